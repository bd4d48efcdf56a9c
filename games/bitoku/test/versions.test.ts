import { at, Chance, parseOptions, rulesOfVersion } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { bitoku, earlier, type Move } from '../rules/index.ts'
import { choose, decline, table, takes } from './helpers.ts'

const first = rulesOfVersion({ game: bitoku, earlier }, 1)
if (first === undefined) throw new Error('tables of version 1 have no rules')

/** What seat 0 may do after playing this card under version 1. */
function after(card: string, crystal = ''): Move[] {
  const { state, chance } = table(2, ({ me }) => {
    me.hand = [card]
    me.crystals[0] = crystal
  })
  first?.play(state, 0, { kind: 'play', card, slot: 0 }, chance)
  return first?.moves(state, 0) ?? []
}

test('BIT-125 under version 1 the action of a card without a crystal is simply done', () => {
  expect(after('S2a')).toEqual([takes('wood'), takes('stone')])
  expect(after('Y24')).toEqual([])
  expect(after('S2a', 'CS10')).toEqual([choose('card'), choose('crystal'), decline])
})

test('BIT-149 under version 1 tables of any number with the hard variant go on', () => {
  for (const seats of first.seats) {
    const options = parseOptions(first.options, seats, { hard: true })
    expect(at(first.setup(seats, options, Chance.seeded('hard')).domains, 0).hand.length).toBe(4)
  }
})
