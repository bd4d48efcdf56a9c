import { expect, test } from 'vitest'
import { soak } from './soak.ts'

test('BIT-151 random games with every option end without a dead end', () => {
  expect(soak(170, 'short').longest).toBeLessThan(1000)
})
