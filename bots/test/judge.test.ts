import { games } from '@engawa/games'
import { Chance, type GamePlay } from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '@engawa/kernel/toys'
import { expect, test } from 'vitest'
import { judge } from '../index.ts'

async function kodama(): Promise<GamePlay> {
  const play = await games.find(({ id }) => id === 'kodama')?.play()
  if (play === undefined) throw new Error('no Kodama')
  return play
}

/** A turn of growth in a game that the first legal moves played. */
async function laterTurn() {
  const play = await kodama()
  const { game } = play
  const chance = Chance.seeded('judge')
  const state = game.setup(2, {}, chance)
  for (let moves = 0; moves < 20; moves++) {
    const turn = game.turn(state)
    const seat = turn.over ? 0 : (turn.seats[0] ?? 0)
    game.play(state, seat, game.moves(state, seat)[0], chance)
  }
  const turn = game.turn(state)
  return { play, state, seat: turn.over ? 0 : (turn.seats[0] ?? 0) }
}

test('judgements name legal moves, best first, what they bring at once and which lines differ', async () => {
  const { play, state, seat } = await laterTurn()
  const view = play.game.view(state, seat)
  const answer = () => judge(play, view, seat, Chance.seeded('mind'), { trials: 60 })
  const judged = answer()
  expect(judged.length).toBeGreaterThan(2)
  for (const { move } of judged) expect(play.game.check(state, seat, move)).toBeUndefined()
  const [best, next] = judged
  expect(best?.trials).toBeGreaterThanOrEqual(next?.trials ?? 0)
  expect(judged.some(({ why }) => why.now > 0)).toBe(true)
  const line = judged.flatMap(({ why }) => why.lines)[0]
  expect(play.game.score(state)[seat]?.lines.map(({ name }) => name)).toContain(line?.name)
  expect(answer()).toEqual(judged)
})

test('a judgement that is stopped at once is the adviser’s order', async () => {
  const { play, state, seat } = await laterTurn()
  const view = play.game.view(state, seat)
  const judged = judge(play, view, seat, Chance.seeded('mind'), { trials: 60, stop: () => true })
  expect(judged.map(({ trials }) => trials)).toEqual(judged.map(() => 0))
  expect(judged.length).toBeGreaterThan(2)
})

test('a game without trials is judged by its adviser', () => {
  const play: GamePlay = { game: pebblesGame, adviser: pebblesAdviser }
  const state = pebblesGame.setup(2, { evensDouble: false }, Chance.seeded('hint'))
  const judged = judge(play, pebblesGame.view(state, 0), 0, Chance.seeded('x'), { trials: 10 })
  const worth = judged.map((one) => one.worth)
  expect(worth).toEqual([...worth].sort((a, b) => b - a))
})
