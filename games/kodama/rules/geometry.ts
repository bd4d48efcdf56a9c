import { BARK_HALF_WIDTH, ELEMENT_RADIUS, TABLE_HEIGHT, TABLE_WIDTH } from '../catalogue/index.ts'
import type { Stamp } from './stamps.ts'

/*
 * Exact tests on whole numbers. A position and a direction multiply to less than 2^37, two directions to
 * less than 2^32, so that no product below loses a digit of the 53 that every machine has.
 */

/** Do two card areas overlap? Edges that only meet do not (KOD-022, KOD-063). Separating axes, all four. */
export function overlap(a: Stamp, ax: number, ay: number, b: Stamp, bx: number, by: number): boolean {
  const dx = bx - ax
  const dy = by - ay
  const along = Math.abs(a.cos * b.cos + a.sin * b.sin)
  const across = Math.abs(a.cos * b.sin - a.sin * b.cos)
  const both = a.length * b.length
  return (
    Math.abs(dx * a.cos + dy * a.sin) * b.length <
      a.halfWidth * both + b.halfWidth * along + b.halfHeight * across &&
    Math.abs(dy * a.cos - dx * a.sin) * b.length <
      a.halfHeight * both + b.halfWidth * across + b.halfHeight * along &&
    Math.abs(dx * b.cos + dy * b.sin) * a.length <
      b.halfWidth * both + a.halfWidth * along + a.halfHeight * across &&
    Math.abs(dy * b.cos - dx * b.sin) * a.length <
      b.halfHeight * both + a.halfWidth * across + a.halfHeight * along
  )
}

/** Does the card at (x, y) cover an element there, if only a bit of it? Its rim may be met (KOD-023, KOD-063). */
export function coversElement(
  card: Stamp,
  x: number,
  y: number,
  elementX: number,
  elementY: number,
): boolean {
  const dx = elementX - x
  const dy = elementY - y
  const reach = ELEMENT_RADIUS * card.length
  const beside = Math.abs(dx * card.cos + dy * card.sin) - card.halfWidth * card.length
  if (beside >= reach) return false
  const above = Math.abs(dy * card.cos - dx * card.sin) - card.halfHeight * card.length
  if (above >= reach) return false
  return beside <= 0 || above <= 0 || beside * beside + above * above < reach * reach
}

/** Does a point lie in the card's area, rims included? */
export function inArea(card: Stamp, x: number, y: number, pointX: number, pointY: number): boolean {
  const dx = pointX - x
  const dy = pointY - y
  return (
    Math.abs(dx * card.cos + dy * card.sin) <= card.halfWidth * card.length &&
    Math.abs(dy * card.cos - dx * card.sin) <= card.halfHeight * card.length
  )
}

/** Does a point lie in the card's area and not on its rim? */
export function insideArea(card: Stamp, x: number, y: number, pointX: number, pointY: number): boolean {
  const dx = pointX - x
  const dy = pointY - y
  return (
    Math.abs(dx * card.cos + dy * card.sin) < card.halfWidth * card.length &&
    Math.abs(dy * card.cos - dx * card.sin) < card.halfHeight * card.length
  )
}

/** Is a point on the bark of a card and inside its area, rims included? (KOD-021, KOD-063) */
export function onBark(card: Stamp, x: number, y: number, pointX: number, pointY: number): boolean {
  if (!inArea(card, x, y, pointX, pointY)) return false
  const { bark } = card
  for (let i = 0; i < bark.length; i += 4) {
    const fromX = bark[i] as number
    const fromY = bark[i + 1] as number
    const stretchX = (bark[i + 2] as number) - fromX
    const stretchY = (bark[i + 3] as number) - fromY
    if (nearStretch(pointX - x - fromX, pointY - y - fromY, stretchX, stretchY)) return true
  }
  return false
}

/** Is a point, counted from the start of a stretch of bark, within its half-width? */
function nearStretch(x: number, y: number, stretchX: number, stretchY: number): boolean {
  const reach = BARK_HALF_WIDTH * BARK_HALF_WIDTH
  const share = x * stretchX + y * stretchY
  if (share <= 0) return x * x + y * y <= reach
  const whole = stretchX * stretchX + stretchY * stretchY
  if (share >= whole) return (x - stretchX) * (x - stretchX) + (y - stretchY) * (y - stretchY) <= reach
  const offset = Math.abs(x * stretchY - y * stretchX)
  // A point farther off than this is off the bark; nearer ones keep the square below 2^53.
  if (offset > BARK_HALF_WIDTH * (Math.abs(stretchX) + Math.abs(stretchY))) return false
  return offset * offset <= reach * whole
}

/** Are all four corners on the table? Its border is still the table (KOD-024, KOD-063). */
export function onTable({ reachX, reachY }: Stamp, x: number, y: number): boolean {
  return x >= reachX && x <= TABLE_WIDTH - reachX && y >= reachY && y <= TABLE_HEIGHT - reachY
}
