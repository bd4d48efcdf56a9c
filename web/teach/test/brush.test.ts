import { expect, test } from 'vitest'
import { enso } from '../brush.ts'

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test.each([
  { what: 'a print', width: 190, height: 180 },
  { what: 'a row', width: 740, height: 60 },
  { what: 'a tall print', width: 80, height: 300 },
])('a ring with corners goes along the edge of $what and paints over nothing in it', ({ width, height }) => {
  const MARGIN = 10
  const points = pointsOf(enso({ x: 0, y: 0, width, height, corner: 24 }, 8))
  const within = points.filter(
    ([x = 0, y = 0]) => Math.abs(x) < width / 2 - MARGIN && Math.abs(y) < height / 2 - MARGIN,
  )
  expect(within).toEqual([])
})

test('a long ring is drawn in small steps: its ends are round', () => {
  const [width, height] = [740, 60]
  const outer = pointsOf(enso({ x: 0, y: 0, width, height, corner: 30 }, 8))
  const end = outer.filter(([x = 0]) => x < -width / 2 + 30)
  expect(end.length).toBeGreaterThan(20)
})
