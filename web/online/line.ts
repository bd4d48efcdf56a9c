import { settingsNow } from '../app/settings.ts'
import { Pages } from './line-pages.ts'
import type { News } from './line-wire.ts'

export interface Listener {
  /** Something happened at the table. */
  news(news: News): void
  /** The line stands: from this position on nothing will be missed. */
  stands(position: number): void
}

/** After this long out of sight a page gives its line back. */
const OUT_OF_SIGHT = 60_000

const tables = new Map<string, Set<Listener>>()
const everything = new Set<() => void>()
const states = new Set<() => void>()
let state: 'open' | 'lost' = 'open'
let ahead = 0
let asleep = false
let resting: ReturnType<typeof setTimeout> | undefined

const pages = new Pages({
  hello(greeting) {
    ahead = greeting.ahead
    become('open')
    for (const [id, listeners] of tables) {
      const position = greeting.tables[id]
      if (position !== undefined) for (const listener of listeners) listener.stands(position)
    }
    for (const listener of everything) listener()
  },
  told(news) {
    for (const listener of tables.get(news.id) ?? []) listener.news(news)
    for (const listener of everything) listener()
  },
  lost: () => become('lost'),
})

/** How far the clock of the house is ahead of this one, in milliseconds. */
export function houseAhead(): number {
  return ahead
}

function become(next: 'open' | 'lost'): void {
  if (state === next) return
  state = next
  for (const listener of states) listener()
}

/** Opens the line anew: the house is to know who sits before this browser now. */
export function reconnect(): void {
  pages.renew()
}

const anybodyListens = () => tables.size > 0 || everything.size > 0

function leaveIfAlone(): void {
  // Between two screens nobody listens for a moment.
  setTimeout(() => {
    if (!anybodyListens()) pages.leave()
  }, 1000)
}

/** Hears of one table, whether one sits there or looks on. */
export function follow(table: string, listener: Listener): () => void {
  const known = tables.get(table) ?? new Set()
  tables.set(table, known.add(listener))
  pages.want([...tables.keys()])
  if (!asleep) pages.join()
  const position = pages.positionAt(table)
  if (position !== undefined) listener.stands(position)
  return () => {
    known.delete(listener)
    if (known.size === 0) tables.delete(table)
    pages.want([...tables.keys()])
    leaveIfAlone()
  }
}

/** Hears that anything happened at any of one's own tables. */
export function followAll(listener: () => void): () => void {
  everything.add(listener)
  if (!asleep) pages.join()
  return () => {
    everything.delete(listener)
    leaveIfAlone()
  }
}

export function onLineState(listener: () => void): () => void {
  states.add(listener)
  return () => states.delete(listener)
}

export function lineState(): 'open' | 'lost' {
  return state
}

function fallAsleep(): void {
  asleep = true
  pages.leave()
}

/**
 * The house takes whoever has a line for present and sends them no messages: a page out of sight listens on
 * only where its bell is to be heard.
 */
function rest(): void {
  if (settingsNow().sound) pages.offer()
  else fallAsleep()
}

function look(): void {
  clearTimeout(resting)
  if (document.visibilityState === 'hidden') resting = setTimeout(rest, OUT_OF_SIGHT)
  else {
    asleep = false
    if (anybodyListens()) pages.comeBack()
  }
}

look()
document.addEventListener('visibilitychange', look)
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) look()
})
document.addEventListener('freeze', fallAsleep)
addEventListener('pagehide', fallAsleep)
