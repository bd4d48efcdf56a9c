import { expect, test } from 'vitest'
import { JsonCache } from '../room/json-cache.ts'

test('a view is written as JSON does it, whatever was written before or let go', () => {
  const writer = new JsonCache()
  const views = [
    { seats: 2, hand: [1, 2], deck: { inside: [3] }, name: 'a "quoted" one', none: null },
    { seats: 2, hand: [0, 0], deck: { inside: [3] }, name: 'a "quoted" one', none: null },
    { seats: 2, hand: [1, 2], deck: { inside: [] }, name: 'é', none: null },
    { seats: 2, hand: [1, 2], deck: { inside: [] } },
    {},
  ]
  for (const view of views) expect(writer.write(view)).toBe(JSON.stringify(view))
  for (const view of views) {
    expect(writer.write(view)).toBe(JSON.stringify(view))
    writer.release()
    expect(writer.write(view)).toBe(JSON.stringify(view))
  }
})

test('where one part differs from seat to seat, at whatever place it stands, all others keep their text', () => {
  const writer = new JsonCache()
  const view = { first: 1, hand: [2], last: { turn: 3 } }
  for (const name of ['first', 'hand', 'last'] as const)
    for (const value of ['a', 'b', 'a', 'a']) {
      const seen = { ...view, [name]: value }
      expect(writer.write(seen)).toBe(JSON.stringify(seen))
    }
  // The others change meanwhile, and then the same part alone again.
  for (const seen of [
    { turn: 1, hand: 'a', left: 9 },
    { turn: 1, hand: 'b', left: 9 },
    { turn: 2, hand: 'b', left: 8 },
    { turn: 2, hand: 'a', left: 8 },
  ])
    expect(writer.write(seen)).toBe(JSON.stringify(seen))
  for (const value of [1, 2, 2, 3]) expect(writer.write({ alone: value })).toBe(`{"alone":${value}}`)
})
