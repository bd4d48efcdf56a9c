import { type Locale, locales, malformed } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { SaveError, type SaveFault, Table, tableWords } from '../index.ts'
import { ladderGame } from './ladder.ts'

const shapes = { climb: { by: { is: 'int', from: 1, to: 3 } } } as const

/** Every refusal that comes from the table or from the form of a move. */
function refusals() {
  const table = new Table(ladderGame, { people: 1, options: {}, seed: 'words' })
  const redone = table.redo(0)
  const early = [
    table.check(9, {}),
    table.check(0, {}, 4),
    redone.ok ? undefined : redone.refusal,
    malformed(shapes, 'climb'),
    malformed(shapes, { kind: 'fly' }),
    malformed(shapes, { kind: 'climb', by: 4 }),
    malformed(shapes, { kind: 'climb', by: 1, how: 'fast' }),
  ]
  const wide = new Table(ladderGame, { people: 2, options: {}, seed: 'words' })
  const outOfTurn = wide.check(1, {})
  while (!table.turn.over) table.play(0, { kind: 'climb' })
  const late = [table.check(0, {}), table.check(0, { kind: 'climb' }, 3)]
  return [...early, outOfTurn, ...late].flatMap((refusal) => refusal ?? [])
}

const sentence = /^[A-ZÀÉÊ].*\.$/

test('every refusal of a table is said in both languages', () => {
  const said = (locale: Locale) => refusals().map((refusal) => tableWords[locale].refusal(refusal))
  expect(refusals()).toHaveLength(10)
  for (const locale of locales) {
    expect(said(locale).every((text) => text !== undefined && sentence.test(text))).toBe(true)
    expect(new Set(said(locale)).size).toBe(10)
  }
})

test('a refusal of a malformed move says what is wrong with it', () => {
  const texts = (locale: Locale) => refusals().map((refusal) => tableWords[locale].refusal(refusal) ?? '')
  for (const locale of locales)
    for (const word of ['climb', 'by', 'how'])
      expect(texts(locale).some((text) => new RegExp(`[:“«]\\s*${word}\\s*[.”»]`).test(text))).toBe(true)
})

test('what a table does not know is left to the game', () => {
  expect(tableWords.en.refusal({ code: 'too-high', rule: 'LAD-2' })).toBeUndefined()
})

test.each(locales)('every lock and every fault of a file is said in %s', (locale) => {
  const { locks, faults } = tableWords[locale]
  const texts = [...Object.values(locks), ...Object.values(faults)]
  expect(Object.keys(locks).sort()).toEqual(['chance', 'other-seat', 'start'])
  expect(Object.keys(faults).sort()).toEqual(Object.keys(tableWords.en.faults).sort())
  expect(Object.keys(faults)).toHaveLength(7)
  expect(texts.every((text) => sentence.test(text))).toBe(true)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the languages differ in every sentence', () => {
  const all = (locale: Locale) => [
    ...Object.values(tableWords[locale].locks),
    ...Object.values(tableWords[locale].faults),
    ...refusals().map((refusal) => tableWords[locale].refusal(refusal)),
  ]
  const french = all('fr')
  expect(all('en').filter((text, index) => text === french[index])).toEqual([])
})

test('an error of a file says what it is, and where', () => {
  const fault: SaveFault = 'damaged'
  expect(new SaveError(fault).message).toBe(tableWords.en.faults.damaged)
  expect(new SaveError(fault, 'moves').message).toBe(`${tableWords.en.faults.damaged} (moves)`)
  expect(new SaveError(fault, 'moves')).toMatchObject({ fault, detail: 'moves' })
})
