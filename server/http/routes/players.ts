import { Type } from 'typebox'
import { leaderboard } from '../../accounts/leaderboard.ts'
import { shownRating } from '../../accounts/ratings.ts'
import { notFound } from '../../problem.ts'
import { GameId, Id, Nothing, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Leaderboard } from '../../schemas/leaderboard.ts'
import { Player, type PlayerRecord } from '../../schemas/person.ts'
import type { Services } from '../../services.ts'
import type { Row } from '../../store/schema.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const mostResults = 500

/** What everybody may know of somebody: how they play, not where. */
export function playerRoutes(app: App, services: Services): void {
  const { db } = services.store

  app.get(
    '/api/leaderboard/:game/:people',
    {
      schema: {
        tags: ['people'],
        summary: 'Who plays a game with so many seats best, by what is sure; and your own place.',
        params: strict({ game: GameId, people: Type.String({ pattern: '^[1-9]$' }) }),
        response: { 200: Leaderboard, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { game, people } = request.params
      services.games.entry(game)
      return leaderboard(services.store, game, Number(people), request.person?.id)
    },
  )

  app.put(
    '/api/me/leaderboard',
    {
      schema: {
        tags: ['people'],
        summary: 'Stand on leaderboards, or leave them: your place is then simply missing.',
        body: strict({ listed: Type.Boolean() }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const user_id = personIn(request).id
      const query = request.body.listed
        ? db.deleteFrom('unlisted').where('user_id', '=', user_id)
        : db
            .insertInto('unlisted')
            .values({ user_id })
            .onConflict((on) => on.doNothing())
      await services.write([{ query }])
      return null
    },
  )

  app.get(
    '/api/players/:player',
    {
      schema: {
        tags: ['people'],
        summary: 'Somebody’s name, ratings and statistics.',
        params: strict({ player: Id }),
        response: { 200: Player, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const id = request.params.player
      const user = await db
        .selectFrom('users')
        .select(['name', 'created'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (user === undefined) throw notFound('player')
      const [ratings, results] = await Promise.all([
        db.selectFrom('ratings').selectAll().where('user_id', '=', id).execute(),
        db
          .selectFrom('results')
          .selectAll()
          .where('user_id', '=', id)
          .orderBy('finished', 'desc')
          .limit(mostResults)
          .execute(),
      ])
      return {
        id,
        name: user.name,
        since: user.created,
        ratings: ratings.map(({ user_id, ...one }) => ({ ...one, rating: shownRating(one) })),
        records: recordsOf(results),
        results: results.reverse().map(({ game, people, place, score, finished, mu, sigma }) => ({
          game,
          people,
          place,
          score,
          finished,
          rating: mu === null || sigma === null ? null : { rating: shownRating({ mu, sigma }), mu, sigma },
        })),
      }
    },
  )
}

function recordsOf(results: readonly Row<'results'>[]): PlayerRecord[] {
  const groups = new Map<string, Row<'results'>[]>()
  for (const result of results) {
    const key = `${result.game} ${result.people}`
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const scores = group.map(({ score }) => score)
    return {
      game: first.game,
      people: first.people,
      played: group.length,
      won: group.filter(({ place }) => place === 1).length,
      best: Math.max(...scores),
      average: scores.reduce((sum, score) => sum + score, 0) / group.length,
    }
  })
}
