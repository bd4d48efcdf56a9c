import { Type } from 'typebox'
import { fewOfEach } from '../../few-of-each.ts'
import { day } from '../../people.ts'
import { Id, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { GlanceTournament, Tournament, TournamentWish } from '../../schemas/tournament.ts'
import type { Services } from '../../services.ts'
import {
  cancelTournament,
  joinTournament,
  leaveTournament,
  lookAtTournament,
  openTournament,
  startTournament,
} from '../../tournament/commands.ts'
import { aboutTournament } from '../../tournament/store.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const TournamentParams = strict({ tournament: Id })
const seen = { 200: Tournament, '4xx': ProblemAnswer }
const mostListed = 50
/** So many of one person stand in the list of others. */
const mostOfOwner = 3
/** However many there are, so many are looked at for a list. */
const mostLookedAt = 500

/** Tournaments: who takes part, when it begins, who stands where. They are played to their end by themselves. */
export function tournamentRoutes(app: App, services: Services): void {
  app.get(
    '/api/tournaments',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'Tournaments that one may join or that are played, and those that ended lately.',
        querystring: strict({ club: Type.Optional(Id) }),
        response: { 200: strict({ tournaments: Type.Array(GlanceTournament) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => ({ tournaments: await listed(services, request.person?.id, request.query.club) }),
  )

  app.post(
    '/api/tournaments',
    {
      preHandler: limitRoute(services, 'tournaments'),
      schema: {
        tags: ['tournaments'],
        summary: 'Open a tournament.',
        body: TournamentWish,
        response: { 201: Tournament, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await openTournament(services, personIn(request), request.body)),
  )

  app.get(
    '/api/tournaments/:tournament',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'A tournament: standings, rounds and tables.',
        params: TournamentParams,
        response: seen,
      },
    },
    async (request) => lookAtTournament(services, request.params.tournament),
  )

  app.post(
    '/api/tournaments/:tournament/join',
    {
      preHandler: limitRoute(services, 'tournaments'),
      schema: {
        tags: ['tournaments'],
        summary: 'Take part.',
        params: TournamentParams,
        response: seen,
      },
    },
    async (request) => joinTournament(services, personIn(request), request.params.tournament),
  )

  app.post(
    '/api/tournaments/:tournament/leave',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'Take part no more; once it has begun a bot plays on for you.',
        params: TournamentParams,
        response: seen,
      },
    },
    async (request) => leaveTournament(services, personIn(request), request.params.tournament),
  )

  app.post(
    '/api/tournaments/:tournament/start',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'Begin the tournament you opened.',
        params: TournamentParams,
        response: seen,
      },
    },
    async (request) => startTournament(services, personIn(request), request.params.tournament),
  )

  app.delete(
    '/api/tournaments/:tournament',
    {
      schema: {
        tags: ['tournaments'],
        summary: 'Call off the tournament you opened, before it begins.',
        params: TournamentParams,
        response: seen,
      },
    },
    async (request) => cancelTournament(services, personIn(request), request.params.tournament),
  )
}

/** One's own that are not over first, so that nobody crowds them out; of all others the newest few of each person. */
async function listed({ store: { db } }: Services, user: string | undefined, club: string | undefined) {
  const shown = db
    .selectFrom('tournaments')
    .where('status', '!=', 'cancelled')
    .where('updated', '>', Date.now() - 30 * day)
    // Those of a club stand on its page; whoever knows that page may see them.
    .where('club_id', club === undefined ? 'is' : '=', club ?? null)
  const entered = db
    .selectFrom('entrants')
    .select('tournament_id')
    .where('user_id', '=', user ?? '')
  const [own, newest] = await Promise.all([
    shown
      .selectAll()
      .where('status', 'in', ['open', 'playing'])
      .where(({ or, eb }) => or([eb('owner', '=', user ?? ''), eb('id', 'in', entered)]))
      .orderBy('updated', 'desc')
      .limit(mostListed)
      .execute(),
    shown.select(['id', 'owner']).orderBy('updated', 'desc').limit(mostLookedAt).execute(),
  ])
  const few = fewOfEach(newest, mostOfOwner, mostListed).map(({ id }) => id)
  const others = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('id', 'in', [...few, ''])
    .orderBy('updated', 'desc')
    .execute()
  const mine = new Set(own.map(({ id }) => id))
  const rows = [...own, ...others.filter(({ id }) => !mine.has(id))].slice(0, mostListed)
  if (rows.length === 0) return []
  const entrants = await db
    .selectFrom('entrants')
    .select(['tournament_id', 'user_id'])
    .where(
      'tournament_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.map((row) => {
    const own = entrants.filter(({ tournament_id }) => tournament_id === row.id)
    const yours = user !== undefined && own.some(({ user_id }) => user_id === user)
    return { ...aboutTournament(row), entered: own.length, yours }
  })
}
