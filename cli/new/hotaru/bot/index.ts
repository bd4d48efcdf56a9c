import type { Adviser, Seat } from '@engawa/kernel'
import { lightOf } from '../catalogue/index.ts'
import { type Move, type State, wishBonus } from '../rules/index.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** What fireflies bring the seat, each of them (HOT-08). */
function worths({ wishes }: State, seat: Seat, fireflies: readonly number[]): number[] {
  return fireflies.map((firefly) => (lightOf(firefly) === wishes[seat] ? 1 + wishBonus : 1))
}

/** What the net would be worth after one more catch, on average over all that is in the bag. */
function afterCatch(view: State, seat: Seat): number {
  const { net, bag } = view
  const caught = new Set(net.map(lightOf))
  const outcomes = bag.inside.map((firefly) => {
    const held = worths(view, seat, [...net, firefly])
    return caught.has(lightOf(firefly)) ? Math.max(...held) : sum(held)
  })
  return sum(outcomes) / Math.max(1, outcomes.length)
}

export const adviser: Adviser<State, Move> = {
  advise: (view, seat, moves) =>
    moves.map((move) => {
      if (move.kind === 'catch') return afterCatch(view, seat)
      return sum(worths(view, seat, move.kind === 'home' ? view.net : [move.firefly]))
    }),
}
