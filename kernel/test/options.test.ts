import { expect, test } from 'vitest'
import { OptionsError, type OptionsSchema, optionSets, parseOptions } from '../index.ts'

interface Options {
  night: boolean
  side: 'left' | 'right'
  alone: boolean
}

const schema: OptionsSchema<Options> = {
  night: { kind: 'flag', default: false },
  side: { kind: 'choice', values: ['left', 'right'], default: 'left' },
  alone: { kind: 'flag', default: false, seats: [1] },
}

test('what is not said takes its default', () => {
  expect(parseOptions(schema, 2, { night: true })).toEqual({ night: true, side: 'left', alone: false })
  expect(parseOptions(schema, 2, undefined)).toEqual({ night: false, side: 'left', alone: false })
})

test.each([
  [{ night: 'yes' }, /night is true or false/],
  [{ side: 'up' }, /side is one of left, right/],
  [{ colour: 'red' }, /unknown option colour; this game has night, side, alone/],
  [{ alone: true }, /alone does not exist with 2 seats/],
  [[], /must be an object/],
  [null, /must be an object/],
])('%j is refused in words', (given, words) => {
  expect(() => parseOptions(schema, 2, given)).toThrow(OptionsError)
  expect(() => parseOptions(schema, 2, given)).toThrow(words)
})

test('every option is tried in each of its values, where it exists', () => {
  expect(optionSets(schema, 2)).toHaveLength(3)
  expect(optionSets(schema, 1)).toHaveLength(4)
})
