import { expect, test, vi } from 'vitest'
import { claimStage, holdStage, stageHeld } from '../motion.ts'

test('what is drawn but has not begun to move keeps the stage until it has', () => {
  expect(stageHeld()).toBe(0)
  const begun = [claimStage(), claimStage()]
  begun[0]?.()
  begun[0]?.()
  expect(stageHeld()).toBeGreaterThan(0)
  begun[1]?.()
  expect(stageHeld()).toBe(0)
})

test('an animation that stands, in a page that paints no frames, does not keep the stage for ever', () => {
  vi.useFakeTimers()
  const standing = {
    currentTime: 0,
    effect: { getComputedTiming: () => ({ endTime: 1500 }) },
    finished: new Promise(() => undefined),
  }
  holdStage(standing as unknown as Animation)
  expect(stageHeld()).toBe(1500)
  vi.advanceTimersByTime(3000)
  expect(stageHeld()).toBeGreaterThan(0)
  vi.advanceTimersByTime(600)
  expect(stageHeld()).toBe(0)
  vi.useRealTimers()
})
