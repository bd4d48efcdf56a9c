import { Chance } from '@engawa/kernel'
import { EventStream, HttpConnection } from './connection.ts'
import { type LoadTable, randomMove, seats } from './table.ts'

/** A table as seat 0 knows it. */
interface Known {
  readonly id: string
  readonly position: number
  readonly table: { readonly at: number; readonly status: string }
  readonly game: { readonly view: object } | null
}

/** As it comes: whole the first time, then what changed. */
interface Heard extends Partial<Known> {
  readonly id: string
  readonly position: number
  readonly tableChanges?: Partial<Known['table']>
  readonly gameChanges?: { readonly view: object }
}

function together(last: Known | undefined, heard: Heard): Known {
  const { id, position, tableChanges, gameChanges } = heard
  const before = last?.id === id ? last : undefined
  const table = heard.table ?? (before && { ...before.table, ...tableChanges })
  if (table === undefined) throw new Error('a table was never told whole')
  const view = before?.game && { ...before.game.view, ...gameChanges?.view }
  return { id, position, table, game: view && gameChanges ? { view } : (heard.game ?? null) }
}

/** Four guests at a table of our server, each with a stream of their own. Different seats may use different ports. */
class OurTable implements LoadTable {
  readonly #ports: readonly number[]
  readonly #whim: Chance
  readonly #connections: HttpConnection[]
  readonly #streams: EventStream[] = []
  readonly #cookies: string[] = []
  #table = ''
  #last: Known | undefined
  #sent = 0
  /** Both of these must have happened before the next move: a seat that did not move saw it, and seat 0 knows the state. */
  #expected = 0
  #seen: (() => void) | undefined
  #known: (() => void) | undefined
  #mover = 0

  constructor(ports: readonly number[], name: string) {
    this.#ports = ports
    this.#whim = Chance.seeded(name)
    this.#connections = Array.from({ length: seats }, (_, seat) => new HttpConnection(this.#port(seat)))
  }

  async open(): Promise<void> {
    for (let seat = 0; seat < seats; seat++) {
      const { head } = await this.#send(seat, 'POST', '/api/guests', { name: `Seat ${seat}` })
      this.#cookies[seat] = /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? ''
      await this.#listen(seat)
    }
    await this.#begin()
  }

  async step(): Promise<number> {
    if (this.#last?.table.status !== 'playing') await this.#begin()
    const last = this.#last
    if (last?.id !== this.#table) throw new Error('the table did not begin')
    const { seat, move } = randomMove(last.game?.view, this.#whim)
    this.#mover = seat
    this.#expected = last.position + 1
    const seen = new Promise<void>((resolve) => {
      this.#seen = resolve
    })
    const known = new Promise<void>((resolve) => {
      this.#known = resolve
    })
    const start = performance.now()
    const body = { seat, at: last.table.at, client: `c${this.#sent++}`, move }
    const answered = this.#send(seat, 'POST', `/api/tables/${this.#table}/moves`, body)
    await seen
    const took = performance.now() - start
    const { status, body: said } = await answered
    if (status !== 200) throw new Error(`a move was refused: ${said}`)
    await known
    return took
  }

  close(): void {
    for (const connection of [...this.#connections, ...this.#streams]) connection.close()
  }

  async #begin(): Promise<void> {
    const chairs = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))]
    const opened = await this.#send(0, 'POST', '/api/tables', { game: 'daruma', seats: chairs })
    this.#table = (JSON.parse(opened.body) as { id: string }).id
    this.#expected = seats
    const known = new Promise<void>((resolve) => {
      this.#known = resolve
    })
    for (let seat = 1; seat < seats; seat++)
      await this.#send(seat, 'POST', `/api/tables/${this.#table}/seats/${seat}/sit`, {})
    await known
  }

  /** Resolves with the first message: from then on nothing is missed. */
  #listen(seat: number): Promise<void> {
    return new Promise((resolve) => {
      const hear = (data: string): void => {
        resolve()
        this.#hear(seat, data)
      }
      this.#streams.push(new EventStream(this.#port(seat), this.#cookies[seat] ?? '', hear))
    })
  }

  #hear(seat: number, data: string): void {
    if (!data.startsWith('{"id":')) return
    // Every message builds on the one before, also those that come before one knows which table was opened.
    if (seat === 0) this.#last = together(this.#last, JSON.parse(data) as Heard)
    if (!data.startsWith(`{"id":"${this.#table}"`)) return
    const position = Number(/"position":(\d+)/.exec(data.slice(0, 80))?.[1])
    if (position < this.#expected) return
    if (seat !== this.#mover) this.#seen?.()
    if (seat === 0) this.#known?.()
  }

  #send(seat: number, method: string, path: string, body: unknown) {
    const connection = this.#connections[seat]
    if (connection === undefined) throw new Error(`no seat ${seat}`)
    return connection.send(method, path, this.#cookies[seat] ?? '', body)
  }

  #port(seat: number): number {
    return this.#ports[seat % this.#ports.length] ?? 0
  }
}

export async function ourTables(ports: readonly number[], count: number): Promise<LoadTable[]> {
  const tables = Array.from({ length: count }, (_, index) => new OurTable(ports, `ours ${index}`))
  for (let first = 0; first < count; first += 20)
    await Promise.all(tables.slice(first, first + 20).map((table) => table.open()))
  return tables
}
