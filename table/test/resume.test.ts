import { Chance, type Game, type GameEvent } from '@engawa/kernel'
import { pebblesGame } from '@engawa/kernel/toys'
import { beforeEach, describe, expect, test } from 'vitest'
import { SnapshotError, saveTable, Table, type TableSnapshot } from '../index.ts'
import { ladderGame } from './ladder.ts'

/** What a store does with a snapshot. */
const stored = <State>(snapshot: TableSnapshot<State>): TableSnapshot<State> =>
  JSON.parse(JSON.stringify(snapshot)) as TableSnapshot<State>

/** Everything a table answers about the moment, for every seat. */
function answers<State, Move, Options, Event extends GameEvent>(
  table: Table<State, Move, Options, Event>,
): unknown {
  const seats = table.seats.map((_, seat) => ({
    view: table.view(seat),
    moves: table.moves(seat),
    undo: table.undoState(seat),
    redo: table.canRedo(seat),
  }))
  const { position, turn, commitment } = table
  const open = [table.reveal(), table.view('table'), table.scores('table'), table.snapshot()]
  return { position, turn, commitment, seats, open }
}

/** One random thing that anybody at a table does: a step, or taking steps back and doing them again. */
function actAtRandom<State, Move, Options, Event extends GameEvent>(
  tables: readonly Table<State, Move, Options, Event>[],
  whim: Chance,
): void {
  const kind = whim.int(6)
  const number = whim.int(1000)
  for (const table of tables) {
    const { turn } = table
    if (turn.over) return
    const seat = turn.seats[0] ?? 0
    const moves = table.moves(seat)
    if (kind === 0) table.undo(seat)
    else if (kind === 1) table.restartTurn(seat)
    else if (kind === 2) table.redo(seat)
    else expect(table.play(seat, moves[number % moves.length]).ok).toBe(true)
  }
}

function checkResumed<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
): void {
  for (let run = 0; run < 24; run++) {
    const setup = { people: 2, options: {}, seed: `resume ${run}` }
    const table = new Table(game, setup)
    const whim = Chance.seeded(`whim ${run}`)
    for (let step = 0; step < run; step++) actAtRandom([table], whim)
    const snapshot = stored(table.snapshot())
    const before = table.history.slice(0, snapshot.barrier.position)
    const resumed = Table.resume(game, setup, snapshot)
    const whole = Table.resume(game, setup, snapshot, { before })
    expect(answers(resumed)).toEqual(answers(table))
    expect(saveTable(whole)).toBe(saveTable(table))
    expect([...whole.story()]).toEqual([...table.story()])
    for (let step = 0; step < 30; step++) {
      actAtRandom([table, resumed, whole], whim)
      expect(answers(resumed)).toEqual(answers(table))
      expect(answers(whole)).toEqual(answers(table))
    }
  }
}

describe('a table resumed from its snapshot is the same table', () => {
  test('of a game with secrets, where a turn is one step', () => checkResumed(pebblesGame))
  test('of a game where a turn is many steps', () => checkResumed(ladderGame))
})

function halfway(): Table<{ heights: number[] }, unknown, unknown> {
  const table: Table<{ heights: number[] }, unknown, unknown> = new Table(
    ladderGame,
    { people: 2, options: {}, seed: 'halfway' },
    [
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', name: 'Ben', level: 'greedy' },
    ],
  )
  for (const [seat, kind] of [
    [0, 'climb'],
    [0, 'rest'],
    [1, 'leap'],
    [1, 'climb'],
    [1, 'climb'],
  ] as const)
    expect(table.play(seat, { kind }).ok).toBe(true)
  return table
}

describe('a snapshot', () => {
  test('stands at the last position that undo cannot cross, with what was played and taken back since', () => {
    const table = halfway()
    table.undo(1)
    const { barrier, since, undone } = table.snapshot()
    expect(barrier).toMatchObject({ position: 3, lock: 'chance', mover: 1 })
    expect(since).toEqual([{ seat: 1, move: { kind: 'climb' } }])
    expect(undone).toEqual([{ seat: 1, move: { kind: 'climb' } }])
  })

  test('stays as it is when the table goes on', () => {
    const table = halfway()
    const snapshot = table.snapshot()
    const before = JSON.stringify(snapshot)
    table.undo(1)
    table.play(1, { kind: 'leap' })
    table.play(1, { kind: 'climb' })
    expect(JSON.stringify(snapshot)).toBe(before)
  })

  test('can be resumed more than once', () => {
    const table = halfway()
    const snapshot = table.snapshot()
    const before = JSON.stringify(snapshot)
    const first = Table.resume(table.game, table.setup, snapshot)
    first.restartTurn(1)
    first.play(1, { kind: 'rest' })
    expect(JSON.stringify(snapshot)).toBe(before)
    expect(Table.resume(table.game, table.setup, snapshot).reveal()).toEqual(table.reveal())
  })

  test('whose generator does not follow from the seed is refused', () => {
    const table = halfway()
    const setup = { ...table.setup, seed: 'another' }
    expect(() => Table.resume(table.game, setup, table.snapshot())).toThrow(SnapshotError)
    expect(() => Table.resume(table.game, setup, table.snapshot())).toThrow(/does not follow from the seed/)
  })

  test('with another number of earlier moves than it follows is refused', () => {
    const table = halfway()
    const resume = (moves: number) => () =>
      Table.resume(table.game, table.setup, table.snapshot(), { before: table.history.slice(0, moves) })
    expect(resume(2)).toThrow(SnapshotError)
    expect(resume(2)).toThrow(/2 moves do not lead to .* position 3/)
    expect(resume(4)).toThrow(SnapshotError)
    expect(resume(3)).not.toThrow()
  })
})

describe('a table resumed without its earlier moves', () => {
  let table: ReturnType<typeof halfway>
  let resumed: ReturnType<typeof halfway>
  beforeEach(() => {
    table = halfway()
    resumed = Table.resume(table.game, table.setup, table.snapshot(), { seats: table.seats })
  })

  test('sits those who are named', () => {
    expect(resumed.seats).toEqual(table.seats)
  })

  test('looks back as far as its barrier', () => {
    expect(resumed.viewAt(3, 'table')).toEqual(table.viewAt(3, 'table'))
    expect(resumed.viewAt(4, 'table')).toEqual(table.viewAt(4, 'table'))
    expect(resumed.events('table', 3)).toEqual(table.events('table', 3))
    expect(resumed.fork(4).reveal()).toEqual(table.fork(4).reveal())
    expect(resumed.fork(4).position).toBe(4)
    expect(resumed.recap(0).map(({ kind }) => kind)).toEqual(['climbed', 'climbed'])
  })

  test.each<[string, () => unknown]>([
    ['its history', () => resumed.history],
    ['its story', () => [...resumed.story()]],
    ['an earlier view', () => resumed.viewAt(2, 'table')],
    ['earlier events', () => resumed.events('table')],
    ['an earlier fork', () => resumed.fork(2)],
    ['a save', () => saveTable(resumed)],
  ])('says what it needs for %s', (_name, ask) => {
    expect(ask).toThrow(RangeError)
    expect(ask).toThrow('resumed at position 3')
  })

  test('tells a repeated move from a late one', () => {
    const late = (at: number) => resumed.check(1, { kind: 'climb' }, at)?.code
    expect(late(4)).toBe('repeated-move')
    expect(late(2)).toBe('stale-move')
  })
})
