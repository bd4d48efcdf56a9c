import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  bitokuCards,
  buildings,
  crystals,
  dragonflies,
  mitamas,
  portals,
  regions,
  resources,
  rocks,
  visions,
  yokaiCards,
} from '../../catalogue/index.ts'
import { drawPieces } from '../art/build.mjs'
import { signOf } from '../read.ts'

const sheet = readFileSync(new URL('../art/pieces.svg', import.meta.url), 'utf8')
const ids = new Set([...sheet.matchAll(/<symbol id="bit-([^"]+)"/g)].map((match) => match[1]))

test('the stored sheet is what the drawing sources draw', () => {
  expect(sheet).toBe(drawPieces())
})

test('every card and tile has a sign on the sheet', () => {
  const rows = [
    ...yokaiCards,
    ...bitokuCards,
    ...visions,
    ...buildings,
    ...crystals,
    ...mitamas,
    ...dragonflies,
    ...portals,
    ...rocks,
  ]
  expect(rows.filter((row) => !ids.has(signOf(row.id))).map((row) => row.id)).toEqual([])
})

test('every resource, every type a rock shows and every region is drawn', () => {
  const wanted = [
    ...resources,
    ...rocks.flatMap((rock) => rock.types),
    ...regions.map((region) => `region-${region}`),
  ]
  expect(wanted.filter((name) => !ids.has(name))).toEqual([])
})
