import { at } from '@engawa/kernel'
import { awayFrom, type BarkCard, liesOn } from './card.ts'
import type { Limb } from './limbs.ts'
import { distance, noise, pointAt, type Spot, scatter, tangent } from './points.ts'

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A brush leaf from a point on, as path data. */
function leaf([x, y]: Spot, angle: number, length: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const broad = length * 0.2
  const to = (along: number, off: number): string =>
    `${tenths(x + cos * along - sin * off)} ${tenths(-(y + sin * along + cos * off))}`
  return (
    `M${to(0, 0)}C${to(length * 0.2, broad * 1.5)} ${to(length * 0.62, broad * 1.55)} ${to(length, 0)}` +
    `C${to(length * 0.66, -broad * 1.1)} ${to(length * 0.26, -broad * 1.3)} ${to(0, 0)}Z`
  )
}

/** A leaf must keep off the elements, stay on its card and out from under the cards above. */
function hasRoom(card: BarkCard, cards: readonly BarkCard[], from: Spot, to: Spot): boolean {
  const middle: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return (
    liesOn(card, to, 1.2) &&
    [from, middle, to].every(
      (spot) =>
        card.places.every((place) => distance(place.spot, spot) > 8) &&
        !card.kids.some((kid) => awayFrom(at(cards, kid), spot) < 2),
    )
  )
}

/** Points back from the tip, the turn away from the limb, the length, and whether it is a dark one. */
type Sprig = readonly [back: number, turn: number, length: number, dark: boolean]

const always: readonly Sprig[] = [
  [2, 0.1, 7, true],
  [3, 0.95, 8, true],
  [3, -0.95, 8, false],
  [6, 1.15, 8.5, false],
  [6, -1.15, 8.5, true],
]
const often: readonly Sprig[] = [
  [11, 1.1, 8, true],
  [13, -1.05, 8, false],
]
const seldom: readonly Sprig[] = [
  [17, -1.2, 7.5, true],
  [19, 1.2, 7.5, false],
]

export interface Leaves {
  readonly dark: string
  readonly pale: string
}

/** Leaves in pairs at the free tips of a card. */
export function leavesOf(card: BarkCard, cards: readonly BarkCard[], limbs: readonly Limb[]): Leaves {
  let [dark, pale] = ['', '']
  for (const { points, free } of limbs) {
    if (!free) continue
    const luck = noise(...pointAt(points, points.length - 1))
    const sprigs = [...always, ...(luck > 0.35 ? often : []), ...(luck > 0.6 ? seldom : [])]
    for (const [back, turn, length, isDark] of sprigs) {
      const index = points.length - back
      const from = pointAt(points, index)
      const [dx, dy] = tangent(points, index)
      const angle = Math.atan2(dy, dx) + turn
      const to: Spot = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
      if (!hasRoom(card, cards, from, to)) continue
      if (isDark) dark += leaf(from, angle, length)
      else pale += leaf(from, angle, length)
    }
  }
  return { dark, pale }
}

/** One flat cloud of pale green behind each free tip; together they make the crown. */
export function padsOf(limbs: readonly Limb[]): string {
  return limbs
    .filter(({ free }) => free)
    .map(({ points }) => {
      const [x, y] = pointAt(points, points.length - 1)
      const size = 11 + noise(x * 0.7, y * 0.7) * 4
      const part = (radius: number, dx: number, dy: number): string =>
        `a${tenths(size * radius)} ${tenths(size * radius)} 0 0 1 ${tenths(size * dx)} ${tenths(size * dy)}`
      return (
        `M${tenths(x - size * 1.5)} ${tenths(-y + size * 0.55)}${part(0.62, 0.25, -1.05)}` +
        `${part(0.8, 1.2, -0.5)}${part(0.7, 1.25, 0.45)}${part(0.62, 0.2, 1.1)}z`
      )
    })
    .join('')
}

const FIBRES = 5

/** A few fibres of the paper. */
export function fibresOf({ card, middle, right, up, halfWidth, halfHeight }: BarkCard): string {
  const [x, y] = middle
  const on = (across: number, along: number): string =>
    `${tenths(x + right[0] * across + up[0] * along)} ${tenths(-(y + right[1] * across + up[1] * along))}`
  return Array.from({ length: FIBRES }, (_, fibre) => {
    const one = scatter(card * 3.1 + fibre, card * 0.13)
    const other = scatter(fibre * 7.7, card * 0.17)
    const turn = scatter(card * 0.3 + fibre, card * 0.7) * 2 * Math.PI
    const [across, along] = [(one - 0.5) * halfWidth * 1.6, (other - 0.5) * halfHeight * 1.6]
    const length = 6 + one * 10
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length]
    return `M${on(across, along)}Q${on(across + dx / 2 + 2, along + dy / 2 - 2)} ${on(across + dx, along + dy)}`
  }).join('')
}
