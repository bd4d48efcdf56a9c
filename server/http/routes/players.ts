import { shownRating } from '../../accounts/ratings.ts'
import { notFound } from '../../problem.ts'
import { Id, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Player, type PlayerRecord } from '../../schemas/person.ts'
import type { Services } from '../../services.ts'
import type { Row } from '../../store/schema.ts'
import type { App } from '../server.ts'

const mostResults = 500

/** What everybody may know of somebody: how they play, not where. */
export function playerRoutes(app: App, services: Services): void {
  const { db } = services.store
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
