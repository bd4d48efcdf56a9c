import { type Static, Type } from 'typebox'
import { shownRating } from '../../accounts/ratings.ts'
import type { House } from '../../house.ts'
import { notFound } from '../../problem.ts'
import { GameId, Id, ProblemAnswer, strict, Time } from '../../schemas/basic.ts'
import type { Row } from '../../store/schema.ts'
import type { App } from '../server.ts'

const Rating = strict({
  game: GameId,
  people: Type.Integer(),
  rating: Type.Number({ description: 'to compare by: surely at least this good' }),
  mu: Type.Number(),
  sigma: Type.Number({ description: 'how uncertain it still is' }),
  games: Type.Integer(),
})

const Record = strict({
  game: GameId,
  people: Type.Integer(),
  played: Type.Integer(),
  won: Type.Integer(),
  best: Type.Integer(),
  average: Type.Number(),
})

const Result = strict({
  game: GameId,
  people: Type.Integer(),
  place: Type.Integer(),
  score: Type.Integer(),
  finished: Time,
  rating: Type.Union([Type.Number(), Type.Null()], { description: 'after this table, where it was rated' }),
})

const Player = strict({
  id: Id,
  name: Type.String(),
  since: Time,
  ratings: Type.Array(Rating),
  records: Type.Array(Record),
  results: Type.Array(Result, { description: 'the last 500, oldest first, to be plotted' }),
})

const mostResults = 500

/** What everybody may know of somebody: how they play, not where. */
export function playerRoutes(app: App, house: House): void {
  const { db } = house.store
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
          rating: mu === null || sigma === null ? null : shownRating({ mu, sigma }),
        })),
      }
    },
  )
}

function recordsOf(results: readonly Row<'results'>[]): Static<typeof Record>[] {
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
