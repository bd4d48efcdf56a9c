import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { playMove } from '../commands/playing.ts'
import type { Person } from '../people.ts'
import type { Services } from '../services.ts'
import { jsonType, plainHeaders } from './answers.ts'
import { addressKey, type RequestLimits } from './limits.ts'
import { type Metrics, movesRoute } from './metrics.ts'
import type { RequestQueue } from './request-queue.ts'
import type { App } from './server.ts'
import { cookieName, isHostName } from './session.ts'

const movesPath = /^\/api\/tables\/([A-Za-z0-9_-]{22})\/moves$/
const tokenForm = /^[A-Za-z0-9_-]{43}$/
const clientForm = /^[A-Za-z0-9_-]{1,64}$/
const lengthForm = /^[1-9]\d{0,3}$/
/** Keys that could reach a prototype, plain or written in escapes. */
const suspectKeys = /__proto__|constructor|\\u/

/** What does not change from answer to answer, as pairs of name and value. */
const fixedHeaders = [...Object.entries(plainHeaders), ['content-type', jsonType]].flat()

interface MoveBody {
  readonly seat: number
  readonly at: number
  readonly client: string
  readonly move: unknown
}

interface Sender {
  readonly table: string
  readonly person: Person
  readonly address: string
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

/** The body of an ordinary move; at most what the schema of the route lets through. */
function moveIn(text: string): MoveBody | undefined {
  if (suspectKeys.test(text)) return undefined
  try {
    const body = JSON.parse(text) as Partial<MoveBody> | null
    if (typeof body !== 'object' || body === null || Object.keys(body).length !== 4) return undefined
    const { seat, at, client, move } = body
    const fits =
      isCount(seat, 9) && isCount(at, 1_000_000) && typeof client === 'string' && clientForm.test(client)
    return fits && typeof move === 'object' && move !== null && !Array.isArray(move)
      ? (body as MoveBody)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Moves are most of what a server is asked for, and ordinary ones are answered here: by somebody whose session is
 * remembered, well formed, within all limits, and found right. Everything else goes the long way through the route,
 * which alone decides how it is refused; nothing was counted or done for it here.
 */
export class FastMoves {
  readonly #services: Services
  readonly #limits: RequestLimits
  readonly #queue: RequestQueue
  readonly #metrics: Metrics
  /** The bodies of moves that were read here and then went the long way. */
  readonly #bodies = new WeakMap<IncomingMessage, Buffer>()

  constructor(services: Services, limits: RequestLimits, queue: RequestQueue, metrics: Metrics) {
    this.#services = services
    this.#limits = limits
    this.#queue = queue
    this.#metrics = metrics
  }

  /** Stands before all routes. */
  openFor(app: App): void {
    const [longWay] = app.server.listeners('request') as RequestListener[]
    if (longWay === undefined) throw new Error('nobody answers requests')
    app.server.removeAllListeners('request')
    app.server.on('request', (request, response) => {
      const sender = this.#senderOf(request)
      if (sender === undefined) longWay(request, response)
      else this.#read(sender, request, response, longWay)
    })
  }

  /** The body of a request, whether it is still to be read or was read here. */
  bodyOf(request: IncomingMessage, unread: Readable): Readable {
    const body = this.#bodies.get(request)
    return body === undefined ? unread : Readable.from([body])
  }

  #senderOf(request: IncomingMessage): Sender | undefined {
    const { method, url = '', headers, socket } = request
    const table = method === 'POST' ? movesPath.exec(url)?.[1] : undefined
    if (table === undefined || !this.#isOrdinary(headers)) return undefined
    const person = this.#personOf(headers.cookie)
    const address = addressKey(this.#addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']))
    if (person === undefined || person.bannedUntil !== undefined) return undefined
    return this.#limits.hasRoomFor(person, address) ? { table, person, address } : undefined
  }

  #isOrdinary(headers: IncomingMessage['headers']): boolean {
    return (
      headers['content-type'] === 'application/json' &&
      headers['transfer-encoding'] === undefined &&
      headers['content-encoding'] === undefined &&
      lengthForm.test(headers['content-length'] ?? '') &&
      headers.accept?.includes('text/html') !== true &&
      headers['sec-fetch-site'] !== 'cross-site' &&
      this.#isOwnOrigin(headers)
    )
  }

  #isOwnOrigin({ host = '', origin }: IncomingMessage['headers']): boolean {
    const { publicUrl, trustProxy } = this.#services.config
    if (publicUrl !== undefined) return origin === undefined || origin === publicUrl
    // What stands in front may have changed the address.
    if (trustProxy > 0 || !isHostName(host)) return false
    return origin === undefined || origin === `http://${host}`
  }

  #personOf(cookies: string | undefined): Person | undefined {
    const start = cookies?.indexOf(`${cookieName}=`) ?? -1
    if (cookies === undefined || start === -1 || cookies.lastIndexOf(`${cookieName}=`) !== start)
      return undefined
    if (start > 0 && !cookies.startsWith('; ', start - 2)) return undefined
    const from = start + cookieName.length + 1
    const end = cookies.indexOf(';', from)
    const token = cookies.slice(from, end === -1 ? undefined : end)
    return tokenForm.test(token) ? this.#services.people.remembered(token) : undefined
  }

  /** Whose address counts: so many proxies in front are believed. */
  #addressOf(socket: string, forwarded: string | string[] | undefined): string {
    const { trustProxy } = this.#services.config
    if (trustProxy === 0 || forwarded === undefined) return socket
    const hops = String(forwarded).split(',').reverse()
    return hops[Math.min(trustProxy, hops.length) - 1]?.trim() ?? socket
  }

  #read(sender: Sender, request: IncomingMessage, response: ServerResponse, longWay: RequestListener): void {
    const start = performance.now()
    const take = (body: Buffer): void => {
      const goLongWay = (): void => {
        this.#bodies.set(request, body)
        longWay(request, response)
      }
      const move = moveIn(body.toString())
      const { person, address } = sender
      if (move !== undefined && this.#queue.enterAtOnce(person.id, address))
        void this.#play(sender, move, response, start).catch(() => {
          // Nothing was written, or the same command finds what it wrote.
          if (!response.headersSent) goLongWay()
        })
      else goLongWay()
    }
    process.nextTick(() => {
      // What came in one packet has been read by now, and nobody need wait for its end to be told.
      const whole: unknown = request.complete ? request.read() : undefined
      if (Buffer.isBuffer(whole)) take(whole)
      else {
        const chunks: Buffer[] = []
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.once('end', () => take(Buffer.concat(chunks)))
      }
    })
  }

  async #play({ table, person, address }: Sender, body: MoveBody, response: ServerResponse, start: number) {
    try {
      const done = await playMove(this.#services, person, table, body, body.move)
      const text = JSON.stringify(done)
      this.#limits.add(person, address)
      response.writeHead(200, [...fixedHeaders, 'content-length', String(Buffer.byteLength(text))])
      response.end(text)
      this.#metrics.answered('POST', movesRoute, 200, performance.now() - start)
    } finally {
      this.#queue.leave(person.id, address)
    }
  }
}
