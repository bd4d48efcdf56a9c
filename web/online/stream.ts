import { settingsNow } from '../app/settings.ts'
import type { News } from './changes.ts'
import { TabBroadcast } from './tab-broadcast.ts'

export interface Listener {
  /** Something happened at the table. */
  news(news: News): void
  /** The stream stands: from this position on nothing will be missed. */
  stands(position: number): void
}

/** After this long out of sight a page gives the stream back. */
const OUT_OF_SIGHT = 60_000

const tables = new Map<string, Set<Listener>>()
const everything = new Set<() => void>()
const people = new Set<() => void>()
const states = new Set<() => void>()
let state: 'open' | 'lost' = 'open'
let ahead = 0
let asleep = false
let away = false
let resting: ReturnType<typeof setTimeout> | undefined

let outOfSight: (state: 'away' | 'gone') => void = () => {}

/** Hears that the page has long been out of sight, and that it was closed while it was. */
export function whenOutOfSight(run: (state: 'away' | 'gone') => void): void {
  outOfSight = run
}

const broadcast = new TabBroadcast({
  hello(greeting) {
    ahead = greeting.ahead
    become('open')
    for (const [id, listeners] of tables) {
      const position = greeting.tables[id]
      if (position !== undefined) for (const listener of listeners) listener.stands(position)
    }
    for (const listener of everything) listener()
  },
  news(news) {
    for (const listener of tables.get(news.id) ?? []) listener.news(news)
    for (const listener of everything) listener()
  },
  person() {
    for (const listener of people) listener()
  },
  lost: () => become('lost'),
})

/** How far the clock of the server is ahead of this one, in milliseconds. */
export function serverClockAhead(): number {
  return ahead
}

function become(next: 'open' | 'lost'): void {
  if (state === next) return
  state = next
  for (const listener of states) listener()
}

/** Opens the stream anew: the server is to know who sits before this browser now. */
export function reconnect(): void {
  broadcast.renew()
}

const anybodyListens = () => tables.size > 0 || everything.size > 0

function leaveIfAlone(): void {
  // Between two screens nobody listens for a moment.
  setTimeout(() => {
    if (!anybodyListens()) broadcast.leave()
  }, 1000)
}

/** Hears of one table, whether one sits there or looks on. */
export function follow(table: string, listener: Listener): () => void {
  const known = tables.get(table) ?? new Set()
  tables.set(table, known.add(listener))
  broadcast.want([...tables.keys()])
  if (!asleep) broadcast.join()
  const position = broadcast.positionAt(table)
  if (position !== undefined) listener.stands(position)
  return () => {
    known.delete(listener)
    if (known.size === 0) tables.delete(table)
    broadcast.want([...tables.keys()])
    leaveIfAlone()
  }
}

/** Hears that anything happened at any of one's own tables. */
export function followAll(listener: () => void): () => void {
  everything.add(listener)
  if (!asleep) broadcast.join()
  return () => {
    everything.delete(listener)
    leaveIfAlone()
  }
}

/** Hears, while the stream is open for anything, that friends ask for one or no longer do. */
export function followPeople(listener: () => void): () => void {
  people.add(listener)
  return () => people.delete(listener)
}

export function onStreamState(listener: () => void): () => void {
  states.add(listener)
  return () => states.delete(listener)
}

export function streamState(): 'open' | 'lost' {
  return state
}

function fallAsleep(): void {
  asleep = true
  broadcast.leave()
}

/** The page stays open out of sight: others see that one is away, until it is closed or looked at again. */
function goAway(): void {
  fallAsleep()
  away = true
  outOfSight('away')
}

function close(): void {
  fallAsleep()
  if (away) outOfSight('gone')
}

/**
 * The server takes whoever has a stream for present and sends them no messages: a page out of sight listens on
 * only where its bell is to be heard.
 */
function rest(): void {
  if (settingsNow().bell) broadcast.offer()
  else goAway()
}

function look(): void {
  clearTimeout(resting)
  if (document.visibilityState === 'hidden') resting = setTimeout(rest, OUT_OF_SIGHT)
  else {
    asleep = false
    away = false
    if (anybodyListens()) broadcast.comeBack()
  }
}

look()
document.addEventListener('visibilitychange', look)
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) look()
})
document.addEventListener('freeze', fallAsleep)
addEventListener('pagehide', close)
