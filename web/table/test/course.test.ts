import { expect, test } from 'vitest'
import { lineOf, rangeOf } from '../course.ts'

const course = [
  { position: 0, totals: [0, 0] },
  { position: 5, totals: [4, -2] },
  { position: 10, totals: [8, 6] },
]

test('the line of a seat goes in steps from the first position to the last', () => {
  expect(rangeOf(course)).toEqual({ low: -2, high: 8 })
  const frame = { left: 0, top: 0, width: 100, height: 100 }
  expect(lineOf(course, 0, frame)).toBe('M0 80H50V40H100V0')
  expect(lineOf(course, 1, frame)).toBe('M0 80H50V100H100V20')
})
