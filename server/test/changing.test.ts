import { expect, test } from 'vitest'
import { Changing } from '../room/changing.ts'

const view = { seats: 2, hand: [1, 2], deck: { inside: [3] }, name: 'a "quoted" one', none: null }

test('what changed is told of the moment before alone, and only what changed', () => {
  const seen = new Changing()
  seen.look(3, view, new Map())
  expect(seen.changesSince(0)).toBeUndefined()
  seen.look(5, { ...view, hand: [1], name: 'é' }, new Map())
  expect(JSON.parse(seen.changesSince(3) ?? '')).toEqual({ hand: [1], name: 'é' })
  for (const moment of [0, 2, 4, 5]) expect(seen.changesSince(moment)).toBeUndefined()
  expect(JSON.parse(seen.whole())).toEqual({ ...view, hand: [1], name: 'é' })
  seen.look(6, { ...view, hand: [1], name: 'é' }, new Map())
  expect(seen.changesSince(5)).toBe('{}')
  seen.release()
  expect(seen.changesSince(5)).toBeUndefined()
})

test('a part that is gone, or a first look, can only be told as a whole', () => {
  const seen = new Changing()
  seen.look(1, {}, new Map())
  seen.look(2, view, new Map())
  expect(seen.changesSince(1)).toBeUndefined()
  const { none: _, ...less } = view
  seen.look(3, { ...less, more: 1 }, new Map())
  seen.look(4, { ...less, more: undefined }, new Map())
  expect(seen.changesSince(3)).toBeUndefined()
  expect(JSON.parse(seen.whole())).toEqual(less)
})

test('viewers share the words of what they see alike, and never those of what they do not', () => {
  const [one, other] = [new Changing(), new Changing()]
  for (const [moment, hands] of [
    [1, ['a', 'b']],
    [2, ['c', 'd']],
  ] as const) {
    const parts = new Map()
    one.look(moment, { open: [moment], hand: hands[0] }, parts)
    other.look(moment, { open: [moment], hand: hands[1] }, parts)
  }
  expect(one.changesSince(1)).toBe('{"open":[2],"hand":"c"}')
  expect(other.changesSince(1)).toBe('{"open":[2],"hand":"d"}')
})
