import { ELEMENT_RADIUS, TABLE_HEIGHT, TABLE_WIDTH } from '../catalogue/index.ts'
import type { Near } from './placements.ts'
import type { Stamp } from './stamps.ts'

/*
 * How near a decision is, so that a search need not ask geometry at every degree. All in hundredths of a
 * millimetre, from what bars the card, or where it is barred, negative, from where it would be free.
 */

/** Of the corners from the table's border. */
function fromBorder({ reachX, reachY }: Stamp, x: number, y: number): number {
  return Math.min(x - reachX, TABLE_WIDTH - reachX - x, y - reachY, TABLE_HEIGHT - reachY - y)
}

/** Of a card's area from an element that lies at (dx, dy) from its middle. */
function fromElement({ cos, sin, length, halfWidth, halfHeight }: Stamp, dx: number, dy: number): number {
  const beside = Math.abs(dx * cos + dy * sin) / length - halfWidth
  const above = Math.abs(dy * cos - dx * sin) / length - halfHeight
  const away = beside > 0 && above > 0 ? Math.sqrt(beside * beside + above * above) : Math.max(beside, above)
  return away - ELEMENT_RADIUS
}

/** Of two card areas from each other, the second at (dx, dy) from the first: the widest gap of the four axes. */
function fromCard(a: Stamp, b: Stamp, dx: number, dy: number): number {
  const both = a.length * b.length
  const along = Math.abs(a.cos * b.cos + a.sin * b.sin) / both
  const across = Math.abs(a.cos * b.sin - a.sin * b.cos) / both
  return Math.max(
    Math.abs(dx * a.cos + dy * a.sin) / a.length - a.halfWidth - b.halfWidth * along - b.halfHeight * across,
    Math.abs(dy * a.cos - dx * a.sin) / a.length - a.halfHeight - b.halfWidth * across - b.halfHeight * along,
    Math.abs(dx * b.cos + dy * b.sin) / b.length - b.halfWidth - a.halfWidth * along - a.halfHeight * across,
    Math.abs(dy * b.cos - dx * b.sin) / b.length - b.halfHeight - a.halfWidth * across - a.halfHeight * along,
  )
}

/** Farther away than this is as good as anywhere. */
const AMPLE = 6000

/** Of a card from everything that could bar it there: the table's border, elements of the card below, other cards. */
export function clearance(
  stamp: Stamp,
  x: number,
  y: number,
  below: { readonly stamp: Stamp; readonly icons: number; readonly x: number; readonly y: number },
  near: Near,
): number {
  let least = Math.min(AMPLE, fromBorder(stamp, x, y))
  const { places } = below.stamp
  for (let place = 0; place < 2 * below.icons; place += 2) {
    const dx = below.x + (places[place] as number) - x
    const dy = below.y + (places[place + 1] as number) - y
    least = Math.min(least, fromElement(stamp, dx, dy))
  }
  for (let other = 0; other < near.count; other++) {
    const dx = (near.xs[other] as number) - x
    const dy = (near.ys[other] as number) - y
    const reach = near.reaches[other] as number
    // Cards that cannot touch are as far apart as their middles are beyond their reach.
    if (dx * dx + dy * dy < reach)
      least = Math.min(least, fromCard(stamp, near.stamps[other] as Stamp, dx, dy))
    else least = Math.min(least, Math.sqrt(dx * dx + dy * dy) - Math.sqrt(reach))
  }
  return least
}
