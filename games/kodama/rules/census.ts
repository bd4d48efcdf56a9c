import type { State } from './state.ts'

/** Every card of the box, wherever it lies. */
export function census(state: State): string[] {
  const branches = [...state.display, ...state.deck.inside, ...state.deck.under]
  const goalCards = [...state.box.goals]
  const trunks = [...state.box.trunks]
  for (const { trunk, tree, hand, played } of state.groves) {
    trunks.push(trunk)
    branches.push(...tree.map(({ card }) => card))
    goalCards.push(...hand, ...played.map(({ goal }) => goal))
  }
  return [
    ...branches.map((card) => `branch ${card}`),
    ...goalCards.map((goal) => `kodama ${goal}`),
    ...trunks.map((trunk) => `trunk ${trunk}`),
    ...[...state.shown, ...state.box.seasons].map((season) => `season ${season}`),
  ]
}
