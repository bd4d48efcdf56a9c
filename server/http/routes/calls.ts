import { Type } from 'typebox'
import { Id, Nothing, ProblemAnswer, strict, TableParams } from '../../schemas/basic.ts'
import { Call } from '../../schemas/social.ts'
import type { Services } from '../../services.ts'
import { calledAt, callFriend, callsOf } from '../../social/calls.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const done = { 200: Nothing, '4xx': ProblemAnswer }

/** Asking friends to a table in one press, and being asked. */
export function callRoutes(app: App, services: Services): void {
  app.put(
    '/api/tables/:table/calls/:player',
    {
      preHandler: limitRoute(services, 'invitations'),
      schema: {
        tags: ['friends'],
        summary: 'Ask a friend to the table you sit at.',
        params: strict({ table: Id, player: Id }),
        response: done,
      },
    },
    async (request) => {
      const { table, player } = request.params
      await callFriend(services, personIn(request), table, player)
      return null
    },
  )

  app.get(
    '/api/tables/:table/calls',
    {
      schema: {
        tags: ['friends'],
        summary: 'Which friends were asked to the table you sit at.',
        params: TableParams,
        response: { 200: strict({ players: Type.Array(Id) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => ({
      players: await calledAt(services, personIn(request), request.params.table),
    }),
  )

  app.get(
    '/api/me/calls',
    {
      schema: {
        tags: ['friends'],
        summary: 'The tables with a free seat to which friends ask you.',
        response: { 200: strict({ calls: Type.Array(Call) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => ({ calls: await callsOf(services, personIn(request).id) }),
  )

  app.delete(
    '/api/me/calls/:table',
    {
      schema: {
        tags: ['friends'],
        summary: 'Not now: put away that you were asked to a table.',
        params: TableParams,
        response: done,
      },
    },
    async (request) => {
      const query = services.store.db
        .deleteFrom('calls')
        .where('table_id', '=', request.params.table)
        .where('user_id', '=', personIn(request).id)
      await services.write([{ query }])
      return null
    },
  )
}
