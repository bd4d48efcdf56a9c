import type { Judgement } from '@engawa/bots'
import { expect, test } from 'vitest'
import { doubtOf } from '../doubt.ts'

const judged = (kind: string, worth: number, error = 0.5): Judgement => ({
  move: { kind },
  worth,
  gain: worth,
  error,
  trials: 40,
  why: { now: 0, lines: [{ name: 'gold', points: worth > 0 ? 2 : -2 }] },
})

test('a move that leaves much behind, clear of what trials can tell, is doubted with its reason', () => {
  expect(doubtOf([judged('stop', 6), judged('roll', 0)], { kind: 'roll' })).toMatchObject({
    points: 6,
    line: 'gold',
    better: { move: { kind: 'stop' } },
  })
})

test('the best move, a small or an unclear difference, and moves nobody tried are never doubted', () => {
  const close = [judged('stop', 1), judged('roll', 0)]
  expect(doubtOf(close, { kind: 'roll' })).toBeUndefined()
  expect(doubtOf(close, { kind: 'stop' })).toBeUndefined()
  expect(doubtOf([judged('stop', 6), judged('roll', 0, 3)], { kind: 'roll' })).toBeUndefined()
  expect(doubtOf([judged('stop', 6)], { kind: 'pour' })).toBeUndefined()
  const guessed = { ...judged('roll', 0), trials: 0, error: Number.POSITIVE_INFINITY }
  expect(doubtOf([judged('stop', 6), guessed], { kind: 'roll' })).toBeUndefined()
})
