import { expect, test } from 'vitest'
import { OptionsError, type OptionsSchema, optionSets, optionsFor, parseOptions } from '../index.ts'

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

test.each<[unknown, string]>([
  [7, 'options must be an object of names and values'],
  ['night', 'options must be an object of names and values'],
  [{ night: 'yes' }, 'option night is true or false, not "yes"'],
  [{ side: 'up' }, 'option side is one of left, right, not "up"'],
  [{ side: true }, 'option side is one of left, right, not true'],
])('%j is refused with what was given', (given, words) => {
  expect(() => parseOptions(schema, 2, given)).toThrow(words)
})

test('a game without options says so', () => {
  expect(() => parseOptions({}, 2, { colour: 'red' })).toThrow('unknown option colour; this game has none')
  expect(parseOptions({}, 2, {})).toEqual({})
})

test('an option that does not exist with so many seats may be left at its default', () => {
  expect(parseOptions(schema, 2, { alone: false }).alone).toBe(false)
  expect(parseOptions(schema, 1, { alone: true }).alone).toBe(true)
})

test('the options are those that exist with so many seats', () => {
  expect(optionsFor(schema, 1).map(([name]) => name)).toEqual(['night', 'side', 'alone'])
  expect(optionsFor(schema, 2).map(([name]) => name)).toEqual(['night', 'side'])
})

test('every option is tried in each of its values, where it exists', () => {
  const usual = { night: false, side: 'left', alone: false }
  expect(optionSets(schema, 2)).toEqual([usual, { ...usual, night: true }, { ...usual, side: 'right' }])
  expect(optionSets(schema, 1)).toEqual([...optionSets(schema, 2), { ...usual, alone: true }])
  const dark: OptionsSchema<{ night: boolean }> = { night: { kind: 'flag', default: true } }
  expect(optionSets(dark, 2)).toEqual([{ night: true }, { night: false }])
})
