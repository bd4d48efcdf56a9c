import type { Chance } from '@engawa/kernel'
import { outlines, trunkOutline } from '../catalogue/index.ts'
import { insideArea, onTable, overlap } from './geometry.ts'
import { FOOT_FIELDS, graftsOn, POSE_FIELDS } from './grafts.ts'
import type { Grow } from './moves.ts'
import { elementPoints } from './scoring.ts'
import type { SeasonRules } from './seasons.ts'
import { type Stamp, stampOf, stampsOf } from './stamps.ts'
import type { Tree } from './tree.ts'

/** How far a point of a card is from the middle, at any angle: a turned point is rounded, which adds less than one. */
const reachOf = (x: number, y: number): number => Math.ceil(Math.sqrt(x * x + y * y)) + 1

const branchOutlines = Object.values(outlines)
const BRANCH_RADIUS = Math.max(
  ...branchOutlines.map((outline) => reachOf(outline.halfWidth, outline.halfHeight)),
)
const TRUNK_RADIUS = reachOf(trunkOutline.halfWidth, trunkOutline.halfHeight)
const FOOT_RADIUS = Math.max(...branchOutlines.map(({ foot: [x, y] }) => reachOf(x, y)))

/** Takes a placement on the card at index `below`; true stops the enumeration. */
export type Take = (below: number, x: number, y: number, angle: number) => boolean

/** Cards that a placement must keep clear of, side by side for a fast look at each. */
export interface Near {
  count: number
  readonly stamps: Stamp[]
  readonly xs: number[]
  readonly ys: number[]
  /** The square of the distance from which on a branch card is too far away to touch. */
  readonly reaches: number[]
}

/** How far from its middle the card at this index may reach. */
export const radiusOf = (index: number): number => (index === 0 ? TRUNK_RADIUS : BRANCH_RADIUS)

/** The cards, other than the one at `below`, that a branch card with its foot on that one could touch. */
export function lookAround(tree: Tree, below: number, near: Near = nothingNear()): Near {
  const x = tree.xs[below] as number
  const y = tree.ys[below] as number
  const farthest = radiusOf(below) + FOOT_RADIUS
  let count = 0
  for (let index = 0; index < tree.cards.length; index++) {
    if (index === below) continue
    const cardX = tree.xs[index] as number
    const cardY = tree.ys[index] as number
    const reach = BRANCH_RADIUS + radiusOf(index)
    const wide = reach + farthest
    if ((cardX - x) * (cardX - x) + (cardY - y) * (cardY - y) >= wide * wide) continue
    near.stamps[count] = tree.stamps[index] as Stamp
    near.xs[count] = cardX
    near.ys[count] = cardY
    near.reaches[count] = reach * reach
    count++
  }
  near.count = count
  return near
}

const nothingNear = (): Near => ({ count: 0, stamps: [], xs: [], ys: [], reaches: [] })

/** Does no other card lie over this foot? Whatever stood there would touch that card. */
export function isBare({ count, stamps, xs, ys }: Near, x: number, y: number): boolean {
  for (let place = 0; place < count; place++)
    if (insideArea(stamps[place] as Stamp, xs[place] as number, ys[place] as number, x, y)) return false
  return true
}

/** Does the card touch none of the cards near it? (KOD-022) */
export function clearOf(
  { count, stamps, xs, ys, reaches }: Near,
  stamp: Stamp,
  x: number,
  y: number,
): boolean {
  for (let place = 0; place < count; place++) {
    const cardX = xs[place] as number
    const cardY = ys[place] as number
    const dx = cardX - x
    const dy = cardY - y
    if (dx * dx + dy * dy >= (reaches[place] as number)) continue
    if (overlap(stamp, x, y, stamps[place] as Stamp, cardX, cardY)) return false
  }
  return true
}

/** Does the card touch no card of the tree but the one at `below`? (KOD-022) */
function clearOfOthers(tree: Tree, below: number, stamp: Stamp, x: number, y: number): boolean {
  for (let index = 0; index < tree.cards.length; index++) {
    if (index === below) continue
    const cardX = tree.xs[index] as number
    const cardY = tree.ys[index] as number
    const dx = cardX - x
    const dy = cardY - y
    const reach = BRANCH_RADIUS + radiusOf(index)
    if (dx * dx + dy * dy >= reach * reach) continue
    if (overlap(stamp, x, y, tree.stamps[index] as Stamp, cardX, cardY)) return false
  }
  return true
}

/**
 * The dense, repeatable set of KOD-062 for one card: its foot at every sampled point of bark that lies bare,
 * turned to every sampled angle. Returns whether `take` stopped it.
 */
export function eachPlacement(tree: Tree, rules: SeasonRules, card: number, take: Take): boolean {
  const icons = rules.icons[card] as readonly number[]
  const near = nothingNear()
  for (let below = 0; below < tree.cards.length; below++)
    if (elementPoints(tree, icons, below) <= rules.limit && eachPlacementOn(tree, below, card, near, take))
      return true
  return false
}

function eachPlacementOn(tree: Tree, below: number, card: number, near: Near, take: Take): boolean {
  const { feet, poses } = graftsOn(tree.stamps[below] as Stamp, tree.iconCounts[below] as number, card)
  const stamps = stampsOf(card)
  const belowX = tree.xs[below] as number
  const belowY = tree.ys[below] as number
  lookAround(tree, below, near)
  for (let foot = 0; foot < feet.length; foot += FOOT_FIELDS) {
    const footX = belowX + (feet[foot] as number)
    const footY = belowY + (feet[foot + 1] as number)
    if (!isBare(near, footX, footY)) continue
    const end = feet[foot + 3] as number
    for (let pose = feet[foot + 2] as number; pose < end; pose += POSE_FIELDS) {
      const x = belowX + (poses[pose] as number)
      const y = belowY + (poses[pose + 1] as number)
      const angle = poses[pose + 2] as number
      // The stamps of all sampled angles were made when the grafts were found.
      const stamp = stamps[angle] as Stamp
      if (onTable(stamp, x, y) && clearOf(near, stamp, x, y) && take(below, x, y, angle)) return true
    }
  }
  return false
}

/** All sampled placements of one card, as moves. */
export function placementsOf(tree: Tree, rules: SeasonRules, card: number): Grow[] {
  const found: Grow[] = []
  eachPlacement(tree, rules, card, (below, x, y, angle) => {
    found.push({ kind: 'grow', card, on: tree.cards[below] as number, x, y, angle })
    return false
  })
  return found
}

/** Does any of these cards have a sampled placement? Where none has, the seat is stuck (KOD-064). */
export function canPlace(tree: Tree, rules: SeasonRules, cards: readonly number[]): boolean {
  return cards.some((card) => eachPlacement(tree, rules, card, () => true))
}

/** One of the placements of KOD-062 at random, or nothing where the one drawn is not legal. */
function drawPlacement(
  tree: Tree,
  rules: SeasonRules,
  cards: readonly number[],
  chance: Chance,
): Grow | undefined {
  const card = chance.pick(cards)
  const below = chance.int(tree.cards.length)
  if (elementPoints(tree, rules.icons[card] as readonly number[], below) > rules.limit) return undefined
  return drawPlacementOn(tree, card, below, chance)
}

/** The same for one card on the card at index `below`; whether the limit allows that is not asked here. */
export function drawPlacementOn(tree: Tree, card: number, below: number, chance: Chance): Grow | undefined {
  const { poses } = graftsOn(tree.stamps[below] as Stamp, tree.iconCounts[below] as number, card)
  if (poses.length === 0) return undefined
  const pose = POSE_FIELDS * chance.int(poses.length / POSE_FIELDS)
  const x = (tree.xs[below] as number) + (poses[pose] as number)
  const y = (tree.ys[below] as number) + (poses[pose + 1] as number)
  const angle = poses[pose + 2] as number
  const stamp = stampOf(card, angle)
  if (!onTable(stamp, x, y) || !clearOfOthers(tree, below, stamp, x, y)) return undefined
  return { kind: 'grow', card, on: tree.cards[below] as number, x, y, angle }
}

/** Up to `wanted` random placements out of at most `tries` draws, for playouts. None found does not mean that none is. */
export function drawPlacements(
  tree: Tree,
  rules: SeasonRules,
  cards: readonly number[],
  chance: Chance,
  wanted: number,
  tries: number,
): Grow[] {
  const found: Grow[] = []
  for (let attempt = 0; attempt < tries && found.length < wanted; attempt++) {
    const move = drawPlacement(tree, rules, cards, chance)
    if (move !== undefined) found.push(move)
  }
  return found
}
