import { expect, test } from 'vitest'
import { wayInto } from '../sight.ts'

const room = { top: 100, bottom: 400 }

test('what is seen well enough stays where it is', () => {
  expect(wayInto(room, { top: 120, bottom: 160 })).toBe(0)
  expect(wayInto(room, { top: 375, bottom: 415 })).toBe(0)
})

test('what lies below or above the room comes a little way into it', () => {
  expect(wayInto(room, { top: 390, bottom: 430 })).toBe(42)
  expect(wayInto(room, { top: 20, bottom: 60 })).toBe(-92)
})

test('what is higher than the room begins at its upper edge', () => {
  expect(wayInto(room, { top: 350, bottom: 900 })).toBe(238)
  expect(wayInto(room, { top: 50, bottom: 700 })).toBe(0)
})
