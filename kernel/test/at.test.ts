import { expect, test } from 'vitest'
import { at, clockwise } from '../index.ts'

test('an item that must be there is given, and its absence is told', () => {
  expect(at(['a', 'b'], 1)).toBe('b')
  expect(() => at(['a', 'b'], 2)).toThrow(RangeError)
  expect(() => at(['a', 'b'], 2)).toThrow('no item 2 among 2')
})

test('seats go clockwise from the first, once round', () => {
  expect(clockwise(2, 4)).toEqual([2, 3, 0, 1])
  expect(clockwise(0, 1)).toEqual([0])
})
