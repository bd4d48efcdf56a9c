import { describe, expect, test } from 'vitest'
import { highest, scoreSheet, sureSheet } from '../index.ts'

describe('score sheets', () => {
  test('add up their lines', () => {
    const lines = [
      { name: 'a', points: 3 },
      { name: 'b', points: -5 },
    ]
    expect(scoreSheet(1, lines)).toEqual({ seat: 1, lines, total: -2 })
    expect(scoreSheet(0, []).total).toBe(0)
  })

  test('tell what is sure from what only the end would bring', () => {
    const scored = { name: 'scored', points: 3 }
    const sheet = scoreSheet(1, [scored, { name: 'harmony', points: -5 }])
    expect(sureSheet(sheet, ['harmony'])).toEqual({ seat: 1, lines: [scored], total: 3 })
    expect(sureSheet(sheet)).toEqual(sheet)
  })

  test('are won by the highest, and ties stand', () => {
    expect(highest([0, 1, 2], (seat) => [4, 7, 7][seat] ?? 0)).toEqual([1, 2])
    expect(highest([0, 2], (seat) => -seat)).toEqual([0])
  })
})
