import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actions, colours } from '../../catalogue/index.ts'
import { drawPieces } from '../art/build.mjs'
import { boardWords } from '../words/index.ts'

const board = new URL('../', import.meta.url)
const sheet = readFileSync(new URL('art/pieces.svg', board), 'utf8')

test('the stored sheet is what the drawing sources draw', () => {
  expect(sheet).toBe(drawPieces())
})

test('every colour has its doll, its mini and its tiny', () => {
  for (const colour of colours)
    for (const size of ['doll', 'mini', 'tiny']) expect(sheet).toContain(`id="daruma-${size}-${colour}"`)
})

test('every part that a drawing or the board refers to by name is on the sheet', () => {
  const ids = new Set([...sheet.matchAll(/id="([^"]+)"/g)].map((match) => match[1]))
  const files = readdirSync(board).filter((name) => name.endsWith('.tsx'))
  const source = files.map((name) => readFileSync(new URL(name, board), 'utf8')).join('\n')
  const named = [...`${sheet}${source}`.matchAll(/#(daruma-[a-z-]*[a-z])["')]/g)].map((match) => match[1])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('letters of the colours are told apart in both languages', () => {
  for (const words of Object.values(boardWords)) {
    expect(new Set(colours.map((colour) => words.letter[colour])).size).toBe(colours.length)
    expect(new Set(actions.map((action) => words.action[action])).size).toBe(actions.length)
  }
})

test('French keeps its narrow spaces, never plain ones, before high signs', () => {
  const said = JSON.stringify(boardWords.fr, (_, value) =>
    typeof value === 'function' ? String(value('x', 'y', 'z')) : value,
  )
  expect(said).toMatch(/\u202f[:;!?]/)
  expect(said).not.toMatch(/[ \u00a0][:;!?%]/)
})
