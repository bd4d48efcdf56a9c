import { randomUUID } from 'node:crypto'
import type { Static } from 'typebox'
import type { SeenEntry, SeenGame, SeenTable } from '../schemas/table.ts'

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

export interface StreamMessage {
  readonly event: string
  readonly id: string
  readonly data: string
}

export interface TableMessage {
  readonly id: string
  readonly position: number
  readonly entries: Static<typeof SeenEntry>[]
  readonly table?: SeenTable
  readonly game?: SeenGame | null
  /** Where changes alone were asked for. */
  readonly tableChanges?: Partial<SeenTable>
  readonly gameChanges?: Pick<SeenGame, 'undo' | 'redo'> & { readonly view: object }
}

export interface Problematic {
  readonly code: string
  readonly message: string
  readonly refusal?: { readonly code: string }
}

/** Somebody with a browser: keeps a cookie, sends commands, listens to one stream. */
export class Client {
  readonly url: string
  cookie = ''
  id = ''
  readonly #ends: AbortController[] = []
  readonly #address: string | undefined

  /** `address` is believed by a server that trusts the proxy before it. */
  constructor(url: string, address?: string) {
    this.url = url
    this.#address = address
  }

  static async guest(url: string, name: string, address?: string): Promise<Client> {
    const client = new Client(url, address)
    const { body } = await client.send<{ id: string }>('POST', '/api/guests', { name })
    client.id = body.id
    return client
  }

  async send<Body = Problematic>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.#address === undefined ? {} : { 'x-forwarded-for': this.#address }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const given = response.headers.getSetCookie()[0]?.split(';')[0]
    if (given !== undefined) this.cookie = given
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      body: (json ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    }
  }

  get<Body = Problematic>(path: string): Promise<Answer<Body>> {
    return this.send<Body>('GET', path)
  }

  post<Body = Problematic>(path: string, body: unknown = {}): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, body)
  }

  async open(wish: object): Promise<SeenTable> {
    const { status, body } = await this.post<SeenTable>('/api/tables', wish)
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`)
    return body
  }

  async look(table: string): Promise<{ table: SeenTable; game: SeenGame | null }> {
    return (await this.get<{ table: SeenTable; game: SeenGame | null }>(`/api/tables/${table}`)).body
  }

  async moves(table: string): Promise<{ at: number; seat: number; moves: unknown[] }> {
    return (await this.get<{ at: number; seat: number; moves: unknown[] }>(`/api/tables/${table}/moves`)).body
  }

  move(
    table: string,
    seat: number,
    at: number,
    move: unknown,
    client: string = randomUUID(),
  ): Promise<Answer<Problematic & { position: number; entry: SeenEntry }>> {
    return this.post(`/api/tables/${table}/moves`, { seat, at, client, move })
  }

  /** Plays the first move it can, if it can. */
  async playAny(table: string): Promise<boolean> {
    const { at, seat, moves } = await this.moves(table)
    if (moves.length === 0) return false
    const { status, body } = await this.move(table, seat, at, moves[0])
    if (status !== 200 && status !== 409) throw new Error(JSON.stringify(body))
    return status === 200
  }

  /** The messages of a stream, as they come. */
  async *stream(lastId?: string, watch?: string, changes = false): AsyncGenerator<StreamMessage> {
    const end = new AbortController()
    this.#ends.push(end)
    const query = new URLSearchParams({
      ...(watch === undefined ? {} : { watch }),
      ...(changes ? { changes: 'true' } : {}),
    })
    const response = await fetch(`${this.url}/api/stream?${query}`, {
      signal: end.signal,
      headers: { cookie: this.cookie, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    })
    if (response.status !== 200 || response.body === null) throw new Error(`no stream: ${response.status}`)
    yield* messagesOf(response.body)
  }

  /** Listens and keeps every message; `stop` breaks the connection. */
  listen(lastId?: string, watch?: string, changes = false): Listening {
    const messages: StreamMessage[] = []
    const mine = this.#ends.length
    const run = async (): Promise<void> => {
      for await (const message of this.stream(lastId, watch, changes)) messages.push(message)
    }
    const done = run().catch(() => {})
    return {
      messages,
      get lastId() {
        return messages.findLast(({ id }) => id !== '')?.id
      },
      tables: () =>
        messages.filter(({ event }) => event === 'table').map(({ data }) => JSON.parse(data) as TableMessage),
      stop: async () => {
        this.#ends[mine]?.abort()
        await done
      },
    }
  }

  close(): void {
    for (const end of this.#ends) end.abort()
  }
}

export interface Listening {
  readonly messages: StreamMessage[]
  readonly lastId: string | undefined
  tables(): TableMessage[]
  stop(): Promise<void>
}

async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const fields = new Map(
        text
          .slice(0, end)
          .split('\n')
          .map((line): [string, string] => [
            line.slice(0, line.indexOf(':')),
            line.slice(line.indexOf(':') + 2),
          ]),
      )
      text = text.slice(end + 2)
      yield { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: fields.get('data') ?? '' }
    }
  }
}
