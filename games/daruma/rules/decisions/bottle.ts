import { add, countOf, total } from '../dice.ts'
import type { Decision } from '../kinds.ts'
import { roll as rollDice } from '../luck.ts'
import { type Move, moveList, push } from '../moves.ts'
import { refuse } from '../refusals.ts'

/** DAR-14: keep dice out of the hand, at least one is rolled. */
export const pour: Decision<'pour', 'keep' | 'roll'> = {
  rule: 'DAR-14',
  answers: ['keep', 'roll'],
  moves({ hand }) {
    const list: Move[] = [moveList.roll]
    if (total(hand) > 1)
      for (let value = 1; value <= 6; value++) if (countOf(hand, value) > 0) push(list, moveList.keep[value])
    return list
  },
  refuse({ hand }, _seat, move) {
    if (move.kind === 'roll') return undefined
    const { value } = move
    if (countOf(hand, value) === 0) return refuse('no-such-die', 'DAR-14', { value })
    return total(hand) < 2 ? refuse('keep-last', 'DAR-14') : undefined
  },
  play(step, seat, move) {
    if (move.kind === 'roll') return rollDice(step, seat)
    const { state, tell } = step
    add(state.hand, move.value, -1)
    add(state.dice, move.value, 1)
    tell?.({ kind: 'kept', seat, value: move.value })
  },
}

/** DAR-17: the dice in the hand are rolled, nothing else can be done. */
export const roll: Decision<'roll', 'roll'> = {
  rule: 'DAR-17',
  answers: ['roll'],
  moves: () => [moveList.roll],
  refuse: () => undefined,
  play: (step, seat) => rollDice(step, seat),
}
