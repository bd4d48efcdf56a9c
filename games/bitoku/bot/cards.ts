import { at } from '@engawa/kernel'
import { bitokuCard, typePoints, vision, yokaiCard } from '../catalogue/index.ts'
import { countItem, setProgress, virtuePoints } from '../rules/index.ts'
import { rockPull, visionChance } from './items.ts'
import { type Mind, usualWorth } from './mind.ts'

/** A new Bitoku card at the end of the path: its type, and the way of the pawn to it. */
export function virtueCardWorth(mind: Mind, id: string): number {
  const { view, seat, domain, left } = mind
  const { type, points, reward } = bitokuCard(id)
  const owned = domain.path.some((card) => bitokuCard(card).type === type)
  const { next, types } = setProgress(view, seat)
  // Early types are steps towards the dear ones.
  const later =
    mind.weights.typeLater *
    ((typePoints[Math.min(7, types + 2)] ?? 0) - at(typePoints, types)) *
    Math.min(1, left / 2)
  const ahead = domain.path.length - domain.pawn
  const reach = Math.max(0.1, Math.min(1, 0.25 + left / 2) - 0.15 * ahead)
  return (owned ? 0 : next + later) + reach * (points + 0.8 * usualWorth(reward) - mind.weights.pathStep)
}

/** How many of what a virtue counts the seat may own in the end. */
function itemsLater(mind: Mind, id: string): number {
  const { item } = yokaiCard(id).virtue
  return countItem(mind.view, mind.seat, item) + mind.left * mind.weights.itemGrowth
}

/** A yokai card gained: better than those it replaces, its virtue, its type. */
export function yokaiWorth(mind: Mind, id: string): number {
  const { action, type, virtue } = yokaiCard(id)
  const better =
    Math.max(0, usualWorth(action) - 1.6) * mind.weights.yokaiAction * Math.max(0, mind.left - 0.2)
  const chance = mind.left > 0.1 ? mind.weights.yokaiVirtue : 0
  const points = chance * Math.min(virtue.most, virtue.points * itemsLater(mind, id))
  return 0.5 + better + points + rockPull(mind, type, 'yamauba')
}

/** A Vision kept. */
export function visionWorth(mind: Mind, id: string): number {
  const { points, loss } = vision(id)
  const { chance } = visionChance(mind, id)
  // Each Vision more shares its items with the others.
  const shared = Math.max(0.5, 1 - 0.12 * mind.domain.visions.length)
  return points * chance * shared - loss * (1 - chance)
}

/** Releasing a card now, against what it could still do and give later. */
export function releaseWorth(mind: Mind, id: string): number {
  const now = virtuePoints(mind.view, mind.seat, id)
  if (mind.left === 0) return now
  const { action, virtue } = yokaiCard(id)
  const later = Math.min(virtue.most, virtue.points * itemsLater(mind, id))
  const use = (usualWorth(action) - mind.weights.releaseAction) * 0.4 * mind.left
  return now - mind.weights.releaseLater * later - use
}
