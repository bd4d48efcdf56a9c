import { describe, expect, test } from 'vitest'
import { Table } from '../index.ts'
import { type LadderMove, ladderGame } from './ladder.ts'

type Kind = LadderMove['kind']

const ladder = (seed = 'undo') => new Table(ladderGame, { people: 2, options: {}, seed })
type Ladder = ReturnType<typeof ladder>

function play(table: Ladder, ...kinds: readonly Kind[]): void {
  for (const kind of kinds) {
    const seat = table.turn.over ? -1 : (table.turn.seats[0] ?? -1)
    expect(table.play(seat, { kind }).ok).toBe(true)
  }
}

/** How many steps the seat can take back, and why no more. */
function takeBackAll(table: Ladder, seat: number): { steps: number; lock: string } {
  for (let steps = 0; ; steps++) {
    const undone = table.undo(seat)
    if (!undone.can) return { steps, lock: undone.lock }
  }
}

describe('undo goes back as far as it may', () => {
  test('to the start, where nothing was drawn and nobody else acted', () => {
    const table = ladder()
    const start = table.reveal()
    play(table, 'climb', 'climb', 'climb', 'climb')
    expect(takeBackAll(table, 0)).toEqual({ steps: 4, lock: 'start' })
    expect(table.reveal()).toEqual(start)
    expect(table.position).toBe(0)
  })

  test('to the last draw', () => {
    const table = ladder()
    play(table, 'climb', 'leap')
    const rolled = table.reveal()
    play(table, 'climb', 'climb')
    expect(takeBackAll(table, 0)).toEqual({ steps: 2, lock: 'chance' })
    expect(table.reveal()).toEqual(rolled)
  })

  test('to the last step of somebody else', () => {
    const table = ladder()
    play(table, 'climb', 'rest')
    const begun = table.reveal()
    play(table, 'climb', 'climb', 'climb')
    expect(takeBackAll(table, 1)).toEqual({ steps: 3, lock: 'other-seat' })
    expect(table.reveal()).toEqual(begun)
    expect(table.undoState(0)).toEqual({ can: false, lock: 'other-seat' })
    expect(table.undoState(1)).toEqual({ can: false, lock: 'other-seat' })
  })

  test('from the end of the game too', () => {
    const table = ladder()
    play(table, ...Array<Kind>(12).fill('climb'))
    expect(table.turn.over).toBe(true)
    expect(takeBackAll(table, 0)).toEqual({ steps: 12, lock: 'start' })
  })
})

test('the full state is revealed as it lies, and stays with the table', () => {
  const table = ladder()
  play(table, 'climb', 'climb', 'rest')
  const revealed = table.reveal()
  expect(revealed).toEqual({ heights: [2, 0], active: 1 })
  revealed.heights[0] = 9
  expect(table.reveal().heights).toEqual([2, 0])
})

test('undo says which step it would take back', () => {
  const table = ladder()
  play(table, 'climb')
  expect(table.undoState(0)).toEqual({ can: true, last: { seat: 0, move: { kind: 'climb' } } })
})

describe('a turn begun anew', () => {
  test('takes back all that may be taken back at once', () => {
    const table = ladder()
    play(table, 'leap')
    const rolled = table.reveal()
    play(table, 'climb', 'climb', 'climb')
    expect(table.restartTurn(0).can).toBe(true)
    expect(table.reveal()).toEqual(rolled)
    expect(table.position).toBe(1)
    expect(table.restartTurn(0)).toEqual({ can: false, lock: 'chance' })
    expect(table.position).toBe(1)
  })

  test('is refused to others, and nothing changes', () => {
    const table = ladder()
    play(table, 'climb')
    expect(table.restartTurn(1)).toEqual({ can: false, lock: 'other-seat' })
    expect(table.undo(1)).toEqual({ can: false, lock: 'other-seat' })
    expect(table.position).toBe(1)
  })
})

describe('redo', () => {
  test('does again what was taken back, oldest step first, and tells the same', () => {
    const table = ladder()
    play(table, 'climb', 'climb', 'rest')
    const end = table.reveal()
    const told = table.events('table')
    table.restartTurn(0)
    const again = [table.redo(0), table.redo(0), table.redo(0)]
    expect(again.map((played) => played.ok && played.position)).toEqual([1, 2, 3])
    expect(again.map((played) => played.ok && played.events)).toEqual(told)
    expect(table.reveal()).toEqual(end)
    expect(table.canRedo(0)).toBe(false)
  })

  test('by another seat is refused, and nothing changes', () => {
    const table = ladder()
    play(table, 'climb')
    table.undo(0)
    expect(table.canRedo(1)).toBe(false)
    expect(table.redo(1)).toEqual({ ok: false, refusal: { code: 'nothing-to-redo', rule: 'table' } })
    expect(table.position).toBe(0)
    expect(table.canRedo(0)).toBe(true)
  })

  test('is forgotten with the next step, not with one that is refused', () => {
    const table = ladder()
    play(table, 'climb', 'climb')
    table.undo(0)
    table.play(1, { kind: 'climb' })
    expect(table.canRedo(0)).toBe(true)
    play(table, 'rest')
    expect(table.canRedo(0)).toBe(false)
  })

  test('keeps what else was taken back', () => {
    const table = ladder()
    play(table, 'climb', 'climb', 'climb')
    table.restartTurn(0)
    table.redo(0)
    expect(table.canRedo(0)).toBe(true)
    expect(table.position).toBe(1)
  })
})

test('the dice that fall after a step back are those that would have fallen', () => {
  const straight = ladder('dice')
  const hesitant = ladder('dice')
  play(straight, 'leap', 'climb', 'leap', 'leap')
  play(hesitant, 'leap', 'climb', 'climb')
  hesitant.undo(0)
  play(hesitant, 'leap', 'leap')
  expect(hesitant.reveal()).toEqual(straight.reveal())
})

test('a draw that ends the game stays drawn, also at a table that is resumed', () => {
  const table = ladder('end')
  while (!table.turn.over) play(table, 'leap')
  const resumed = Table.resume(table.game, table.setup, table.snapshot())
  for (const one of [table, resumed]) {
    expect(one.undo(0)).toEqual({ can: false, lock: 'chance' })
    expect(one.reveal()).toEqual(table.fork(table.position).reveal())
  }
})
