import { expect, test } from 'vitest'
import { DoublePress } from '../double-press.ts'

const stop = { control: 'stop', x: 100, y: 700, at: 1000 }

test('the second half of a double press counts on the control of the first, and on nothing that came there', () => {
  const presses = new DoublePress<string>()
  expect(presses.strays(stop)).toBe(false)
  expect(presses.strays({ ...stop, at: 1080 })).toBe(false)
  expect(presses.strays({ ...stop, control: 'watch the replay', at: 1160 })).toBe(true)
  expect(presses.strays({ ...stop, control: undefined, at: 1240 })).toBe(true)
})

test('whoever goes on pressing there presses what lies there once it has been seen', () => {
  const presses = new DoublePress<string>()
  presses.strays(stop)
  expect(presses.strays({ ...stop, control: 'replay', at: 1200 })).toBe(true)
  expect(presses.strays({ ...stop, control: 'replay', at: 1300 })).toBe(false)
})

test('a quick press elsewhere counts, and so does one after a press beside all controls', () => {
  const presses = new DoublePress<string>()
  presses.strays(stop)
  expect(presses.strays({ ...stop, control: 'roll', x: 140, at: 1050 })).toBe(false)
  const beside = new DoublePress<string>()
  beside.strays({ ...stop, control: undefined })
  expect(beside.strays({ ...stop, at: 1050 })).toBe(false)
})

test('a control that was drawn anew between two presses is pressed twice', () => {
  const presses = new DoublePress<{ readonly name: string }>((one, other) => one.name === other?.name)
  presses.strays({ ...stop, control: { name: 'one more' } })
  expect(presses.strays({ ...stop, control: { name: 'one more' }, at: 1100 })).toBe(false)
  expect(presses.strays({ ...stop, control: { name: 'done' }, at: 1200 })).toBe(true)
})
