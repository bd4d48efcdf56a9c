import { at, sequence } from '@engawa/kernel'
import { tenguCard } from '../../catalogue/index.ts'
import { turnUpFrom } from '../dealing.ts'
import type { Plan, Step } from '../kinds.ts'
import { TENGU } from '../step.ts'
import { cycle } from './cycle.ts'
import { part } from './part.ts'

const LEFT = 0

/** BIT-524: the lower die of will names the card: 1 or 2 right, 3 or 4 middle, 5 or 6 left. */
export const rowPlace = (dice: readonly number[]): number => 2 - Math.floor((Math.min(...dice) - 1) / 2)

/** BIT-523 to BIT-525: roll and find the card; the first step of the cycle that applies comes next. */
export function takeTurn(step: Step): Plan {
  const { state, chance, tell } = step
  const dice = [1 + chance.int(6), 1 + chance.int(6)]
  state.tengu.will = dice
  const place = rowPlace(dice)
  const id = at(state.tengu.row, place)
  const left = place === LEFT
  tell?.({ kind: 'willRolled', seat: TENGU, dice, card: id, rule: 'BIT-524' })
  const found = cycle.find((one) => one.applies(state, { card: tenguCard(id), left }))
  const end = part({ is: 'end' }, id)
  if (found === undefined) return end
  tell?.({ kind: 'tenguStepped', seat: TENGU, step: found.step, card: id, rule: found.rule })
  return sequence(part({ is: 'step', step: found.step, left }, id), end)
}

/** BIT-527: the top card; an empty deck takes the discard pile back. */
export function turnCard({ state, chance }: Step): string | undefined {
  return turnUpFrom(state.tengu.deck, state.tengu.discard, chance)
}
