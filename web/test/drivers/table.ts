import { levelNamed, type Mind } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import type { Locale } from '@engawa/kernel'
import { openSave, readSave, type Table, writeSave } from '@engawa/table'
import type { Page } from 'playwright-core'
import { chain, type StoredMove, type StoredTable, type TableStart } from '../../store/tables.ts'
import { forcedMove } from '../../table/forced.ts'
import { shellWords } from '../../words/index.ts'

/** Letters of the seats, as the screens call them. */
const LETTERS = 'ABCDE'

export interface Company {
  readonly game: string
  readonly seats: number
  /** How many of the seats are people, from the first on; bots have the others. */
  readonly people?: number
  readonly level?: Mind
  readonly locale?: Locale
}

/** Says in the form of a new table who sits on a seat: a level, or the value of one of its people. */
export async function seatWho(page: Page, label: string, who: string): Promise<void> {
  const button = page.getByRole('button', { name: `${label}:` })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  const group = page.getByRole('group', { name: label })
  await group.locator(`input[value=${who}]`).check({ force: true })
  await button.click()
}

/** Lays a table by the form of the new table and waits for its board or its curtain. */
export async function layTable(page: Page, company: Company): Promise<void> {
  const { game, seats, people = 1, level = 'greedy', locale = 'en' } = company
  const texts = shellWords[locale].newTable
  await page.goto(`${new URL(page.url()).origin}/#/new/${game}`)
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  for (const [seat, letter] of [...LETTERS].slice(0, seats).entries())
    await seatWho(
      page,
      `${texts.seat(letter)}, ${texts.who}`,
      seat < people ? 'person' : (levelNamed(level) ?? level),
    )
  await page.locator('button[type=submit]').click()
  await page.locator('.dock').waitFor()
  await page.locator('.stage .loading').waitFor({ state: 'detached' })
}

/** Everything this browser keeps, as text. */
export function storageDump(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('engawa')
      opening.onsuccess = () => done(opening.result)
      opening.onerror = () => fail(opening.error)
    })
    const stores = [...database.objectStoreNames]
    // One transaction: between two of them a move might be stored.
    const transaction = database.transaction(stores)
    const kept = await Promise.all(
      stores.map(
        (name) =>
          new Promise<[string, unknown]>((done) => {
            const reading = transaction.objectStore(name).getAll()
            reading.onsuccess = () => done([name, reading.result])
          }),
      ),
    )
    database.close()
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      kept: Object.fromEntries(kept),
    })
  })
}

interface StorageDump {
  readonly kept: {
    readonly tables: readonly (StoredTable & { readonly start: TableStart })[]
    readonly moves: readonly StoredMove[]
  }
}

/** The save of the table that was touched last. */
export async function lastSave(page: Page): Promise<string> {
  const { kept }: StorageDump = JSON.parse(await storageDump(page))
  const [newest] = [...kept.tables].sort((a, b) => b.changed - a.changed)
  if (newest === undefined) throw new Error('this browser keeps no table')
  const stored = kept.moves.filter(({ table }) => table === newest.id)
  return writeSave({ ...newest.start, moves: chain(stored, newest.moves) })
}

/** Opens a save outside the browser: every move is checked again, and all is known. */
export async function openOutside(save: string): Promise<Table> {
  const read = readSave(save)
  const entry = entryOf(read.game)
  if (entry === undefined) throw new Error(`no game ${read.game}`)
  return openSave(await entry.play(), read)
}

/** The table before the person, from the storage, once what is shown has been stored. */
export async function storedTable(page: Page): Promise<Table> {
  for (;;) {
    const shown = await page.locator('.table').getAttribute('data-position')
    const table = await openOutside(await lastSave(page))
    if (String(table.position) === shown) return table
    await page.waitForTimeout(50)
  }
}

/** How many moves the first person pressed in the game that was played here to its end: not those without a choice. */
export async function movesOfWholeGame(page: Page): Promise<number> {
  const table = await storedTable(page)
  if (!table.turn.over) throw new Error('the game is not over')
  const play = await entryOf(table.game.id)?.play()
  const own = [...table.history.keys()].filter((position) => table.history[position]?.seat === 0)
  if (play?.idle === undefined) return own.length
  const came = (position: number) => {
    const before = table.fork(position)
    return forcedMove({ turn: before.turn, moves: () => before.moves(0), play }, 0) !== undefined
  }
  return own.filter((position) => !came(position)).length
}

/** Closes the sheet that lies over the table, if one does; it is gone a frame after the key. */
export async function closeSheet(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]')
  if ((await sheet.count()) === 0) return
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
}

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}
