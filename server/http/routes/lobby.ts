import { levels } from '@engawa/bots'
import { Type } from 'typebox'
import { ratingsAt } from '../../accounts/ratings.ts'
import { whereSomebodyWaits } from '../../commands/quick.ts'
import { day } from '../../people.ts'
import { countHere } from '../../presence.ts'
import { glanceFrom, tablesOf } from '../../room/glance.ts'
import { settingsFrom } from '../../room/settings.ts'
import { GameId, oneWord, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Activity } from '../../schemas/social.ts'
import { type GlanceTable, LobbyTable, OwnTables } from '../../schemas/table.ts'
import type { Services } from '../../services.ts'
import { unseenBy } from '../../social/blocks.ts'
import { spectatorsAt } from '../../spectators.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const mostListed = 100
const mostOfOwner = 3

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
      const tables = await publicTables(services, status, game)
      const unseen = await unseenBy(services.store, request.person?.id ?? '')
      const shown = tables
        // Where only bots play there is nobody to look on at.
        .filter(
          ({ settings, seats }) =>
            status === 'open' || (settings.spectators && seats.some(({ kind }) => kind === 'person')),
        )
        .filter(({ seats }) => !seats.some(({ player }) => player !== null && unseen.has(player)))
      const [ratings, waiting, spectators] = await Promise.all([
        ratingsAt(services.store, shown),
        whereSomebodyWaits(services, shown),
        spectatorsAt(
          services.store,
          shown.map(({ id }) => id),
        ),
      ])
      return {
        tables: shown.map((table) => ({
          ...table,
          ratings: ratings.get(table.id) ?? null,
          spectators: spectators.get(table.id) ?? 0,
          quick: waiting.has(table.id),
        })),
      }
    },
  )

  app.get(
    '/api/activity',
    {
      schema: {
        tags: ['lobby'],
        summary: 'How much company there is.',
        response: { 200: Activity, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const [here, rows, lately] = await Promise.all([
        countHere(services.store),
        countTables(services),
        wonLately(services, request.person?.id),
      ])
      const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0)
      return { here, playing: count('playing'), open: count('open'), lately }
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

/** Public tables, the newest first; of those that one person opened a few, so that nobody fills the list alone. */
async function publicTables(
  { store: { db } }: Services,
  status: string,
  game: string | undefined,
): Promise<GlanceTable[]> {
  let listed = db
    .selectFrom('tables')
    .select(['tables.id', 'tables.owner'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('tables.owner').orderBy('tables.updated', 'desc'))
        .as('number'),
    )
    .where('listed', '=', 1)
    .where('status', '=', status)
    .where('updated', '>', Date.now() - 7 * day)
  if (game !== undefined) listed = listed.where('game', '=', game)
  const rows = await db
    .selectFrom('tables')
    .innerJoin(listed.as('one'), 'one.id', 'tables.id')
    .selectAll('tables')
    // Those of tournaments are nobody's.
    .where(({ or, eb }) => or([eb('one.number', '<=', mostOfOwner), eb('one.owner', 'is', null)]))
    .orderBy('tables.updated', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(glanceFrom)
}

/** The public tables of the last days, by what they do. */
function countTables({ store }: Services) {
  return store.db
    .selectFrom('tables')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('listed', '=', 1)
    .where('status', 'in', ['open', 'playing'])
    .where('updated', '>', Date.now() - 7 * day)
    .groupBy('status')
    .execute()
}

const mostLately = 4

/** Who won the last public tables; nobody between whom and the viewer stands a block. */
async function wonLately({ store }: Services, viewer: string | undefined): Promise<Activity['lately']> {
  const [rows, unseen] = await Promise.all([
    store.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .innerJoin('users', 'users.id', 'results.user_id')
      .select(['users.id', 'users.name', 'results.score', 'results.finished', 'results.game'])
      .select(['tables.id as table', 'tables.settings'])
      .where('results.place', '=', 1)
      .where('results.finished', '>', Date.now() - day)
      .where('tables.listed', '=', 1)
      .orderBy('results.finished', 'desc')
      .limit(5 * mostLately)
      .execute(),
    unseenBy(store, viewer ?? ''),
  ])
  return rows
    .filter(({ id, settings }) => !unseen.has(id) && settingsFrom(settings).spectators)
    .slice(0, mostLately)
    .map(({ id, name, game, table, score, finished }) => ({
      player: { id, name },
      game,
      table,
      score,
      finished,
    }))
}
