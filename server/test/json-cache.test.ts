import { expect, test } from 'vitest'
import { JsonCache } from '../room/json-cache.ts'

test('a view is written as JSON does it, whatever was written before', () => {
  const writer = new JsonCache()
  const views = [
    { seats: 2, hand: [1, 2], deck: { inside: [3] }, name: 'a "quoted" one', none: null },
    { seats: 2, hand: [0, 0], deck: { inside: [3] }, name: 'a "quoted" one', none: null },
    { seats: 2, hand: [1, 2], deck: { inside: [] }, name: 'é', none: null },
    { seats: 2, hand: [1, 2], deck: { inside: [] } },
    {},
  ]
  for (const view of views) expect(writer.write(view)).toBe(JSON.stringify(view))
})
