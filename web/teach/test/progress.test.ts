import { expect, test } from 'vitest'
import { readProgress } from '../progress.ts'

test('what was stored of a lesson comes back, also of an older version of it', () => {
  const record = { step: 1, starts: [0, 3], moves: [{ seat: 0, move: { kind: 'roll' } }] }
  expect(readProgress({ version: 1, done: true, record })).toEqual({ version: 1, done: true, record })
  expect(readProgress({ version: 2, done: true })).toEqual({ version: 2, done: true })
  expect(readProgress(undefined)).toBeUndefined()
})

test('what was stored in another form is told as such, so that the lesson says that it starts again', () => {
  for (const value of [null, 7, 'step 3', {}, { step: 3 }, { version: '2' }])
    expect(readProgress(value)).toEqual({ version: 0, done: false, record: 'unreadable' })
  const records = [null, 3, {}, { step: 1 }, { step: 1, starts: ['0'], moves: [] }]
  for (const record of [...records, { step: 1, starts: [0], moves: [null] }])
    expect(readProgress({ version: 2, done: true, record })).toEqual({
      version: 2,
      done: true,
      record: 'unreadable',
    })
})
