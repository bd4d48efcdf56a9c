import { at } from '@engawa/kernel'
import { flareAt, type Limb } from './limbs.ts'
import { beside, noise, pointAt, polygonPath, type Spot, smoothPath, tangent } from './points.ts'

/** What looks like bark is bark: the legal half-width, and the trunk's without its flare. */
const LEGAL = 6
const TRUNK = 6.6

/** The outline of a limb with a living edge: a slow swell and knots, both from the table's noise. */
export function limbOutline({ points, half, flare }: Limb): Spot[] {
  const last = points.length - 1
  const left: Spot[] = []
  const right: Spot[] = []
  points.forEach(([x, y], index) => {
    const width = at(half, index)
    const living = (side: number): number =>
      width +
      (noise(x * 0.11 + side * 40, y * 0.11) - 0.5) * width * 0.34 +
      (noise(x * 0.4 + side * 9, y * 0.4) - 0.5) * width * 0.16
    const end = Math.min(1, (last - index) / 5)
    const most = flare > 0 ? TRUNK + flareAt(flare, index) : LEGAL
    const reach = (side: number): number =>
      index === last ? 0.25 : Math.min(most, living(side) * (0.55 + 0.45 * end))
    left.push(beside(points, index, reach(1)))
    right.push(beside(points, index, -reach(2)))
  })
  return [...left, ...right.reverse()]
}

/** Light comes from the upper left of the table, on every card alike. */
const LIGHT: Spot = [-0.62, 0.78]

/** How much one side of a limb faces the light at a point, from -1 to 1. */
function lightOn(points: readonly Spot[], index: number, side: 1 | -1): number {
  const [dx, dy] = tangent(points, index)
  return -dy * side * LIGHT[0] + dx * side * LIGHT[1]
}

/** A crescent along one side, between two shares of the half-width. */
function crescent(limb: Limb, side: 1 | -1, outer: number, inner: (index: number) => number): string {
  const edge: Spot[] = []
  const back: Spot[] = []
  for (let index = 0; index < limb.points.length - 1; index += 2) {
    const half = at(limb.half, index)
    edge.push(beside(limb.points, index, side * half * outer))
    back.push(beside(limb.points, index, side * half * inner(index)))
  }
  return polygonPath([...edge, ...back.reverse()])
}

function shade(limb: Limb, side: 1 | -1): string {
  return crescent(limb, side, 1.02, (index) => {
    const [x, y] = pointAt(limb.points, index)
    const dark = Math.max(0, -lightOn(limb.points, index, side)) * Math.min(1, index / 6)
    return 1.02 - 0.72 * dark - (noise(x * 0.25, y * 0.25) - 0.5) * 0.2 * dark
  })
}

function shine(limb: Limb, side: 1 | -1): string {
  const last = limb.points.length - 1
  return crescent(limb, side, 0.8, (index) => {
    const ends = Math.min(1, index / 6) * Math.min(1, (last - index) / 8)
    return 0.8 - 0.38 * Math.max(0, lightOn(limb.points, index, side)) * ends
  })
}

/** A dash along the limb, pointed at both ends. */
function hair(limb: Limb, from: number, to: number, lane: (t: number) => number, width: number): string {
  const edge: Spot[] = []
  const back: Spot[] = []
  for (let index = from; index <= to; index = index === to ? to + 1 : Math.min(to, index + 2)) {
    const t = (index - from) / (to - from)
    const [x, y] = pointAt(limb.points, index)
    const thick = Math.sin(Math.PI * t) ** 0.8 * width * (0.7 + 0.6 * noise(x * 0.3, y * 0.3))
    const off = lane(t) * at(limb.half, index)
    edge.push(beside(limb.points, index, off + thick))
    back.push(beside(limb.points, index, off - thick))
  }
  return polygonPath([...edge, ...back.reverse()])
}

const LANES = [-0.62, -0.3, 0.02, 0.34, 0.66]

/** Dry-brush hairs in five lanes; where they break the table's noise decides. */
function hairs(limb: Limb): string {
  const count = limb.points.length
  let path = ''
  for (const lane of LANES)
    for (let from = 2; from < count - 6; ) {
      const [x, y] = pointAt(limb.points, from)
      const chance = noise(x * 0.16 + lane * 17, y * 0.16)
      const to = Math.min(count - 3, from + Math.round(5 + chance * 13))
      if (chance > 0.3 && at(limb.half, from) > 1.9 && to - from > 3) {
        const middle = lane + (chance - 0.5) * 0.25
        path += hair(limb, from, to, (t) => middle + Math.sin(t * 3 + chance * 6) * 0.07, 0.2 + 0.2 * chance)
      }
      from = to + Math.round(2 + chance * 6)
    }
  return path
}

/** The bark of some limbs as path data: its shape, the shaded and the lit side, and the hairs. */
export interface Bark {
  readonly shape: string
  readonly dark: string
  readonly lit: string
  readonly hairs: string
}

const joined = (limbs: readonly Limb[], draw: (limb: Limb) => string): string => limbs.map(draw).join('')

export function barkOf(limbs: readonly Limb[]): Bark {
  return {
    shape: joined(limbs, (limb) => smoothPath(limbOutline(limb))),
    dark: joined(limbs, (limb) => shade(limb, 1) + shade(limb, -1)),
    lit: joined(limbs, (limb) => shine(limb, 1) + shine(limb, -1)),
    hairs: joined(limbs, hairs),
  }
}
