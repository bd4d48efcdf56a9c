import rateLimit from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import type { App } from './server.ts'

type Check = (request: FastifyRequest) => Promise<void>

/** Per minute, by address; a household or a school shares one. */
const perAddress = 1200
/** Per minute, by identity: a fast player with a hasty browser stays far below. */
const perPerson = 600

/** Limits requests by address, before anything else is done for them. */
export async function limitAddresses(app: App, house: House): Promise<void> {
  await app.register(rateLimit, { global: false })
  const check = limiter(app, house, perAddress, 60_000, (request) => request.ip)
  app.addHook('onRequest', check)
}

/** Limits requests by identity, wherever they come from. */
export function limitPeople(app: App, house: House): void {
  const check = limiter(app, house, perPerson, 60_000, (request) => request.person?.id ?? '')
  app.addHook('onRequest', async (request) => {
    if (request.person !== undefined) await check(request)
  })
}

/** A narrower limit, for what costs much or could be guessed. */
export function narrowLimit(app: App, house: House, max: number, minutes: number) {
  const check = limiter(app, house, max, minutes * 60_000, (request) => request.person?.id ?? request.ip)
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => check(request)
}

function limiter(
  app: App,
  house: House,
  max: number,
  timeWindow: number,
  keyGenerator: (request: FastifyRequest) => string,
): Check {
  const check = app.createRateLimit({
    max: Math.ceil(max * house.config.rateFactor),
    timeWindow,
    keyGenerator,
  })
  return async (request) => {
    const outcome = await check(request)
    if (!outcome.isAllowed && outcome.isExceeded)
      throw new Problem(429, 'too-many', `Too many requests; try again in ${outcome.ttlInSeconds} s.`)
  }
}
