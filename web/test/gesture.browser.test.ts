import { expect, test } from 'vitest'
import { GestureArbiter, type Intention } from '../kit/gesture.ts'

const at = (id: number, x: number, y: number) => ({ id, x, y })

test('one finger down and up in one place is a tap', () => {
  const arbiter = new GestureArbiter()
  arbiter.press(at(1, 100, 100))
  expect(arbiter.move(at(1, 104, 103))).toEqual({ kind: 'none' })
  expect(arbiter.release(at(1, 104, 103))).toEqual({ kind: 'tap', at: { x: 104, y: 103 } })
})

test('a pointer that moved more than 10 px pans and never taps, even where it comes back', () => {
  const arbiter = new GestureArbiter()
  arbiter.press(at(1, 100, 100))
  expect(arbiter.move(at(1, 111, 100)).kind).toBe('pan')
  arbiter.move(at(1, 100, 100))
  expect(arbiter.release(at(1, 100, 100))).toEqual({ kind: 'none' })
})

test('a release far from the press is no tap, although no move was reported', () => {
  const arbiter = new GestureArbiter()
  arbiter.press(at(1, 100, 100))
  expect(arbiter.release(at(1, 100, 120))).toEqual({ kind: 'none' })
})

test('two fingers never tap, whichever is lifted first', () => {
  for (const first of [1, 2]) {
    const arbiter = new GestureArbiter()
    arbiter.press(at(1, 100, 100))
    arbiter.press(at(2, 200, 100))
    expect(arbiter.release(at(first, first * 100, 100))).toEqual({ kind: 'none' })
    expect(arbiter.release(at(3 - first, (3 - first) * 100, 100))).toEqual({ kind: 'none' })
  }
})

test('two fingers drawn apart pinch by the ratio of their distances', () => {
  const arbiter = new GestureArbiter()
  arbiter.press(at(1, 100, 100))
  arbiter.press(at(2, 200, 100))
  expect(arbiter.move(at(2, 300, 100))).toEqual({
    kind: 'pinch',
    factor: 2,
    centre: { x: 200, y: 100 },
    dx: 50,
    dy: 0,
  })
})

test('a cancelled pointer never taps, and the next touch starts afresh', () => {
  const arbiter = new GestureArbiter()
  arbiter.press(at(1, 10, 10))
  arbiter.cancel(1)
  expect(arbiter.release(at(1, 10, 10))).toEqual({ kind: 'none' })
  arbiter.press(at(2, 10, 10))
  expect(arbiter.release(at(2, 10, 10)).kind).toBe('tap')
})

test('10,000 random gestures with a second finger or a long way play nothing', () => {
  let seed = 1
  const random = (bound: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % bound
  }
  const taps: Intention[] = []
  for (let round = 0; round < 10_000; round++) {
    const arbiter = new GestureArbiter()
    const note = (intention: Intention) => intention.kind === 'tap' && taps.push(intention)
    const start = { x: random(400), y: random(800) }
    note(arbiter.press(at(1, start.x, start.y)))
    if (random(2) === 0) note(arbiter.press(at(2, random(400), random(800))))
    else note(arbiter.move(at(1, start.x + 11 + random(90), start.y)))
    for (let step = random(6); step > 0; step--)
      note(arbiter.move(at(1 + random(2), random(400), random(800))))
    note(arbiter.release(at(1, start.x, start.y)))
    note(arbiter.release(at(2, random(400), random(800))))
  }
  expect(taps).toEqual([])
})
