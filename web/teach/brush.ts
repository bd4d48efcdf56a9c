/** A point and a direction along the outline of a box with round corners, by its share of the whole way round. */
function along(
  { width, height, corner }: Pick<Ring, 'width' | 'height' | 'corner'>,
  share: number,
): { x: number; y: number; angle: number } {
  const radius = Math.min(corner, width / 2, height / 2)
  const [across, down] = [width / 2 - radius, height / 2 - radius]
  const arc = (Math.PI / 2) * radius
  // With the clock from the upper right corner: each corner, and the side after it.
  const corners = [
    { x: across, y: -down, side: 2 * down },
    { x: across, y: down, side: 2 * across },
    { x: -across, y: down, side: 2 * down },
    { x: -across, y: -down, side: 2 * across },
  ]
  let way = (((share % 1) + 1) % 1) * (4 * (arc + across + down))
  for (const [index, { x, y, side }] of corners.entries()) {
    const quarter = (index * Math.PI) / 2
    const angle = way < arc ? quarter - Math.PI / 2 + way / radius : quarter
    const straight = Math.max(0, way - arc)
    way -= arc + side
    if (way < 0)
      return {
        x: x + Math.cos(angle) * radius - Math.sin(angle) * straight,
        y: y + Math.sin(angle) * radius + Math.cos(angle) * straight,
        angle,
      }
  }
  return { x: across, y: -height / 2, angle: -Math.PI / 2 }
}

/** How wide the brush is along the way, of its widest: wet at first, dry at the end. */
const WET = [0.45, 1, 0.92, 0.78, 0.62, 0.5, 0.34, 0.12]
/** A bend of the outline is drawn in steps of so many pixels, and a small ring in so many steps. */
const STEP = 7
const LEAST_STEPS = 72

const wetness = (share: number): number => {
  const at = share * (WET.length - 1)
  const index = Math.min(Math.floor(at), WET.length - 2)
  const from = WET[index] ?? 0
  return from + ((WET[index + 1] ?? 0) - from) * (at - index)
}

export interface Ring {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How round its corners are: half of the smaller side for a ring that has no corners. */
  readonly corner: number
}

/** An ensō round a box: an open brush ring, as one filled path. */
export function enso({ x, y, width, height, corner }: Ring, brush = 7): string {
  const outer: string[] = []
  const inner: string[] = []
  const steps = Math.max(LEAST_STEPS, Math.round((2 * (width + height)) / STEP))
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    // It opens a little on its way round, by as much on all sides: a long ring is no wider open than a round one.
    const grown = Math.min(width, height) * (0.028 * share + 0.012 * Math.sin(share * 9))
    const box = { width: width + grown, height: height + grown, corner: corner + grown / 2 }
    const point = along(box, 0.08 + share * 0.94)
    const half = (brush * wetness(share)) / 2
    const at = (off: number) =>
      `${(x + point.x + Math.cos(point.angle) * off).toFixed(1)} ${(y + point.y + Math.sin(point.angle) * off).toFixed(1)}`
    outer.push(at(half))
    inner.unshift(at(-half))
  }
  return `M${[...outer, ...inner].join('L')}Z`
}

export interface Drop {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly angle: number
}

/** Ink drops on the way from one ring to another, growing, a little bent; none under the rings themselves. */
export function dropsBetween(from: Ring, to: Ring): Drop[] {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const distance = Math.hypot(dx, dy)
  const bend = { x: from.x + dx / 2 - dy * 0.16, y: from.y + dy / 2 + dx * 0.16 }
  const count = Math.min(26, Math.floor(distance / 24))
  const clear = (point: { x: number; y: number }, ring: Ring) =>
    Math.hypot((point.x - ring.x) / (ring.width / 2 + 8), (point.y - ring.y) / (ring.height / 2 + 8)) > 1
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const rest = 1 - share
    const bent = (start: number, middle: number, end: number) =>
      rest * rest * start + 2 * rest * share * middle + share * share * end
    const slope = (start: number, middle: number, end: number) =>
      rest * (middle - start) + share * (end - middle)
    return {
      x: bent(from.x, bend.x, to.x),
      y: bent(from.y, bend.y, to.y),
      size: 2.6 + 2.6 * share,
      angle: (Math.atan2(slope(from.y, bend.y, to.y), slope(from.x, bend.x, to.x)) * 180) / Math.PI,
    }
  }).filter((drop) => clear(drop, from) && clear(drop, to))
}
