import { Type } from 'typebox'
import { notFound, otherRules, Problem } from '../../problem.ts'
import { ProblemAnswer, strict, TableParams } from '../../schemas/basic.ts'
import type { Services } from '../../services.ts'
import { sendJsonText } from '../answers.ts'
import { askerOf, limitRoute } from '../limits.ts'
import type { App } from '../server.ts'

/** Looking back at a table, also while it goes on. */
export function pastRoutes(app: App, services: Services): void {
  app.get(
    '/api/tables/:table/views',
    {
      preHandler: limitRoute(services, 'views'),
      schema: {
        tags: ['play'],
        summary:
          'Earlier positions as you saw them then, counted in moves that stand; all of a finished table.',
        params: TableParams,
        querystring: strict({ from: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) }),
        response: {
          200: strict({
            from: Type.Integer(),
            views: Type.Array(
              Type.Unsafe<unknown>({ description: 'the game before any move, after one, …' }),
            ),
          }),
          '4xx': ProblemAnswer,
        },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const from = Number(request.query.from ?? 0)
      const viewer = await services.rooms.read(table, (room) => {
        const eyes = room.viewerOf(request.person?.id)
        if (eyes === undefined) throw notFound('table')
        if (room.state.status === 'open') throw new Problem(409, 'not-begun', 'This table has not begun yet.')
        if (!room.isPlayable) throw otherRules()
        return room.isOver ? undefined : eyes
      })
      const text = await services.history.run({ kind: 'views', table, from, viewer }, askerOf(request))
      return sendJsonText(reply, text)
    },
  )
}
