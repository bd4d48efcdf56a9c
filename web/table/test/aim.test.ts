import { scoreSheet } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { aimOf } from '../aim-parts.ts'

const names = { growth: 'growth', bonus: 'season', end: 'season', harmony: 'harmony' }
const sheets = [
  scoreSheet(0, [
    { name: 'growth', points: 20 },
    { name: 'bonus', points: 3 },
    { name: 'end', points: 2 },
    { name: 'harmony', points: -8 },
  ]),
  scoreSheet(1, [{ name: 'growth', points: 12 }]),
]

test('lines whose kinds have one name are counted together, and losses apart from gains', () => {
  const { kinds, seats } = aimOf(sheets, names)
  expect(kinds.map(({ name }) => name)).toEqual(['growth', 'season', 'harmony'])
  expect(seats[0]).toMatchObject({ total: 17, gained: 25, lost: 8 })
  expect(seats[0]?.gains.map(({ points }) => points)).toEqual([20, 5])
  expect(kinds.map(({ gained, lost }) => [gained, lost])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
})

test('the longest bar fills its room, and nobody’s points never divide by nothing', () => {
  expect(aimOf(sheets, names).scale).toBe(25)
  expect(aimOf([scoreSheet(0, [])], names).scale).toBe(1)
})
