import { at, Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { regions, wilds } from '../../catalogue/index.ts'
import {
  bitoku,
  fittingThings,
  type Move,
  needOf,
  pending,
  type State,
  type Thing,
  thingsOf,
} from '../../rules/index.ts'
import { table } from '../../test/helpers.ts'
import { bestTier, dieOn, rankOn, zoneOf } from '../read.ts'
import { boardWords } from '../words/index.ts'

/** Moves that are about nothing on the table: the panel alone offers them. */
const withoutThing: readonly Move['kind'][] = ['lay', 'pass', 'look', 'refuse', 'choose', 'decline', 'tengu']

/** Calls `look` before each move of a random game. */
function walk(
  seats: number,
  seed: string,
  look: (state: State, seat: number, moves: readonly Move[]) => void,
): void {
  const { state, chance } = table(seats)
  const whim = Chance.seeded(seed)
  for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
    const seat = at(turn.seats, 0)
    const moves = bitoku.moves(state, seat)
    look(bitoku.view(state, seat), seat, moves)
    bitoku.play(state, seat, whim.pick(moves), chance)
  }
}

test('every move of a game is about something that can be tapped, or about nothing by name', () => {
  for (const seats of [1, 2, 4])
    walk(seats, 'things', (view, seat, moves) => {
      for (const move of moves) {
        const things = thingsOf(view, seat, move)
        expect(things.length > 0, move.kind).toBe(!withoutThing.includes(move.kind))
      }
    })
})

test('moves that share every thing they are about differ only in what the panel says', () => {
  walk(3, 'pairs', (view, seat, moves) => {
    const kinds = new Map<string, Set<Move['kind']>>()
    for (const move of moves) {
      const key = thingsOf(view, seat, move).join(' ')
      if (key !== '') kinds.set(key, (kinds.get(key) ?? new Set()).add(move.kind))
    }
    for (const [key, found] of kinds)
      if (found.size > 1) expect([...found].sort(), key).toEqual(['cover', 'favour'])
  })
})

test('everything still to be done has a word in both languages', () => {
  walk(2, 'queue', (view) => {
    for (const { kind } of pending(view))
      for (const words of Object.values(boardWords)) expect(words.pending[kind], kind).not.toBe('')
  })
})

test('the board reads dice, ranks and zones as they stand', () => {
  const { state } = table(3, ({ me, you }) => {
    me.dice = [5, 2, 1]
    me.places = [41, 0, 0]
    you.kodamas = [3, 1, 1, 1, 1]
  })
  expect(dieOn(state, 41)).toEqual({ seat: 0, die: 0, value: 5 })
  expect(dieOn(state, 42)).toBeUndefined()
  expect(needOf(state, 4).value).toBe(5)
  expect(rankOn(state, 0, 1)).toBe(2)
  expect(rankOn(state, 1, 1)).toBe(1)
  for (const zone of wilds) expect(zoneOf(state, zone).length).toBe(4)
})

test('a die reaches the highest step of the ladder that it can', () => {
  expect([1, 2, 3, 4, 5, 6].map(bestTier)).toEqual([1, 2, 3, 4, 4, 6])
})

test('French keeps its narrow spaces before high signs, and names every region', () => {
  const { fr, en } = boardWords
  for (const region of regions) expect(fr.regions[region]).not.toBe('')
  const said = [fr.higherDie(4), fr.amuletLifts(4, 1), fr.missing('x'), fr.dieOf('Inès', 3), fr.pathsRule]
  for (const text of said) {
    expect(text).toMatch(/\u202f[:;]/)
    expect(text).not.toMatch(/[ \u00a0][:;!?]/)
  }
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
})

test('what a piece would go to can be chosen while it is chosen, and nothing of another piece', () => {
  const pieces: readonly (readonly [
    about: readonly Thing[],
    picked: readonly string[],
    left: readonly Thing[],
  ])[] = [
    [['tile:T1', 'zone:1:temple'], [], ['tile:T1', 'zone:1:temple']],
    [['tile:T1', 'zone:1:temple'], ['tile:T1'], ['tile:T1', 'zone:1:temple']],
    [['tile:T1', 'zone:1:temple'], ['zone:1:temple'], ['tile:T1', 'zone:1:temple']],
    // Another tile may be taken instead; the slot of this one would let that go.
    [['tile:T1', 'zone:1:temple'], ['zone:1:onsen'], ['tile:T1', 'zone:1:temple']],
    [['tile:T1', 'zone:1:temple'], ['tile:O1'], ['tile:T1']],
    [
      ['tile:T1', 'zone:1:temple'],
      ['tile:T1', 'zone:2:temple'],
      ['tile:T1', 'zone:1:temple'],
    ],
    [['card:Y01', 'slot:0'], ['card:Y02', 'slot:1'], ['card:Y01']],
  ]
  for (const [about, picked, left] of pieces)
    expect(fittingThings(about, picked), picked.join()).toEqual(left)
})
