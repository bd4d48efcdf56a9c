import { at, type Seat } from '@engawa/kernel'
import { type Element, FULL_TURN, MILLIMETRE } from '../catalogue/index.ts'
import { clearance } from './clearance.ts'
import { onBark, onTable, overlap } from './geometry.ts'
import { sparesElements } from './grafts.ts'
import { type Judgement, judgeOnTree } from './judge.ts'
import { clearOf, isBare, lookAround, type Near } from './placements.ts'
import { elementPoints } from './scoring.ts'
import type { SeasonRules } from './seasons.ts'
import { type Stamp, stampOf } from './stamps.ts'
import type { Pose, State } from './state.ts'
import { seatTree, type Tree } from './tree.ts'

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
  /** Scratch paper: the free angles of the foot under question. */
  readonly free: Uint8Array
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
  /** For each foot and angle, where it was asked for: how far to turn to the nearest free angle. */
  readonly turns: Int16Array
  /** 1 for each foot that was asked for. */
  readonly known: Uint8Array
}

/** How far apart the feet are. */
const STEP = 2 * MILLIMETRE

export function fieldOf(state: State, seat: Seat, card: number): Field {
  const { grove, rules, tree } = seatTree(state, seat)
  return { tree, rules, trunk: grove.trunk, card, perches: [], free: new Uint8Array(FULL_TURN) }
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
  const feet = isWithinLimit(field, below) ? feetOn(ground) : []
  const count = feet.length / 2
  const turns = new Int16Array(count * FULL_TURN)
  const made: Perches = { ground, feet, turns, known: new Uint8Array(count) }
  field.perches[below] = made
  return made
}

/** Does nothing bar the card there: the table's border, an element, another card? (KOD-022 to KOD-024) */
function isUnbarred(stamp: Stamp, x: number, y: number, ground: Ground): boolean {
  return (
    onTable(stamp, x, y) &&
    sparesElements(ground.stamp, ground.icons, stamp, x - ground.x, y - ground.y) &&
    clearOf(ground.near, stamp, x, y)
  )
}

/** Turned by a degree round its foot, no point of a card moves farther than this. */
const DEGREE_TRAVEL = 180
/** What rounding to whole units and whole degrees may add to that, and more. */
const ROUNDING = 20

/** Notes at which angles nothing bars a card with its foot on this spot: 1 for each degree that is free. */
function findFree(free: Uint8Array, card: number, ground: Ground, footX: number, footY: number): void {
  for (let angle = 0; angle < FULL_TURN; ) {
    const stamp = stampOf(card, angle)
    const [x, y] = [footX - stamp.footX, footY - stamp.footY]
    const away = clearance(stamp, x, y, ground, ground.near)
    // Only what is very near needs the exact answer; what is farther away holds for some degrees more.
    const sure = Math.abs(away) > ROUNDING
    const value = sure ? away > 0 : isUnbarred(stamp, x, y, ground)
    const more = sure ? Math.floor((Math.abs(away) - ROUNDING) / DEGREE_TRAVEL) : 0
    const end = Math.min(FULL_TURN, angle + 1 + more)
    free.fill(value ? 1 : 0, angle, end)
    angle = end
  }
}

/** No turn at all leads to a free angle. */
export const NO_TURN = FULL_TURN

/** Notes from each angle the way to the nearest free one, to the left positive. */
function findTurns(turns: Int16Array, from: number, free: Uint8Array): void {
  const first = free.indexOf(1)
  if (first < 0) {
    turns.fill(NO_TURN, from, from + FULL_TURN)
    return
  }
  // Once round each way, from an angle that is free.
  for (let angle = first, ahead = 0, step = 0; step < FULL_TURN; step++) {
    ahead = free[angle] === 1 ? 0 : ahead + 1
    turns[from + angle] = ahead
    angle = angle === 0 ? FULL_TURN - 1 : angle - 1
  }
  for (let angle = first, behind = 0, step = 0; step < FULL_TURN; step++) {
    behind = free[angle] === 1 ? 0 : behind + 1
    if (behind < (turns[from + angle] as number)) turns[from + angle] = -behind
    angle = angle === FULL_TURN - 1 ? 0 : angle + 1
  }
}

/** The turn from this angle to the nearest at which the card stands on this foot; NO_TURN where there is none. */
export function leastTurn(field: Field, perches: Perches, foot: number, angle: number): number {
  const { ground, feet, turns, known } = perches
  const row = (foot / 2) * FULL_TURN
  if (known[foot / 2] !== 1) {
    findFree(field.free, field.card, ground, feet[foot] as number, feet[foot + 1] as number)
    findTurns(turns, row, field.free)
    known[foot / 2] = 1
  }
  return turns[row + angle] as number
}

/** Every foot on which the card can stand at some angle: x, y, x, y … */
export function freeFeet(field: Field): number[] {
  return field.tree.cards.flatMap((_, below) => {
    const perches = perchesOn(field, below)
    return perches.feet.filter((_, index) => leastTurn(field, perches, index - (index % 2), 0) !== NO_TURN)
  })
}

/** With its foot on the rim of the card below, a card may meet it with its edge alone (KOD-022). */
function touches(stamp: Stamp, footX: number, footY: number, { stamp: below, x, y }: Ground): boolean {
  return overlap(stamp, footX - stamp.footX, footY - stamp.footY, below, x, y)
}

/** At which angles a card may stand with its foot on any spot: true for each degree that is legal. */
export function legalTurns(field: Field, footX: number, footY: number): boolean[] {
  const { tree } = field
  const turns = Array.from({ length: FULL_TURN }, () => false)
  for (let below = 0; below < tree.cards.length; below++) {
    const ground = groundOf(tree, below)
    if (!onBark(ground.stamp, ground.x, ground.y, footX, footY) || !isWithinLimit(field, below)) continue
    findFree(field.free, field.card, ground, footX, footY)
    field.free.forEach((free, angle) => {
      if (free === 1 && touches(stampOf(field.card, angle), footX, footY, ground)) turns[angle] = true
    })
  }
  return turns
}
