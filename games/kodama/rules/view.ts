import type { Chance, Viewer } from '@engawa/kernel'
import { goals } from '../catalogue/index.ts'
import { copy } from './copy.ts'
import { HIDDEN, type State } from './state.ts'

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
