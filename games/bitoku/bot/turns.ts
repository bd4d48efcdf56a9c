import { at } from '@engawa/kernel'
import { crystal, effectOf, yokaiCard } from '../catalogue/index.ts'
import { LOCKED, type Move, type MoveOf, type TaskOf } from '../rules/index.ts'
import { bestPlacement, crossWorth, placeWorth, strengthenWorth, visitWorth } from './dice.ts'
import { notationWorth } from './effects.ts'
import { type Mind, pilgrimWorth, pipWorth, usualWorth } from './mind.ts'

/** What a card would do now. */
export const actionWorth = (mind: Mind, card: string): number => notationWorth(mind, yokaiCard(card).action)

/** Does the card need something the seat may still get? Then it can wait. */
function isPurchase(card: string): boolean {
  const effect = effectOf(yokaiCard(card).action)
  return effect.is === 'buy' || effect.is === 'movement'
}

/** Playing a card: its action, the crystal beside it, and the die it unlocks. */
function playWorth(mind: Mind, { card, slot }: MoveOf<'play'>): number {
  const { crystals, places, dice, hand } = mind.domain
  const beside = crystals[slot] ?? ''
  const sense = beside === '' ? 0 : notationWorth(mind, crystal(beside).action)
  const unlocked = places[slot] === LOCKED ? mind.weights.unlock + 0.12 * at(dice, slot) : 0
  // With cards to spare the better ones are played; a purchase that could be better later waits.
  const spare = hand.length > 3 ? 0.2 : 0
  const patience = isPurchase(card) ? mind.weights.patience : 0
  return actionWorth(mind, card) + sense + unlocked + (spare - patience) * usualWorth(yokaiCard(card).action)
}

/** Using a die: its best place, less what a die so high brings anyway. */
function useDieWorth(mind: Mind, die: number): number {
  const value = at(mind.domain.dice, die)
  let best = bestPlacement(mind, value)
  mind.domain.amulets.forEach((count, index) => {
    if (count > 0 && value < 6) best = Math.max(best, strengthenWorth(mind, value, index + 1))
  })
  return best - mind.weights.dieBaseline * value
}

/** The four verbs of summer. */
export function verbWorth(mind: Mind, move: Move): number {
  switch (move.kind) {
    case 'play':
      return playWorth(mind, move)
    case 'use':
      return useDieWorth(mind, move.die)
    case 'sacrifice':
      return useDieWorth(mind, move.die) - mind.weights.sacrifice - 2 * pilgrimWorth(mind)
    case 'cross':
      return crossWorth(mind, move.die) - mind.weights.crossWait
    default:
      return 0
  }
}

/** Placing a die that is on its way. */
export function placingWorth(mind: Mind, { die }: TaskOf<'place'>, move: Move): number {
  const value = at(mind.domain.dice, die)
  switch (move.kind) {
    case 'amulet':
      return strengthenWorth(mind, value, move.worth)
    case 'place':
      return placeWorth(mind, move.region, value)
    case 'visit':
      // A die that could cross gives that up in the House.
      return visitWorth(mind, move.floor) - 0.15 * (value - 1) * pipWorth(mind)
    default:
      return 0
  }
}
