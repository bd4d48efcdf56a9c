import { entryOf } from '@engawa/games'
import type { Locale, Seat } from '@engawa/kernel'
import { saveTable, Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { shellWords } from '../../words/index.ts'
import { dice } from './table.ts'

/** Plays one game outside the browser, always the same one, for as long as is wanted or until it is over. */
async function playOutside(
  game: string,
  people: number,
  prefer: string,
  enough: (table: Table, seats: readonly Seat[]) => boolean,
  options: object = {},
): Promise<Table> {
  const play = await entryOf(game)?.play()
  if (play === undefined) throw new Error(`no game ${game}`)
  const random = dice(17)
  const table = new Table(play.game, { people, options, seed: 'a game for the shelf' })
  table.reseat(0, { kind: 'person', name: 'Ada' })
  for (let seat = 1; seat < people; seat++)
    table.reseat(seat, { kind: 'bot', name: `Bot ${seat}`, level: 'random' })
  for (let { turn } = table; !turn.over && !enough(table, turn.seats); turn = table.turn) {
    const seat = turn.seats[0] ?? 0
    const moves = table.moves(seat)
    const ending = moves.find((move) => (move as { kind?: string }).kind === prefer)
    table.play(seat, random(2) === 0 && ending !== undefined ? ending : moves[random(moves.length)])
  }
  return table
}

/** A game that was played to its end without a browser; `prefer` names the kind of move that ends turns. */
export function finishedGame(game: string, people: number, prefer = 'stop'): Promise<Table> {
  return playOutside(game, people, prefer, () => false)
}

const own = (seats: readonly Seat[]) => seats.length === 1 && seats[0] === 0

/** The last part of a game, from 0 to 1 of all its moves: the first person is to move, and the others are bots. */
export async function endOfGame(game: string, people: number, part: number): Promise<Table> {
  const whole = await finishedGame(game, people)
  for (let position = Math.floor(whole.position * (1 - part)); position < whole.position; position++) {
    const { turn } = whole.fork(position)
    if (!turn.over && own(turn.seats)) return whole.fork(position)
  }
  throw new Error(`the first person has no part in the end of this game of ${game}`)
}

/** A game some way on, in which the first person and nobody else is to move: at most so many people and moves. */
export async function runningGame(game: string, people: number, moves: number): Promise<Table> {
  const room = entryOf(game)?.face.seats.filter((seats) => seats <= people) ?? []
  const enough = (table: Table, seats: readonly Seat[]) => table.position >= moves && own(seats)
  const table = await playOutside(game, room.at(-1) ?? people, 'stop', enough)
  return table.turn.over && moves > 0 ? runningGame(game, people, Math.floor(moves / 2)) : table
}

/** One game for so many, each time the first person is asked something else, where they are asked it for the last time. */
export async function everyQuestion(game: string, people: number, options: object): Promise<Table[]> {
  const last = new Map<string, number>()
  const note = ({ turn, position }: Table, seats: readonly Seat[]) => {
    if (!turn.over && own(seats)) last.set(turn.decision, position)
    return false
  }
  const whole = await playOutside(game, people, 'done', note, options)
  return [...last.values()].map((position) => whole.fork(position))
}

/** A game for two some way on, in which the first person is asked again whatever they answer: no bot comes between. */
export function longTurn(game: string, moves: number): Promise<Table> {
  return playOutside(game, 2, 'done', (table, seats) => {
    if (table.position < moves || !own(seats)) return false
    return table.moves(0).every((move) => {
      const tried = table.fork(table.position)
      return tried.play(0, move).ok && !tried.turn.over && own(tried.turn.seats) && tried.moves(0).length > 1
    })
  })
}

/** Daruma for two, with the first person's dice just rolled, some of them good for the bottle and some to keep. */
export async function rolledDaruma(): Promise<Table> {
  const play = await entryOf('daruma')?.play()
  if (play === undefined) throw new Error('no Daruma')
  const kinds = (table: Table) => table.moves(0).map((move) => (move as { kind?: string }).kind)
  for (let seed = 0; ; seed++) {
    const table = new Table(play.game, { people: 2, options: {}, seed: `dice ${seed}` }, [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bot', level: 'greedy' },
    ])
    table.play(0, { kind: 'roll' })
    const usable = kinds(table).filter((kind) => kind === 'pour').length
    if (table.position === 1 && usable > 2) return table
  }
}

/** Daruma for two, in which the first person's next roll is bad luck, and the bot's turn comes. */
export async function badLuckAhead(): Promise<Table> {
  const play = await entryOf('daruma')?.play()
  if (play === undefined) throw new Error('no Daruma')
  const roll = { kind: 'roll' }
  for (let seed = 0; ; seed++) {
    const table = new Table(play.game, { people: 2, options: {}, seed: `bad luck ${seed}` }, [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bot', level: 'random' },
    ])
    for (let { turn } = table; !turn.over && turn.seats[0] === 0; turn = table.turn) {
      const tried = table.fork(table.position)
      const rolled = tried.play(0, roll)
      if (rolled.ok && rolled.events.some(({ kind }) => kind === 'badLuck')) return table
      table.play(0, rolled.ok ? roll : table.moves(0)[0])
    }
  }
}

/** Daruma for two, in which the first person's next roll is bad luck and ends the game. */
export async function badLuckAtTheEnd(): Promise<Table> {
  const play = await entryOf('daruma')?.play()
  if (play === undefined) throw new Error('no Daruma')
  const roll = { kind: 'roll' }
  const ending = ['badLuck', 'ended']
  for (let game = 0; ; game++) {
    const random = dice(17 + game)
    const table = new Table(play.game, { people: 2, options: {}, seed: `the last roll ${game}` }, [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bot', level: 'random' },
    ])
    for (let { turn } = table; !turn.over; turn = table.turn) {
      const seat = turn.seats[0] ?? 0
      const moves = table.moves(seat) as readonly { readonly kind: string }[]
      const rolled =
        seat === 0 && moves.some(({ kind }) => kind === 'roll') && table.fork(table.position).play(0, roll)
      const told = rolled !== false && rolled.ok ? rolled.events.map(({ kind }) => kind) : []
      if (ending.every((kind) => told.includes(kind))) return table
      table.play(seat, moves[random(moves.length)])
    }
  }
}

/** Bamboo for two, in which the first person has so many sticks to offer and may bring all of them to one temple. */
export function offeringBamboo(sticks: number): Promise<Table> {
  return playOutside('bamboo', 2, 'done', (table, seats) => {
    if (seats.length > 1 || seats[0] !== 0) return false
    const offers = table.moves(0).filter((move) => (move as { kind?: string }).kind === 'offer')
    // One that can go to a single temple needs no press.
    if (offers.length < 2) return false
    return offers.some((offer) => {
      const tried = table.fork(table.position)
      for (let offered = 0; offered < sticks; offered++) if (!tried.play(0, offer).ok) return false
      return !tried.play(0, offer).ok
    })
  })
}

/** Bamboo for two, in which a visit of the first person leaves no choice where the incense goes: the temple and its sticks. */
export async function forcedOffering(): Promise<{ table: Table; temple: number; sticks: number }> {
  let found = { temple: 0, sticks: 0 }
  const forced = (table: Table) => {
    const moves = table.moves(0) as readonly { readonly kind: string; readonly temple?: number }[]
    return moves.length === 1 && moves[0]?.kind === 'offer' ? moves[0] : undefined
  }
  const table = await playOutside('bamboo', 2, 'done', (running, seats) => {
    if (!own(seats)) return false
    return (running.moves(0) as readonly { readonly kind: string }[]).some((visit) => {
      const tried = running.fork(running.position)
      if (visit.kind !== 'visit' || !tried.play(0, visit).ok) return false
      let sticks = 0
      for (let offer = forced(tried); offer !== undefined && tried.play(0, offer).ok; offer = forced(tried)) {
        found = { temple: offer.temple ?? 0, sticks: ++sticks }
      }
      return sticks > 1
    })
  })
  return { table, ...found }
}

/** A game for two in which the first person may only make moves of this kind, and is to move again afterwards. */
export function gameBefore(game: string, kind: string): Promise<Table> {
  const asked = ({ turn }: Table) => !turn.over && own(turn.seats)
  return playOutside(game, 2, 'done', (table) => {
    const moves = asked(table) ? table.moves(0) : []
    const [first] = moves
    if (first === undefined || moves.some((move) => (move as { kind?: string }).kind !== kind)) return false
    const tried = table.fork(table.position)
    return tried.play(0, first).ok && asked(tried)
  })
}

/** Gives the browser a file by the door on the page “My tables”. */
export async function openFile(page: Page, text: string, locale: Locale = 'en'): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/tables`)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: shellWords[locale].tables.open }).click(),
  ])
  await chooser.setFiles({
    name: 'table.engawa.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

/** Opens a table from its file and waits for its board. */
export async function openTable(page: Page, table: Table, locale: Locale = 'en'): Promise<void> {
  await openFile(page, saveTable(table), locale)
  await page.locator('.dock').waitFor()
  await page.locator('.stage .loading').waitFor({ state: 'detached' })
}

/** A page without the app, where nothing else is done to what the browser keeps. */
export const NO_APP = 'theme.js'

/** Puts one table into the storage, and nothing else, as it was kept before: as one save file. */
export async function keepAsBefore(page: Page, id: string, table: Table): Promise<void> {
  const old = {
    id,
    game: table.game.id,
    names: table.seats.map(({ name }) => name),
    waiting: true,
    company: ['Bot 1'],
    over: false,
    moves: table.position,
    changed: 1_700_000_000_000,
    save: saveTable(table),
  }
  await page.evaluate(async (kept) => {
    await new Promise((done) => {
      indexedDB.deleteDatabase('engawa').onsuccess = done
    })
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('engawa', 1)
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed')
      opening.onsuccess = () => done(opening.result)
    })
    const transaction = database.transaction('tables', 'readwrite')
    transaction.objectStore('tables').put(kept)
    await new Promise((done) => {
      transaction.oncomplete = done
    })
    database.close()
  }, old)
}
