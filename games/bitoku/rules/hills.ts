import type { Seat } from '@engawa/kernel'
import { type Wild, wilds } from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import { type Favour, favours } from './moves.ts'
import type { State } from './state.ts'

const favourIndex = (hill: Wild, favour: Favour): number => wilds.indexOf(hill) * 3 + favours.indexOf(favour)

export const isCovered = (state: State, hill: Wild, favour: Favour): boolean =>
  state.covered[favourIndex(hill, favour)] === true

/** The card a favour gives; the double favour has none. */
export function favourCard(state: State, hill: Wild, favour: Favour): string {
  const index = wilds.indexOf(hill)
  if (favour === 'bitoku') return state.hillBitoku[index] ?? ''
  return favour === 'yokai' ? (state.hillYokai[index] ?? '') : ''
}

/** Covers a favour; a card that is taken leaves the hill (BIT-242, BIT-248). */
export function coverFavour(
  { state, tell }: Step,
  seat: Seat,
  hill: Wild,
  favour: Favour,
  taken: boolean,
): string {
  const card = favourCard(state, hill, favour)
  state.covered[favourIndex(hill, favour)] = true
  if (taken) {
    const index = wilds.indexOf(hill)
    if (favour === 'bitoku') state.hillBitoku[index] = ''
    if (favour === 'yokai') state.hillYokai[index] = ''
  }
  tell?.({ kind: 'covered', seat, hill, favour, card, taken })
  return card
}
