import { parseOptions, sameData } from '@engawa/kernel'
import type { Person } from '../people.ts'
import { presenceOf } from '../presence.ts'
import { Problem } from '../problem.ts'
import { glanceFrom } from '../room/glance.ts'
import { settingsWith } from '../room/settings.ts'
import type { GlanceTable, SeenTable } from '../schemas/table.ts'
import type { QuickWish } from '../schemas/wish.ts'
import type { Services } from '../services.ts'
import { unseenBy } from '../social/blocks.ts'
import { createTable, sit } from './seating.ts'

const mostCandidates = 50
/** Whoever opened a table so long ago no longer sits before it. */
const longestWait = 60 * 60_000
/** Whoever has just opened a table is about to be seen there. */
const arriving = 30_000

/** Two who want the same in the same moment meet at one table: of one kind they are seated one by one. */
const seating = new Map<string, Promise<unknown>>()

/** Sits somebody down at the table that fits and has waited for longest; where there is none, at a new one. */
export function sitQuickly(services: Services, person: Person, wish: QuickWish): Promise<SeenTable> {
  const kind = `${wish.game} ${wish.people}`
  const before = seating.get(kind) ?? Promise.resolve()
  const seated = before.then(() => seatNow(services, person, wish))
  const done = seated
    .catch(() => undefined)
    .then(() => {
      if (seating.get(kind) === done) seating.delete(kind)
    })
  seating.set(kind, done)
  return seated
}

async function seatNow(services: Services, person: Person, wish: QuickWish): Promise<SeenTable> {
  const unseen = await unseenBy(services.store, person.id)
  for (const table of await fittingTables(services, wish)) {
    if (table.seats.some(({ player }) => player !== null && unseen.has(player))) continue
    const own = table.seats.findIndex(({ player }) => player === person.id)
    const free = table.seats.findIndex(({ kind }) => kind === 'empty')
    const seated = await sitWhereFree(services, person, table.id, own === -1 ? free : own)
    if (seated !== undefined) return seated
  }
  const { game, people, pace, clock, fill, rated } = wish
  const seats = Array.from({ length: people }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const)
  const settings = settingsWith({ access: 'public', pace, clock, fill, rated })
  return createTable(services, person, { game, seats, settings })
}

/** Nothing where somebody was faster. */
async function sitWhereFree(
  services: Services,
  person: Person,
  table: string,
  seat: number,
): Promise<SeenTable | undefined> {
  try {
    return await sit(services, person, table, seat)
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 409) return undefined
    throw problem
  }
}

async function fittingTables(services: Services, wish: QuickWish): Promise<GlanceTable[]> {
  const rows = await services.store.db
    .selectFrom('tables')
    .selectAll()
    .where('listed', '=', 1)
    .where('status', '=', 'open')
    .where('game', '=', wish.game)
    .where('people', '=', wish.people)
    .where('created', '>', Date.now() - longestWait)
    .orderBy('created')
    .limit(mostCandidates)
    .execute()
  const tables = rows.map(glanceFrom).filter(
    ({ settings: { rated, pace, clock } }) =>
      // At a slow table nights and holidays stop the same clock.
      rated === wish.rated && pace === wish.pace && sameData(clock, wish.clock),
  )
  const waiting = await whereSomebodyWaits(services, tables)
  return tables.filter(({ id }) => waiting.has(id))
}

/** Of these tables those to which whoever wants to be sat down is sent: somebody is there, and plays as usual. */
export async function whereSomebodyWaits(
  services: Services,
  tables: readonly GlanceTable[],
): Promise<Set<string>> {
  const now = Date.now()
  const people = tables.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? []))
  const presence = await presenceOf(services.store, people)
  const found = new Set<string>()
  for (const { id, game, people: count, created, settings, seats, options } of tables) {
    // Days pass at a slow table; nobody sits before it meanwhile.
    const patient = settings.pace === 'slow' || created > now - arriving
    const waits = ({ kind, player }: GlanceTable['seats'][number]): boolean =>
      kind === 'person' && (patient || (presence.get(player ?? '') ?? 'gone') !== 'gone')
    if (created <= now - longestWait || !seats.some(waits)) continue
    if (!seats.some(({ kind }) => kind === 'empty')) continue
    if (services.games.entries.every((entry) => entry.id !== game)) continue
    const play = await services.games.play(game)
    // Whoever changed the game wants to be asked first.
    if (sameData(options, parseOptions<unknown>(play.game.options as never, count, undefined))) found.add(id)
  }
  return found
}
