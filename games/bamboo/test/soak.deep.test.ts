import { expect, test } from 'vitest'
import { soak } from './soak.ts'

test('no dead end in 10,000 random games over all seat counts and both sides', () => {
  expect(soak(10_002, 'deep')).toBeGreaterThan(2_000_000)
}, 1_200_000)
