import { at } from '@engawa/kernel'
import type { GlanceTable } from '../schemas/table.ts'
import type { Services } from '../services.ts'
import type { Row } from '../store/schema.ts'
import type { Statement } from '../store/store.ts'

const mostTries = 10

/** Loaded with the first rated table. */
const library = () => import('openskill')

/**
 * Rates the people of a finished table that chose it. Safe to call again and from several processes:
 * a rating is changed only together with the result that changes it, and only from what it was.
 */
export async function rateTable(services: Services, table: string): Promise<void> {
  const { rate, rating } = await library()
  for (let tries = 0; tries < mostTries; tries++) {
    const results = await services.store.db
      .selectFrom('results')
      .selectAll()
      .where('table_id', '=', table)
      .where('rated', '=', 1)
      .where('mu', 'is', null)
      .orderBy('seat')
      .execute()
    if (results.length === 0) return
    const before = await Promise.all(results.map((result) => ratingBefore(services, result)))
    const after = rate(
      before.map(({ mu, sigma }) => [rating({ mu, sigma })]),
      { rank: results.map(({ place }) => place) },
    )
    const statements = results.flatMap((result, index) =>
      statementsFor(services, result, at(before, index), at(at(after, index), 0)),
    )
    if (await services.write(statements)) return
  }
}

/** Tables whose rating was still to come when a process died. */
export async function unratedTables(services: Services): Promise<string[]> {
  const rows = await services.store.db
    .selectFrom('results')
    .select('table_id')
    .distinct()
    .where('rated', '=', 1)
    .where('mu', 'is', null)
    .limit(20)
    .execute()
  return rows.map(({ table_id }) => table_id)
}

type Standing = Pick<Row<'ratings'>, 'mu' | 'sigma' | 'games'>

async function ratingBefore(services: Services, result: Row<'results'>): Promise<Standing> {
  const known = await services.store.db
    .selectFrom('ratings')
    .select(['mu', 'sigma', 'games'])
    .where('user_id', '=', result.user_id ?? '')
    .where('game', '=', result.game)
    .where('people', '=', result.people)
    .executeTakeFirst()
  const { rating } = await library()
  return known ?? { ...rating(), games: 0 }
}

function statementsFor(
  services: Services,
  result: Row<'results'>,
  before: Standing,
  { mu, sigma }: { mu: number; sigma: number },
): Statement[] {
  const { db } = services.store
  const noted: Statement = {
    query: db
      .updateTable('results')
      .set({ mu, sigma })
      .where('table_id', '=', result.table_id)
      .where('seat', '=', result.seat)
      .where('mu', 'is', null),
    must: true,
  }
  if (result.user_id === null) return [noted]
  const { user_id, game, people } = result
  const row = { user_id, game, people, mu, sigma, games: before.games + 1 }
  const changed =
    before.games === 0
      ? db
          .insertInto('ratings')
          .values(row)
          .onConflict((on) => on.doNothing())
      : db
          .updateTable('ratings')
          .set(row)
          .where('user_id', '=', user_id)
          .where('game', '=', game)
          .where('people', '=', people)
          .where('games', '=', before.games)
  return [noted, { query: changed, must: true }]
}

/** One number to compare by: what somebody plays at least as well as, with fair certainty. */
export function shownRating({ mu, sigma }: { mu: number; sigma: number }): number {
  return Math.round((mu - 3 * sigma) * 10) / 10
}

/** How well those play who sit at rated tables, from the lowest to the highest; nothing where nobody has a rating. */
export async function ratingsAt(
  { db }: Services['store'],
  tables: readonly GlanceTable[],
): Promise<ReadonlyMap<string, { lowest: number; highest: number }>> {
  const rated = tables.filter(({ settings }) => settings.rated)
  const players = rated.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? []))
  if (players.length === 0) return new Map()
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('user_id', 'in', [...new Set(players)])
    .execute()
  const found = new Map<string, { lowest: number; highest: number }>()
  for (const { id, game, people, seats } of rated) {
    const shown = rows
      .filter((row) => row.game === game && row.people === people)
      .filter((row) => seats.some(({ player }) => player === row.user_id))
      .map(shownRating)
    if (shown.length > 0) found.set(id, { lowest: Math.min(...shown), highest: Math.max(...shown) })
  }
  return found
}
