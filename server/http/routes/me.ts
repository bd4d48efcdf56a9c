import { Type } from 'typebox'
import { deleteData } from '../../accounts/own-data.ts'
import { cleanName } from '../../names.ts'
import { refuseMuted } from '../../operator/sanctions.ts'
import type { Person } from '../../people.ts'
import { isHidden, leavesSight } from '../../presence.ts'
import { Problem } from '../../problem.ts'
import { excessOf, isZone } from '../../room/clock.ts'
import { noteHabits } from '../../room/habits.ts'
import { Id, Name, Nothing, oneWord, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Device, Me, type Preferences } from '../../schemas/person.ts'
import type { Services } from '../../services.ts'
import { sendJsonText } from '../answers.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn, takeSession } from '../session.ts'

const SessionId = strict({ session: Id })

/** Oneself: name, preferences, devices, and all that is known. */
export function meRoutes(app: App, services: Services): void {
  const { db } = services.store

  app.get(
    '/api/me',
    {
      schema: { tags: ['people'], summary: 'Who you are.', response: { 200: Me, '4xx': ProblemAnswer } },
    },
    async (request) => describe(services, personIn(request)),
  )

  app.patch(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Change your name or preferences.',
        body: strict({ name: Type.Optional(Name), preferences: Type.Optional(Me.properties.preferences) }),
        response: { 200: Me, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const person = personIn(request)
      const { name, preferences } = request.body
      if (preferences?.habits !== undefined && !isZone(preferences.habits.zone))
        throw new Problem(422, 'bad-zone', 'There is no such time zone.')
      const excess = preferences?.habits === undefined ? undefined : excessOf(preferences.habits)
      if (excess === 'night') throw new Problem(422, 'long-night', 'A night lasts 14 hours at most.')
      if (excess === 'holidays')
        throw new Problem(422, 'long-holidays', 'Holidays are 60 days in a year at most.')
      // Whoever may not write does not write their words into their name either.
      if (name !== undefined && name !== person.name) await refuseMuted(services, person.id)
      const changes = {
        ...(name === undefined ? {} : { name: cleanName(name) }),
        ...(preferences === undefined ? {} : { preferences: JSON.stringify(preferences) }),
      }
      if (Object.keys(changes).length > 0) {
        const query = db.updateTable('users').set(changes).where('id', '=', person.id)
        const before = JSON.parse((await services.people.row(person.id)).preferences) as Preferences
        const noted =
          preferences === undefined ? [] : await noteHabits(services.store, person.id, before, preferences)
        await services.write([{ query }, ...noted], { kind: 'person', user: person.id, out: false })
      }
      return describe(services, person)
    },
  )

  app.put(
    '/api/me/presence',
    {
      schema: {
        tags: ['people'],
        summary: 'Your page went out of sight, or was closed while it was. Whoever opens a stream is here.',
        body: strict({ state: oneWord(['away', 'gone']) }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      await services.write([leavesSight(services.store, personIn(request).id, request.body.state)])
      return null
    },
  )

  app.get(
    '/api/me/sessions',
    {
      schema: {
        tags: ['people'],
        summary: 'The devices you are logged in on.',
        response: {
          200: strict({ sessions: Type.Array(Device) }),
          '4xx': ProblemAnswer,
        },
      },
    },
    async (request) => {
      const person = personIn(request)
      const rows = await db.selectFrom('sessions').selectAll().where('user_id', '=', person.id).execute()
      const sessions = rows.map(({ id, label, created, seen, hash }) => ({
        id,
        label,
        created,
        seen,
        here: hash === person.session,
      }))
      return { sessions }
    },
  )

  app.delete(
    '/api/me/sessions/:session',
    {
      schema: {
        tags: ['people'],
        summary: 'Log out on one of your devices.',
        params: SessionId,
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const person = personIn(request)
      const query = db
        .deleteFrom('sessions')
        .where('id', '=', request.params.session)
        .where('user_id', '=', person.id)
      await services.write([{ query }], { kind: 'person', user: person.id, out: true })
      return null
    },
  )

  app.delete(
    '/api/me/session',
    {
      schema: {
        tags: ['people'],
        summary: 'Log out here.',
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const person = personIn(request)
      const query = db.deleteFrom('sessions').where('hash', '=', person.session)
      await services.write([{ query }], { kind: 'person', user: person.id, out: true })
      takeSession(reply)
      return null
    },
  )

  app.get(
    '/api/me/export',
    {
      preHandler: limitRoute(services, 'ownData'),
      schema: {
        tags: ['people'],
        summary: 'All the server knows of you.',
        response: {
          200: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
          '4xx': ProblemAnswer,
        },
      },
    },
    async (request, reply) => {
      const user = personIn(request).id
      const text = await services.history.run({ kind: 'export', user }, user)
      return sendJsonText(reply, text)
    },
  )

  app.delete(
    '/api/me',
    {
      preHandler: limitRoute(services, 'ownData'),
      schema: {
        tags: ['people'],
        summary: 'Be forgotten.',
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      await deleteData(services, personIn(request), request.log)
      takeSession(reply)
      return null
    },
  )
}

async function describe(services: Services, person: Person) {
  const { id, name, handle, email, password, preferences } = await services.people.row(person.id)
  const passkeys = await services.store.db
    .selectFrom('passkeys')
    .select(['id', 'label', 'created'])
    .where('user_id', '=', id)
    .execute()
  const codes = await services.store.db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('user_id', '=', id)
    .execute()
  return {
    id,
    name,
    handle,
    email,
    hasPassword: password !== null,
    recoveryCodes: codes.length,
    passkeys,
    preferences: JSON.parse(preferences) as Preferences,
    hidden: await isHidden(services.store, id),
  }
}
