import type { Settings } from '../schemas/table.ts'
import type { Entrant, Pairing, Tournament, TournamentWish } from '../schemas/tournament.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { standingsOf } from './standings.ts'

/** What was decided when a tournament was opened. */
export type TournamentTerms = Pick<
  TournamentWish,
  'pace' | 'clock' | 'rated' | 'bots' | 'level' | 'fill' | 'break'
>

/** All the store knows of one tournament. */
export interface Stored {
  readonly row: Row<'tournaments'>
  readonly terms: TournamentTerms
  /** By number. */
  readonly entrants: readonly Row<'entrants'>[]
  readonly pairings: readonly Pairing[]
}

export async function readTournament({ db }: Store, id: string): Promise<Stored | undefined> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return undefined
  const [entrants, pairings] = await Promise.all([
    db.selectFrom('entrants').selectAll().where('tournament_id', '=', id).orderBy('number').execute(),
    db
      .selectFrom('pairings')
      .selectAll()
      .where('tournament_id', '=', id)
      .orderBy('round')
      .orderBy('board')
      .execute(),
  ])
  return { row, terms: termsOf(row), entrants, pairings: pairings.map(pairingFrom) }
}

export function termsOf({ settings }: Row<'tournaments'>): TournamentTerms {
  return JSON.parse(settings) as TournamentTerms
}

function pairingFrom({ round, board, table_id, entrants, free, points }: Row<'pairings'>): Pairing {
  return {
    round,
    board,
    table: table_id,
    entrants: JSON.parse(entrants) as number[],
    free: free === 1,
    points: points === null ? null : (JSON.parse(points) as number[]),
  }
}

export function pairingRow(
  tournament: string,
  { round, board, table, entrants, free, points }: Pairing,
): Row<'pairings'> {
  return {
    tournament_id: tournament,
    round,
    board,
    table_id: table,
    entrants: JSON.stringify(entrants),
    free: free ? 1 : 0,
    points: points === null ? null : JSON.stringify(points),
  }
}

/** What everybody sees of a tournament, in lists and on its page. */
export function aboutTournament(row: Row<'tournaments'>): Omit<Tournament, 'entrants' | 'pairings'> {
  const { id, name, game, people, rounds, round, most, owner, starts, due, created } = row
  const { pace, clock, rated } = termsOf(row)
  return {
    id,
    name,
    game,
    people,
    format: row.format as Tournament['format'],
    rounds,
    round,
    status: row.status as Tournament['status'],
    pace,
    clock,
    rated,
    most,
    owner,
    starts,
    due,
    created,
  }
}

export function seenTournament({ row, entrants, pairings }: Stored): Tournament {
  const standings = standingsOf(entrants.length, pairings)
  return {
    ...aboutTournament(row),
    entrants: standings.flatMap(({ number, place, points, opponents }): Entrant[] => {
      const entrant = entrants[number]
      if (entrant === undefined) return []
      const { name, user_id: player, level, gone } = entrant
      return [{ number, name, player, level, left: gone === 1, place, points, opponents }]
    }),
    pairings: [...pairings],
  }
}

/** How the tables of a tournament are played. Nobody waits for ever: each has a clock, and bots step in. */
export function tableSettings({ row, terms }: Stored): Partial<Settings> {
  const { pace, clock, rated, level } = terms
  return {
    // A club plays among itself.
    access: row.club_id === null ? 'public' : 'link',
    spectators: true,
    chat: true,
    pace,
    clock,
    rated,
    standIn: level,
    patience: pace === 'live' ? patience : null,
    tournament: row.id,
  }
}

/** So many seconds a live table waits for whoever is not there. */
const patience = 300
