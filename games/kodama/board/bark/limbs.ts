import { at } from '@engawa/kernel'
import type { BarkCard } from './card.ts'
import { cubic, distance, middleLine, nearestPoint, pointAt, SPACING, type Spot, tangent } from './points.ts'

/** Where a card's foot sits on the card below: which of its lines, and at which point of it. */
export interface Joint {
  readonly line: number
  readonly at: number
}

/** One line of bark with its half-widths, ready to be drawn. */
export interface Limb {
  /** Index of its card in the tree. */
  readonly owner: number
  /** Which of the card's lines; 0 is the main one. */
  readonly line: number
  readonly points: readonly Spot[]
  readonly half: readonly number[]
  /** How many points at the start lie on the bark of the card below. */
  readonly graft: number
  /** Nothing grows near its tip. */
  readonly free: boolean
  /** How far the root spreads; only the trunk's does. */
  readonly flare: number
  readonly joint: Joint | undefined
}

/** Half-widths in millimetres: a free tip, how fast it thickens, and the most it may. */
const TIP = 1.5
const TRUNK_TIP = 2.6
const TAPER = 0.052
const MOST = 5.9
const TRUNK_MOST = 9.5
/** A foot is never thinner than this, so that every joint looks as if it could bear. */
const LEAST_FOOT = 3.3
/** What a limb carries counts a little less than in full, or old limbs would be all width. */
const BEARING = 0.92
const SIDE_BEARING = 0.82
/** How far down on the parent's bark a branch begins, in points. */
const GRAFT_BACK = 10
const SIDE_BACK = 6
const ROOT_FLARE = 14
const FLARE_FADES = 9

const easeOut = (t: number): number => Math.sin((Math.min(1, t) * Math.PI) / 2)

/** The spread of the root at a height. */
export const flareAt = (flare: number, point: number): number =>
  flare * Math.exp((-point * SPACING) / FLARE_FADES)

interface Load {
  readonly at: number
  readonly half: number
}

/** The half-width at each point: the root of the sum of squares of all that grows above it. */
function thicken(count: number, loads: readonly Load[], tip: number): number[] {
  return Array.from({ length: count }, (_, point) => {
    const free = (count - 1 - point) * SPACING
    let square = (tip + free * TAPER) ** 2
    for (const load of loads) {
      const share = Math.max(0, Math.min(1, (load.at - point + 7) / 9))
      square += load.half * load.half * BEARING * share
    }
    return Math.sqrt(square)
  })
}

/** Half-widths of all lines of one card, given what its kids weigh. */
function widthsOf(lines: readonly (readonly Spot[])[], loads: readonly (readonly Load[])[], trunk: boolean) {
  const tip = trunk ? TRUNK_TIP : TIP
  const main = at(lines, 0)
  const side = lines.slice(1).map((line, index) => thicken(line.length, at(loads, index + 1), tip))
  const borne = side.map((half, index): Load => {
    const start = pointAt(at(lines, index + 1), 0)
    return { at: nearestPoint(main, start).index, half: at(half, 0) * SIDE_BEARING }
  })
  const widths = [thicken(main.length, [...at(loads, 0), ...borne], tip), ...side]
  const most = trunk ? TRUNK_MOST : MOST
  const capped = widths.map((half) => half.map((value) => Math.min(value, most)))
  return capped.map((half, line) => (line > 0 ? half : trunk ? rooted(half) : footed(half)))
}

function footed(half: readonly number[]): number[] {
  const foot = Math.max(at(half, 0), LEAST_FOOT)
  return half.map((value, point) =>
    point < 10 ? Math.max(value, foot - (foot - value) * (point / 10)) : value,
  )
}

function rooted(half: readonly number[]): number[] {
  return half.map((value, point) => Math.min(Math.max(value, 6.2), 6.6) + flareAt(ROOT_FLARE, point))
}

/** A branch starts down on the parent's bark, tangent to it, and swings out into its own first stretch. */
function graftOn(
  points: readonly Spot[],
  half: readonly number[],
  parent: { readonly points: readonly Spot[]; readonly half: readonly number[] },
  joint: Joint,
): { points: Spot[]; half: number[]; graft: number } {
  const start = joint.at - Math.min(joint.at, GRAFT_BACK)
  const from = pointAt(parent.points, start)
  const [px, py] = tangent(parent.points, start)
  const foot = pointAt(points, 0)
  const [dx, dy] = tangent(points, 1)
  const reach = distance(foot, from)
  const steps = Math.max(4, Math.round(reach / SPACING))
  const over: Spot = [from[0] + px * reach * 0.45, from[1] + py * reach * 0.45]
  const under: Spot = [foot[0] - dx * reach * 0.42, foot[1] - dy * reach * 0.42]
  const most = at(parent.half, start) * 0.9
  const swell = at(half, 0) + 0.9
  return {
    points: [...cubic(from, over, under, foot, steps), ...points],
    half: [
      ...Array.from({ length: steps }, (_, step) =>
        Math.min(most, 1.2 + swell * easeOut((step / steps) * 1.25)),
      ),
      ...half.map((value, point) => value + 0.9 * Math.max(0, 1 - point / 8)),
    ],
    graft: steps,
  }
}

/** A side limb leaves the main line a little below its fork. */
function forkOff(
  points: readonly Spot[],
  half: readonly number[],
  main: { readonly points: readonly Spot[]; readonly half: readonly number[] },
): { points: Spot[]; half: number[] } {
  const fork = nearestPoint(main.points, pointAt(points, 0)).index
  const start = Math.max(0, fork - SIDE_BACK)
  const from = pointAt(main.points, start)
  const [px, py] = tangent(main.points, start)
  const [dx, dy] = tangent(points, 1)
  const to = pointAt(points, 5)
  const reach = distance(pointAt(points, 3), from)
  const over: Spot = [from[0] + px * reach * 0.5, from[1] + py * reach * 0.5]
  const under: Spot = [to[0] - dx * reach * 0.35, to[1] - dy * reach * 0.35]
  const rest = half.slice(5)
  const first = rest[0] ?? TIP
  const swing = cubic(from, over, under, to, SWING)
  return {
    points: [...swing, ...points.slice(5)],
    half: [
      ...swing.map((_, step) =>
        Math.min(at(main.half, start) * 0.85, first * (0.55 + 0.6 * easeOut(step / SWING))),
      ),
      ...rest,
    ],
  }
}

/** Points of a side limb's swing; it replaces the first five. */
const SWING = 8
export const SIDE_SHIFT = SWING - 5

function jointOn(lines: readonly (readonly Spot[])[], foot: Spot): Joint {
  let found = { line: 0, at: 0, away: Number.POSITIVE_INFINITY }
  lines.forEach((points, line) => {
    const { index, away } = nearestPoint(points, foot)
    if (away < found.away) found = { line, at: index, away }
  })
  return { line: found.line, at: found.at }
}

/** Middle lines belong to how a card lies; the hand moves only one card at a time. */
const middles = new WeakMap<BarkCard['bark'], readonly (readonly Spot[])[]>()

function middlesOf(bark: BarkCard['bark']): readonly (readonly Spot[])[] {
  const lines = middles.get(bark) ?? bark.map(middleLine)
  middles.set(bark, lines)
  return lines
}

/** The bark of a whole tree as limbs, those of a card together, the main one first. */
export function limbsOf(cards: readonly BarkCard[]): Limb[] {
  const lines = cards.map(({ bark }) => middlesOf(bark))
  const joints = cards.map(({ below, foot }) => (below < 0 ? undefined : jointOn(at(lines, below), foot)))
  const widths: number[][][] = cards.map(() => [])
  // From the tips down: what a limb bears must be known before its width is.
  for (let index = cards.length - 1; index >= 0; index--) {
    const { kids, card } = at(cards, index)
    const loads = at(lines, index).map((_, line) =>
      kids.flatMap((kid): Load[] => {
        const joint = joints[kid]
        return joint?.line === line ? [{ at: joint.at, half: widths[kid]?.[0]?.[0] ?? TIP }] : []
      }),
    )
    widths[index] = widthsOf(at(lines, index), loads, card === 0)
  }
  return cards.flatMap((card, owner) =>
    at(lines, owner).map((middle, line) => limbOf(card, owner, line, middle, { lines, widths, joints })),
  )
}

interface Skeleton {
  readonly lines: readonly (readonly (readonly Spot[])[])[]
  readonly widths: readonly (readonly (readonly number[])[])[]
  readonly joints: readonly (Joint | undefined)[]
}

function limbOf(card: BarkCard, owner: number, line: number, middle: readonly Spot[], bones: Skeleton): Limb {
  const own = at(bones.widths, owner)
  const half = at(own, line)
  const joint = bones.joints[owner]
  const free = !card.kids.some((kid) => {
    const on = bones.joints[kid]
    return on?.line === line && on.at > middle.length - 9
  })
  const trunk = card.card === 0
  const flare = trunk ? (line === 0 ? ROOT_FLARE : 0.01) : 0
  const base = { owner, line, free, flare, joint }
  if (line > 0) {
    const main = { points: at(at(bones.lines, owner), 0), half: at(own, 0) }
    return { ...base, ...forkOff(middle, half, main), graft: 0 }
  }
  if (joint === undefined) return { ...base, points: middle, half, graft: 0 }
  const parent = {
    points: at(at(bones.lines, card.below), joint.line),
    half: at(at(bones.widths, card.below), joint.line),
  }
  return { ...base, ...graftOn(middle, half, parent, joint) }
}
