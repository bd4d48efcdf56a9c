import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elements, goals } from '../../catalogue/index.ts'
import { drawPieces } from '../art/build.mjs'
import { capOf, spiritOf } from '../spirit.ts'
import { boardWords } from '../words/index.ts'

const board = new URL('../', import.meta.url)
const sheet = readFileSync(new URL('art/pieces.svg', board), 'utf8')
const ids = new Set([...sheet.matchAll(/id="([^"]+)"/g)].map((match) => match[1]))

test('the stored sheet is what the drawing sources draw', () => {
  expect(sheet).toBe(drawPieces())
})

test('every element and every goal has its drawing', () => {
  for (const element of elements) expect(ids).toContain(`kodama-element-${element}`)
  for (const { id } of goals) expect(ids).toContain(`kodama-${spiritOf(id)}`)
})

test('no two goals look alike where there is no room for words', () => {
  // The goals of one element each have its sign beside the spirit.
  const unsigned = goals.filter(({ measure }) => !('with' in measure) || typeof measure.with === 'string')
  const looks = unsigned.map(({ id }) => `${spiritOf(id)} ${capOf(id)}`)
  expect(new Set(looks).size).toBe(looks.length)
})

test('every part that a drawing or the board refers to by name is on the sheet', () => {
  const files = readdirSync(board).filter((name) => name.endsWith('.tsx'))
  const source = files.map((name) => readFileSync(new URL(name, board), 'utf8')).join('\n')
  const named = [...`${sheet}${source}`.matchAll(/#(kodama-[a-z-]*[a-z])["')]/g)].map((match) => match[1])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((id) => !ids.has(id ?? ''))).toEqual([])
})

test('elements are told apart by a letter in both languages, and goals by their few words', () => {
  for (const words of Object.values(boardWords)) {
    expect(new Set(words.elementLetters).size).toBe(elements.length)
    expect(new Set(goals.map(({ id }) => words.goalShort(id))).size).toBe(goals.length)
  }
})

test('French keeps its narrow spaces, never plain ones, before high signs', () => {
  const said = JSON.stringify(boardWords.fr, (_, value) =>
    typeof value === 'function' &&
    value.length > 0 &&
    !/card|goal|element|season|place|^icons$/.test(value.name)
      ? String(value('x', 'y', 'z'))
      : value,
  )
  expect(said).toMatch(/\u202f[:;!?]/)
  expect(said).not.toMatch(/[ \u00a0][:;!?%]/)
})
