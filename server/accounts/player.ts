import { glanceIn } from '../room/glance.ts'
import { settingsFrom } from '../room/settings.ts'
import type { Player, PlayerOpponent, PlayerRecord, PlayerReplay } from '../schemas/person.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { shownRating } from './ratings.ts'

const mostResults = 500
const mostOpponents = 8
const mostReplays = 8

/** What everybody may know of somebody; undefined where there is nobody of this id. */
export async function playerFor(
  store: Store,
  id: string,
  viewer: string | undefined,
): Promise<Player | undefined> {
  const { db } = store
  const user = await db
    .selectFrom('users')
    .select(['name', 'created'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (user === undefined) return undefined
  const [ratings, results] = await Promise.all([
    db.selectFrom('ratings').selectAll().where('user_id', '=', id).execute(),
    resultsFor(store, id, viewer),
  ])
  const tables = results.map(({ table_id }) => table_id)
  const [opponents, replays] = await Promise.all([
    opponentsOf(store, id, tables),
    replaysOf(store, id, viewer, results.slice(0, mostReplays * 2)),
  ])
  return {
    id,
    name: user.name,
    since: user.created,
    ratings: ratings.map(({ user_id, ...one }) => ({ ...one, rating: shownRating(one) })),
    records: recordsOf(results),
    opponents,
    replays,
    results: results.toReversed().map(({ game, people, place, score, finished, mu, sigma }) => ({
      game,
      people,
      place,
      score,
      finished,
      rating: mu === null || sigma === null ? null : { rating: shownRating({ mu, sigma }), mu, sigma },
    })),
  }
}

/** Newest first. Private tables that were not rated count for those who sat there, and for nobody else. */
function resultsFor({ db }: Store, id: string, viewer: string | undefined): Promise<Row<'results'>[]> {
  return db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .selectAll('results')
    .where('results.user_id', '=', id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('tables.listed', '=', 1),
        eb('results.rated', '=', 1),
        exists(
          selectFrom('results as seen')
            .select('seen.seat')
            .whereRef('seen.table_id', '=', 'results.table_id')
            .where('seen.user_id', '=', viewer ?? ''),
        ),
      ]),
    )
    .orderBy('results.finished', 'desc')
    .limit(mostResults)
    .execute()
}

/** With whom somebody sat at these tables, and how often they were ahead of them; the most met first. */
async function opponentsOf({ db }: Store, id: string, tables: readonly string[]): Promise<PlayerOpponent[]> {
  if (tables.length === 0) return []
  const rows = await db
    .selectFrom('results as own')
    .innerJoin('results as other', 'other.table_id', 'own.table_id')
    .innerJoin('users', 'users.id', 'other.user_id')
    .select(['users.id', 'users.name', 'own.place', 'other.place as theirs'])
    .where('own.user_id', '=', id)
    .where('own.table_id', 'in', [...tables])
    .where('users.id', '!=', id)
    .execute()
  const met = new Map<string, PlayerOpponent>()
  for (const { id: player, name, place, theirs } of rows) {
    const known = met.get(player) ?? { player: { id: player, name }, met: 0, won: 0, lost: 0 }
    met.set(player, {
      ...known,
      met: known.met + 1,
      won: known.won + Number(place < theirs),
      lost: known.lost + Number(place > theirs),
    })
  }
  return [...met.values()].sort((one, other) => other.met - one.met).slice(0, mostOpponents)
}

/** The last of these tables that the viewer may open. */
async function replaysOf(
  { db }: Store,
  id: string,
  viewer: string | undefined,
  results: readonly Row<'results'>[],
): Promise<PlayerReplay[]> {
  if (results.length === 0) return []
  const tables = results.map(({ table_id }) => table_id)
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', tables).execute()
  return results
    .flatMap((result): PlayerReplay[] => {
      const row = rows.find((one) => one.id === result.table_id)
      if (row === undefined) return []
      const { seats } = glanceIn(row)
      const sat = viewer !== undefined && seats.some(({ player }) => player === viewer)
      // Whoever was given the link of a private table may look on; nobody finds it here.
      if (!sat && (row.listed === 0 || !settingsFrom(row.settings).spectators)) return []
      const { game, people, place, score, finished } = result
      const others = seats.flatMap(({ player, name }) => (player === id || name === null ? [] : name))
      return [{ table: row.id, game, people, place, score, finished, others }]
    })
    .slice(0, mostReplays)
}

function recordsOf(results: readonly Row<'results'>[]): PlayerRecord[] {
  const groups = new Map<string, Row<'results'>[]>()
  for (const result of results) {
    const key = `${result.game} ${result.people}`
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups.values()].flatMap((group) => {
    const [best] = group.toSorted((one, other) => other.score - one.score)
    if (best === undefined) return []
    return {
      game: best.game,
      people: best.people,
      played: group.length,
      won: group.filter(({ place }) => place === 1).length,
      best: best.score,
      reached: best.finished,
      average: group.reduce((sum, { score }) => sum + score, 0) / group.length,
    }
  })
}
