import { Chance } from '@engawa/kernel'
import { pebblesGame } from '@engawa/kernel/toys'
import { describe, expect, test } from 'vitest'
import { Table } from '../index.ts'
import { ladderGame } from './ladder.ts'

const ladder = () => new Table(ladderGame, { people: 2, options: {}, seed: 'events' })
const kinds = (events: readonly { kind: string }[]): string[] => events.map(({ kind }) => kind)

describe('what the set-up told', () => {
  test('is known to whom it concerns', () => {
    const table = ladder()
    expect(table.opening(0)).toEqual([{ kind: 'began', seat: 0 }])
    expect(kinds(table.opening(1))).toEqual(['began', 'warned'])
    expect(kinds(table.opening('table'))).toEqual(['began'])
    expect(kinds(table.opening())).toEqual(['began', 'warned'])
  })

  test('lies open when the table is over', () => {
    const table = ladder()
    while (!table.turn.over) table.play(0, { kind: 'climb' })
    expect(kinds(table.opening('table'))).toEqual(['began', 'warned'])
  })

  test('is still known after moves, and at a table that was resumed', () => {
    const table = ladder()
    table.play(0, { kind: 'leap' })
    const resumed = Table.resume(table.game, table.setup, table.snapshot())
    expect(kinds(resumed.opening(1))).toEqual(['began', 'warned'])
  })

  test('stands in the recap of a seat that has not moved yet', () => {
    const table = ladder()
    table.play(0, { kind: 'climb' })
    table.play(0, { kind: 'rest' })
    expect(kinds(table.recap(1))).toEqual(['began', 'warned', 'climbed', 'rested'])
    expect(table.recap(0)).toEqual([])
    table.play(1, { kind: 'rest' })
    expect(table.recap(1)).toEqual([])
    expect(kinds(table.recap(0))).toEqual(['rested'])
  })
})

describe('what the moves told', () => {
  const drawn = (): Table => {
    const table: Table = new Table(pebblesGame, { people: 2, options: {}, seed: 'drawn' })
    const whim = Chance.seeded('drawn')
    for (let step = 0; step < 6 && !table.turn.over; step++) {
      const seat = table.turn.seats[0] ?? 0
      table.play(seat, whim.pick(table.moves(seat)))
    }
    return table
  }

  test('is one list for each move, from the position asked for', () => {
    const table = drawn()
    const all = table.events('table')
    expect(all).toHaveLength(6)
    expect(table.events('table', 4)).toEqual(all.slice(4))
    expect(table.events('table', 6)).toEqual([])
    expect(() => table.events('table', 7)).toThrow(RangeError)
    expect(() => table.events('table', -1)).toThrow(RangeError)
  })

  test('is what play answered, for those who may know it', () => {
    const table = ladder()
    const played = [table.play(0, { kind: 'leap' }), table.play(0, { kind: 'rest' })]
    expect(table.events(1)).toEqual(played.map((one) => (one.ok ? one.events : [])))
  })

  test('is told step by step in the story, with what the mover saw before', () => {
    const table = drawn()
    const story = [...table.story()]
    expect(story.map(({ seat, move }) => ({ seat, move }))).toEqual(table.history)
    story.forEach(({ seat, view }, position) => {
      expect(view).toEqual(table.viewAt(position, seat))
    })
    expect(story.flatMap(({ events }) => events).some(({ only }) => only !== undefined)).toBe(true)
  })
})
