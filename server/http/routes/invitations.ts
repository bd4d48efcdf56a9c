import { type Static, Type } from 'typebox'
import { hashToken, newToken } from '../../ids.ts'
import type { Person } from '../../people.ts'
import { notFound, Problem } from '../../problem.ts'
import { Nothing, ProblemAnswer, SeatNumber, strict, TableParams, Token } from '../../schemas/basic.ts'
import { InvitedTo, NewInvitation, OpenInvitation } from '../../schemas/table.ts'
import type { Services } from '../../services.ts'
import type { Row } from '../../store/schema.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { originOf, personIn } from '../session.ts'

const mostHours = 24 * 30
/** So many invitations to one table wait for somebody at a time. */
const mostInvitations = 100

/** Invitations: for one table, for one person, for a while. Those at the table make them and take them back. */
export function invitationRoutes(app: App, services: Services): void {
  const { db } = services.store

  app.post(
    '/api/tables/:table/invitations',
    {
      preHandler: limitRoute(services, 'invitations'),
      schema: {
        tags: ['tables'],
        summary: 'Invite one person, to a certain seat or to any.',
        params: TableParams,
        body: strict({
          seat: Type.Optional(SeatNumber),
          hours: Type.Optional(Type.Integer({ minimum: 1, maximum: mostHours })),
        }),
        response: { 201: NewInvitation, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { seat, hours = 72 } = request.body
      await mustBelong(services, personIn(request), table, seat)
      await mustHaveRoom(services, table)
      const token = newToken()
      const now = Date.now()
      const row = {
        hash: hashToken(token),
        table_id: table,
        seat: seat ?? null,
        created: now,
        expires: now + hours * 3_600_000,
        used_by: null,
      }
      await services.write([{ query: db.insertInto('invitations').values(row) }])
      const url = `${originOf(request, services)}/#/invitation/${token}`
      return reply.code(201).send({ ...openInvitation(row), token, url })
    },
  )

  app.get(
    '/api/tables/:table/invitations',
    {
      schema: {
        tags: ['tables'],
        summary: 'The invitations to your table that nobody has used yet.',
        params: TableParams,
        response: { 200: strict({ invitations: Type.Array(OpenInvitation) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { table } = request.params
      await mustBelong(services, personIn(request), table)
      const rows = await db
        .selectFrom('invitations')
        .selectAll()
        .where('table_id', '=', table)
        .where('used_by', 'is', null)
        .where('expires', '>', Date.now())
        .orderBy('created')
        .execute()
      return { invitations: rows.map(openInvitation) }
    },
  )

  app.delete(
    '/api/tables/:table/invitations/:invitation',
    {
      schema: {
        tags: ['tables'],
        summary: 'Take an invitation back.',
        params: strict({ ...TableParams.properties, invitation: OpenInvitation.properties.id }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { table, invitation } = request.params
      await mustBelong(services, personIn(request), table)
      const query = db
        .deleteFrom('invitations')
        .where('hash', '=', invitation)
        .where('table_id', '=', table)
        .where('used_by', 'is', null)
      await services.write([{ query }])
      return null
    },
  )

  app.get(
    '/api/invitations/:token',
    {
      preHandler: limitRoute(services, 'invitations'),
      schema: {
        tags: ['tables'],
        summary: 'What an invitation is for; whoever used it may ask again.',
        params: strict({ token: Token }),
        response: { 200: InvitedTo, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const row = await db
        .selectFrom('invitations')
        .selectAll()
        .where('hash', '=', hashToken(request.params.token))
        .executeTakeFirst()
      const own = row?.used_by !== null && row?.used_by === request.person?.id
      const good = own || (row?.used_by === null && row.expires > Date.now())
      if (row === undefined || !good)
        throw new Problem(404, 'invitation-gone', 'This invitation was used, taken back, or has expired.')
      return { table: row.table_id, seat: row.seat, expires: row.expires }
    },
  )
}

/** Only the hash of an invitation is stored: it names it without opening anything. */
function openInvitation({ hash, seat, expires }: Row<'invitations'>): Static<typeof OpenInvitation> {
  return { id: hash, seat, expires }
}

async function mustHaveRoom({ store }: Services, table: string): Promise<void> {
  const open = await store.db
    .selectFrom('invitations')
    .select('hash')
    .where('table_id', '=', table)
    .where('used_by', 'is', null)
    .where('expires', '>', Date.now())
    .limit(mostInvitations)
    .execute()
  if (open.length >= mostInvitations)
    throw new Problem(409, 'list-full', `${mostInvitations} invitations wait already: take one back first.`)
}

async function mustBelong(services: Services, person: Person, table: string, seat?: number): Promise<void> {
  await services.rooms.read(table, (room) => {
    if (room.head.owner !== person.id && room.seatOf(person.id) === undefined)
      throw new Problem(403, 'not-yours', 'Only those at the table invite to it.')
    if (seat !== undefined && room.state.seats[seat] === undefined) throw notFound('seat')
  })
}
