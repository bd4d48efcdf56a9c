import { at, type Seat } from '@engawa/kernel'
import { FULL_TURN, MILLIMETRE } from '../catalogue/index.ts'
import { wholeTurn } from './angles.ts'
import { onTable } from './geometry.ts'
import { sparesElements } from './grafts.ts'
import type { Grow } from './moves.ts'
import { clearOfOthers, footIsBare } from './placements.ts'
import { elementPoints } from './scoring.ts'
import { type SeasonRules, seasonRules } from './seasons.ts'
import { stampOf } from './stamps.ts'
import { type Pose, rulingSeason, type State } from './state.ts'
import { type Tree, treeOf } from './tree.ts'

/** A foot on the middle of some bark, and how far the held foot is from it. */
interface Perch {
  readonly below: number
  readonly x: number
  readonly y: number
  readonly away: number
}

/** How far apart the feet are that the search tries. */
const STEP = 2 * MILLIMETRE

/** Turning by one degree weighs as much as moving by a millimetre. */
const DEGREE = MILLIMETRE

/** Points on the middle of the bark within `radius` of the held foot, nearest first. */
function perches(
  tree: Tree,
  allowed: readonly boolean[],
  footX: number,
  footY: number,
  radius: number,
): Perch[] {
  const found: Perch[] = []
  for (let below = 0; below < tree.cards.length; below++) {
    if (allowed[below] !== true) continue
    const { bark } = at(tree.stamps, below)
    for (let i = 0; i < bark.length; i += 4) {
      const fromX = at(tree.xs, below) + at(bark, i)
      const fromY = at(tree.ys, below) + at(bark, i + 1)
      const dx = at(bark, i + 2) - at(bark, i)
      const dy = at(bark, i + 3) - at(bark, i + 1)
      const steps = Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy) / STEP))
      for (let step = 0; step <= steps; step++) {
        const x = fromX + Math.round((dx * step) / steps)
        const y = fromY + Math.round((dy * step) / steps)
        const away = Math.sqrt((x - footX) * (x - footX) + (y - footY) * (y - footY))
        if (away <= radius && footIsBare(tree, below, x, y)) found.push({ below, x, y, away })
      }
    }
  }
  return found.sort((a, b) => a.away - b.away)
}

/** The turn nearest to the wanted angle, at most `most` degrees off, at which the card stands on this perch. */
function turnOn(tree: Tree, card: number, wanted: number, perch: Perch, most: number): Pose | undefined {
  const { below } = perch
  const belowStamp = at(tree.stamps, below)
  for (let off = 0; off <= most; off++)
    for (const angle of off === 0 ? [wanted] : [wholeTurn(wanted + off), wholeTurn(wanted - off)]) {
      const stamp = stampOf(card, angle)
      const x = perch.x - stamp.footX
      const y = perch.y - stamp.footY
      if (
        onTable(stamp, x, y) &&
        sparesElements(
          belowStamp,
          at(tree.iconCounts, below),
          stamp,
          x - at(tree.xs, below),
          y - at(tree.ys, below),
        ) &&
        clearOfOthers(tree, below, stamp, x, y)
      )
        return { x, y, angle }
    }
  return undefined
}

const turnedBy = (a: number, b: number): number => {
  const off = wholeTurn(a - b)
  return Math.min(off, FULL_TURN - off)
}

function nearestOnTree(
  tree: Tree,
  rules: SeasonRules,
  card: number,
  pose: Pose,
  radius: number,
): Grow | undefined {
  const held = stampOf(card, pose.angle)
  const icons = at(rules.icons, card)
  const allowed = tree.cards.map((_, below) => elementPoints(tree, icons, below) <= rules.limit)
  let best: Grow | undefined
  let least = radius
  for (const perch of perches(tree, allowed, pose.x + held.footX, pose.y + held.footY, radius)) {
    if (perch.away >= least && best !== undefined) break
    const turns = Math.min(FULL_TURN / 2, Math.floor((least - perch.away) / DEGREE))
    const found = turnOn(tree, card, pose.angle, perch, turns)
    if (found === undefined) continue
    const cost = perch.away + DEGREE * turnedBy(found.angle, pose.angle)
    if (best !== undefined && cost >= least) continue
    best = { kind: 'grow', card, on: at(tree.cards, perch.below), ...found }
    least = cost
  }
  return best
}

/**
 * The legal placement nearest to where a card is held, its foot on the middle of some bark, for a soft magnet.
 * `radius` is in hundredths of a millimetre; a degree weighs as a millimetre. Nothing where none is that near.
 */
export function nearestLegal(
  state: State,
  seat: Seat,
  card: number,
  pose: Pose,
  radius: number,
): Grow | undefined {
  const rules = seasonRules(rulingSeason(state))
  return nearestOnTree(treeOf(at(state.groves, seat), rules), rules, card, pose, radius)
}
