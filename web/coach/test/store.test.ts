import { expect, test } from 'vitest'
import { readKept } from '../store.ts'

const nothing = { finished: [], tables: [], heard: [] }

test('what is stored comes back as it was', () => {
  const kept = { finished: ['daruma'], tables: ['a1'], heard: ['daruma aim'] }
  expect(readKept(JSON.stringify(kept))).toEqual(kept)
})

test('what is not understood is forgotten, and breaks nothing', () => {
  for (const text of [null, '', 'no JSON', '7', 'null', '{}']) expect(readKept(text)).toEqual(nothing)
  expect(readKept('{"finished":"daruma","heard":[1,"daruma aim"]}')).toEqual({
    ...nothing,
    heard: ['daruma aim'],
  })
})
