import { settingsNow } from '../app/settings.ts'
import type { SeenEntry, SeenGame, SeenTable } from './api.ts'

/** What the house tells of a table. */
export interface News {
  readonly id: string
  readonly position: number
  readonly entries: readonly SeenEntry[]
  readonly table?: SeenTable
  readonly game?: SeenGame | null
}

export interface Listener {
  /** Something happened at the table. */
  news(news: News): void
  /** The line stands: from this position on nothing will be missed. */
  stands(position: number): void
}

/** The house gives a sign of life every 15 seconds; after this long without one the line is dead. */
const SILENCE = 40_000
const WAITS = [1000, 2000, 4000, 8000, 15_000]
/** After this long out of sight a page gives its line back. */
const OUT_OF_SIGHT = 60_000

const tables = new Map<string, Set<Listener>>()
const everything = new Set<() => void>()
const states = new Set<() => void>()
let state: 'open' | 'lost' = 'open'
let source: EventSource | undefined
/** Where the open line stands at each table it follows. */
let followed: Readonly<Record<string, number>> = {}
let heard = 0
let failures = 0
let waiting: ReturnType<typeof setTimeout> | undefined
let resting: ReturnType<typeof setTimeout> | undefined
let ahead = 0

/** How far the clock of the house is ahead of this one, in milliseconds. */
export function houseAhead(): number {
  return ahead
}

function become(next: 'open' | 'lost'): void {
  if (state === next) return
  state = next
  for (const listener of states) listener()
}

function parse<Data>(event: Event): Data {
  heard = Date.now()
  return JSON.parse((event as MessageEvent<string>).data) as Data
}

function hello(event: Event): void {
  const { now, tables: standing } = parse<{ now: number; tables: Record<string, number> }>(event)
  ahead = now - Date.now()
  followed = standing
  failures = 0
  become('open')
  for (const [id, listeners] of tables) {
    const position = standing[id]
    if (position !== undefined) for (const listener of listeners) listener.stands(position)
  }
  for (const listener of everything) listener()
}

function told(event: Event): void {
  const news = parse<News>(event)
  followed = { ...followed, [news.id]: news.position }
  for (const listener of tables.get(news.id) ?? []) listener.news(news)
  for (const listener of everything) listener()
}

function broken(): void {
  become('lost')
  // A browser comes back by itself after most faults, with the place where it was; after some it gives up.
  if (source?.readyState !== EventSource.CLOSED) return
  clearTimeout(waiting)
  waiting = setTimeout(reconnect, WAITS[Math.min(failures++, WAITS.length - 1)])
}

function connect(): void {
  clearTimeout(waiting)
  const watched = [...tables.keys()].slice(-20)
  source = new EventSource(`/api/stream${watched.length > 0 ? `?watch=${watched.join(',')}` : ''}`)
  heard = Date.now()
  source.addEventListener('hello', hello)
  source.addEventListener('table', told)
  source.addEventListener('beat', () => {
    heard = Date.now()
  })
  source.addEventListener('error', broken)
}

const anybodyListens = () => tables.size > 0 || everything.size > 0

function hangUp(): void {
  clearTimeout(waiting)
  source?.close()
  source = undefined
  followed = {}
}

/** Opens the line anew, where anybody listens at all. */
export function reconnect(): void {
  hangUp()
  if (anybodyListens()) connect()
}

function hangUpIfAlone(): void {
  // Between two screens nobody listens for a moment.
  setTimeout(() => {
    if (!anybodyListens()) hangUp()
  }, 1000)
}

/**
 * A browser has few lines to one house, and the house takes whoever has one for present and sends them no
 * messages: a page out of sight keeps its line only where its bell is to be heard.
 */
function rest(): void {
  if (!settingsNow().sound) hangUp()
}

/** Hears of one table, whether one sits there or looks on. */
export function follow(table: string, listener: Listener): () => void {
  const known = tables.get(table) ?? new Set()
  tables.set(table, known.add(listener))
  const position = followed[table]
  if (source === undefined || position === undefined) reconnect()
  else listener.stands(position)
  return () => {
    known.delete(listener)
    if (known.size === 0) tables.delete(table)
    hangUpIfAlone()
  }
}

/** Hears that anything happened at any of one's own tables. */
export function followAll(listener: () => void): () => void {
  everything.add(listener)
  if (source === undefined) connect()
  return () => {
    everything.delete(listener)
    hangUpIfAlone()
  }
}

export function onLineState(listener: () => void): () => void {
  states.add(listener)
  return () => states.delete(listener)
}

export function lineState(): 'open' | 'lost' {
  return state
}

document.addEventListener('visibilitychange', () => {
  clearTimeout(resting)
  if (document.visibilityState === 'hidden') resting = setTimeout(rest, OUT_OF_SIGHT)
  else if (source === undefined && anybodyListens()) connect()
})
addEventListener('online', () => {
  if (state === 'lost') reconnect()
})
addEventListener('offline', () => {
  if (source !== undefined) become('lost')
})
setInterval(() => {
  if (source !== undefined && Date.now() - heard > SILENCE) {
    become('lost')
    reconnect()
  }
}, 5000)
