import { dayAt, startOfDay } from '@engawa/bots'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { day as dayLength } from '../../people.ts'
import { notFound, otherRules, Problem } from '../../problem.ts'
import { GameId, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Day, DayGame, DayGlance, DayResults } from '../../schemas/day.ts'
import type { Services } from '../../services.ts'
import { friendsFor } from '../../social/friends.ts'
import { sendJsonText } from '../answers.ts'
import { addressKey, limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

/** A result that was waiting for a network may come so much later. */
const latest = 7 * dayLength
/** A clock that is ahead lets nobody begin tomorrow today; a little is forgiven. */
const ahead = 60 * 60 * 1000
/** So many games of one address wait to be played once more; the others are sent again later. */
const mostWaiting = 20

const DayParams = strict({ day: Day })
const GameParams = strict({ day: Day, game: GameId })

const notPlayed = (): Problem =>
  new Problem(403, 'not-played', 'Results are shown to those who have played this table.')

/** The table of the day: the same for everybody, once; then one sees what others made of it. */
export function dayRoutes(app: App, services: Services): void {
  const { db } = services.store

  app.get(
    '/api/days/:day',
    {
      preHandler: limitRoute(services, 'dayResults'),
      schema: {
        tags: ['days'],
        summary: 'How many and which friends have played each table of a day; of results only your own.',
        params: DayParams,
        response: { 200: strict({ day: Day, games: Type.Array(DayGlance) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { day } = request.params
      if (startOfDay(day) === undefined) throw notFound('day')
      const user = request.person?.id ?? ''
      const known = await friendsFor(services.store, user)
      const [counts, played] = await Promise.all([
        db
          .selectFrom('day_results')
          .select(({ fn }) => ['game', fn.countAll<number>().as('played')])
          .where('day', '=', day)
          .groupBy('game')
          .execute(),
        db
          .selectFrom('day_results')
          .select(['game', 'user_id', 'score'])
          .where('day', '=', day)
          .where('user_id', 'in', [user, ...known.map(({ id }) => id)])
          .execute(),
      ])
      const games = services.games.entries.map(({ id }) => {
        const here = played.filter(({ game }) => game === id)
        const score = here.find((one) => one.user_id === user)?.score
        return {
          game: id,
          played: Number(counts.find(({ game }) => game === id)?.played ?? 0),
          yours: score === undefined ? null : { score },
          friends: known.filter((friend) => here.some((one) => one.user_id === friend.id)),
        }
      })
      return { day, games }
    },
  )

  app.get(
    '/api/days/:day/:game',
    {
      preHandler: limitRoute(services, 'dayResults'),
      schema: {
        tags: ['days'],
        summary: 'What everybody made of a table of the day, once you have played it.',
        params: GameParams,
        response: { 200: DayResults, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { day, game } = request.params
      return sendJsonText(reply, await resultsFor(services, request, day, game))
    },
  )

  app.put(
    '/api/days/:day/:game',
    {
      preHandler: limitRoute(services, 'dayGames'),
      schema: {
        tags: ['days'],
        summary: 'Your table of the day as you played it; the first one counts.',
        params: GameParams,
        body: DayGame,
        response: { 200: DayResults, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { day, game } = request.params
      services.games.entry(game)
      await keepResult(services, request, day, game, request.body)
      return sendJsonText(reply, await resultsFor(services, request, day, game))
    },
  )
}

async function resultsFor(
  services: Services,
  request: FastifyRequest,
  day: string,
  game: string,
): Promise<string> {
  const user = personIn(request).id
  if (!(await hasPlayed(services, day, game, user))) throw notPlayed()
  const answer = await services.days.run({ kind: 'results', day, game, user }, addressKey(request.ip))
  if (answer.kind !== 'results') throw new Error(`no results: ${answer.kind}`)
  return answer.text
}

async function hasPlayed({ store }: Services, day: string, game: string, user: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('day_results')
    .select('score')
    .where('day', '=', day)
    .where('game', '=', game)
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row !== undefined
}

/** Plays the game once more and keeps what came of it; whoever has a result already keeps that one. */
async function keepResult(
  services: Services,
  request: FastifyRequest,
  day: string,
  game: string,
  { rules, moves }: DayGame,
): Promise<void> {
  const user = personIn(request).id
  const address = addressKey(request.ip)
  const now = Date.now()
  const start = startOfDay(day)
  if (start === undefined || start > now + ahead) throw notFound('day')
  if (start < startOfToday(now) - latest) throw new Problem(409, 'day-over', 'That day is over for too long.')
  if (await hasPlayed(services, day, game, user)) return
  if (services.days.waitingFor(address) >= mostWaiting)
    throw new Problem(429, 'busy', 'Many send their results just now; try again.', undefined, 20)
  const answer = await services.days.run({ kind: 'check', day, game, rules, moves }, address)
  if (answer.kind === 'unknown-rules') throw otherRules()
  if (answer.kind !== 'ended')
    throw new Problem(422, 'not-this-game', 'This is not the table of that day, played to its end.')
  const row = {
    day,
    game,
    user_id: user,
    rules,
    score: answer.score,
    usual: answer.usual ? 1 : 0,
    moves: JSON.stringify(moves),
    created: now,
  }
  const query = services.store.db
    .insertInto('day_results')
    .values(row)
    .onConflict((on) => on.doNothing())
  await services.write([{ query }])
}

const startOfToday = (now: number): number => startOfDay(dayAt(now)) ?? now
