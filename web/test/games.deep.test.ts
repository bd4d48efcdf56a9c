import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { treeInput } from './drivers/input.ts'
import { playByKeys, playByTree } from './drivers/list.ts'
import { dice, layTable, movesOfWholeGame } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

// The boards are played in the shorter run; here every game is played without its board, from the list of moves.
// Reading the whole accessibility tree before each of some hundred moves takes a minute or two in all.

let site: Site
beforeAll(async () => {
  site = await openSite()
}, 60_000)
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'off' }
const all = games.map(({ id, face }) => ({ id, title: face.title }))

test.each(all)('a whole game of $title through the accessibility tree alone', async ({ id }) => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await layTable(page, { game: id, seats: 2, level: 'random' })
  const presses = await playByTree(await treeInput(page), shellWords.en, dice(5))
  const moves = await movesOfWholeGame(page)
  expect(moves).toBeGreaterThan(10)
  // A press on what was there a moment ago plays nothing.
  expect(moves).toBeLessThanOrEqual(presses)
  await context.close()
})

test.each(all)('a whole game of $title by keyboard alone, from the list of moves', async ({ id }) => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await layTable(page, { game: id, seats: 2, level: 'random' })
  const presses = await playByKeys(page, dice(3))
  expect(await movesOfWholeGame(page)).toBe(presses)
  await context.close()
})
