import { Chance } from '@engawa/kernel'
import { pebblesGame } from '@engawa/kernel/toys'
import { describe, expect, test } from 'vitest'
import { commitTo, openSave, readSave, SaveError, saveTable, Table, writeSave } from '../index.ts'

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
  const whole = saveTable(played(5))
  const save = readSave(whole)
  const cases: [string, string, string][] = [
    ['no JSON', 'hello', 'not-a-save'],
    ['another JSON', '{"name":"engawa"}', 'not-a-save'],
    ['a list', '[]', 'not-a-save'],
    ['nothing', '', 'not-a-save'],
    ['cut short', whole.slice(0, -40), 'damaged'],
    ['one letter changed', whole.replace('"saved"', '"sawed"'), 'damaged'],
    ['a move changed', whole.replace('"draw"', '"drow"'), 'damaged'],
    ['a newer version', whole.replace('"version": 1', '"version": 2'), 'newer-file'],
    ['another seed under the same promise', writeSave({ ...save, seed: 'loaded dice' }), 'broken-promise'],
    ['another game', writeSave({ ...save, game: 'chess' }), 'unknown-game'],
    ['other rules', writeSave({ ...save, rules: 9 }), 'other-rules'],
    ['an illegal move', writeSave({ ...save, moves: [{ seat: 0, move: { kind: 'pass' } }] }), 'illegal-move'],
  ]
  test.each(cases)('%s', (_name, text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })
})

test('the promise is there from the start, and the seed keeps it at the end', () => {
  const table = played(0)
  expect(table.commitment).toBe(commitTo('saved'))
  expect(table.commitment).not.toContain('saved')
  expect(commitTo('saved')).toMatch(/^[0-9a-f]{64}$/)
})
