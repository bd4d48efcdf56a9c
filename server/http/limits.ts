import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../people.ts'
import { tooMany } from '../problem.ts'
import type { Services } from '../services.ts'
import { pathOf } from './path.ts'
import type { App } from './server.ts'

/** Requests per minute by address; a school or a café shares one. Pages and their files are not counted. */
const perAddress = 6000
/** Requests per minute by identity: a fast player with a hasty browser stays far below. */
const perPerson = 600
/** Nobody fills the memory with made-up addresses. */
const mostKeys = 50_000

/**
 * How often something that costs much or could be guessed may be done in so many minutes: by one identity, and by
 * all who share an address, for an identity costs nothing. `key` counts by what it is aimed at.
 */
const routeLimits = {
  guests: { person: 20, address: 120, minutes: 10 },
  /** Those that failed; whoever knows the password is not counted. */
  logins: { person: 20, address: 40, key: 20, minutes: 10 },
  passwords: { person: 10, address: 60, minutes: 10 },
  passkeys: { person: 40, address: 200, minutes: 10 },
  mails: { person: 5, address: 20, key: 3, minutes: 60 },
  confirmations: { person: 20, address: 60, minutes: 10 },
  pushTargets: { person: 20, address: 200, minutes: 10 },
  tables: { person: 60, address: 600, minutes: 10 },
  invitations: { person: 60, address: 600, minutes: 10 },
  chat: { person: 30, address: 600, minutes: 1 },
  reports: { person: 10, address: 60, minutes: 10 },
  views: { person: 300, address: 3000, minutes: 10 },
  friends: { person: 60, address: 600, minutes: 10 },
  searches: { person: 60, address: 600, minutes: 10 },
  clubs: { person: 20, address: 200, minutes: 10 },
  tournaments: { person: 20, address: 200, minutes: 10 },
  /** Those with a wrong key. */
  operatorKeys: { person: 20, address: 20, minutes: 10 },
  recoveryCodes: { person: 10, address: 60, minutes: 10 },
  /** A game of the day is played once more, which takes a thread a second or two. */
  dayGames: { person: 10, address: 60, minutes: 10 },
  reviews: { person: 20, address: 200, minutes: 10 },
  /** How far a review is, and what it found. */
  reviewLooks: { person: 300, address: 3000, minutes: 10 },
  dayResults: { person: 120, address: 1200, minutes: 10 },
  ownData: { person: 10, address: 60, minutes: 10 },
} as const

export type LimitedRoute = keyof typeof routeLimits

/** Counts by key, a window of time at a time. It stands before every move and must cost next to nothing. */
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
    if (!this.hasRoomFor(key)) throw tooMany(Math.ceil((this.#until - Date.now()) / 1000))
    this.add(key)
  }

  /** Whether one more may be counted now. */
  hasRoomFor(key: string): boolean {
    const now = Date.now()
    if (now >= this.#until) {
      this.#counts.clear()
      this.#until = now + this.#window
    }
    return (this.#counts.get(key) ?? 0) < this.#most
  }

  /** Counts one more that was let through. */
  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    if (this.#counts.size > mostKeys) this.#forgetOldest()
  }

  /** What was counted turned out to be harmless. */
  refund(key: string): void {
    const count = this.#counts.get(key)
    if (count !== undefined) this.#counts.set(key, Math.max(0, count - 1))
  }

  #forgetOldest(): void {
    const [oldest] = this.#counts.keys()
    if (oldest !== undefined) this.#counts.delete(oldest)
  }
}

/** What an address is counted as: of IPv6 the network, for whoever has one chooses the rest at will. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':')
  const after = tail === undefined || tail === '' ? 0 : tail.split(':').length
  while (groups.length < 8 - after && groups.length < 4) groups.push('0')
  return groups
    .concat(tail?.split(':') ?? [])
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}

/** Who sent a request: somebody, or nobody in particular at an address. */
export function askerOf({ ip, person }: FastifyRequest): string {
  return person?.id ?? `${addressKey(ip)} nobody`
}

/** How many requests each address and each person has sent lately. */
export class RequestLimits {
  readonly addresses: Limit
  readonly people: Limit

  constructor(services: Services) {
    this.addresses = new Limit(services, perAddress, 1)
    this.people = new Limit(services, perPerson, 1)
  }

  hasRoomFor(person: Person, address: string): boolean {
    return this.addresses.hasRoomFor(address) && this.people.hasRoomFor(person.id)
  }

  add(person: Person, address: string): void {
    this.addresses.add(address)
    this.people.add(person.id)
  }
}

/** Limits requests of programs by address, before anything else is done for them. */
export function limitAddresses(app: App, { addresses }: RequestLimits): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (pathOf(request).startsWith('/api/')) addresses.count(addressKey(request.ip))
    done()
  })
}

/** Limits requests by identity, wherever they come from. */
export function limitPeople(app: App, { people }: RequestLimits): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.person !== undefined && pathOf(request).startsWith('/api/')) people.count(request.person.id)
    done()
  })
}

/** A narrower limit for one kind of request. */
class RouteLimit {
  readonly #person: Limit
  readonly #address: Limit
  readonly #key: Limit | undefined

  constructor(services: Services, route: LimitedRoute) {
    const limits: { person: number; address: number; key?: number; minutes: number } = routeLimits[route]
    this.#person = new Limit(services, limits.person, limits.minutes)
    this.#address = new Limit(services, limits.address, limits.minutes)
    if (limits.key !== undefined) this.#key = new Limit(services, limits.key, limits.minutes)
  }

  count({ ip, person }: FastifyRequest, key?: string): void {
    this.#address.count(addressKey(ip))
    if (person !== undefined) this.#person.count(person.id)
    if (key !== undefined) this.#key?.count(key)
  }

  refund({ ip, person }: FastifyRequest, key?: string): void {
    this.#address.refund(addressKey(ip))
    if (person !== undefined) this.#person.refund(person.id)
    if (key !== undefined) this.#key?.refund(key)
  }
}

const routeLimitsOf = new WeakMap<Services, Map<LimitedRoute, RouteLimit>>()

/** The limit for one kind of request: all its routes count together. */
export function routeLimit(services: Services, route: LimitedRoute): RouteLimit {
  const limits = routeLimitsOf.get(services) ?? new Map<LimitedRoute, RouteLimit>()
  routeLimitsOf.set(services, limits)
  const limit = limits.get(route) ?? new RouteLimit(services, route)
  limits.set(route, limit)
  return limit
}

/** Counts every request of a route before it is carried out. */
export function limitRoute(services: Services, route: LimitedRoute) {
  const limit = routeLimit(services, route)
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => limit.count(request)
}
