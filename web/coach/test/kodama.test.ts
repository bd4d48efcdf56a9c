import { judge } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { at, Chance, type Seat } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { doubtOf } from '../doubt.ts'

/** A card laid on another, somewhere. */
interface Placement {
  readonly kind: string
  readonly card: number
  readonly on: number
  readonly x: number
}

async function judged() {
  const entry = entryOf('kodama')
  if (entry === undefined) throw new Error('there is no Kodama')
  const play = await entry.play()
  const { game, adviser } = play
  const chance = Chance.seeded('coach in the grove')
  const state = game.setup(2, {}, chance)
  // Later a tree has good places and poor ones.
  for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
    const seat: Seat = at(turn.seats, 0)
    const moves = game.moves(state, seat)
    const listed = adviser.shortlist?.(state, seat, moves) ?? moves
    if (seat === 0 && listed.length > 14) {
      const view = game.view(state, seat)
      const found = judge(play, view, seat, Chance.seeded('judged'), { trials: 160, width: 24 })
      return { found, moves: moves as readonly Placement[], alike: adviser.alike }
    }
    game.play(state, seat, at(listed, 0), chance)
  }
  throw new Error('the tree stays small')
}

test('a card laid freely, where none was tried out, is doubted like those on the same card', async () => {
  const { found, moves, alike } = await judged()
  const poor = found.filter(({ move }) => doubtOf(found, move) !== undefined)
  expect(poor.length).toBeGreaterThan(0)
  const tried = at(poor, 0).move as Placement
  const other = moves.find(({ card, on, x }) => card === tried.card && on === tried.on && x !== tried.x)
  if (other === undefined) throw new Error('there is only one place for it')
  expect(doubtOf(found, other)).toBeUndefined()
  expect(doubtOf(found, other, alike)).toEqual(doubtOf(found, tried))
  const best = at(found, 0).move as Placement
  expect(doubtOf(found, { ...best, x: best.x + 0.25 }, alike)).toBeUndefined()
})
