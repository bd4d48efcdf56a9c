/** What an arrow is made of, as paths over the whole page. */
export interface Arrow {
  /** The brush: thin where it sets out, broad where it arrives. */
  readonly body: string
  /** The two strokes of its head. */
  readonly head: string
}

interface Point {
  readonly x: number
  readonly y: number
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** How far from what it points at it ends, and how far the brush leaves what it comes from. */
const GAP = 6
/** How far it bows, as a share of its way. */
const BOW = 0.18
const THIN = 2
const BROAD = 10
const HEAD = 20
/** Half the angle of its head. */
const OPEN = Math.PI / 5
const PARTS = 14

const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 })

/** Where the line from the middle of the box to this point leaves it. */
function edgeOf(box: Box, towards: Point, gap: number): Point {
  const { x, y } = middleOf(box)
  const [far, high] = [towards.x - x, towards.y - y]
  const across = far === 0 ? Number.POSITIVE_INFINITY : (box.width / 2 + gap) / Math.abs(far)
  const along = high === 0 ? Number.POSITIVE_INFINITY : (box.height / 2 + gap) / Math.abs(high)
  const part = Math.min(1, across, along)
  return { x: x + far * part, y: y + high * part }
}

const between = (a: number, b: number, part: number): number => a + (b - a) * part
const round = (number: number): number => Math.round(number * 10) / 10
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`
const line = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

/** An arrow from one box to another, bowed to the side, that ends before it covers what it points at. */
export function arrowBetween(from: Box, to: Box, size = 1): Arrow {
  const [start, end] = [middleOf(from), middleOf(to)]
  const bend: Point = {
    x: (start.x + end.x) / 2 - (end.y - start.y) * -BOW,
    y: (start.y + end.y) / 2 - (end.x - start.x) * BOW,
  }
  const first = edgeOf(from, bend, 0)
  const tip = edgeOf(to, bend, GAP)
  const point = (part: number): Point => ({
    x: between(between(first.x, bend.x, part), between(bend.x, tip.x, part), part),
    y: between(between(first.y, bend.y, part), between(bend.y, tip.y, part), part),
  })
  const left: Point[] = []
  const right: Point[] = []
  for (let index = 0; index <= PARTS; index++) {
    const part = index / PARTS
    const [{ x, y }, before, after] = [point(part), point(part - 0.01), point(part + 0.01)]
    const far = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const half = (size * between(THIN, BROAD, part)) / 2
    const [sideX, sideY] = [((before.y - after.y) / far) * half, ((after.x - before.x) / far) * half]
    left.push({ x: x + sideX, y: y + sideY })
    right.unshift({ x: x - sideX, y: y - sideY })
  }
  const comes = point(0.9)
  const back = Math.atan2(comes.y - tip.y, comes.x - tip.x)
  const wing = (angle: number): Point => ({
    x: tip.x + size * HEAD * Math.cos(back + angle),
    y: tip.y + size * HEAD * Math.sin(back + angle),
  })
  return { body: `${line([...left, ...right])}Z`, head: line([wing(OPEN), tip, wing(-OPEN)]) }
}
