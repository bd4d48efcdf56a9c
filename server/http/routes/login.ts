import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { Type } from 'typebox'
import { addPasskey, loginOptions, registrationOptions, userWithPasskey } from '../../accounts/passkeys.ts'
import { setPassword, userWithPassword } from '../../accounts/password.ts'
import { Id, Nothing, ProblemAnswer, strict } from '../../schemas/basic.ts'
import type { Services } from '../../services.ts'
import { limitRoute, routeLimit } from '../limits.ts'
import type { App } from '../server.ts'
import { giveSession, labelOf, originOf, personIn } from '../session.ts'

export const Handle = Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{2,31}$' })
export const Password = Type.String({ minLength: 8, maxLength: 200 })
const LoggedIn = { 200: strict({ id: Id }), '4xx': ProblemAnswer }

/** Handle and password. */
export function passwordRoutes(app: App, services: Services): void {
  const failedLogins = routeLimit(services, 'logins')

  app.put(
    '/api/me/password',
    {
      preHandler: limitRoute(services, 'passwords'),
      schema: {
        tags: ['people'],
        summary: 'Choose or change handle and password; all other devices are logged out.',
        body: strict({ handle: Handle, password: Password, current: Type.Optional(Password) }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { handle, password, current } = request.body
      await setPassword(services, personIn(request), handle, password, current)
      return null
    },
  )

  app.post(
    '/api/sessions',
    {
      schema: {
        tags: ['people'],
        summary: 'Log in with handle and password.',
        body: strict({ handle: Handle, password: Password }),
        response: LoggedIn,
      },
    },
    async (request, reply) => {
      const { handle, password } = request.body
      // Counted before it is known, so that many guesses at once are counted too.
      failedLogins.count(request, handle)
      const id = await userWithPassword(services, handle, password)
      failedLogins.refund(request, handle)
      giveSession(request, reply, services, await services.people.openSession(id, labelOf(request)))
      return { id }
    },
  )
}

// Their own library checks these thoroughly; here only the outline.
const Credential = <Response>() =>
  Type.Unsafe<Response>({
    type: 'object',
    required: ['id', 'rawId', 'response', 'type', 'clientExtensionResults'],
    properties: {
      id: { type: 'string', maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' },
      rawId: { type: 'string', maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' },
      response: { type: 'object' },
      type: { type: 'string', enum: ['public-key'] },
      clientExtensionResults: { type: 'object' },
    },
  })

const Options = <Kind>() => Type.Unsafe<Kind>({ type: 'object', additionalProperties: true })

/** Passkeys. */
export function passkeyRoutes(app: App, services: Services): void {
  app.post(
    '/api/me/passkeys/options',
    {
      preHandler: limitRoute(services, 'passkeys'),
      schema: {
        tags: ['people'],
        summary: 'What a browser needs to make a passkey.',
        response: { 200: Options<PublicKeyCredentialCreationOptionsJSON>(), '4xx': ProblemAnswer },
      },
    },
    async (request) => registrationOptions(services, personIn(request), originOf(request, services)),
  )

  app.post(
    '/api/me/passkeys',
    {
      preHandler: limitRoute(services, 'passkeys'),
      schema: {
        tags: ['people'],
        summary: 'Add a passkey.',
        body: strict({
          response: Credential<RegistrationResponseJSON>(),
          label: Type.Optional(Type.String({ maxLength: 60, pattern: '^[^\\u0000-\\u001f]*$' })),
        }),
        response: { 200: strict({ id: Type.String() }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { response, label = '' } = request.body
      const id = await addPasskey(services, personIn(request), originOf(request, services), response, label)
      return { id }
    },
  )

  app.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        tags: ['people'],
        summary: 'Remove one of your passkeys.',
        params: strict({ passkey: Type.String({ maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }) }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const query = services.store.db
        .deleteFrom('passkeys')
        .where('id', '=', request.params.passkey)
        .where('user_id', '=', personIn(request).id)
      await services.write([{ query }])
      return null
    },
  )

  app.post(
    '/api/passkeys/options',
    {
      preHandler: limitRoute(services, 'passkeys'),
      schema: {
        tags: ['people'],
        summary: 'What a browser needs to ask for a passkey.',
        response: { 200: Options<PublicKeyCredentialRequestOptionsJSON>(), '4xx': ProblemAnswer },
      },
    },
    async (request) => loginOptions(services, originOf(request, services)),
  )

  app.post(
    '/api/passkeys/session',
    {
      preHandler: limitRoute(services, 'passkeys'),
      schema: {
        tags: ['people'],
        summary: 'Log in with a passkey.',
        body: strict({ response: Credential<AuthenticationResponseJSON>() }),
        response: LoggedIn,
      },
    },
    async (request, reply) => {
      const id = await userWithPasskey(services, originOf(request, services), request.body.response)
      giveSession(request, reply, services, await services.people.openSession(id, labelOf(request)))
      return { id }
    },
  )
}
