import { type Chance, copyBag, type Viewer } from '@engawa/kernel'
import { goals } from '../catalogue/index.ts'
import type { Grove, State } from './state.ts'

/** In a view, a kodama card that the viewer may not know. */
export const HIDDEN = 0

function copyGrove(grove: Grove): Grove {
  return {
    trunk: grove.trunk,
    tree: grove.tree.slice(),
    hand: grove.hand.slice(),
    played: grove.played.slice(),
    growth: grove.growth.slice(),
    bonus: grove.bonus.slice(),
    end: grove.end.slice(),
    renewed: grove.renewed,
  }
}

export function copy(state: State): State {
  return {
    groves: state.groves.map(copyGrove),
    deck: copyBag(state.deck),
    display: state.display.slice(),
    season: state.season,
    shown: state.shown.slice(),
    phase: state.phase,
    first: state.first,
    round: state.round,
    step: state.step,
    box: {
      trunks: state.box.trunks.slice(),
      goals: state.box.goals.slice(),
      seasons: state.box.seasons.slice(),
    },
  }
}

/**
 * Hides the hands of the others, until the end, and the goals that are not in the game (KOD-003, KOD-007).
 * Which branch cards the deck holds follows from what all have seen; its order does not exist.
 */
export function view(state: State, viewer: Viewer): State {
  const seen = copy(state)
  const hide = (cards: number[]): void => {
    cards.fill(HIDDEN)
  }
  if (state.phase !== 'over')
    seen.groves.forEach((grove, seat) => {
      if (seat !== viewer) hide(grove.hand)
    })
  hide(seen.box.goals)
  return seen
}

/** Deals the goals that the viewer has not seen to the hands and the box where they could be. */
export function imagine(seen: State, chance: Chance): State {
  const state = copy(seen)
  const unseen = new Set(goals.map(({ id }) => id))
  for (const { hand, played } of state.groves) {
    for (const goal of hand) unseen.delete(goal)
    for (const { goal } of played) unseen.delete(goal)
  }
  for (const goal of state.box.goals) unseen.delete(goal)
  const stack = chance.shuffle([...unseen])
  const deal = (cards: number[]): void => {
    if (!cards.includes(HIDDEN)) return
    cards.forEach((card, index) => {
      if (card === HIDDEN) cards[index] = stack.pop() as number
    })
    cards.sort((a, b) => a - b)
  }
  for (const { hand } of state.groves) deal(hand)
  deal(state.box.goals)
  return state
}

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
