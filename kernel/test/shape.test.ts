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
  [{ kind: 'place', die: 1, on: 'right' }],
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
  [{ kind: 'keep', dice: [1, 7] }, 'bad-field'],
  [{ kind: 'place', die: 0, on: 'left' }, 'bad-field'],
  [{ kind: 'place', die: 1, on: 'middle' }, 'bad-field'],
  [undefined, 'not-a-move'],
  [{ kind: 7 }, 'unknown-move'],
])('%j is refused as %s', (move, code) => {
  expect(malformed(shapes, move)?.code).toBe(code)
})

test('a kind is a word, even where its shape is found by a number', () => {
  expect(malformed({ 7: {} }, { kind: 7 })?.code).toBe('unknown-move')
})

test('a refusal of the form says what is wrong', () => {
  const refusal = (move: unknown) => malformed(shapes, move)
  expect(refusal(3)).toEqual({ code: 'not-a-move', rule: 'form', data: {} })
  expect(refusal({ kind: 'fly' })).toEqual({
    code: 'unknown-move',
    rule: 'form',
    data: { kinds: 'roll, place, keep' },
  })
  expect(refusal({ kind: 'place', die: 6 })).toEqual({
    code: 'bad-field',
    rule: 'form',
    data: { field: 'on' },
  })
  expect(refusal({ kind: 'roll', now: 1 })).toEqual({
    code: 'extra-field',
    rule: 'form',
    data: { field: 'now' },
  })
})

test.each<[unknown, unknown, boolean]>([
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [1, '1', false],
  [1, { a: 1 }, false],
  [1, {}, false],
  [{}, 1, false],
  [{ a: 1 }, 1, false],
  [[1], { 0: 1 }, false],
  [{ 0: 1 }, [1], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [[[1], 2], [[1], 2], true],
  [[[1], 2], [[3], 2], false],
  [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: undefined }, { b: 1 }, false],
  [{ toString: undefined }, { a: 1 }, false],
])('%j and %j: %s', (a, b, same) => {
  expect(sameData(a, b)).toBe(same)
})

test('the same data is the same in any order of keys, and no other is', () => {
  expect(sameData({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true)
  expect(sameData({ a: 1 }, { a: 1, b: undefined })).toBe(false)
  expect(sameData([1, 2], [2, 1])).toBe(false)
  expect(sameData([], {})).toBe(false)
})
