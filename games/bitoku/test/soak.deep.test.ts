import { expect, test } from 'vitest'
import { soak } from './soak.ts'

test('BIT-151 10,000 random games over all seat counts and options end without a dead end', () => {
  const { games, longest } = soak(10_000, 'deep')
  expect(games).toBe(10_000)
  expect(longest).toBeLessThan(1000)
}, 1_800_000)
