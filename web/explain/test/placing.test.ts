import { expect, test } from 'vitest'
import { placeNote } from '../placing.ts'

const screen = { width: 1440, height: 900 }
const note = { width: 362, height: 400 }
const thing = (left: number, top: number, size = 60) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
})

test('a note lies beside its thing, on the side with more room, and its notch points at it', () => {
  expect(placeNote(thing(1200, 400), note, screen, false)).toMatchObject({
    side: 'left',
    left: 1200 - 14 - 362,
  })
  const right = placeNote(thing(100, 400), note, screen, false)
  expect(right.side).toBe('right')
  expect(right.top + right.notch).toBe(430)
})

test('in the dock it lies above, so that no neighbour is hidden', () => {
  expect(placeNote(thing(700, 780), note, screen, true).side).toBe('above')
})

test('it stays on the screen, also where it fits nowhere', () => {
  const { left, top } = placeNote(thing(0, 0, 300), note, { width: 400, height: 380 }, false)
  expect(left).toBeGreaterThanOrEqual(8)
  expect(top).toBeGreaterThanOrEqual(8)
})
