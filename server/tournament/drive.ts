import { randomBytes } from 'node:crypto'
import { parseOptions, seedFrom } from '@engawa/kernel'
import { sitting } from '../commands/seating.ts'
import { newId } from '../ids.ts'
import { day } from '../people.ts'
import { placesOf } from '../room/results.ts'
import type { Draft, PreparedTable } from '../room/rooms.ts'
import { settingsWith } from '../room/settings.ts'
import type { Pairing } from '../schemas/tournament.ts'
import type { Services } from '../services.ts'
import type { Row } from '../store/schema.ts'
import type { Statement } from '../store/store.ts'
import { type RoundTables, robinRounds, swissRound } from './pairing.ts'
import { pointsOf, standingsOf } from './standings.ts'
import { pairingRow, readTournament, type Stored, tableSettings } from './store.ts'

const atOnce = 20
/** Where too few came, it is put off by so long, until nobody waits for it any more. */
const putOff = 3_600_000
const longestWait = 7 * day

/** Tournaments for which something is to be done: to begin, to lay tables, or to note how tables ended. */
export async function dueTournaments({ store: { db } }: Services): Promise<string[]> {
  const now = Date.now()
  const [starting, laying, ended] = await Promise.all([
    db
      .selectFrom('tournaments')
      .select('id')
      .where('status', '=', 'open')
      .where('starts', '<=', now)
      .limit(atOnce)
      .execute(),
    db
      .selectFrom('tournaments')
      .select('id')
      .where('status', '=', 'playing')
      .where('due', '<=', now)
      .limit(atOnce)
      .execute(),
    db
      .selectFrom('tournaments')
      .innerJoin('pairings', 'pairings.tournament_id', 'tournaments.id')
      .innerJoin('tables', 'tables.id', 'pairings.table_id')
      .select('tournaments.id')
      .where('tournaments.status', '=', 'playing')
      .where('pairings.points', 'is', null)
      .where('tables.status', 'in', ['finished', 'abandoned'])
      .limit(atOnce)
      .execute(),
  ])
  return [...new Set([...starting, ...laying, ...ended].map(({ id }) => id))]
}

/**
 * Brings a tournament as far as it can go by now. Every step is one unit that is written only where the tournament
 * stands as it was read, so that any number of processes may do this at once, and each may die at any moment.
 */
export async function driveTournament(services: Services, id: string): Promise<void> {
  for (;;) {
    const stored = await readTournament(services.store, id)
    if (stored === undefined || !(await step(services, stored))) return
  }
}

/** True where something was done, and maybe more is to be done. */
async function step(services: Services, stored: Stored): Promise<boolean> {
  const { row } = stored
  const now = Date.now()
  if (row.status === 'open' && row.starts !== null && row.starts <= now) return begin(services, stored, now)
  if (row.status !== 'playing') return false
  if (row.due === null) return noteResults(services, stored, now)
  return row.due <= now ? layTables(services, stored, now) : false
}

/** The tournament's row as it is to be, where it still is as it was read. */
export function moving(services: Services, { row }: Stored, changes: Partial<Row<'tournaments'>>): Statement {
  const query = services.store.db
    .updateTable('tournaments')
    .set({ ...changes, updated: Math.max(Date.now(), row.updated + 1) })
    .where('id', '=', row.id)
    .where('updated', '=', row.updated)
  return { query, must: true }
}

async function begin(services: Services, stored: Stored, now: number): Promise<boolean> {
  const { row, terms } = stored
  const added = terms.fill ? missingBots(stored) : []
  const count = stored.entrants.length + added.length
  if (count < row.people) {
    const over = now - row.created > longestWait
    const changes = over ? { status: 'cancelled', starts: null } : { starts: now + putOff }
    await services.write([moving(services, stored, changes)])
    return false
  }
  const rounds =
    row.format === 'robin' ? robinRounds(count, row.people).length : swissRounds(row.rounds, count)
  const { db } = services.store
  const statements = [
    moving(services, stored, { status: 'playing', round: 1, rounds, starts: now, due: now }),
    ...added.map((bot): Statement => ({ query: db.insertInto('entrants').values(bot), must: true })),
    ...pairedRound(services, { ...stored, entrants: [...stored.entrants, ...added] }, 1),
  ]
  return services.write(statements)
}

/** As many rounds as were wished for, or as find out who is best; never more than there are others to meet. */
function swissRounds(wished: number, count: number): number {
  return Math.min(wished === 0 ? Math.ceil(Math.log2(count)) : wished, Math.max(1, count - 1))
}

/** Bots so that every table of a round is full. */
function missingBots({ row, terms, entrants }: Stored): Row<'entrants'>[] {
  const missing = (row.people - (entrants.length % row.people)) % row.people
  const more = entrants.length === 0 ? row.people : missing
  return Array.from({ length: more }, (_, index) => botEntrant(row.id, entrants.length + index, terms.level))
}

export function botEntrant(tournament: string, number: number, level: string): Row<'entrants'> {
  return { tournament_id: tournament, number, user_id: null, name: '', level, gone: 0 }
}

/** Who meets whom in a round, with those who are free. */
function pairedRound(services: Services, { row, entrants, pairings }: Stored, round: number): Statement[] {
  const count = entrants.length
  const order = standingsOf(count, pairings).map(({ number }) => number)
  const tables: RoundTables =
    row.format === 'robin'
      ? (robinRounds(count, row.people)[round - 1] ?? [])
      : swissRound(order, row.people, pairings)
  const seated = new Set(tables.flat())
  const free = order.filter((one) => !seated.has(one))
  // In a round robin everybody is free equally often.
  const freePoints = row.format === 'swiss' ? 1 : 0
  const all = [
    ...tables.map((some) => ({ entrants: [...some], free: false, points: null })),
    ...free.map((one) => ({ entrants: [one], free: true, points: [freePoints] })),
  ]
  return all.map((pairing, index): Statement => {
    const values = pairingRow(row.id, { round, board: index + 1, table: null, ...pairing })
    return { query: services.store.db.insertInto('pairings').values(values), must: true }
  })
}

/** Lays the tables of the round, with everybody in their seats. */
async function layTables(services: Services, stored: Stored, now: number): Promise<boolean> {
  const { row, pairings } = stored
  const waiting = pairings.filter(({ round, table, free }) => round === row.round && table === null && !free)
  const laid: { pairing: Pairing; prepared: PreparedTable }[] = []
  for (const pairing of waiting)
    laid.push({ pairing, prepared: await prepareTable(services, stored, pairing, now) })
  const { db } = services.store
  const done = await services.write([
    moving(services, stored, { due: null }),
    ...laid.flatMap(({ pairing, prepared }): Statement[] => [
      ...prepared.statements,
      {
        query: db
          .updateTable('pairings')
          .set({ table_id: prepared.room.head.id })
          .where('tournament_id', '=', row.id)
          .where('round', '=', pairing.round)
          .where('board', '=', pairing.board),
      },
    ]),
  ])
  if (done) for (const { prepared } of laid) services.rooms.add(prepared)
  return done
}

async function prepareTable(
  services: Services,
  stored: Stored,
  pairing: Pairing,
  created: number,
): Promise<PreparedTable> {
  const { row, terms, entrants } = stored
  const { game } = await services.games.play(row.game)
  const id = newId()
  const drafts = pairing.entrants.map((number, seat): Draft => {
    const entrant = entrants[number]
    if (entrant === undefined || entrant.user_id === null || entrant.gone === 1)
      return { body: { kind: 'placed-bot', seat, level: entrant?.level ?? terms.level }, user: null }
    return sitting(services, id, { id: entrant.user_id, name: entrant.name }, seat)
  })
  const bots = drafts.some(({ user }) => user === null)
  const settings = settingsWith({ ...tableSettings(stored), rated: terms.rated && !bots })
  const head = {
    id,
    game: game.id,
    rules: game.rules,
    people: row.people,
    options: parseOptions<unknown>(game.options as never, row.people, undefined),
    settings,
    seed: seedFrom(randomBytes(16)),
    owner: null,
    created,
  }
  return services.rooms.prepare(head, drafts)
}

/** Notes how tables ended; with the last of them the next round is paired, or it is over. */
async function noteResults(services: Services, stored: Stored, now: number): Promise<boolean> {
  const { row, terms, pairings } = stored
  const playing = pairings.filter(({ round, points }) => round === row.round && points === null)
  const noted = new Map<Pairing, number[]>()
  for (const pairing of playing) {
    const points = pairing.table === null ? undefined : await pointsAt(services, pairing.table)
    if (points !== undefined) noted.set(pairing, points)
  }
  if (noted.size === 0 && playing.length > 0) return false
  const { db } = services.store
  const noting = [...noted].map(([{ round, board }, points]): Statement => {
    const query = db
      .updateTable('pairings')
      .set({ points: JSON.stringify(points) })
      .where('tournament_id', '=', row.id)
      .where('round', '=', round)
      .where('board', '=', board)
      .where('points', 'is', null)
    return { query, must: true }
  })
  if (noted.size < playing.length) {
    await services.write([...noting, moving(services, stored, {})])
    return false
  }
  const after = pairings.map((pairing) => ({ ...pairing, points: noted.get(pairing) ?? pairing.points }))
  const next = row.round + 1
  if (row.round >= row.rounds)
    return services.write([...noting, moving(services, stored, { status: 'finished' })])
  return services.write([
    ...noting,
    moving(services, stored, { round: next, due: now + terms.break * 1000 }),
    ...pairedRound(services, { ...stored, pairings: after }, next),
  ])
}

/** What everybody made of a table; nothing while it is played. */
function pointsAt(services: Services, table: string): Promise<number[] | undefined> {
  return services.rooms.read(table, (room) =>
    room.isOver ? pointsOf(placesOf(room).slice(0, room.head.people)) : undefined,
  )
}
