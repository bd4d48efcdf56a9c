/** A point on the table: millimetres from the trunk's foot, y up. The drawing turns y round when it writes paths. */
export type Spot = readonly [x: number, y: number]

export const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export function pointAt(points: readonly Spot[], index: number): Spot {
  return points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
}

/** The direction of a line at one of its points, of length 1. */
export function tangent(points: readonly Spot[], index: number): Spot {
  const from = pointAt(points, index - 1)
  const to = pointAt(points, index + 1)
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The point that lies `off` to the left of a line, seen along it. */
export function beside(points: readonly Spot[], index: number, off: number): Spot {
  const [x, y] = pointAt(points, index)
  const [dx, dy] = tangent(points, index)
  return [x - dy * off, y + dx * off]
}

/** Which point of a line is nearest, and how far away it is. */
export function nearestPoint(points: readonly Spot[], spot: Spot): { index: number; away: number } {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, [x, y]] of points.entries()) {
    const square = (x - spot[0]) ** 2 + (y - spot[1]) ** 2
    if (square < least) [nearest, least] = [index, square]
  }
  return { index: nearest, away: Math.sqrt(least) }
}

/** Points of a cubic curve, its end left out. */
export function cubic(from: Spot, over: Spot, under: Spot, to: Spot, steps: number): Spot[] {
  return Array.from({ length: steps }, (_, step): Spot => {
    const t = step / steps
    const u = 1 - t
    const blend = (axis: 0 | 1): number =>
      u * u * u * from[axis] + 3 * u * u * t * over[axis] + 3 * u * t * t * under[axis] + t * t * t * to[axis]
    return [blend(0), blend(1)]
  })
}

/** One pass of Chaikin: corners cut, both ends kept. */
function rounded(points: readonly Spot[]): Spot[] {
  const cut = (a: Spot, b: Spot, share: number): Spot => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ]
  const last = points.length - 2
  const inner = points.slice(1).flatMap((to, index) => {
    const from = pointAt(points, index)
    return [...(index > 0 ? [cut(from, to, 0.25)] : []), ...(index < last ? [cut(from, to, 0.75)] : [])]
  })
  return [pointAt(points, 0), ...inner, pointAt(points, points.length - 1)]
}

/** Millimetres between the points of a middle line. */
export const SPACING = 1.5

/** A middle line with its corners rounded, its points evenly spaced. */
export function middleLine(corners: readonly Spot[]): Spot[] {
  const curve = rounded(rounded(rounded(corners)))
  const lengths = curve.slice(1).map((to, index) => distance(pointAt(curve, index), to))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(4, Math.round(whole / SPACING))
  const points: Spot[] = [pointAt(curve, 0)]
  let passed = 0
  lengths.forEach((length, index) => {
    const from = pointAt(curve, index)
    const to = pointAt(curve, index + 1)
    while (points.length < count && passed + length >= (points.length * whole) / count) {
      const share = ((points.length * whole) / count - passed) / length
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    passed += length
  })
  points.push(pointAt(curve, curve.length - 1))
  return points
}

const smoothly = (t: number): number => t * t * (3 - 2 * t)
const between = (a: number, b: number, t: number): number => a + (b - a) * t

/** A repeatable number from 0 to 1 for a place. */
export function scatter(x: number, y: number): number {
  const wild = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return wild - Math.floor(wild)
}

/** Smooth noise from 0 to 1 that belongs to the place on the table, whichever card lies there. */
export function noise(x: number, y: number): number {
  const [left, low] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smoothly(x - left), smoothly(y - low)]
  return between(
    between(scatter(left, low), scatter(left + 1, low), u),
    between(scatter(left, low + 1), scatter(left + 1, low + 1), u),
    v,
  )
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A number as paths like it: no needless nought, a blank only where no sign parts it from the one before. */
function brief(value: number, first: boolean): string {
  const text = String(tenths(value) || 0).replace(/^(-?)0\./, '$1.')
  return first || text.startsWith('-') ? text : ` ${text}`
}

/** A closed shape, as path data. */
export function polygonPath(points: readonly Spot[]): string {
  const [startX, startY] = pointAt(points, 0)
  let [x, y] = [tenths(startX), tenths(-startY)]
  let path = `M${x} ${y}l`
  points.slice(1).forEach((point, index) => {
    const [dx, dy] = [tenths(point[0] - x), tenths(-point[1] - y)]
    ;[x, y] = [tenths(x + dx), tenths(y + dy)]
    path += brief(dx, index === 0) + brief(dy, false)
  })
  return `${path}z`
}

/** A closed shape through the middles of its sides: soft all round. */
export function smoothPath(points: readonly Spot[]): string {
  const [startX, startY] = pointAt(points, 0)
  let [x, y] = [tenths(startX), tenths(-startY)]
  let path = `M${x} ${y}q`
  for (let index = 1; index < points.length - 1; index++) {
    const bend = pointAt(points, index)
    const next = pointAt(points, index + 1)
    const [toX, toY] = [tenths((bend[0] + next[0]) / 2), tenths(-(bend[1] + next[1]) / 2)]
    path += brief(bend[0] - x, index === 1) + brief(-bend[1] - y, false)
    path += brief(toX - x, false) + brief(toY - y, false)
    ;[x, y] = [toX, toY]
  }
  return `${path}z`
}

/** An open line. */
export function linePath(points: readonly Spot[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${tenths(x)} ${tenths(-y)}`).join('')
}
