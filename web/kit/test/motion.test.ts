import { expect, test } from 'vitest'
import { claimStage, stageHeld } from '../motion.ts'

test('what is drawn but has not begun to move keeps the stage until it has', () => {
  expect(stageHeld()).toBe(0)
  const begun = [claimStage(), claimStage()]
  begun[0]?.()
  begun[0]?.()
  expect(stageHeld()).toBeGreaterThan(0)
  begun[1]?.()
  expect(stageHeld()).toBe(0)
})
