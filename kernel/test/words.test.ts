import { describe, expect, test } from 'vitest'
import { labelText, listWith, personOf, say } from '../index.ts'

describe('words', () => {
  test('a label is one line, its detail in brackets', () => {
    expect(labelText({ title: 'Roll' })).toBe('Roll')
    expect(labelText({ title: 'Roll', detail: '' })).toBe('Roll')
    expect(labelText({ title: 'Roll', detail: 'four dice' })).toBe('Roll (four dice)')
  })

  test('somebody is named, or counted where nobody named them, and the reader is told apart', () => {
    const names = { seats: ['Ann', 'Ben'], viewer: 1 } as const
    expect(personOf(names, 0)).toEqual({ name: 'Ann', you: false })
    expect(personOf(names, 1)).toEqual({ name: 'Ben', you: true })
    expect(personOf(names, 2)).toEqual({ name: '3', you: false })
  })

  test('what is said is chosen by its kind', () => {
    type Told = { kind: 'rolled'; pips: number } | { kind: 'passed' }
    const sayings = {
      rolled: ({ pips }: { pips: number }, name: string) => `${name} rolled ${pips}`,
      passed: (_told: unknown, name: string) => `${name} passed`,
    }
    expect(say<Told, string, string>(sayings, { kind: 'rolled', pips: 6 }, 'Ann')).toBe('Ann rolled 6')
    expect(say<Told, string, string>(sayings, { kind: 'passed' }, 'Ben')).toBe('Ben passed')
  })

  test('things are listed with a word before the last', () => {
    const list = listWith('and')
    expect(list([])).toBe('')
    expect(list(['wood'])).toBe('wood')
    expect(list(['wood', 'jade'])).toBe('wood and jade')
    expect(list(['wood', 'jade', 'sake'])).toBe('wood, jade and sake')
  })
})
