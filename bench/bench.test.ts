import { expect, test } from 'vitest'
import { medianOf, met } from './bench.ts'
import { runBench } from './index.ts'
import { ratiosOf } from './rounds.ts'

test('ratios are taken round by round, with their median and spread', () => {
  expect(ratiosOf([10, 30, 20], [1, 2, 4])).toEqual({ median: 10, low: 5, high: 15, rounds: 3 })
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
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
