import { expect, test } from 'vitest'
import { soak } from './soak.ts'

test('no dead end in 10,000 random games over all seat counts and both sides', () => {
  const result = soak(10_002, 'deep', () => performance.now())
  console.log(result)
  expect(result.mean).toBeLessThan(1)
}, 1_200_000)
