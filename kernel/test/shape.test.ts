import { expect, test } from 'vitest'
import { int, listOf, malformed, oneOf, sameData } from '../index.ts'

const shapes = {
  roll: {},
  place: { die: int(1, 6), on: oneOf('left', 'right') },
  keep: { dice: listOf(int(1, 6), 3) },
}

test.each([
  [{ kind: 'roll' }],
  [{ kind: 'place', die: 6, on: 'left' }],
  [{ kind: 'keep', dice: [] }],
  [{ kind: 'keep', dice: [1, 1, 6] }],
])('%j has the form of a move', (move) => {
  expect(malformed(shapes, move)).toBeUndefined()
})

test.each([
  [null, 'not-a-move'],
  ['roll', 'not-a-move'],
  [[{ kind: 'roll' }], 'not-a-move'],
  [{}, 'unknown-move'],
  [{ kind: 'toString' }, 'unknown-move'],
  [{ kind: 'roll', now: true }, 'extra-field'],
  [{ kind: 'place', die: 6 }, 'bad-field'],
  [{ kind: 'place', die: 7, on: 'left' }, 'bad-field'],
  [{ kind: 'place', die: '6', on: 'left' }, 'bad-field'],
  [{ kind: 'place', die: 1.5, on: 'left' }, 'bad-field'],
  [{ kind: 'keep', dice: [1, 2, 3, 4] }, 'bad-field'],
  [{ kind: 'keep', dice: 3 }, 'bad-field'],
])('%j is refused as %s', (move, code) => {
  expect(malformed(shapes, move)?.code).toBe(code)
})

test('the same data is the same in any order of keys, and no other is', () => {
  expect(sameData({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true)
  expect(sameData({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(sameData([1, 2], [2, 1])).toBe(false)
  expect(sameData([], {})).toBe(false)
})
