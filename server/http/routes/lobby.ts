import { levels } from '@engawa/bots'
import { Type } from 'typebox'
import { ratingsAt } from '../../accounts/ratings.ts'
import { day } from '../../people.ts'
import { glanceFrom, tablesOf } from '../../room/glance.ts'
import { GameId, oneWord, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { LobbyTable, OwnTables } from '../../schemas/table.ts'
import type { Services } from '../../services.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

/** What there is to play, and where one is wanted. */
export function lobbyRoutes(app: App, services: Services): void {
  app.get(
    '/api/games',
    {
      schema: {
        tags: ['lobby'],
        summary: 'The games of the server, their seats and options, and the levels of bots.',
        response: {
          200: strict({
            games: Type.Array(
              strict({
                id: GameId,
                title: Type.String(),
                rules: Type.Integer(),
                seats: Type.Array(Type.Integer()),
                options: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
              }),
            ),
            levels: Type.Array(Type.String()),
          }),
        },
      },
    },
    async () => {
      const games = await Promise.all(
        services.games.entries.map(async ({ id, face }) => {
          const { game } = await services.games.play(id)
          return { id, title: face.title, rules: game.rules, seats: [...game.seats], options: game.options }
        }),
      )
      return { games, levels: [...levels] }
    },
  )

  app.get(
    '/api/tables',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Public tables: those with a free seat, or those to look on.',
        querystring: strict({
          game: Type.Optional(GameId),
          status: Type.Optional(oneWord(['open', 'playing'])),
        }),
        response: { 200: strict({ tables: Type.Array(LobbyTable) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { game, status = 'open' } = request.query
      let query = services.store.db
        .selectFrom('tables')
        .selectAll()
        .where('listed', '=', 1)
        .where('status', '=', status)
        .where('updated', '>', Date.now() - 7 * day)
      if (game !== undefined) query = query.where('game', '=', game)
      const rows = await query.orderBy('updated', 'desc').limit(100).execute()
      const tables = rows.map(glanceFrom)
      const shown = status === 'open' ? tables : tables.filter(({ settings }) => settings.spectators)
      const ratings = await ratingsAt(services.store, shown)
      return { tables: shown.map((table) => ({ ...table, ratings: ratings.get(table.id) ?? null })) }
    },
  )

  app.get(
    '/api/me/tables',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Your tables, those that wait for you first.',
        response: {
          200: OwnTables,
          '4xx': ProblemAnswer,
        },
      },
    },
    async (request) => {
      const tables = await tablesOf(services.store, personIn(request).id)
      return { tables, next: tables.find(({ yourTurn }) => yourTurn)?.id ?? null }
    },
  )
}
