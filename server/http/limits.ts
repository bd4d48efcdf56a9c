import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { App } from './server.ts'

/** Per minute, by address; a household or a school shares one. */
const perAddress = 1200
/** Per minute, by identity: a fast player with a hasty browser stays far below. */
const perPerson = 600
/** Nobody fills the memory with made-up addresses. */
const mostKeys = 50_000

/** Counts requests by key, a window of time at a time. It stands before every move and must cost next to nothing. */
class Limit {
  readonly #most: number
  readonly #window: number
  readonly #counts = new Map<string, number>()
  #until = 0

  constructor(services: Services, most: number, minutes: number) {
    this.#most = Math.ceil(most * services.config.rateFactor)
    this.#window = minutes * 60_000
  }

  /** Counts one more; throws where it is one too many. */
  count(key: string): void {
    const now = Date.now()
    if (now >= this.#until || this.#counts.size > mostKeys) {
      this.#counts.clear()
      this.#until = now + this.#window
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    if (count <= this.#most) return
    const seconds = Math.ceil((this.#until - now) / 1000)
    throw new Problem(429, 'too-many', `Too many requests; try again in ${seconds} s.`)
  }
}

/** Limits requests by address, before anything else is done for them. */
export function limitAddresses(app: App, services: Services): void {
  const limit = new Limit(services, perAddress, 1)
  app.addHook('onRequest', (request, _reply, done) => {
    limit.count(request.ip)
    done()
  })
}

/** Limits requests by identity, wherever they come from. */
export function limitPeople(app: App, services: Services): void {
  const limit = new Limit(services, perPerson, 1)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.person !== undefined) limit.count(request.person.id)
    done()
  })
}

/** A narrower limit, for what costs much or could be guessed. */
export function narrowLimit(services: Services, most: number, minutes: number) {
  const limit = new Limit(services, most, minutes)
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> =>
    limit.count(request.person?.id ?? request.ip)
}
