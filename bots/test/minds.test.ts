import { Chance, type GamePlay, type SearchKnowledge } from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '@engawa/kernel/toys'
import { expect, test } from 'vitest'
import {
  chooseMove,
  greedyPolicy,
  levelNamed,
  type Mind,
  mindNamed,
  minds,
  playMatch,
  rankMoves,
  untilImpatient,
} from '../index.ts'

const play: GamePlay = { game: pebblesGame, adviser: pebblesAdviser }
const options = { evensDouble: false }

test.each(minds)('%s plays whole games of legal moves from its own view', (level) => {
  const chance = Chance.seeded('table')
  const thinking = Chance.seeded('mind')
  const state = pebblesGame.setup(3, options, chance)
  for (let turn = pebblesGame.turn(state); !turn.over; turn = pebblesGame.turn(state)) {
    const seat = turn.seats[0] ?? 0
    const move = chooseMove(play, level, pebblesGame.view(state, seat), seat, thinking)
    expect(pebblesGame.check(state, seat, move)).toBeUndefined()
    pebblesGame.play(state, seat, move as Parameters<typeof pebblesGame.play>[2], chance)
  }
})

test('a match is the same for the same seed, and thinking leaves the table’s chance alone', () => {
  const match = { people: 2, options, seed: 'match', minds: ['greedy', 'random'] as const }
  expect(playMatch(play, match)).toEqual(playMatch(play, match))
})

test('between moves that look alike chance decides, not their order', () => {
  const alike: GamePlay = {
    game: pebblesGame,
    adviser: { advise: (_view, _seat, moves) => moves.map(() => 1) },
  }
  const state = pebblesGame.setup(2, options, Chance.seeded('alike'))
  const view = pebblesGame.view(state, state.active)
  const thinking = Chance.seeded('mind')
  const chosen = new Set<unknown>()
  for (let i = 0; i < 60; i++)
    chosen.add(JSON.stringify(chooseMove(alike, 'greedy', view, state.active, thinking)))
  expect(chosen.size).toBe(pebblesGame.moves(view, state.active).length)
})

test('hints come best first', () => {
  const state = pebblesGame.setup(2, options, Chance.seeded('hint'))
  const seat = state.active
  const view = pebblesGame.view(state, seat)
  const moves = pebblesGame.moves(view, seat)
  const ranked = rankMoves(pebblesAdviser, view, seat, moves, Chance.seeded('x'))
  const worth = ranked.map((rated) => rated.worth)
  expect(worth).toEqual([...worth].sort((a, b) => b - a))
  expect(new Set(ranked.map(({ move }) => move))).toEqual(new Set(moves))
})

test.each([
  ['random', 'random', 'passerby'],
  ['easy', 'guest', 'guest'],
  ['greedy', 'greedy', 'neighbour'],
  ['master', 'master', 'master'],
])('a table that names the bot %s is played by %s and shown as %s', (name, mind, level) => {
  expect(mindNamed(name)).toBe(mind)
  expect(levelNamed(name)).toBe(level)
})

test('a name that nobody bears is no bot', () => {
  for (const name of ['genius', 'constructor', '']) {
    expect(mindNamed(name)).toBeUndefined()
    expect(levelNamed(name)).toBeUndefined()
  }
})

test('thinking ends when people would begin to wait, sooner where a turn has many decisions', () => {
  const stopAfter = (decisions: number, spent?: number): number => {
    let time = 0
    const adviser = { ...pebblesAdviser, search: { width: 2, trials: 10, decisions } }
    const stop = untilImpatient({ game: pebblesGame, adviser }, () => time, spent)
    while (!stop()) time++
    return time
  }
  expect([1, 3, 10].map((decisions) => stopAfter(decisions))).toEqual([1000, 1000, 300])
  // The longer a turn has taken, the less time is left for its next move.
  expect([0, 1000, 1800, 2500].map((spent) => stopAfter(10, spent))).toEqual([300, 300, 100, 0])
})

test('an Elder tries out only what the game leaves to it, a master everything', () => {
  const state = pebblesGame.setup(2, options, Chance.seeded('elder'))
  const view = pebblesGame.view(state, state.active)
  const triedBy = (level: Mind, left: boolean): number => {
    let trials = 0
    const search: SearchKnowledge = {
      width: 2,
      trials: 24,
      decisions: 1,
      elderConcerns: () => left,
      playout() {
        trials++
        return greedyPolicy(pebblesGame, pebblesAdviser)
      },
    }
    const told: GamePlay = { game: pebblesGame, adviser: { ...pebblesAdviser, search } }
    const move = chooseMove(told, level, view, state.active, Chance.seeded('mind'))
    expect(pebblesGame.check(state, state.active, move)).toBeUndefined()
    return trials
  }
  expect(triedBy('elder', false)).toBe(0)
  expect(triedBy('elder', true)).toBeGreaterThan(0)
  expect(triedBy('master', false)).toBeGreaterThan(0)
})
