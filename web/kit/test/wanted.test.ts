import { expect, test } from 'vitest'
import { Wanted } from '../wanted.ts'

test('what was taken up last and left is wanted, once', () => {
  const wanted = new Wanted()
  wanted.takeUp('tile:1')
  wanted.takeUp('tile:2')
  // Played by oneself: the one before it was left.
  wanted.letGo('tile:2')
  expect(wanted.lose('tile:1')).toBe(true)
  expect(wanted.lose('tile:1')).toBe(false)
})

test('what was only looked at before something else is nobody’s loss', () => {
  const wanted = new Wanted()
  wanted.takeUp('tile:1')
  wanted.takeUp('tile:2')
  expect(wanted.lose('tile:1')).toBe(false)
  expect(wanted.lose('tile:3')).toBe(false)
  expect(wanted.lose('tile:2')).toBe(true)
})

test('a second moment follows only after something else was taken up', () => {
  const wanted = new Wanted()
  wanted.takeUp('tile:1')
  wanted.takeUp('tile:2')
  expect(wanted.lose('tile:2')).toBe(true)
  expect(wanted.lose('tile:1')).toBe(false)
  wanted.takeUp('tile:3')
  expect(wanted.lose('tile:3')).toBe(true)
})
