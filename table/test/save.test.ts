import { Chance } from '@engawa/kernel'
import { pebblesGame } from '@engawa/kernel/toys'
import { describe, expect, test } from 'vitest'
import {
  commitTo,
  hashOf,
  keepsPromise,
  openSave,
  readSave,
  SaveError,
  saveTable,
  Table,
  type TableSave,
  writeSave,
} from '../index.ts'

function played(steps: number): Table<unknown, unknown, unknown> {
  const table: Table<unknown, unknown, unknown> = new Table(pebblesGame, {
    people: 2,
    options: {},
    seed: 'saved',
  })
  const whim = Chance.seeded('save')
  for (let i = 0; i < steps; i++) {
    const turn = table.turn
    if (turn.over) break
    const seat = turn.seats[0] ?? 0
    table.play(seat, whim.pick(table.moves(seat)))
  }
  return table
}

const faultOf = (text: string): string => {
  try {
    openSave({ game: pebblesGame }, readSave(text))
  } catch (error) {
    if (error instanceof SaveError) return error.fault
    throw error
  }
  return 'none'
}

test('a saved table goes on where it stood', () => {
  const table = played(7)
  const opened = openSave({ game: pebblesGame }, readSave(saveTable(table)))
  expect(opened.snapshot()).toEqual(table.snapshot())
  expect(opened.history).toEqual(table.history)
  expect(opened.seats).toEqual(table.seats)
})

test('a table of older rules opens under them', () => {
  const older = { ...pebblesGame, rules: pebblesGame.rules - 1 }
  const save = { ...readSave(saveTable(played(4))), rules: older.rules }
  const opened = openSave({ game: pebblesGame, earlier: [older] }, readSave(writeSave(save)))
  expect(opened.game).toBe(older)
  expect(saveTable(opened)).toBe(writeSave(save))
})

test('a person can read the file: one line for each move', () => {
  const text = saveTable(played(3))
  expect(text.split('\n').filter((line) => line.startsWith('    ['))).toHaveLength(3)
  expect(text).toContain('"game": "pebbles"')
})

describe('a file that is not what it should be is refused in words', () => {
  const whole = () => saveTable(played(5))
  const written = (changes: Partial<TableSave>) => writeSave({ ...readSave(whole()), ...changes })
  const cases: [string, () => string, string][] = [
    ['no JSON', () => 'hello', 'not-a-save'],
    ['another JSON', () => '{"name":"engawa"}', 'not-a-save'],
    ['a list', () => '[]', 'not-a-save'],
    ['nothing', () => '', 'not-a-save'],
    ['cut short', () => whole().slice(0, -40), 'damaged'],
    ['one letter changed', () => whole().replace('"saved"', '"sawed"'), 'damaged'],
    ['a move changed', () => whole().replace('"draw"', '"drow"'), 'damaged'],
    ['a newer version', () => whole().replace('"version": 1', '"version": 2'), 'newer-file'],
    ['another seed under the same promise', () => written({ seed: 'loaded dice' }), 'broken-promise'],
    ['another game', () => written({ game: 'chess' }), 'unknown-game'],
    ['other rules', () => written({ rules: 9 }), 'other-rules'],
    ['an illegal move', () => written({ moves: [{ seat: 0, move: { kind: 'pass' } }] }), 'illegal-move'],
  ]
  test.each(cases)('%s', (_name, text, fault) => {
    expect(faultOf(text())).toBe(fault)
  })
})

describe('a file of another form is refused, and the part is named', () => {
  const whole = () => JSON.parse(saveTable(played(3))) as Record<string, unknown>
  const draw = { kind: 'draw' }
  const seat = { kind: 'person', name: 'A' }
  const cases: [string, Record<string, unknown>, string][] = [
    ['no game', { game: undefined }, 'game'],
    ['a game that is a number', { game: 7 }, 'game'],
    ['rules that are no number', { rules: '1' }, 'rules'],
    ['rules between two versions', { rules: 1.5 }, 'rules'],
    ['people that are no number', { people: null }, 'people'],
    ['no seed', { seed: undefined }, 'seed'],
    ['no commitment', { commitment: 1 }, 'commitment'],
    ['no list of seats', { seats: {} }, 'seats'],
    ['a seat that is nothing', { seats: [null, seat] }, 'seats'],
    ['a seat of no kind', { seats: [{ name: 'A' }, seat] }, 'seats'],
    ['a seat of an unknown kind', { seats: [{ kind: 'cat', name: 'A' }, seat] }, 'seats'],
    ['a seat without a name', { seats: [{ kind: 'person' }, seat] }, 'seats'],
    ['no list of moves', { moves: { 0: [0, draw] } }, 'moves'],
    ['a move that is no pair', { moves: [{ seat: 0, move: {} }] }, 'moves'],
    ['a move without its seat', { moves: [[draw]] }, 'moves'],
    ['a move of three parts', { moves: [[0, draw, 1]] }, 'moves'],
    ['a move of half a seat', { moves: [[0.5, draw]] }, 'moves'],
    ['a move of a named seat', { moves: [['0', draw]] }, 'moves'],
    ['a changed move', { moves: [] }, 'checksum'],
    ['another checksum', { checksum: 'x' }, 'checksum'],
    ['other options', { options: { evensDouble: true } }, 'checksum'],
  ]
  test.each(cases)('%s', (_name, changes, detail) => {
    const text = JSON.stringify({ ...whole(), ...changes })
    expect(() => readSave(text)).toThrow(expect.objectContaining({ fault: 'damaged', detail }))
  })

  test.each<[string, unknown]>([
    ['a text', 'table'],
    ['nothing', null],
    ['a number', 3],
    ['another program’s', { engawa: 'chair' }],
  ])('%s is no table', (_name, file) => {
    expect(() => readSave(JSON.stringify(file))).toThrow(expect.objectContaining({ fault: 'not-a-save' }))
  })

  test('a version that is none or newer is told', () => {
    const ofVersion = (version: unknown) => () => readSave(JSON.stringify({ ...whole(), version }))
    expect(ofVersion(2)).toThrow(expect.objectContaining({ fault: 'newer-file', detail: 'version 2' }))
    expect(ofVersion('1')).toThrow(expect.objectContaining({ fault: 'newer-file' }))
    expect(ofVersion(1)).not.toThrow()
  })

  test('blanks before a cut file do not make it another kind of file', () => {
    expect(faultOf(`\n  ${saveTable(played(3)).slice(0, -30)}`)).toBe('damaged')
  })
})

describe('a whole file that does not fit its game is refused, and the reason is told', () => {
  const save = () => readSave(saveTable(played(3)))
  const opening = (changes: Partial<TableSave>) => () =>
    openSave({ game: pebblesGame }, { ...save(), ...changes })
  test.each<[string, Partial<TableSave>, string, RegExp]>([
    ['too many people', { people: 9 }, 'damaged', /played with 2, 3 seats, not 9/],
    ['too few seats', { seats: [] }, 'damaged', /2 seats, but 0 were named/],
    ['an unknown option', { options: { cheat: true } }, 'damaged', /unknown option cheat/],
    ['an unknown version', { rules: 9 }, 'other-rules', /version 9, this Engawa plays 1/],
    ['another game', { game: 'chess' }, 'unknown-game', /chess/],
    ['a move out of turn', { moves: [{ seat: 5, move: {} }] }, 'illegal-move', /move 1: no-such-seat/],
  ])('%s', (_name, changes, fault, reason) => {
    expect(opening(changes)).toThrow(SaveError)
    expect(opening(changes)).toThrow(
      expect.objectContaining({ fault, detail: expect.stringMatching(reason) }),
    )
  })

  test('a fault of the rules themselves is not blamed on the file', () => {
    const faulty = {
      ...pebblesGame,
      setup: () => {
        throw new TypeError('a bug')
      },
    }
    expect(() => openSave({ game: faulty }, save())).toThrow(TypeError)
  })
})

test('a seat that the rules play is read again, and a seat without a level has none', () => {
  const save = { ...readSave(saveTable(played(0))), seats: [{ kind: 'automa' as const, name: 'C' }] }
  const [seat] = readSave(writeSave(save)).seats
  expect(seat).toStrictEqual({ kind: 'automa', name: 'C' })
})

test('a file says everything about its table, and the level of a bot', () => {
  const table = played(2)
  table.reseat(1, { kind: 'bot', name: 'Kenji', level: 'greedy' })
  const save = readSave(saveTable(table))
  expect(save).toEqual({
    game: 'pebbles',
    rules: 1,
    people: 2,
    options: { evensDouble: false },
    seats: [
      { kind: 'person', name: 'A' },
      { kind: 'bot', name: 'Kenji', level: 'greedy' },
    ],
    seed: 'saved',
    commitment: table.commitment,
    moves: table.history,
  })
})

test('a file is JSON of one form, whatever the number of moves', () => {
  for (const steps of [0, 1, 4]) {
    const text = saveTable(played(steps))
    expect(JSON.parse(text)).toMatchObject({ engawa: 'table', version: 1 })
    expect((JSON.parse(text) as { moves: unknown[] }).moves).toHaveLength(steps)
    expect(text.endsWith('"\n}\n')).toBe(true)
  }
})

test('the hash of a text is its SHA-256', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('the promise is there from the start, and only its own seed keeps it', () => {
  const table = played(0)
  expect(table.commitment).toBe(hashOf('engawa seed saved'))
  expect(commitTo('saved')).toBe(table.commitment)
  expect(keepsPromise('saved', table.commitment)).toBe(true)
  expect(keepsPromise('sawed', table.commitment)).toBe(false)
})
