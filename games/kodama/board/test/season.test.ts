import { Table } from '@engawa/table'
import { expect, test } from 'vitest'
import { type Event, kodama } from '../../rules/index.ts'
import { seasonEnds } from '../model.ts'

test('the end of each season but the last, which ends the game, is shown as a picture', () => {
  const table = new Table(kodama, { people: 2, options: {}, seed: 'seasons' })
  while (!table.turn.over) {
    const seat = table.turn.seats[0] ?? 0
    table.play(seat, table.moves(seat)[0])
  }
  const told = table.events('table').flat() as Event[]
  expect(told.filter(seasonEnds)).toHaveLength(2)
})
