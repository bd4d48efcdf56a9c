import { Type } from 'typebox'
import { newRecoveryCodes, recover, recoveryLink } from '../../accounts/recovery.ts'
import type { Transports } from '../../messages/transports.ts'
import { messageWords } from '../../messages/words.ts'
import { Problem } from '../../problem.ts'
import { Id, Nothing, oneWord, ProblemAnswer, strict } from '../../schemas/basic.ts'
import type { Services } from '../../services.ts'
import { limitRoute, routeLimit } from '../limits.ts'
import type { App } from '../server.ts'
import { giveSession, labelOf, originOf, personIn } from '../session.ts'
import { Handle, Password } from './login.ts'

/** Ways back for whoever forgot their password. */
export function recoveryRoutes(app: App, services: Services, transports: Transports): void {
  const mails = routeLimit(services, 'mails')
  const failed = routeLimit(services, 'logins')

  app.post(
    '/api/me/recovery-codes',
    {
      preHandler: limitRoute(services, 'recoveryCodes'),
      schema: {
        tags: ['people'],
        summary:
          'New recovery codes, each for once, in place of the old ones; they are shown now and never again.',
        response: { 200: strict({ codes: Type.Array(Type.String()) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => ({ codes: await newRecoveryCodes(services, personIn(request)) }),
  )

  app.post(
    '/api/recovery/mail',
    {
      schema: {
        tags: ['people'],
        summary:
          'Have a link sent to the mailbox of this handle, where there is one. The answer does not tell.',
        body: strict({ handle: Handle, locale: Type.Optional(oneWord(['en', 'fr'])) }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { mail } = transports
      if (mail === undefined) throw new Problem(409, 'no-mail', 'This server sends no mail.')
      const { handle, locale = 'en' } = request.body
      mails.count(request, `handle ${handle}`)
      const words = messageWords[locale]
      const address = `${originOf(request, services)}/#/recover/${encodeURIComponent(handle)}`
      const send = async (): Promise<void> => {
        const found = await recoveryLink(services, handle)
        if (found !== undefined)
          await mail(found.email, words.recover, words.recoverBody(`${address}/${found.token}`))
      }
      // Nobody waits for the link or the mail: how long the answer takes would tell whether there is one.
      send().catch((error: unknown) => request.log.warn({ err: error }, 'a mail could not be sent'))
      return null
    },
  )

  app.post(
    '/api/recovery',
    {
      schema: {
        tags: ['people'],
        summary:
          'Choose a new password with a recovery code or with what a mail said; all devices are logged out.',
        body: strict({
          handle: Handle,
          secret: Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
          password: Password,
        }),
        response: { 200: strict({ id: Id }), '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { handle, secret, password } = request.body
      failed.count(request, handle)
      const id = await recover(services, handle, secret, password)
      failed.refund(request, handle)
      giveSession(request, reply, services, await services.people.openSession(id, labelOf(request)))
      return { id }
    },
  )
}
