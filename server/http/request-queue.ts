import type { FastifyRequest } from 'fastify'
import { Lines } from '../lines.ts'
import type { People } from '../people.ts'
import { tooMany, unauthenticated } from '../problem.ts'
import type { Services } from '../services.ts'
import { addressKey, askerOf } from './limits.ts'
import { pathOf } from './path.ts'
import type { App } from './server.ts'

/** So many requests of one person, and of all at one address, are carried out at the same time. */
const mostOfPerson = 4
const mostOfAddress = 32
/** So many more may wait for their turn. */
const mostWaiting = 100
/** So many milliseconds of one turn of the event loop go to those who have a request under way already. */
const slice = 5

interface Waiting {
  readonly person: string
  readonly address: string
  start(): void
}

/**
 * Whoever sends many requests at once waits for their own: what goes beyond a few, or beyond a short time, is begun one
 * by one, a turn of the event loop each, and everybody who waits in their turn. So a flood costs others the time of one
 * request, not of all. Most requests are answered within the turn they are begun in, so that a count alone bounds little.
 */
export class RequestQueue {
  readonly #ofPerson: number
  readonly #ofAddress: number
  readonly #running = new Map<string, number>()
  /** By person. */
  readonly #waiting = new Lines<Waiting>()
  #scheduled = false
  /** When the first request of this turn of the loop came. */
  #turnBegan: number | undefined

  constructor({ config }: Services) {
    this.#ofPerson = mostOfPerson
    this.#ofAddress = Math.ceil(mostOfAddress * config.rateFactor)
  }

  /** Calls `start` now or later; throws where too many wait already. */
  enter(person: string, address: string, start: () => void): void {
    const before = this.#waiting.lengthOf(person)
    const hasTime = this.#hasTime()
    const mayRun = before === 0 && this.#mayRun(person, address)
    if (mayRun && (hasTime || this.#count(person) === 0)) this.#run(person, address, start)
    else {
      if (before >= mostWaiting) throw tooMany(1)
      this.#waiting.add(person, { person, address, start })
      this.#schedule()
    }
  }

  /** Takes a place where one is free and none of the person's requests waits for it. */
  enterAtOnce(person: string, address: string): boolean {
    if (this.#waiting.lengthOf(person) > 0 || !this.#mayRun(person, address)) return false
    this.#take(person, address)
    return true
  }

  leave(person: string, address: string): void {
    for (const key of [person, address]) {
      const left = (this.#running.get(key) ?? 0) - 1
      if (left > 0) this.#running.set(key, left)
      else this.#running.delete(key)
    }
    if (!this.#waiting.isEmpty) this.#schedule()
  }

  #hasTime(): boolean {
    const now = performance.now()
    if (this.#turnBegan === undefined) {
      this.#turnBegan = now
      setImmediate(() => {
        this.#turnBegan = undefined
      })
    }
    return now - this.#turnBegan < slice
  }

  #mayRun(person: string, address: string): boolean {
    return this.#count(person) < this.#ofPerson && this.#count(address) < this.#ofAddress
  }

  #count(key: string): number {
    return this.#running.get(key) ?? 0
  }

  #run(person: string, address: string, start: () => void): void {
    this.#take(person, address)
    start()
  }

  #take(person: string, address: string): void {
    for (const key of [person, address]) this.#running.set(key, this.#count(key) + 1)
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#next()
    })
  }

  #next(): void {
    const next = this.#waiting.take(({ person, address }) => this.#mayRun(person, address))
    if (next === undefined) return
    this.#run(next.person, next.address, next.start)
    this.#schedule()
  }
}

/** Streams last as long as somebody listens: they have a limit of their own. */
const isQueued = (path: string): boolean => path.startsWith('/api/') && path !== '/api/stream'

export function queueRequests(app: App, queue: RequestQueue, people: People): void {
  const leaving = new WeakMap<FastifyRequest, () => void>()
  // Once its body is there: whoever sends it slowly takes nobody's place.
  app.addHook('preValidation', (request, reply, done) => {
    if (!isQueued(pathOf(request))) return done()
    const address = addressKey(request.ip)
    const person = askerOf(request)
    queue.enter(person, address, () => {
      let left = false
      const leave = (): void => {
        if (!left) queue.leave(person, address)
        left = true
      }
      // Whoever hung up while waiting gets nothing done.
      if (request.raw.socket.destroyed) return leave()
      leaving.set(request, leave)
      reply.raw.once('close', leave)
      // Whoever was forgotten while this waited is nobody any more.
      const isNobody = request.person !== undefined && people.isForgotten(request.person.id)
      done(isNobody ? unauthenticated() : undefined)
    })
  })
  // An answer that is there costs nothing more: whoever does not take it keeps nobody at their address waiting.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leaving.get(request)?.()
    done(null, payload)
  })
}
