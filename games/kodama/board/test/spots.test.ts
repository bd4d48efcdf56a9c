import { at, Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { type Grow, kodama, type Move, placementClasses, type State } from '../../rules/index.ts'
import { spotFinder } from '../spots.ts'

/** A third of what is ample: nobody would call two places alike that differ so much. */
const MUCH_ROOM = 5000

const roomRound = (view: State, move: Grow): number =>
  Math.min(
    15_000,
    ...at(view.groves, 0)
      .tree.filter(({ card }) => card !== move.on)
      .map(({ x, y }) => Math.hypot(x - move.x, y - move.y)),
  )

function pointsOf(view: State, move: Grow): number {
  const { points, bonus } = at(placementClasses(view, 0, [move]), 0)
  return points + bonus
}

/** A game that chance plays; each view before a growth of the first seat. */
function* growths(seed: string): Generator<{ view: State; moves: readonly Move[] }> {
  const chance = Chance.seeded(seed)
  const state = kodama.setup(2, {}, chance)
  for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
    const seat = at(turn.seats, 0)
    const moves = kodama.moves(state, seat)
    if (seat === 0 && moves.some(({ kind }) => kind === 'grow')) yield { view: kodama.view(state, 0), moves }
    kodama.play(state, seat, chance.pick(moves), chance)
  }
}

test('the first good spot is not in the way where another one brings as much and leaves much more room', () => {
  let compared = 0
  for (const { view, moves } of growths('room'))
    for (const card of view.display) {
      const [first, ...others] = spotFinder(view, 0, moves, false)(card)
      if (first === undefined) continue
      const better = others.filter(
        (other) =>
          pointsOf(view, other) >= pointsOf(view, first) &&
          roomRound(view, other) > roomRound(view, first) + MUCH_ROOM,
      )
      expect(better).toEqual([])
      compared += others.length
    }
  expect(compared).toBeGreaterThan(20)
})
