import { at, type Seat } from '@engawa/kernel'
import { type Element, FULL_TURN, MILLIMETRE } from '../catalogue/index.ts'
import { clearance } from './clearance.ts'
import { onBark, onTable, overlap } from './geometry.ts'
import { sparesElements } from './grafts.ts'
import { type Judgement, judgeOnTree } from './judge.ts'
import { clearOf, isBare, lookAround, type Near } from './placements.ts'
import { elementPoints } from './scoring.ts'
import { type SeasonRules, seasonRules } from './seasons.ts'
import { type Stamp, stampOf } from './stamps.ts'
import { type Pose, rulingSeason, type State } from './state.ts'
import { type Tree, treeOf } from './tree.ts'

/**
 * Where one card may lie on one tree. What was found out about a foot stays here for the next question:
 * a hand moves little from frame to frame. A field is good as long as the tree and the season are.
 */
export interface Field {
  readonly tree: Tree
  readonly rules: SeasonRules
  readonly trunk: Element
  readonly card: number
  /** By the index of the card below, for those that somebody came near to. */
  readonly perches: (Perches | undefined)[]
}

/** A laid card as one to stand on. */
interface Ground {
  readonly index: number
  readonly stamp: Stamp
  readonly icons: number
  readonly x: number
  readonly y: number
  readonly near: Near
}

/** Feet on the middle of one card's bark that lie bare. */
export interface Perches {
  readonly ground: Ground
  /** x, y, x, y … on the table. */
  readonly feet: readonly number[]
  /** By the foot, for those that were asked for: how far to turn from each angle to the nearest free one. */
  readonly turns: (Int16Array | undefined)[]
}

/** How far apart the feet are. */
const STEP = 2 * MILLIMETRE

export function fieldOf(state: State, seat: Seat, card: number): Field {
  const grove = at(state.groves, seat)
  const rules = seasonRules(rulingSeason(state))
  return { tree: treeOf(grove, rules), rules, trunk: grove.trunk, card, perches: [] }
}

/** As `judge`, on the field's tree. */
export function judgeInField({ tree, rules, trunk, card }: Field, pose: Pose, on?: number): Judgement {
  return judgeOnTree(tree, rules, trunk, card, pose, on === undefined ? undefined : tree.cards.indexOf(on))
}

function groundOf(tree: Tree, index: number): Ground {
  return {
    index,
    stamp: at(tree.stamps, index),
    icons: at(tree.iconCounts, index),
    x: at(tree.xs, index),
    y: at(tree.ys, index),
    near: lookAround(tree, index),
  }
}

/** Would laying the card there keep to the limit? (KOD-025) */
function isWithinLimit({ tree, rules, card }: Field, below: number): boolean {
  return elementPoints(tree, at(rules.icons, card), below) <= rules.limit
}

function feetOn({ stamp, x, y, near }: Ground): number[] {
  const { bark } = stamp
  const feet: number[] = []
  for (let i = 0; i < bark.length; i += 4) {
    const [fromX, fromY] = [x + at(bark, i), y + at(bark, i + 1)]
    const [dx, dy] = [at(bark, i + 2) - at(bark, i), at(bark, i + 3) - at(bark, i + 1)]
    const steps = Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy) / STEP))
    for (let step = 0; step <= steps; step++) {
      const footX = fromX + Math.round((dx * step) / steps)
      const footY = fromY + Math.round((dy * step) / steps)
      if (isBare(near, footX, footY)) feet.push(footX, footY)
    }
  }
  return feet
}

/** The feet on the card at index `below`; none where the card would score too much there. */
export function perchesOn(field: Field, below: number): Perches {
  const known = field.perches[below]
  if (known !== undefined) return known
  const ground = groundOf(field.tree, below)
  const made: Perches = { ground, feet: isWithinLimit(field, below) ? feetOn(ground) : [], turns: [] }
  field.perches[below] = made
  return made
}

/** Does the card stand there, its foot on the bark of the card below? (KOD-022 to KOD-024) */
function stands(stamp: Stamp, x: number, y: number, ground: Ground): boolean {
  return (
    onTable(stamp, x, y) &&
    sparesElements(ground.stamp, ground.icons, stamp, x - ground.x, y - ground.y) &&
    clearOf(ground.near, stamp, x, y) &&
    overlap(stamp, x, y, ground.stamp, ground.x, ground.y)
  )
}

/** Turned by a degree round its foot, no point of a card moves farther than this. */
const DEGREE_TRAVEL = 180
/** What rounding to whole units and whole degrees may add to that, and more. */
const ROUNDING = 20

/** At which angles a card may stand with its foot on this spot: 1 for each degree that is free. */
function freeAngles(card: number, ground: Ground, footX: number, footY: number): Uint8Array {
  const free = new Uint8Array(FULL_TURN)
  for (let angle = 0; angle < FULL_TURN; ) {
    const stamp = stampOf(card, angle)
    const [x, y] = [footX - stamp.footX, footY - stamp.footY]
    const value = stands(stamp, x, y, ground) ? 1 : 0
    const same = (Math.abs(clearance(stamp, x, y, ground, ground.near)) - ROUNDING) / DEGREE_TRAVEL
    const end = Math.min(FULL_TURN, angle + 1 + Math.max(0, Math.floor(same)))
    free.fill(value, angle, end)
    angle = end
  }
  return free
}

/** No turn at all leads to a free angle. */
export const NO_TURN = FULL_TURN

/** From each angle the way to the nearest free one, to the left positive. */
function turnsTo(free: Uint8Array): Int16Array {
  const turns = new Int16Array(FULL_TURN).fill(NO_TURN)
  // Twice round each way, so that what lies beyond 0 degrees is seen from both sides.
  for (let step = 2 * FULL_TURN - 1, ahead = NO_TURN; step >= 0; step--) {
    const angle = step % FULL_TURN
    ahead = free[angle] === 1 ? 0 : Math.min(NO_TURN, ahead + 1)
    turns[angle] = ahead
  }
  for (let step = 0, behind = NO_TURN; step < 2 * FULL_TURN; step++) {
    const angle = step % FULL_TURN
    behind = free[angle] === 1 ? 0 : Math.min(NO_TURN, behind + 1)
    if (behind < Math.abs(turns[angle] as number)) turns[angle] = -behind
  }
  return turns
}

/** The turn from this angle to the nearest at which the card stands on this foot; NO_TURN where there is none. */
export function leastTurn(field: Field, perches: Perches, foot: number, angle: number): number {
  const { ground, feet, turns } = perches
  let known = turns[foot]
  if (known === undefined) {
    known = turnsTo(freeAngles(field.card, ground, feet[foot] as number, feet[foot + 1] as number))
    turns[foot] = known
  }
  return known[angle] as number
}

/** Every foot on which the card can stand at some angle: x, y, x, y … */
export function freeFeet(field: Field): number[] {
  return field.tree.cards.flatMap((_, below) => {
    const perches = perchesOn(field, below)
    return perches.feet.filter((_, index) => leastTurn(field, perches, index - (index % 2), 0) !== NO_TURN)
  })
}

/** At which angles a card may stand with its foot on any spot: true for each degree that is legal. */
export function legalTurns(field: Field, footX: number, footY: number): boolean[] {
  const { tree } = field
  const turns = Array.from({ length: FULL_TURN }, () => false)
  for (let below = 0; below < tree.cards.length; below++) {
    const ground = groundOf(tree, below)
    if (!onBark(ground.stamp, ground.x, ground.y, footX, footY) || !isWithinLimit(field, below)) continue
    freeAngles(field.card, ground, footX, footY).forEach((free, angle) => {
      if (free === 1) turns[angle] = true
    })
  }
  return turns
}
