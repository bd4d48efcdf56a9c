import { levels } from '@engawa/bots'
import { Type } from 'typebox'
import { ratingsAt } from '../../accounts/ratings.ts'
import { whereSomebodyWaits } from '../../commands/quick.ts'
import { fewOfEach } from '../../few-of-each.ts'
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
/** However many public tables there are, so many are looked at for a list. */
const mostLookedAt = 2000

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
  let newest = db
    .selectFrom('tables')
    .select(['id', 'owner'])
    .where('listed', '=', 1)
    .where('status', '=', status)
    .where('updated', '>', Date.now() - 7 * day)
  if (game !== undefined) newest = newest.where('game', '=', game)
  const looked = await newest.orderBy('updated', 'desc').limit(mostLookedAt).execute()
  const shown = fewOfEach(looked, mostOfOwner, mostListed).map(({ id }) => id)
  if (shown.length === 0) return []
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', shown)
    .orderBy('updated', 'desc')
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
/** So many wins are looked at, private ones among them: all that were ever won are too many. */
const mostWins = 200

/** Who won the last public tables; nobody between whom and the viewer stands a block. */
async function wonLately({ store }: Services, viewer: string | undefined): Promise<Activity['lately']> {
  const { db } = store
  const [wins, unseen] = await Promise.all([
    db
      .selectFrom('results')
      .select(['table_id', 'user_id', 'score', 'finished', 'game'])
      .where('place', '=', 1)
      .where('finished', '>', Date.now() - day)
      .orderBy('finished', 'desc')
      .limit(mostWins)
      .execute(),
    unseenBy(store, viewer ?? ''),
  ])
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'listed', 'settings'])
    .where('id', 'in', [...wins.map(({ table_id }) => table_id), ''])
    .execute()
  const open = new Set(
    tables
      .filter(({ listed, settings }) => listed === 1 && settingsFrom(settings).spectators)
      .map(({ id }) => id),
  )
  const shown = wins
    .filter(({ table_id, user_id }) => user_id !== null && open.has(table_id) && !unseen.has(user_id))
    .slice(0, mostLately)
  const players = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...shown.map(({ user_id }) => user_id ?? ''), ''])
    .execute()
  return shown.flatMap(({ table_id, user_id, score, finished, game }) => {
    const player = players.find(({ id }) => id === user_id)
    return player === undefined ? [] : [{ player, game, table: table_id, score, finished }]
  })
}
