import type { SeenEntry, SeenGame, SeenTable } from './api.ts'

/** What the house tells of a table. */
export interface News {
  readonly id: string
  readonly position: number
  readonly entries: readonly SeenEntry[]
  readonly table?: SeenTable
  readonly game?: SeenGame | null
}

/** How an open line stands. */
export interface Greeting {
  /** How far the clock of the house is ahead of this one, in milliseconds. */
  readonly ahead: number
  /** From which position on nothing will be missed at each table that is followed. */
  readonly tables: Readonly<Record<string, number>>
}

export interface WireEar {
  hello(greeting: Greeting): void
  told(news: News): void
  /** A sign of life. */
  beat(): void
  /** It is broken; said again with every try that fails. */
  lost(): void
}

/** The house gives a sign of life every 15 seconds; after this long without one the line is dead. */
const SILENCE = 40_000
const LOOK = 5000
const WAITS = [1000, 2000, 4000, 8000, 15_000]
/** How many tables beside one's own the house follows for one line. */
const MOST_WATCHED = 20

function dataOf<Data>(event: Event): Data {
  return JSON.parse((event as MessageEvent<string>).data) as Data
}

/** One stream of events from the house; while it is wanted it is opened again whenever it breaks. */
export class Wire {
  readonly #ear: WireEar
  readonly #wanted: () => readonly string[]
  #watched: readonly string[] = []
  #source: EventSource | undefined
  #isLost = false
  #heard = 0
  #failures = 0
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(ear: WireEar, wanted: () => readonly string[]) {
    this.#ear = ear
    this.#wanted = wanted
    addEventListener('online', () => {
      if (this.#isLost) this.open()
    })
    addEventListener('offline', () => {
      if (this.#source !== undefined) this.#lose()
    })
    setInterval(() => {
      if (this.#source === undefined || Date.now() - this.#heard <= SILENCE) return
      this.#lose()
      this.open()
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
    clearTimeout(this.#waiting)
    this.#source?.close()
    this.#watched = this.#wanted()
    const asked = this.#watched.slice(-MOST_WATCHED)
    const query = asked.length > 0 ? `?watch=${asked.join(',')}` : ''
    const source = new EventSource(`/api/stream${query}`)
    this.#source = source
    this.#heard = Date.now()
    this.#hear('hello', (event) => {
      const { now, tables } = dataOf<{ now: number; tables: Greeting['tables'] }>(event)
      this.#failures = 0
      this.#isLost = false
      this.#ear.hello({ ahead: now - Date.now(), tables })
    })
    this.#hear('table', (event) => this.#ear.told(dataOf<News>(event)))
    this.#hear('beat', () => this.#ear.beat())
    source.addEventListener('error', () => this.#broken())
  }

  close(): void {
    clearTimeout(this.#waiting)
    this.#source?.close()
    this.#source = undefined
    this.#watched = []
    this.#isLost = false
  }

  #hear(kind: string, take: (event: Event) => void): void {
    this.#source?.addEventListener(kind, (event) => {
      this.#heard = Date.now()
      take(event)
    })
  }

  #broken(): void {
    this.#lose()
    // A browser comes back by itself after most faults, with the place where it was; after some it gives up.
    if (this.#source?.readyState !== EventSource.CLOSED) return
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => this.open(), WAITS[Math.min(this.#failures++, WAITS.length - 1)])
  }

  #lose(): void {
    this.#isLost = true
    this.#ear.lost()
  }
}
