import { waitAfter } from '../app/retry.ts'
import { Changes, type News, type Told } from './changes.ts'

/** How an open stream stands. */
export interface Greeting {
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  readonly ahead: number
  /** From which position on nothing will be missed at each table that is followed. */
  readonly tables: Readonly<Record<string, number>>
}

export interface StreamHandlers {
  hello(greeting: Greeting): void
  news(news: News): void
  /** Something between people changed: friends ask, or no longer do. */
  person(): void
  heartbeat(): void
  /** It is broken; said again with every try that fails. */
  lost(): void
}

/** The server sends a heartbeat every 15 seconds; after this long without one the stream is dead. */
const SILENCE = 40_000
const LOOK = 5000
/** Some ten minutes; then it takes a network that comes back, or somebody who looks at the page again. */
const TRIES = 40
/** How many tables beside one's own the server follows for one stream. */
const MOST_WATCHED = 20

function dataOf<Data>(event: Event): Data {
  return JSON.parse((event as MessageEvent<string>).data) as Data
}

/** One stream of events from the server; while it is wanted it is opened again whenever it breaks. */
export class StreamSource {
  readonly #handlers: StreamHandlers
  readonly #wanted: () => readonly string[]
  #watched: readonly string[] = []
  #source: EventSource | undefined
  #isLost = false
  #heard = 0
  #failures = 0
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(handlers: StreamHandlers, wanted: () => readonly string[]) {
    this.#handlers = handlers
    this.#wanted = wanted
    addEventListener('online', () => {
      if (this.#isLost) this.open()
    })
    addEventListener('offline', () => {
      if (this.#source !== undefined) this.#lose()
    })
    setInterval(() => {
      if (this.#source === undefined || Date.now() - this.#heard <= SILENCE) return
      this.#broken()
    }, LOOK)
  }

  get isLost(): boolean {
    return this.#isLost
  }

  /** Whether this table was among the wanted ones when it was opened. */
  watches(table: string): boolean {
    return this.#watched.includes(table)
  }

  /** Opens it, anew where it was open, for the tables that are wanted now. */
  open(): void {
    this.#failures = 0
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#waiting)
    this.#source?.close()
    this.#watched = this.#wanted()
    const asked = this.#watched.slice(-MOST_WATCHED)
    const watch = asked.length > 0 ? `&watch=${asked.join(',')}` : ''
    const source = new EventSource(`/api/stream?changes=true${watch}`)
    const changes = new Changes()
    this.#source = source
    this.#heard = Date.now()
    this.#on('hello', (event) => {
      const { now, tables } = dataOf<{ now: number; tables: Greeting['tables'] }>(event)
      this.#isLost = false
      this.#handlers.hello({ ahead: now - Date.now(), tables })
    })
    this.#on('table', (event) => {
      const news = changes.whole(dataOf<Told>(event))
      if (news === undefined) this.#broken()
      else this.#handlers.news(news)
    })
    this.#on('person', () => this.#handlers.person())
    this.#on('beat', () => {
      // One that breaks right after every greeting is not well yet.
      this.#failures = 0
      this.#handlers.heartbeat()
    })
    source.addEventListener('error', () => this.#broken())
  }

  close(): void {
    clearTimeout(this.#waiting)
    this.#source?.close()
    this.#source = undefined
    this.#watched = []
    this.#isLost = false
  }

  #on(kind: string, take: (event: Event) => void): void {
    this.#source?.addEventListener(kind, (event) => {
      this.#heard = Date.now()
      take(event)
    })
  }

  #broken(): void {
    // A browser would come back by itself, every three seconds and for ever.
    this.#source?.close()
    this.#source = undefined
    this.#lose()
    if (++this.#failures >= TRIES) return
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => this.#connect(), waitAfter(this.#failures))
  }

  #lose(): void {
    this.#isLost = true
    this.#handlers.lost()
  }
}
