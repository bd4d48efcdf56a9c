import { at, type Seat } from '@engawa/kernel'
import { branchCard, type Element, LIMIT, seasonCard } from '../catalogue/index.ts'
import { coversElement, onBark, onTable, overlap } from './geometry.ts'
import { type Covered, type PoseReason, refuse } from './refusals.ts'
import { type PlacementScore, placementScore } from './scoring.ts'
import type { SeasonRules } from './seasons.ts'
import { type Stamp, stampOf } from './stamps.ts'
import type { Pose, State } from './state.ts'
import { seatTree, type Tree } from './tree.ts'

/** All that can be said about laying a card somewhere. */
export interface Judgement {
  readonly legal: boolean
  /** Every reason against it, in the order foot, cards, elements, table, limit; empty where it is legal. */
  readonly reasons: readonly PoseReason[]
  /** The card it would lie on, 0 the trunk; nothing where it meets no card at all. */
  readonly on: number | undefined
  /** What it would score there. */
  readonly score: PlacementScore | undefined
  /** Where the foot lies. */
  readonly foot: { readonly x: number; readonly y: number }
  readonly onBark: boolean
  /** Cards it touches beside the one it lies on (KOD-022). */
  readonly touched: readonly number[]
  readonly covered: readonly Covered[]
}

/** A card held over a tree. */
interface HeldCard {
  readonly stamp: Stamp
  readonly x: number
  readonly y: number
}

function touches(tree: Tree, index: number, { stamp, x, y }: HeldCard): boolean {
  return overlap(stamp, x, y, at(tree.stamps, index), at(tree.xs, index), at(tree.ys, index))
}

function footOn(tree: Tree, index: number, { stamp, x, y }: HeldCard): boolean {
  const [footX, footY] = [x + stamp.footX, y + stamp.footY]
  return onBark(at(tree.stamps, index), at(tree.xs, index), at(tree.ys, index), footX, footY)
}

/** The elements of card `index` that the held card would cover (KOD-023). */
function coveredOn(tree: Tree, index: number, trunk: Element, { stamp, x, y }: HeldCard): Covered[] {
  const card = at(tree.cards, index)
  const icons = card === 0 ? [trunk] : branchCard(card).icons
  const { places } = at(tree.stamps, index)
  const covered: Covered[] = []
  icons.forEach((element, place) => {
    const placeX = at(tree.xs, index) + at(places, 2 * place)
    const placeY = at(tree.ys, index) + at(places, 2 * place + 1)
    if (coversElement(stamp, x, y, placeX, placeY)) covered.push({ card, place, element })
  })
  return covered
}

/** The card a held card most likely means: one that it touches with its foot on bark, or else the first it touches. */
function likelyBelow(tree: Tree, met: readonly number[], held: HeldCard): number | undefined {
  return met.find((index) => footOn(tree, index, held)) ?? met[0]
}

interface Findings {
  readonly on: number
  readonly footOnBark: boolean
  readonly touchesBelow: boolean
  readonly touched: readonly number[]
  readonly covered: readonly Covered[]
  readonly onTable: boolean
  readonly points: number
}

function reasonsIn(found: Findings, rules: SeasonRules): PoseReason[] {
  const { on, touched, covered, points } = found
  const { limit } = rules
  const reasons: PoseReason[] = []
  if (!found.footOnBark) reasons.push(refuse('foot-off-bark', 'KOD-021', { on }))
  if (!found.touchesBelow) reasons.push(refuse('not-touching', 'KOD-022', { on }))
  if (touched.length > 0) reasons.push(refuse('touches-more', 'KOD-022', { cards: touched }))
  if (covered.length > 0) reasons.push(refuse('covers-element', 'KOD-023', { elements: covered }))
  if (!found.onTable) reasons.push(refuse('off-table', 'KOD-024'))
  if (points > limit) {
    const rule = limit === LIMIT ? 'KOD-025' : seasonCard(rules.id).rule
    reasons.push(refuse('over-limit', rule, { points, limit }))
  }
  return reasons
}

/** Judges a pose on a tree that is laid out already; `named` is the index of the card below, or nothing where the pose decides. */
export function judgeOnTree(
  tree: Tree,
  rules: SeasonRules,
  trunk: Element,
  card: number,
  pose: Pose,
  named?: number,
): Judgement {
  const held: HeldCard = { stamp: stampOf(card, pose.angle), x: pose.x, y: pose.y }
  const foot = { x: pose.x + held.stamp.footX, y: pose.y + held.stamp.footY }
  const met: number[] = []
  for (let index = 0; index < tree.cards.length; index++) if (touches(tree, index, held)) met.push(index)
  const below = named ?? likelyBelow(tree, met, held)
  const covered = met.flatMap((index) => coveredOn(tree, index, trunk, held))
  if (below === undefined) {
    const reasons: PoseReason[] = [refuse('touches-none', 'KOD-022')]
    if (!onTable(held.stamp, pose.x, pose.y)) reasons.push(refuse('off-table', 'KOD-024'))
    return {
      legal: false,
      reasons,
      on: undefined,
      score: undefined,
      foot,
      onBark: false,
      touched: [],
      covered,
    }
  }
  const score = placementScore(tree, rules, card, below)
  const found: Findings = {
    on: at(tree.cards, below),
    footOnBark: footOn(tree, below, held),
    touchesBelow: met.includes(below),
    touched: met.filter((index) => index !== below).map((index) => at(tree.cards, index)),
    covered,
    onTable: onTable(held.stamp, pose.x, pose.y),
    points: score.points,
  }
  const reasons = reasonsIn(found, rules)
  const { on, footOnBark, touched } = found
  return { legal: reasons.length === 0, reasons, on, score, foot, onBark: footOnBark, touched, covered }
}

/**
 * Whether a card may be laid at a pose on the seat's tree, why not, and what it would score (KOD-061).
 * `on` names the card below, 0 the trunk; without it the pose decides. Cheap enough for every pointer frame.
 */
export function judge(state: State, seat: Seat, card: number, pose: Pose, on?: number): Judgement {
  const { grove, rules, tree } = seatTree(state, seat)
  const named = on === undefined ? undefined : tree.cards.indexOf(on)
  return judgeOnTree(tree, rules, grove.trunk, card, pose, named)
}
