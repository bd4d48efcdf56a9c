import { Type } from 'typebox'
import { report, reportPlayer, say } from '../../commands/talking.ts'
import { Problem } from '../../problem.ts'
import {
  ClientId,
  Id,
  Nothing,
  Position,
  ProblemAnswer,
  strict,
  TableParams,
  textOf,
} from '../../schemas/basic.ts'
import { Person } from '../../schemas/person.ts'
import type { Services } from '../../services.ts'
import { mustBeKnown, mustHaveRoom } from '../../social/lists.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const done = { 200: Nothing, '4xx': ProblemAnswer }
const mostMutes = 500
const Player = strict({ player: Id })

/** Talking, not listening, and telling on somebody. */
export function talkRoutes(app: App, services: Services): void {
  const { db } = services.store

  app.post(
    '/api/tables/:table/chat',
    {
      preHandler: limitRoute(services, 'chat'),
      schema: {
        tags: ['talk'],
        summary: 'Say something at your table. It is plain text and must be shown as such.',
        params: TableParams,
        body: strict({ client: ClientId, text: textOf(500, 1) }),
        response: { 200: strict({ position: Position }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { client, text } = request.body
      return say(services, personIn(request), request.params.table, client, text)
    },
  )

  app.post(
    '/api/tables/:table/reports',
    {
      preHandler: limitRoute(services, 'reports'),
      schema: {
        tags: ['talk'],
        summary: 'Report something that was said at your table.',
        params: TableParams,
        body: strict({ position: Position, reason: textOf(500, 1) }),
        response: done,
      },
    },
    async (request) => {
      const { position, reason } = request.body
      await report(services, personIn(request), request.params.table, position, reason)
      return null
    },
  )

  app.post(
    '/api/players/:player/reports',
    {
      preHandler: limitRoute(services, 'reports'),
      schema: {
        tags: ['talk'],
        summary: 'Report somebody to whoever runs the server.',
        params: Player,
        body: strict({ reason: textOf(500, 1) }),
        response: done,
      },
    },
    async (request) => {
      await reportPlayer(services, personIn(request), request.params.player, request.body.reason)
      return null
    },
  )

  app.get(
    '/api/me/mutes',
    {
      schema: {
        tags: ['talk'],
        summary: 'Whose words you do not read.',
        response: {
          200: strict({ players: Type.Array(Person) }),
          '4xx': ProblemAnswer,
        },
      },
    },
    async (request) => {
      const players = await db
        .selectFrom('mutes')
        .innerJoin('users', 'users.id', 'mutes.other_id')
        .select(['users.id', 'users.name'])
        .where('mutes.user_id', '=', personIn(request).id)
        .orderBy('users.name')
        .execute()
      return { players }
    },
  )

  app.put(
    '/api/me/mutes/:player',
    {
      schema: {
        tags: ['talk'],
        summary: 'Read no more of somebody’s words.',
        params: Player,
        response: done,
      },
    },
    async (request) => {
      const user = personIn(request).id
      const other = request.params.player
      await mustBeKnown(services.store, other)
      await mustHaveRoom(services.store, 'mutes', user, other, mostMutes)
      const query = db
        .insertInto('mutes')
        .values({ user_id: user, other_id: other })
        .onConflict((on) => on.doNothing())
      await services.write([{ query }], { kind: 'person', user, out: false })
      return null
    },
  )

  app.delete(
    '/api/me/mutes/:player',
    {
      schema: {
        tags: ['talk'],
        summary: 'Read somebody’s words again.',
        params: Player,
        response: done,
      },
    },
    async (request) => {
      const user = personIn(request).id
      const query = db
        .deleteFrom('mutes')
        .where('user_id', '=', user)
        .where('other_id', '=', request.params.player)
      await services.write([{ query }], { kind: 'person', user, out: false })
      return null
    },
  )
}

/** At so many tables somebody may keep notes without sitting there. */
const mostNotes = 200

async function mustKeepFewNotes({ store }: Services, user: string, table: string): Promise<void> {
  const rows = await store.db
    .selectFrom('members')
    .select('table_id')
    .where('user_id', '=', user)
    .where('seat', 'is', null)
    .where('notes', '!=', '')
    .limit(mostNotes)
    .execute()
  if (rows.length >= mostNotes && rows.every(({ table_id }) => table_id !== table))
    throw new Problem(409, 'list-full', `Notes about ${mostNotes} tables are kept: empty some first.`)
}

const Notes = strict({ text: textOf(10_000) })

/** Notes about a table that only their writer sees. */
export function noteRoutes(app: App, services: Services): void {
  const { db } = services.store

  app.get(
    '/api/tables/:table/notes',
    {
      schema: {
        tags: ['talk'],
        summary: 'Your notes about a table.',
        params: TableParams,
        response: { 200: Notes, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const row = await db
        .selectFrom('members')
        .select('notes')
        .where('table_id', '=', request.params.table)
        .where('user_id', '=', personIn(request).id)
        .executeTakeFirst()
      return { text: row?.notes ?? '' }
    },
  )

  app.put(
    '/api/tables/:table/notes',
    {
      schema: {
        tags: ['talk'],
        summary: 'Keep notes about a table.',
        params: TableParams,
        body: Notes,
        response: { 200: Notes, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { text } = request.body
      const { table } = request.params
      const person = personIn(request)
      const looksOn = await services.rooms.read(table, (room) => {
        if (room.viewerOf(person.id) === undefined)
          throw new Problem(403, 'no-spectators', 'Only those who may look at a table keep notes about it.')
        return room.seatOf(person.id) === undefined
      })
      if (looksOn) await mustKeepFewNotes(services, person.id, table)
      const row = { table_id: table, user_id: person.id, seat: null, seen: 0, notes: text }
      const query = db
        .insertInto('members')
        .values(row)
        .onConflict((on) => on.columns(['table_id', 'user_id']).doUpdateSet({ notes: text }))
      await services.write([{ query }])
      return { text }
    },
  )
}
