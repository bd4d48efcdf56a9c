import type { Chance } from '@engawa/kernel'
import { insideArea, onTable, overlap } from './geometry.ts'
import { FOOT_FIELDS, graftsOn, POSE_FIELDS } from './grafts.ts'
import type { Grow } from './moves.ts'
import { elementPoints } from './scoring.ts'
import type { SeasonRules } from './seasons.ts'
import { type Stamp, stampOf } from './stamps.ts'
import type { Tree } from './tree.ts'

/** Half the diagonal of a branch card and of a trunk card, and the farthest a foot lies from its card's middle, rounded up. */
const BRANCH_RADIUS = 5412
const TRUNK_RADIUS = 7685
const FOOT_RADIUS = 4618

/** Takes a placement on the card at index `below`; true stops the enumeration. */
export type Take = (below: number, x: number, y: number, angle: number) => boolean

/** Is card `index` too far away for a branch card whose middle lies within `slack` of the point to touch it? */
function farFrom(tree: Tree, index: number, x: number, y: number, slack: number): boolean {
  const dx = (tree.xs[index] as number) - x
  const dy = (tree.ys[index] as number) - y
  const reach = slack + BRANCH_RADIUS + (index === 0 ? TRUNK_RADIUS : BRANCH_RADIUS)
  return dx * dx + dy * dy >= reach * reach
}

/** Fills `near` with the cards, other than the one at `below`, that a card with its foot there could touch. */
function cardsNearFoot(tree: Tree, below: number, x: number, y: number, near: number[]): void {
  near.length = 0
  for (let index = 0; index < tree.cards.length; index++)
    if (index !== below && !farFrom(tree, index, x, y, FOOT_RADIUS)) near.push(index)
}

/** Does no other card lie over this foot? Whatever stood there would touch that card. */
function isBare(tree: Tree, near: readonly number[], x: number, y: number): boolean {
  for (const index of near)
    if (insideArea(tree.stamps[index] as Stamp, tree.xs[index] as number, tree.ys[index] as number, x, y))
      return false
  return true
}

function touches(tree: Tree, index: number, stamp: Stamp, x: number, y: number): boolean {
  if (farFrom(tree, index, x, y, 0)) return false
  return overlap(stamp, x, y, tree.stamps[index] as Stamp, tree.xs[index] as number, tree.ys[index] as number)
}

/** Does the card touch none of the cards near it? (KOD-022) */
function clearOf(tree: Tree, near: readonly number[], stamp: Stamp, x: number, y: number): boolean {
  for (const index of near) if (touches(tree, index, stamp, x, y)) return false
  return true
}

/** Does the card touch no card of the tree but the one at `below`? (KOD-022) */
export function clearOfOthers(tree: Tree, below: number, stamp: Stamp, x: number, y: number): boolean {
  for (let index = 0; index < tree.cards.length; index++)
    if (index !== below && touches(tree, index, stamp, x, y)) return false
  return true
}

/**
 * The dense, repeatable set of KOD-062 for one card: its foot at every sampled point of bark that lies bare,
 * turned to every sampled angle. Returns whether `take` stopped it.
 */
export function eachPlacement(tree: Tree, rules: SeasonRules, card: number, take: Take): boolean {
  const icons = rules.icons[card] as readonly number[]
  const near: number[] = []
  for (let below = 0; below < tree.cards.length; below++)
    if (elementPoints(tree, icons, below) <= rules.limit && eachPlacementOn(tree, below, card, near, take))
      return true
  return false
}

function eachPlacementOn(tree: Tree, below: number, card: number, near: number[], take: Take): boolean {
  const { feet, poses } = graftsOn(tree.stamps[below] as Stamp, tree.iconCounts[below] as number, card)
  const belowX = tree.xs[below] as number
  const belowY = tree.ys[below] as number
  for (let foot = 0; foot < feet.length; foot += FOOT_FIELDS) {
    const footX = belowX + (feet[foot] as number)
    const footY = belowY + (feet[foot + 1] as number)
    cardsNearFoot(tree, below, footX, footY, near)
    if (!isBare(tree, near, footX, footY)) continue
    const end = feet[foot + 3] as number
    for (let pose = feet[foot + 2] as number; pose < end; pose += POSE_FIELDS) {
      const x = belowX + (poses[pose] as number)
      const y = belowY + (poses[pose + 1] as number)
      const angle = poses[pose + 2] as number
      const stamp = stampOf(card, angle)
      if (onTable(stamp, x, y) && clearOf(tree, near, stamp, x, y) && take(below, x, y, angle)) return true
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
