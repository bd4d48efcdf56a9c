import { expect, test } from 'vitest'
import { medianOf, met, quantileOf } from './bench.ts'
import { runBench } from './index.ts'
import { checksum, sameGames } from './match.ts'
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
