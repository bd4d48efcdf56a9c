import { notFound, otherRules, Problem } from '../../problem.ts'
import type { Room } from '../../room/room.ts'
import { Nothing, ProblemAnswer, TableParams } from '../../schemas/basic.ts'
import { ReviewAnswer } from '../../schemas/review.ts'
import type { Services } from '../../services.ts'
import { sendJsonText } from '../answers.ts'
import { addressKey, limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'
import { savedSeat } from './look.ts'

/** The review of a finished table: made once on request, kept with it, for whoever may see the table. */
export function reviewRoutes(app: App, services: Services): void {
  const { reviews } = services

  app.get(
    '/api/tables/:table/review',
    {
      preHandler: limitRoute(services, 'reviewLooks'),
      schema: {
        tags: ['play'],
        summary: 'The review of a finished table, or how far it is.',
        params: TableParams,
        response: { 200: ReviewAnswer, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const user = request.person?.id
      await services.rooms.read(table, (room) => seen(room, user))
      return sendJsonText(reply, await reviews.look(table, user))
    },
  )

  app.post(
    '/api/tables/:table/review',
    {
      preHandler: limitRoute(services, 'reviews'),
      schema: {
        tags: ['play'],
        summary: 'Asks the server to look at a finished table; you can ask for one at a time.',
        params: TableParams,
        response: { 200: ReviewAnswer, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const user = personIn(request).id
      const seats = await services.rooms.read(table, (room) => {
        seen(room, user)
        refuse(room)
        return room.state.seats.map(savedSeat)
      })
      await reviews.ask({
        table,
        user,
        address: addressKey(request.ip),
        save: () => services.history.run({ kind: 'save', table, seats }, user),
      })
      return sendJsonText(reply, await reviews.look(table, user))
    },
  )

  app.delete(
    '/api/tables/:table/review',
    {
      schema: {
        tags: ['play'],
        summary: 'Calls off the review that you asked for; one that is there stays.',
        params: TableParams,
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { table } = request.params
      const user = personIn(request).id
      await services.rooms.read(table, (room) => seen(room, user))
      await reviews.callOff(table, user)
      return null
    },
  )
}

function seen(room: Room, user: string | undefined): void {
  if (room.viewerOf(user) === undefined) throw notFound('table')
}

/** Says why a table cannot be looked at. */
function refuse(room: Room): void {
  if (!room.isPlayable) throw otherRules()
  if (!room.isOver) throw new Problem(409, 'not-over', 'A table can be looked at when it is over.')
  if (room.state.ending !== null)
    throw new Problem(409, 'given-up', 'This game was given up: there is no result to look back from.')
}
