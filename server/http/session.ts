import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Person, sessionLength } from '../people.ts'
import { Problem, unauthenticated } from '../problem.ts'
import type { Services } from '../services.ts'
import type { App } from './server.ts'

export const cookieName = 'engawa'
const hostNames = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Whether a Host header names an address a browser could open. */
export const isHostName = (host: string): boolean => hostNames.test(host)

/** The address people see in their browser for this request. */
export function originOf(request: FastifyRequest, services: Services): string {
  const { publicUrl } = services.config
  if (publicUrl !== undefined) return publicUrl
  if (!isHostName(request.host))
    throw new Problem(400, 'bad-host', 'The Host header names no address a browser could open.')
  return `${request.protocol}://${request.host}`
}

/** Puts whoever sends a request into it, and refuses commands that another site sent. */
export async function addSessions(app: App, services: Services): Promise<void> {
  await app.register(cookie, { hook: false })
  app.decorateRequest('person', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseOtherSites(request, services)
    const token = tokenIn(app, request)
    if (token === undefined) return done()
    request.person = services.people.remembered(token)
    if (request.person !== undefined) return done()
    services.people.personOf(token).then((person) => {
      request.person = person
      done()
    }, done)
  })
}

function tokenIn(app: App, { headers }: FastifyRequest): string | undefined {
  return headers.cookie === undefined ? undefined : app.parseCookie(headers.cookie)[cookieName]
}

function refuseOtherSites(request: FastifyRequest, services: Services): void {
  const { origin } = request.headers
  const own = originOf(request, services)
  const foreign = origin !== undefined && origin !== own
  if (foreign || request.headers['sec-fetch-site'] === 'cross-site')
    throw new Problem(403, 'other-site', 'This was sent from another site.')
}

export function personIn(request: FastifyRequest): Person {
  if (request.person === undefined) throw unauthenticated()
  return request.person
}

export function giveSession(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  token: string,
): void {
  void reply.setCookie(cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: originOf(request, services).startsWith('https:'),
    maxAge: sessionLength / 1000,
  })
}

export function takeSession(reply: FastifyReply): void {
  void reply.clearCookie(cookieName, { path: '/' })
}

/** What a person recognises one of their devices by. */
export function labelOf(request: FastifyRequest): string {
  return request.headers['user-agent'] ?? ''
}
