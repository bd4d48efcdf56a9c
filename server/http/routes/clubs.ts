import { Type } from 'typebox'
import { Id, Nothing, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Club, ClubWish, GlanceClub } from '../../schemas/club.ts'
import type { Services } from '../../services.ts'
import { closeClub, foundClub, joinClub, leaveClub, listClubs, lookAtClub } from '../../social/clubs.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const ClubParams = strict({ club: Id })
const seen = { 200: Club, '4xx': ProblemAnswer }

/** Clubs: people who play together, their open tables and their ladder. */
export function clubRoutes(app: App, services: Services): void {
  app.get(
    '/api/clubs',
    {
      schema: {
        tags: ['clubs'],
        summary: 'The clubs that stand in the list, and yours.',
        response: { 200: strict({ clubs: Type.Array(GlanceClub) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => ({ clubs: await listClubs(services, request.person?.id) }),
  )

  app.post(
    '/api/clubs',
    {
      preHandler: limitRoute(services, 'clubs'),
      schema: {
        tags: ['clubs'],
        summary: 'Found a club.',
        body: ClubWish,
        response: { 201: Club, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await foundClub(services, personIn(request), request.body)),
  )

  app.get(
    '/api/clubs/:club',
    {
      schema: {
        tags: ['clubs'],
        summary: 'A club; its members also see who is here and which of its tables are open.',
        params: ClubParams,
        response: seen,
      },
    },
    async (request) => lookAtClub(services, request.params.club, request.person?.id),
  )

  app.delete(
    '/api/clubs/:club',
    {
      schema: {
        tags: ['clubs'],
        summary: 'Close your club.',
        params: ClubParams,
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      await closeClub(services, personIn(request), request.params.club)
      return null
    },
  )

  app.put(
    '/api/clubs/:club/members/me',
    {
      preHandler: limitRoute(services, 'clubs'),
      schema: { tags: ['clubs'], summary: 'Join a club.', params: ClubParams, response: seen },
    },
    async (request) => joinClub(services, personIn(request), request.params.club),
  )

  app.delete(
    '/api/clubs/:club/members/:player',
    {
      schema: {
        tags: ['clubs'],
        summary: 'Leave a club, or send somebody away from yours.',
        params: strict({ club: Id, player: Id }),
        response: seen,
      },
    },
    async (request) => {
      const { club, player } = request.params
      return leaveClub(services, personIn(request), club, player)
    },
  )
}
