import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Leaderboard, LeaderRow } from '../schemas/leaderboard.ts'
import type { Row, Schema } from '../store/schema.ts'
import { shownRating } from './ratings.ts'

const mostRows = 100

/** Which list, and who looks at it. */
export interface LeaderboardWish {
  readonly game: string
  readonly people: number
  readonly user: string | undefined
  /** Whom it is about; everybody where it does not say. */
  readonly among?: readonly string[] | undefined
}

/** What somebody plays at least as well as, before it is rounded. */
const atLeast = sql<number>`ratings.mu - 3 * ratings.sigma`

type Rated = Pick<Row<'ratings'>, 'user_id' | 'mu' | 'sigma' | 'games'> & { name: string }

/** Those who are rated in this game and have not left the list; of some people only where they are named. */
function listed(db: Kysely<Schema>, { game, people, among }: LeaderboardWish) {
  const all = db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .where('ratings.game', '=', game)
    .where('ratings.people', '=', people)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('unlisted').select('user_id').whereRef('unlisted.user_id', '=', 'ratings.user_id')),
      ),
    )
  return among === undefined ? all : all.where('ratings.user_id', 'in', [...among, ''])
}

async function count(query: SelectQueryBuilder<Schema, 'ratings' | 'users', object>): Promise<number> {
  const row = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** The list for one game and seat count, among all or some, and one's own row on it. */
export async function leaderboard(db: Kysely<Schema>, wish: LeaderboardWish): Promise<Leaderboard> {
  const { game, people, user } = wish
  const columns = ['ratings.user_id', 'ratings.mu', 'ratings.sigma', 'ratings.games', 'users.name'] as const
  const all = listed(db, wish)
  const [best, rated, own, left] = await Promise.all([
    all.select(columns).orderBy(atLeast, 'desc').orderBy('ratings.user_id').limit(mostRows).execute(),
    count(all),
    all
      .select(columns)
      .where('ratings.user_id', '=', user ?? '')
      .executeTakeFirst(),
    db
      .selectFrom('unlisted')
      .select('user_id')
      .where('user_id', '=', user ?? '')
      .executeTakeFirst(),
  ])
  const shown = own === undefined ? best : [...best, own]
  const won = await wonBy(
    db,
    game,
    people,
    shown.map((row) => row.user_id),
  )
  const rowOf = (row: Rated, place: number): LeaderRow => ({
    place,
    player: { id: row.user_id, name: row.name },
    rating: shownRating(row),
    mu: row.mu,
    sigma: row.sigma,
    games: row.games,
    won: won.get(row.user_id) ?? 0,
  })
  const ahead = own === undefined ? 0 : await count(all.where(atLeast, '>', own.mu - 3 * own.sigma))
  const rows = best.map((row) => {
    const equal = best.findIndex((other) => shownRating(other) === shownRating(row))
    return rowOf(row, equal + 1)
  })
  const yours = rows.find(({ player }) => player.id === user)
  return {
    game,
    people,
    rated,
    rows,
    yours: yours ?? (own === undefined ? null : rowOf(own, ahead + 1)),
    listed: left === undefined,
  }
}

/** How many rated tables each of these people won. */
async function wonBy(
  db: Kysely<Schema>,
  game: string,
  people: number,
  users: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (users.length === 0) return new Map()
  const rows = await db
    .selectFrom('results')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
    .where('user_id', 'in', [...users])
    .where('game', '=', game)
    .where('people', '=', people)
    .where('rated', '=', 1)
    .where('place', '=', 1)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id, count: tables }) => [user_id ?? '', Number(tables)]))
}
