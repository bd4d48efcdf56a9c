import { Chance } from '@engawa/kernel'
import { type PebblesMove, pebblesGame } from '@engawa/kernel/toys'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SetupError, Table } from '../index.ts'

const open = (seed = 'pebbles', people = 2) => new Table(pebblesGame, { people, options: {}, seed })

/** Plays random moves of whoever is asked. */
function playOn(table: ReturnType<typeof open>, steps: number, whim = Chance.seeded('whim')): void {
  for (let i = 0; i < steps; i++) {
    const turn = table.turn
    if (turn.over) return
    const seat = turn.seats[0] ?? 0
    expect(table.play(seat, whim.pick(table.moves(seat))).ok).toBe(true)
  }
}

const active = (table: ReturnType<typeof open>): number =>
  table.turn.over ? -1 : (table.turn.seats[0] ?? -1)

function layAny(table: ReturnType<typeof open>): PebblesMove {
  const lay = table.moves(active(table)).find((move) => move.kind === 'lay')
  if (lay === undefined) throw new Error('no pebble to lay')
  return lay
}

test('the totals along a game begin with the set-up, end with the score, and are no more than asked for', () => {
  const table = open()
  playOn(table, 500)
  const score = table.game.score(table.reveal()).map(({ total }) => total)
  for (const most of [2, 5, 1000]) {
    const course = table.totals(most)
    expect(course.length).toBeLessThanOrEqual(Math.max(most, 2))
    expect(course[0]?.position).toBe(0)
    expect(course.at(-1)).toEqual({ position: table.position, totals: score })
  }
})

describe('a table refuses, and nothing changes', () => {
  const refusals: [
    string,
    (table: ReturnType<typeof open>) => { seat: number; move: unknown; at?: number },
  ][] = [
    ['not-your-turn', (table) => ({ seat: 1 - active(table), move: { kind: 'draw' } })],
    ['no-such-seat', () => ({ seat: 7, move: { kind: 'draw' } })],
    ['not-a-move', (table) => ({ seat: active(table), move: 'draw' })],
    ['unknown-move', (table) => ({ seat: active(table), move: { kind: 'cheat' } })],
    ['extra-field', (table) => ({ seat: active(table), move: { kind: 'draw', twice: true } })],
    ['must-act', (table) => ({ seat: active(table), move: { kind: 'pass' } })],
    ['stale-move', (table) => ({ seat: active(table), move: { kind: 'draw' }, at: table.position - 1 })],
    ['stale-move', (table) => ({ seat: active(table), move: { kind: 'draw' }, at: 99 })],
  ]
  test.each(refusals)('%s', (code, attempt) => {
    const table = open()
    playOn(table, 2)
    const before = JSON.stringify([table.snapshot(), table.history])
    const { seat, move, at } = attempt(table)
    const played = at === undefined ? table.play(seat, move) : table.play(seat, move, at)
    expect(played).toMatchObject({ ok: false, refusal: { code } })
    expect(JSON.stringify([table.snapshot(), table.history])).toBe(before)
  })

  test('a move that arrives twice is told from a late one', () => {
    const table = open()
    const seat = active(table)
    const lay = layAny(table)
    expect(table.play(seat, lay, 0).ok).toBe(true)
    expect(table.play(seat, lay, 0)).toMatchObject({ ok: false, refusal: { code: 'repeated-move' } })
    expect(table.position).toBe(1)
  })

  test('after the end nobody moves', () => {
    const table = open()
    playOn(table, 100)
    expect(table.turn.over).toBe(true)
    expect(table.play(0, { kind: 'draw' })).toMatchObject({ ok: false, refusal: { code: 'game-over' } })
  })
})

describe('undo', () => {
  test('over random games, undo after any step is the identity', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (seed, steps) => {
        const table = open(seed)
        playOn(table, steps, Chance.seeded(`w${seed}`))
        const turn = table.turn
        if (turn.over) return
        const seat = turn.seats[0] ?? 0
        const before = JSON.stringify(table.reveal())
        const move = Chance.seeded(seed).pick(table.moves(seat))
        table.play(seat, move)
        const undone = table.undo(seat)
        expect(undone.can).toBe(move.kind !== 'draw')
        if (undone.can) expect(JSON.stringify(table.reveal())).toBe(before)
      }),
      { numRuns: 200 },
    )
  })
})

describe('who sees what', () => {
  test('a view shows only the own hand, an event only what its viewer may know', () => {
    const table = open()
    const seat = active(table)
    const other = 1 - seat
    table.play(seat, { kind: 'draw' })
    expect(table.view(other).hands[seat]).toEqual([0, 0, 0])
    expect(table.events(seat).flat()).toHaveLength(2)
    expect(table.events(other).flat()).toEqual([{ kind: 'drew', seat }])
    expect(table.events('table').flat()).toEqual([{ kind: 'drew', seat }])
  })

  test('a finished table opens up', () => {
    const table = open()
    playOn(table, 100)
    const drawn = table
      .events('table')
      .flat()
      .filter((event) => event.kind === 'drew' && event.pebble !== undefined)
    expect(drawn.length).toBeGreaterThan(0)
  })

  test('the recap tells what happened since the seat last moved', () => {
    const table = open('recap', 3)
    playOn(table, 3)
    const seat = active(table)
    const since = table.recap(seat)
    expect(since.every((event) => event.seat !== seat)).toBe(true)
    expect(since.length).toBeGreaterThanOrEqual(2)
  })

  test('an earlier position shows what was seen then', () => {
    const table = open()
    const before = JSON.stringify(table.view(0))
    playOn(table, 4)
    expect(JSON.stringify(table.viewAt(0, 0))).toBe(before)
    expect(() => table.viewAt(5, 0)).toThrow(RangeError)
  })
})

test('seats are exchangeable, and the table says who waits for a bot', () => {
  const table = open()
  const seat = active(table)
  expect(table.waitingForBots()).toEqual([])
  table.reseat(seat, { kind: 'bot', name: 'Kenji', level: 'greedy' })
  expect(table.waitingForBots()).toEqual([seat])
  expect(() => table.reseat(9, { kind: 'person', name: 'x' })).toThrow(SetupError)
})
