import { at } from '@engawa/kernel'
import { MILLIMETRE } from '../catalogue/index.ts'
import { eachPlacement, elementPoints, type Grow, type SeasonRules, type Tree } from '../rules/index.ts'

const METRE = 1000 * MILLIMETRE

/** A straight branch, as a measure for how much room there is. */
const PROBE = 7

/** So many places for the probe are as good as any number. */
const PLENTY = 6

/** How easily something can be laid on each card of the tree, 0 to 1. */
export function openness(tree: Tree, rules: SeasonRules): number[] {
  const places = tree.cards.map(() => 0)
  const unlimited = { ...rules, limit: Number.POSITIVE_INFINITY }
  eachPlacement(tree, unlimited, PROBE, (below) => {
    places[below] = at(places, below) + 1
    return false
  })
  return places.map((count) => Math.min(1, count / PLENTY))
}

/** The share of cards, best first, that a seat can hope to find one of in the display. */
const HOPE = 3

/**
 * Points that the next placement can be expected to bring: for each card that may come, the most it would
 * score on a card with room, then the mean over the better third of them.
 */
export function potential(
  tree: Tree,
  rules: SeasonRules,
  open: readonly number[],
  cards: readonly number[],
): number {
  const best = cards.map((card) => {
    const icons = at(rules.icons, card)
    let most = 0
    for (let below = 0; below < tree.cards.length; below++) {
      const room = open[below] as number
      if (room === 0) continue
      const points = elementPoints(tree, icons, below)
      if (points <= rules.limit && points * room > most) most = points * room
    }
    return most
  })
  best.sort((a, b) => b - a)
  const counted = best.slice(0, Math.ceil(best.length / HOPE))
  return counted.length === 0 ? 0 : counted.reduce((sum, points) => sum + points, 0) / counted.length
}

/** Metres from a placement to the nearest card it does not lie on: a cheap hint at the room that is left. */
export function elbowRoom(tree: Tree, { on, x, y }: Grow): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 0; index < tree.cards.length; index++) {
    if (tree.cards[index] === on) continue
    const dx = at(tree.xs, index) - x
    const dy = at(tree.ys, index) - y
    nearest = Math.min(nearest, dx * dx + dy * dy)
  }
  return nearest === Number.POSITIVE_INFINITY ? 0 : Math.sqrt(nearest) / METRE
}
