import { Type } from 'typebox'
import { isHidden } from '../../presence.ts'
import { tooMany } from '../../problem.ts'
import { strict } from '../../schemas/basic.ts'
import type { Services } from '../../services.ts'
import { type Positions, readCursor } from '../../stream/cursor.ts'
import type { Hub } from '../../stream/hub.ts'
import type { Listener } from '../../stream/table-messages.ts'
import { addressKey } from '../limits.ts'
import type { App } from '../server.ts'

const WatchList = Type.String({
  pattern: '^[A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22}){0,19}$',
  description: 'ids of up to 20 further tables, with commas between them',
})

const Changes = Type.Literal('true', {
  description:
    'after the first message of a table those parts of it and of its view alone that changed: tableChanges and gameChanges',
})

const recently = 7 * 24 * 60 * 60 * 1000

/** The one stream of a browser: everything about the tables it sits at or looks on. */
export function streamRoutes(app: App, services: Services, hub: Hub): void {
  app.get(
    '/api/stream',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['stream'],
        summary:
          'Server-sent events: hello, table, person, beat. Last-Event-ID goes on exactly where it broke off.',
        querystring: strict({ watch: Type.Optional(WatchList), changes: Type.Optional(Changes) }),
        headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 8000 })) }),
        response: { 200: Type.String({ description: 'text/event-stream' }) },
      },
    },
    async (request, reply) => {
      const user = request.person?.id
      const address = addressKey(request.ip)
      if (!hub.hasRoomFor(user, address)) throw tooMany(60)
      const cursor = readCursor(request.headers['last-event-id'])
      const positions: Positions = new Map()
      const current = new Map<string, number>()
      const wanted = request.query.watch?.split(',') ?? []
      const watched = new Set<string>()
      for (const { id, position, status, own } of await tablesOf(services, user, wanted)) {
        if (!own && status === 'playing') watched.add(id)
        const stood = cursor(id)
        const over = status === 'finished' || status === 'abandoned'
        if (over && stood === undefined && !wanted.includes(id)) continue
        current.set(id, position)
        positions.set(id, Math.min(stood ?? position, position))
      }
      const muted = user === undefined ? new Set<string>() : await services.people.unheardBy(user)
      const hidden = user !== undefined && (await isHidden(services.store, user))
      reply.hijack()
      const { socket: out } = request
      // A stream has no end to announce: without frames its messages go straight to the socket.
      reply.raw.useChunkedEncodingByDefault = false
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      })
      reply.raw.flushHeaders()
      const told: Listener['told'] = request.query.changes === undefined ? undefined : new Map()
      const stream = { user, address, out, positions, watched, hidden, owed: new Set<string>(), muted, told }
      const missed = [...positions.keys()].filter((id) => (positions.get(id) ?? 0) < (current.get(id) ?? 0))
      hub.open(stream)
      await hub.catchUp(stream, missed, (error) =>
        request.log.warn({ err: error }, 'a table could not be brought to a stream'),
      )
    },
  )
}

async function tablesOf(
  services: Services,
  user: string | undefined,
  watched: readonly string[],
): Promise<{ id: string; position: number; status: string; own: boolean }[]> {
  const { db } = services.store
  const seated =
    user === undefined
      ? []
      : await db
          .selectFrom('members')
          .innerJoin('tables', 'tables.id', 'members.table_id')
          .select(['tables.id', 'tables.position', 'tables.status'])
          .where('members.user_id', '=', user)
          .where('members.seat', 'is not', null)
          .where((where) =>
            where.or([
              where('tables.status', 'in', ['open', 'playing']),
              where('tables.updated', '>', Date.now() - recently),
            ]),
          )
          .limit(300)
          .execute()
  const own = seated.map((table) => ({ ...table, own: true }))
  if (watched.length === 0) return own
  const others = await db
    .selectFrom('tables')
    .select(['id', 'position', 'status'])
    .where('id', 'in', [...watched])
    .execute()
  return [
    ...own,
    ...others
      .filter(({ id }) => own.every((one) => one.id !== id))
      .map((table) => ({ ...table, own: false })),
  ]
}
