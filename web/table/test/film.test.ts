import { expect, test } from 'vitest'
import { turnFrom, turnsOf } from '../film.ts'

const turns = turnsOf([0, 0, 1, 1, 1, 0, 2])

test('moves of one seat in a row are a turn', () => {
  expect(turns).toEqual([
    { seat: 0, from: 0, to: 2 },
    { seat: 1, from: 2, to: 5 },
    { seat: 0, from: 5, to: 6 },
    { seat: 2, from: 6, to: 7 },
  ])
  expect(turnsOf([])).toEqual([])
})

test('one goes from turn to turn, and never beyond the ends', () => {
  const forth = [0, 1, 2, 4, 7].map((position) => turnFrom(turns, position, 1))
  const back = [0, 1, 2, 4, 7].map((position) => turnFrom(turns, position, -1))
  expect(forth).toEqual([2, 2, 5, 5, 7])
  expect(back).toEqual([0, 0, 0, 2, 6])
})
