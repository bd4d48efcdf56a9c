import { OptionsError } from '@engawa/kernel'
import { pebblesGame } from '@engawa/kernel/toys'
import { describe, expect, test } from 'vitest'
import { SetupError, Table } from '../index.ts'
import { type LadderState, ladderGame } from './ladder.ts'

/** A game that would let anybody do anything at any time. */
const lenient = { ...ladderGame, check: () => undefined }
const open = () => new Table(lenient, { people: 2, options: {}, seed: 'authority' })

describe('the table itself, not the game, refuses', () => {
  test('a move out of turn', () => {
    const table = open()
    const refusal = { code: 'not-your-turn', rule: 'table', data: { seats: [0] } }
    expect(table.check(1, { kind: 'climb' })).toEqual(refusal)
    expect(table.play(1, { kind: 'climb' })).toEqual({ ok: false, refusal })
    expect(table.position).toBe(0)
    expect(table.moves(1)).toEqual([])
    expect(table.moves(0)).toHaveLength(3)
  })

  test('a move after the end', () => {
    const table = open()
    while (!table.turn.over) table.play(0, { kind: 'climb' })
    expect(table.check(0, { kind: 'climb' })).toEqual({ code: 'game-over', rule: 'table' })
    expect(table.moves(0)).toEqual([])
    expect(table.waitingForBots()).toEqual([])
  })

  test.each([2, -1, 0.5, Number.NaN])('seat %s, which is not there', (seat) => {
    expect(open().check(seat, { kind: 'climb' })).toEqual({
      code: 'no-such-seat',
      rule: 'table',
      data: { seat },
    })
  })

  test('a move for another position, and says which is which', () => {
    const table = open()
    table.play(0, { kind: 'climb' })
    table.play(0, { kind: 'rest' })
    const code = (seat: number, kind: string, at: number) => table.check(seat, { kind }, at)
    const data = (at: number) => ({ at, position: 2 })
    expect(code(0, 'climb', 0)).toEqual({ code: 'repeated-move', rule: 'table', data: data(0) })
    expect(code(0, 'rest', 1)).toEqual({ code: 'repeated-move', rule: 'table', data: data(1) })
    expect(code(1, 'climb', 0)).toEqual({ code: 'stale-move', rule: 'table', data: data(0) })
    expect(code(0, 'climb', 1)).toEqual({ code: 'stale-move', rule: 'table', data: data(1) })
    expect(code(0, 'climb', 3)).toEqual({ code: 'stale-move', rule: 'table', data: data(3) })
    expect(code(1, 'climb', 2)).toBeUndefined()
  })
})

test('a played move answers with its position and all it told', () => {
  const table: Table = new Table(pebblesGame, { people: 2, options: {}, seed: 'authority' })
  const seat = table.turn.over ? -1 : (table.turn.seats[0] ?? -1)
  const played = table.play(seat, { kind: 'draw' })
  expect(played).toMatchObject({ ok: true, position: 1, events: [{ kind: 'drew' }, { only: [seat] }] })
})

describe('a table is not laid', () => {
  const lay = (people: number, options: object, seats?: readonly { kind: 'person'; name: string }[]) => () =>
    new Table(ladderGame, { people, options, seed: 'x' }, seats)
  const named = (count: number) =>
    Array.from({ length: count }, (_, seat) => ({ kind: 'person' as const, name: String(seat) }))

  test('with a number of people that the game does not know', () => {
    expect(lay(3, {})).toThrow(SetupError)
    expect(lay(3, {})).toThrow('ladder is played with 1, 2 seats, not 3')
  })

  test('with an option that the game does not know', () => {
    expect(lay(2, { dog: true })).toThrow(OptionsError)
  })

  test('with more or fewer names than seats, automas counted', () => {
    expect(lay(2, {}, named(3))).toThrow(SetupError)
    expect(lay(2, {}, named(1))).toThrow('this table has 2 seats, but 1 were named')
    expect(lay(2, { cat: true }, named(2))).toThrow('this table has 3 seats, but 2 were named')
    expect(lay(2, { cat: true }, named(3))).not.toThrow()
  })

  test('and nobody is seated where there is no seat', () => {
    const reseat = () => open().reseat(2, { kind: 'person', name: 'x' })
    expect(reseat).toThrow(SetupError)
    expect(reseat).toThrow('there is no seat 2')
  })
})

describe('who sits where', () => {
  test('people are called by letters, and the rules sit behind them', () => {
    const table = new Table(ladderGame, { people: 2, options: { cat: true }, seed: 'x' })
    expect(table.seats).toEqual([
      { kind: 'person', name: 'A' },
      { kind: 'person', name: 'B' },
      { kind: 'automa', name: 'C' },
    ])
  })

  test('the table waits for whoever is no person', () => {
    const table = new Table(ladderGame, { people: 1, options: { cat: true }, seed: 'x' })
    expect(table.waitingForBots()).toEqual([])
    table.play(0, { kind: 'rest' })
    expect(table.waitingForBots()).toEqual([1])
    table.reseat(1, { kind: 'person', name: 'a person for the cat' })
    expect(table.waitingForBots()).toEqual([])
  })

  test('the list that was given stays with its owner', () => {
    const seats = [
      { kind: 'person' as const, name: 'Ann' },
      { kind: 'person' as const, name: 'Ben' },
    ]
    const table = new Table(ladderGame, { people: 2, options: {}, seed: 'x' }, seats)
    table.reseat(0, { kind: 'bot', name: 'Kenji' })
    expect(seats[0]).toEqual({ kind: 'person', name: 'Ann' })
  })
})

describe('a fork', () => {
  function climbed(): Table<LadderState, unknown, unknown> {
    const table: Table<LadderState, unknown, unknown> = new Table(ladderGame, {
      people: 2,
      options: {},
      seed: 'fork',
    })
    for (const kind of ['leap', 'climb', 'climb', 'climb']) table.play(0, { kind })
    return table
  }

  test('stands where the table stood, goes its own way, and leaves the table alone', () => {
    const table = climbed()
    const end = JSON.stringify([table.reveal(), table.history])
    const fork = table.fork(2)
    expect(fork.history).toEqual(table.history.slice(0, 2))
    expect(fork.view('table')).toEqual(table.viewAt(2, 'table'))
    expect(fork.commitment).toBe(table.commitment)
    fork.play(0, { kind: 'rest' })
    fork.play(1, { kind: 'leap' })
    expect(JSON.stringify([table.reveal(), table.history])).toBe(end)
  })

  test('has the same undo as the table had there', () => {
    const fork = climbed().fork(3)
    expect(fork.restartTurn(0).can).toBe(true)
    expect(fork.position).toBe(1)
    expect(fork.undoState(0)).toEqual({ can: false, lock: 'chance' })
  })

  test('seats the same, or others', () => {
    const table = climbed()
    table.reseat(1, { kind: 'bot', name: 'Kenji', level: 'greedy' })
    expect(table.fork(1).seats).toEqual(table.seats)
    const others = [
      { kind: 'bot' as const, name: 'x' },
      { kind: 'bot' as const, name: 'y' },
    ]
    expect(table.fork(1, others).seats).toEqual(others)
  })

  test('from the start and from the end are forks too; beyond is none', () => {
    const table = climbed()
    expect(table.fork(0).position).toBe(0)
    expect(table.fork(4).reveal()).toEqual(table.reveal())
    for (const position of [5, -1, Number.NaN]) {
      expect(() => table.fork(position)).toThrow(RangeError)
      expect(() => table.viewAt(position, 0)).toThrow(`this table has no position ${position}`)
    }
  })
})

test('a finished table keeps each distinct move once', () => {
  const table = new Table(ladderGame, { people: 1, options: {}, seed: 'pack' })
  for (let step = 0; step < 11; step++) table.play(0, { kind: 'climb' })
  const distinct = () => new Set(table.history.map(({ move }) => move)).size
  expect(distinct()).toBe(11)
  table.play(0, { kind: 'climb' })
  expect(table.turn.over).toBe(true)
  expect(distinct()).toBe(1)
  expect(table.history).toEqual(Array(12).fill({ seat: 0, move: { kind: 'climb' } }))
})

test('packing tells moves apart', () => {
  const table = new Table(ladderGame, { people: 2, options: {}, seed: 'pack' })
  const kinds = ['climb', 'rest', 'climb', 'rest', ...Array(11).fill('climb')]
  for (const kind of kinds) table.play(table.turn.over ? -1 : (table.turn.seats[0] ?? -1), { kind })
  expect(table.turn.over).toBe(true)
  expect(table.history.map(({ move }) => move)).toEqual(kinds.map((kind) => ({ kind })))
  expect(table.history.map(({ seat }) => seat)).toEqual([0, 0, 1, 1, ...Array(11).fill(0)])
})
