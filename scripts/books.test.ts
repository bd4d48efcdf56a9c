import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@engawa/games'
import type { GameBook } from '@engawa/kernel'
import { openSave, readSave } from '@engawa/table'
import { describe, expect, test } from 'vitest'
import { root } from './sources.ts'

const written = games.filter(({ id }) => existsSync(join(root, 'games', id, 'book/index.ts')))

/** Chapters of words alone: lists of terms, a variant of one passage, and a second kind of game. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  kodama: ['terms'],
  bamboo: ['night'],
  bitoku: ['tenguSetup', 'tenguYear', 'tenguActions', 'tenguCount'],
}

describe.each(written)('the book of $id', (entry) => {
  const folder = join(root, 'games', entry.id)
  const load = async () => {
    const { book } = (await import(join(folder, 'book/index.ts'))) as { book: GameBook }
    const save = readSave(readFileSync(join(folder, 'book/game.table.json'), 'utf8'))
    const [play, words] = await Promise.all([entry.play(), entry.words('en')])
    return { book, words, table: openSave(play, save) }
  }

  test('stands in chapters and on rules that there are, its figures in a game that can be replayed', async () => {
    const { book, words, table } = await load()
    const chapters = words.rules.map(({ id }) => id)
    for (const { chapter } of [...book.figures, ...book.examples]) expect(chapters).toContain(chapter)
    const rules: { id: string }[] = JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8'))
    const ids = rules.map(({ id }) => id)
    for (const example of book.examples)
      for (const rule of example.rules) expect(ids, example.title.en).toContain(rule)
    for (const { at } of book.figures) expect(at).toBeLessThanOrEqual(table.position)
    expect(book.figures.length).toBeGreaterThan(2)
    expect(table.turn.over).toBe(true)
  })

  test('shows or reckons something in every chapter', async () => {
    const { book, words } = await load()
    const told = [...book.figures, ...book.examples].map(({ chapter }) => chapter)
    const plain = words.rules.map(({ id }) => id).filter((id) => !told.includes(id))
    expect(plain).toEqual(PLAIN[entry.id] ?? [])
  })

  test('has examples that add up to what the rules count', async () => {
    const { book, table } = await load()
    const total = (seat: number, at: number) => table.fork(at).scores('table')[seat]?.total ?? Number.NaN
    const checked = book.examples.filter(({ from }) => from !== undefined)
    for (const { title, rows, from } of checked) {
      if (from === undefined) continue
      const gained = total(from.seat, from.at) - (from.since === undefined ? 0 : total(from.seat, from.since))
      expect([title.en, rows.reduce((sum, { points }) => sum + points, 0)]).toEqual([title.en, gained])
    }
    expect(checked.length).toBeGreaterThan(0)
  })
})
