import { expect, test } from 'vitest'
import { arrowBetween } from '../arrow.ts'

const box = (left: number, top: number, side: number) => ({ left, top, width: side, height: side })

/** The points of a path, in the order in which it is drawn. */
const pointsOf = (path: string) =>
  path.match(/-?[\d.]+ -?[\d.]+/g)?.map((point) => point.split(' ').map(Number)) ?? []

const isIn = ([x = 0, y = 0]: readonly number[], { left, top, width, height }: ReturnType<typeof box>) =>
  x > left && x < left + width && y > top && y < top + height

test('an arrow sets out at the edge of one thing and ends before it covers the other', () => {
  const [card, die] = [box(100, 0, 60), box(400, 500, 40)]
  const { body, head } = arrowBetween(card, die)
  const points = [...pointsOf(body), ...pointsOf(head)]
  expect(points.filter((point) => isIn(point, die))).toEqual([])
  const [first = []] = pointsOf(body)
  expect(isIn(first, box(90, -10, 80))).toBe(true)
  const tip = pointsOf(head)[1] ?? []
  expect(isIn(tip, box(380, 480, 80))).toBe(true)
})

test('its brush is thin where it sets out and broad where it arrives', () => {
  const points = pointsOf(arrowBetween(box(0, 0, 10), box(500, 0, 10)).body)
  const wide = (a: readonly number[] = [], b: readonly number[] = []) =>
    Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))
  const middle = points.length / 2
  expect(wide(points[0], points.at(-1))).toBeLessThan(3)
  expect(wide(points[middle - 1], points[middle])).toBeGreaterThan(8)
})

test('what lies where it sets out has an arrow without a fault', () => {
  const { body, head } = arrowBetween(box(50, 50, 20), box(50, 50, 20))
  expect(`${body}${head}`).not.toMatch(/NaN|Infinity/)
})
