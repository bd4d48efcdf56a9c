import { expect, test, vi } from 'vitest'
import { claimStage, enact, holdStage, stageHeld, whenAllIsStill } from '../motion.ts'

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

test('what waits for the table to be still comes after a piece that flies, though it keeps no stage', () => {
  vi.useFakeTimers()
  // What another test left standing is over by then.
  vi.advanceTimersByTime(5000)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const flying = {
    currentTime: 0,
    effect: { getComputedTiming: () => ({ endTime: 400 }) },
    finished: new Promise(() => undefined),
  }
  enact({ animate: () => flying } as unknown as Element, [], 400, 'brisk')
  const run = vi.fn()
  whenAllIsStill(run)
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  flying.currentTime = 400
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
