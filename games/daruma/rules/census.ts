import { available } from './dice.ts'
import type { State } from './state.ts'

/** Every piece of the box, wherever it lies (DAR-01). */
export function census(state: State): string[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  const dice = available(state) + sum(state.painted) + state.bottle.length + state.ledger
  const pupils = state.supply + sum(state.pupils)
  const cards = [
    ...state.deck.inside,
    ...state.deck.under,
    ...state.display.filter((daruma) => daruma !== 0),
    ...state.owned.flat(),
  ]
  return [
    ...cards.map((daruma) => `daruma ${daruma}`),
    ...[...state.track, ...state.spareTokens].map((token) => `round token ${token}`),
    ...[...state.objectives, ...state.spareObjectives].map((objective) => `objective ${objective}`),
    ...Array.from({ length: dice }, () => 'die'),
    ...Array.from({ length: pupils }, () => 'pupil token'),
    ...(state.counter in state.track ? ['round counter'] : []),
    'tanuki',
    'reminder of the objectives',
  ]
}
