/** A point and a direction along the outline of a box with round ends, by its share of the whole way round. */
function along(width: number, height: number, share: number): { x: number; y: number; angle: number } {
  const radius = Math.min(width, height) / 2
  const straight = Math.max(width, height) - 2 * radius
  const arc = Math.PI * radius
  // The way: right end, back along one side, left end, forth along the other; a tall box is a wide one turned.
  let way = (((share % 1) + 1) % 1) * 2 * (arc + straight)
  const tall = height > width
  const turned = (x: number, y: number, angle: number) =>
    tall ? { x: -y, y: x, angle: angle + Math.PI / 2 } : { x, y, angle }
  if (way < arc) {
    const angle = way / radius - Math.PI / 2
    return turned(straight / 2 + Math.cos(angle) * radius, Math.sin(angle) * radius, angle)
  }
  way -= arc
  if (way < straight) return turned(straight / 2 - way, radius, Math.PI / 2)
  way -= straight
  if (way < arc) {
    const angle = way / radius + Math.PI / 2
    return turned(-straight / 2 + Math.cos(angle) * radius, Math.sin(angle) * radius, angle)
  }
  way -= arc
  return turned(-straight / 2 + way, -radius, -Math.PI / 2)
}

/** How wide the brush is along the way, of its widest: wet at first, dry at the end. */
const WET = [0.45, 1, 0.92, 0.78, 0.62, 0.5, 0.34, 0.12]
const STEPS = 72

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
}

/** An ensō round a box: an open brush ring, as one filled path. */
export function enso({ x, y, width, height }: Ring, brush = 7): string {
  const outer: string[] = []
  const inner: string[] = []
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS
    // It opens a little on its way round, by as much on all sides: a long ring is no wider open than a round one.
    const grown = Math.min(width, height) * (0.028 * share + 0.012 * Math.sin(share * 9))
    const point = along(width + grown, height + grown, 0.08 + share * 0.94)
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
