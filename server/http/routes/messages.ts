import { Type } from 'typebox'
import { endsRecoveryLinks, keepChallenge, useChallenge } from '../../accounts/challenges.ts'
import { isPublicName } from '../../addresses.ts'
import { hashToken, newToken } from '../../ids.ts'
import type { Transports } from '../../messages/transports.ts'
import { messageWords } from '../../messages/words.ts'
import { day } from '../../people.ts'
import { notFound, Problem } from '../../problem.ts'
import { Nothing, oneWord, ProblemAnswer, strict, Token } from '../../schemas/basic.ts'
import { PushTarget, Ways } from '../../schemas/messages.ts'
import type { Services } from '../../services.ts'
import { limitRoute, routeLimit } from '../limits.ts'
import type { App } from '../server.ts'
import { originOf, personIn } from '../session.ts'

const letters = "[A-Za-z0-9!#$%&'*/=?^_`{|}~+-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
// Plain ones alone: with remarks, groups and other alphabets one mailbox can be written in endless ways.
const Email = Type.String({
  maxLength: 200,
  pattern: `^${letters}(?:\\.${letters})*@${label}(?:\\.${label})*$`,
})
const done = { 200: Nothing, '4xx': ProblemAnswer }

/** Where somebody wants to be told that it is their turn. */
export function messageRoutes(app: App, services: Services, transports: Transports): void {
  app.get(
    '/api/messages',
    {
      schema: {
        tags: ['messages'],
        summary: 'How this server can tell you that it is your turn.',
        response: {
          200: Ways,
          '4xx': ProblemAnswer,
        },
      },
    },
    async () => ({ mail: transports.mail !== undefined, push: services.config.push?.publicKey ?? null }),
  )
  emailRoutes(app, services, transports)
  pushRoutes(app, services)
}

/** One mailbox, however its address is written: what follows a plus, and to some servers points, lead nowhere else. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`
}

function emailRoutes(app: App, services: Services, transports: Transports): void {
  const { db } = services.store
  const mails = routeLimit(services, 'mails')

  app.put(
    '/api/me/email',
    {
      schema: {
        tags: ['messages'],
        summary: 'Give an address: it gets one mail, and is used once its link was opened.',
        body: strict({ email: Email, locale: Type.Optional(oneWord(['en', 'fr'])) }),
        response: done,
      },
    },
    async (request) => {
      const person = personIn(request)
      if (transports.mail === undefined) throw new Problem(409, 'no-mail', 'This server sends no mail.')
      const { email, locale = 'en' } = request.body
      mails.count(request, mailboxOf(email))
      const token = newToken()
      await keepChallenge(services, hashToken(token), `email ${email}`, person.id, day)
      const words = messageWords[locale]
      const link = `${originOf(request, services)}/#/email/${encodeURIComponent(email)}/${token}`
      await transports.mail(email, words.confirm, words.confirmBody(link)).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a mail could not be sent')
        throw new Problem(424, 'mail-failed', 'The mail could not be sent; try again later.')
      })
      return null
    },
  )

  app.post(
    '/api/me/email/confirm',
    {
      preHandler: limitRoute(services, 'confirmations'),
      schema: {
        tags: ['messages'],
        summary: 'Confirm an address with what its mail said.',
        body: strict({ email: Email, token: Token }),
        response: done,
      },
    },
    async (request) => {
      const person = personIn(request)
      const { email, token } = request.body
      if (!(await useChallenge(services, hashToken(token), `email ${email}`, person.id)))
        throw notFound('mail')
      await services.write([
        { query: db.updateTable('users').set({ email }).where('id', '=', person.id) },
        // What was sent to another mailbox opens nothing any more.
        endsRecoveryLinks(services, person.id),
      ])
      return null
    },
  )

  app.delete(
    '/api/me/email',
    { schema: { tags: ['messages'], summary: 'Get no more mail.', response: done } },
    async (request) => {
      const { id } = personIn(request)
      const query = db.updateTable('users').set({ email: null }).where('id', '=', id)
      await services.write([{ query }, endsRecoveryLinks(services, id)])
      return null
    },
  )
}

/** More devices than this nobody looks at; the oldest are forgotten. */
const mostTargets = 10

function isPublicTarget(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { hostname, port, username, password } = new URL(endpoint)
  return port === '' && username === '' && password === '' && isPublicName(hostname)
}

function pushRoutes(app: App, services: Services): void {
  const { db } = services.store

  app.post(
    '/api/me/push',
    {
      preHandler: limitRoute(services, 'pushTargets'),
      schema: {
        tags: ['messages'],
        summary: 'Send web push to this browser.',
        body: PushTarget,
        response: done,
      },
    },
    async (request) => {
      const person = personIn(request)
      if (services.config.push === undefined)
        throw new Problem(409, 'no-push', 'This server sends no web push.')
      const { endpoint, keys } = request.body
      if (!isPublicTarget(endpoint))
        throw new Problem(422, 'private-target', 'Web push goes to services on the open internet only.')
      const row = { endpoint, user_id: person.id, keys: JSON.stringify(keys), created: Date.now() }
      const query = db
        .insertInto('pushes')
        .values(row)
        .onConflict((on) => on.column('endpoint').doUpdateSet(row))
      const newest = db
        .selectFrom('pushes')
        .select('endpoint')
        .where('user_id', '=', person.id)
        .orderBy('created', 'desc')
        .limit(mostTargets)
      const older = db
        .deleteFrom('pushes')
        .where('user_id', '=', person.id)
        .where('endpoint', 'not in', newest)
      await services.write([{ query }, { query: older }])
      return null
    },
  )

  app.delete(
    '/api/me/push',
    {
      schema: {
        tags: ['messages'],
        summary: 'Send no more web push to this browser.',
        body: strict({ endpoint: PushTarget.properties.endpoint }),
        response: done,
      },
    },
    async (request) => {
      const query = db
        .deleteFrom('pushes')
        .where('endpoint', '=', request.body.endpoint)
        .where('user_id', '=', personIn(request).id)
      await services.write([{ query }])
      return null
    },
  )
}
