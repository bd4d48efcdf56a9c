import { expect, test } from 'vitest'
import { medianOf, met, quantileOf } from './bench.ts'
import { benchesNamed, runBench } from './index.ts'
import { checksum, sameGames } from './match.ts'
import { isAtStake, keptBest } from './reviews.ts'
import { ratiosOf } from './rounds.ts'

test('ratios are taken round by round, with their median and spread', () => {
  expect(ratiosOf([10, 30, 20], [1, 2, 4])).toEqual({ median: 10, low: 5, high: 15, rounds: 3 })
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
})

test('99 of 100 values stay below their quantile', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(quantileOf(values, 0.99)).toBe(199)
})

test('different games are noticed', () => {
  const finish = { moves: 3, sum: checksum([1, 2]) }
  expect(() => sameGames([finish], [finish])).not.toThrow()
  expect(() => sameGames([finish], [{ moves: 3, sum: checksum([2, 1]) }])).toThrow(
    'did not play the same games',
  )
})

test('a figure is met from its target on', () => {
  const figure = { name: '', median: 2, low: 1, high: 3, rounds: 3, detail: '' }
  expect(met({ ...figure, target: { least: 2 } })).toBe(true)
  expect(met({ ...figure, target: { least: 2.1 } })).toBe(false)
  expect(met({ ...figure, target: { most: 2 } })).toBe(true)
  expect(met({ ...figure, target: { most: 1.9 } })).toBe(false)
})

test('an unknown benchmark is refused by name', async () => {
  await expect(runBench({ json: false, only: 'chess' })).rejects.toThrow(
    /no benchmark chess; there are .*daruma/,
  )
})

test('benchmarks are asked for by name or by what several names begin with', () => {
  const names = (only?: string) => benchesNamed(only).map(([name]) => name)
  expect(names('reviews-bamboo')).toEqual(['reviews-bamboo'])
  expect(names('reviews')).toEqual(['reviews-bamboo', 'reviews-bitoku', 'reviews-daruma', 'reviews-kodama'])
  expect(names('bamboo')).toEqual(['bamboo'])
  expect(names()).toContain('minds-daruma')
})

/** A decision of the first of two seats: what each of its moves is worth in chances to win, the best first. */
function decision(position: number, worths: Readonly<Record<string, number>>) {
  const options = Object.entries(worths).map(([move, win]) => ({
    move,
    worth: { win: [win, 1 - win], points: [0, 0] },
    played: false,
  }))
  const nothing = { win: [0, 0], points: [0, 0] }
  return { position, seat: 0, options, loss: { win: 0, points: 0 }, beyond: nothing, lines: [], line: [] }
}

test('steadiness counts the decisions whose next best move costs something, as many samples tell', () => {
  const even = decision(1, { a: 0.5, b: 0.4999 })
  const clear = decision(2, { a: 0.5, b: 0.4 })
  const other = decision(3, { a: 0.5, b: 0.4 })
  expect([even, clear].map(isAtStake)).toEqual([false, true])
  const few = [decision(1, { b: 0.5, a: 0.4 }), clear, decision(3, { b: 0.5, a: 0.4 })]
  expect(keptBest(few, [even, clear, other])).toEqual({ stake: 2, same: 1 })
  // A decision that was not looked at before has not stayed the same.
  expect(keptBest([], [clear])).toEqual({ stake: 1, same: 0 })
})
