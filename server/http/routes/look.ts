import type { Viewer } from '@engawa/kernel'
import type { SeatPlan } from '@engawa/table'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isWelcome, seatAt } from '../../commands/seating.ts'
import type { Person } from '../../people.ts'
import { presenceOf } from '../../presence.ts'
import { notFound, otherRules, Problem } from '../../problem.ts'
import type { Room } from '../../room/room.ts'
import { logText, seenEntry } from '../../room/seen.ts'
import { playedBy, type RoomSeat } from '../../room/state.ts'
import { RoomTexts } from '../../room/texts.ts'
import { markSeen } from '../../room/unread.ts'
import { Nothing, Position, ProblemAnswer, SeatNumber, strict, TableParams } from '../../schemas/basic.ts'
import { LogAnswer, TableAnswer, TablePresence } from '../../schemas/table.ts'
import type { Services } from '../../services.ts'
import { unseenBy } from '../../social/blocks.ts'
import { spectatorsAt } from '../../spectators.ts'
import { sendJsonText } from '../answers.ts'
import { KeptTexts } from '../kept-texts.ts'
import { askerOf } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const mostEntries = 200

/** Looking at a table: each request gets what its sender may see, and nothing else. */
export function lookRoutes(app: App, services: Services): void {
  const pages = new KeptTexts(1000, 50)
  // What is no longer in a log is read no more.
  services.onNotice(({ kind }) => {
    if (kind === 'forget') pages.forget()
  })

  app.get(
    '/api/tables/:table',
    {
      schema: {
        tags: ['play'],
        summary: 'A table, and the game as you see it.',
        params: TableParams,
        response: { 200: TableAnswer, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const user = request.person?.id
      const answer = await services.rooms.read(request.params.table, async (room) => {
        const welcome = await isWelcome(services, room, user)
        return tableAnswer(room, room.viewerOf(user), welcome)
      })
      return sendJsonText(reply, answer)
    },
  )

  app.get(
    '/api/tables/:table/presence',
    {
      schema: {
        tags: ['play'],
        summary: 'Who of those at the table is here; for them, and for whoever may look on.',
        params: TableParams,
        response: { 200: TablePresence, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const players = await services.rooms.read(request.params.table, (room) => {
        if (room.viewerOf(request.person?.id) === undefined) throw notFound('table')
        // By a table that is over nobody is followed.
        return room.state.seats.map(({ user }) => (room.isOver ? null : user))
      })
      const people = players.filter((player) => player !== null)
      const [found, unseen, spectators] = await Promise.all([
        presenceOf(services.store, people),
        unseenBy(services.store, request.person?.id ?? ''),
        spectatorsAt(services.store, [request.params.table]),
      ])
      const stateOf = (player: string) => (unseen.has(player) ? 'gone' : (found.get(player) ?? 'gone'))
      return {
        seats: players.map((player) => (player === null ? null : stateOf(player))),
        spectators: spectators.get(request.params.table) ?? 0,
      }
    },
  )

  app.get(
    '/api/tables/:table/moves',
    {
      schema: {
        tags: ['play'],
        summary: 'Every move your seat can make now.',
        params: TableParams,
        response: {
          200: strict({ at: Position, seat: SeatNumber, moves: Type.Array(Type.Unsafe<unknown>({})) }),
          '4xx': ProblemAnswer,
        },
      },
    },
    async (request) => {
      const person = personIn(request)
      return services.rooms.read(request.params.table, (room) => {
        const seat = ownSeat(room, person)
        if (!room.isPlayable) throw otherRules()
        return {
          at: room.state.at,
          seat,
          moves: playedBy(seatAt(room, seat)) === 'person' ? [...room.moves(seat)] : [],
        }
      })
    },
  )

  app.get(
    '/api/tables/:table/log',
    {
      schema: {
        tags: ['play'],
        summary: 'What happened, as you may know it, from a position on.',
        params: TableParams,
        querystring: strict({ from: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) }),
        response: { 200: LogAnswer, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const from = (): number => Number(request.query.from ?? 0)
      return sendJsonText(reply, await entriesFor(services, pages, request, from))
    },
  )

  app.get(
    '/api/tables/:table/recap',
    {
      schema: {
        tags: ['play'],
        summary: 'What others did since your last move.',
        params: TableParams,
        response: { 200: LogAnswer, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const person = personIn(request)
      const from = (room: Room): number => seatAt(room, ownSeat(room, person)).acted
      return sendJsonText(reply, await entriesFor(services, pages, request, from))
    },
  )

  app.get(
    '/api/tables/:table/save',
    {
      schema: {
        tags: ['play'],
        summary: 'A finished table as a file: every move and the seed, to replay, review and check.',
        params: TableParams,
        response: { 200: Type.String(), '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const seats = await services.rooms.read(table, (room) => {
        if (room.viewerOf(request.person?.id) === undefined) throw notFound('table')
        if (!room.isOver) throw new Problem(409, 'not-over', 'A table opens up when it is over.')
        return room.state.seats.map(savedSeat)
      })
      const text = await services.history.run({ kind: 'save', table, seats }, askerOf(request))
      return reply.type('text/plain; charset=utf-8').send(text)
    },
  )

  app.put(
    '/api/tables/:table/seen',
    {
      schema: {
        tags: ['play'],
        summary: 'You have looked at your table up to this position: what comes later is new to you.',
        params: TableParams,
        body: strict({ position: Position }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { table } = request.params
      const person = personIn(request)
      const seen = await services.rooms.read(table, (room) => {
        ownSeat(room, person)
        return Math.min(request.body.position, room.position)
      })
      await services.write([markSeen(services.store, table, person.id, seen)])
      return null
    },
  )
}

function tableAnswer(room: Room, viewer: Viewer | undefined, welcome: boolean): string {
  const texts = RoomTexts.of(room)
  if (viewer === undefined)
    return `{"table":${texts.strangersTable()},"game":null,"scores":[],"welcome":${welcome}}`
  const [game, scores] = [texts.game(viewer), texts.scores(viewer)]
  return `{"table":${texts.table()},"game":${game},"scores":${scores},"welcome":${welcome}}`
}

/** What somebody may know of a log, at most a page of it: the last entries are in memory, a thread reads the others. */
async function entriesFor(
  services: Services,
  pages: KeptTexts,
  request: FastifyRequest<{ Params: { table: string } }>,
  from: (room: Room) => number,
): Promise<string> {
  const { person } = request
  const { table } = request.params
  const asker = askerOf(request)
  const muted = person === undefined ? undefined : await services.people.unheardBy(person.id)
  const found = await services.rooms.read(table, (room) => {
    const viewer = room.viewerOf(person?.id)
    const first = from(room)
    const to = Math.min(room.position, first + mostEntries)
    const open = room.isOver
    const task = { kind: 'log', table, from: first, to, viewer, open, muted: [...(muted ?? [])] } as const
    const text = pages.get(JSON.stringify([asker, task]), async () => {
      const recent = room.entriesFrom(first)
      if (recent === undefined) return services.history.run(task, asker)
      return logText(
        to,
        recent.flatMap((entry) => seenEntry(entry, viewer, open, muted) ?? []),
      )
    })
    // The table need not wait for a thread.
    return { text }
  })
  return found.text
}

/** Who sat there, as a saved table tells it. */
export function savedSeat({ kind, name, level }: RoomSeat): SeatPlan {
  return {
    kind: kind === 'empty' ? 'person' : kind,
    name: name === '' ? (level ?? kind) : name,
    ...(level === null ? {} : { level }),
  }
}

function ownSeat(room: Room, person: Person): number {
  const seat = room.seatOf(person.id)
  if (seat === undefined) throw new Problem(403, 'not-seated', 'You do not sit at this table.')
  return seat
}
