import { knownLevel, mustHaveAccount } from '../commands/seating.ts'
import { newId } from '../ids.ts'
import { cleanName, distinctName } from '../names.ts'
import { refuseMuted } from '../operator/sanctions.ts'
import { day, type Person } from '../people.ts'
import { notFound, Problem } from '../problem.ts'
import type { Tournament, TournamentWish } from '../schemas/tournament.ts'
import type { Services } from '../services.ts'
import { mustBelong } from '../social/clubs.ts'
import type { Row } from '../store/schema.ts'
import type { Statement } from '../store/store.ts'
import { botEntrant, driveTournament, moving } from './drive.ts'
import { readTournament, type Stored, seenTournament, type TournamentTerms } from './store.ts'

/** In a round robin so many rounds follow each other that more would never end. */
const mostInRobin = 16
/** So many tournaments of one person are not over at a time. */
const mostOfPerson = 10
const mostTries = 20
const furthest = 366 * day

export async function lookAtTournament(services: Services, id: string): Promise<Tournament> {
  return seenTournament(await found(services, id))
}

async function found({ store }: Services, id: string): Promise<Stored> {
  const stored = await readTournament(store, id)
  if (stored === undefined) throw notFound('tournament')
  return stored
}

export async function openTournament(
  services: Services,
  person: Person,
  wish: TournamentWish,
): Promise<Tournament> {
  await refuseMuted(services, person.id)
  const { game } = await services.games.play(wish.game)
  if (!game.seats.includes(wish.people))
    throw new Problem(422, 'bad-seats', `${game.id} is played with ${game.seats.join(', ')} seats.`)
  const most = wish.format === 'robin' ? Math.min(wish.most, mostInRobin) : wish.most
  if (most < wish.people || wish.bots > most)
    throw new Problem(422, 'bad-tournament', 'There must be room for one full table and for all bots.')
  if (wish.starts !== null && wish.starts > Date.now() + furthest)
    throw new Problem(422, 'bad-start', 'A tournament begins within a year.')
  if (wish.rated && (wish.bots > 0 || wish.fill))
    throw new Problem(422, 'rated-bots', 'A rated tournament is for people only.')
  if (wish.rated) await mustHaveAccount(services, person)
  if (wish.club !== null) await mustBelong(services.store, wish.club, person.id)
  await mustHaveFew(services, person)
  const { pace, clock, rated, bots, fill } = wish
  const terms: TournamentTerms = {
    pace,
    clock,
    rated,
    bots,
    fill,
    level: knownLevel(wish.level),
    break: wish.break,
  }
  const now = Date.now()
  const row: Row<'tournaments'> = {
    id: newId(),
    name: cleanName(wish.name),
    game: game.id,
    people: wish.people,
    format: wish.format,
    rounds: wish.format === 'swiss' ? (wish.rounds ?? 0) : 0,
    round: 0,
    status: 'open',
    settings: JSON.stringify(terms),
    most,
    owner: person.id,
    club_id: wish.club,
    starts: wish.starts,
    due: null,
    created: now,
    updated: now,
  }
  const { db } = services.store
  const entering = Array.from({ length: bots }, (_, number): Statement => {
    return { query: db.insertInto('entrants').values(botEntrant(row.id, number, terms.level)) }
  })
  await services.write([{ query: db.insertInto('tournaments').values(row) }, ...entering])
  return lookAtTournament(services, row.id)
}

async function mustHaveFew({ store }: Services, person: Person): Promise<void> {
  const own = await store.db
    .selectFrom('tournaments')
    .select('id')
    .where('owner', '=', person.id)
    .where('status', 'in', ['open', 'playing'])
    .execute()
  if (own.length >= mostOfPerson)
    throw new Problem(409, 'list-full', `Nobody keeps more than ${mostOfPerson} tournaments at a time.`)
}

/** Changes a tournament where nobody was faster; otherwise looks again and decides anew. */
async function change(
  services: Services,
  id: string,
  decide: (stored: Stored) => Statement[] | Promise<Statement[]>,
): Promise<Tournament> {
  for (let tries = 0; tries < mostTries; tries++) {
    const statements = await decide(await found(services, id))
    if (statements.length === 0 || (await services.write(statements))) {
      await driveTournament(services, id)
      return lookAtTournament(services, id)
    }
  }
  throw new Problem(503, 'busy', 'This tournament is very busy; try again in a moment.')
}

/** Takes part; a tournament that is full begins. */
export function joinTournament(services: Services, person: Person, id: string): Promise<Tournament> {
  return change(services, id, async (stored) => {
    const { row, terms, entrants } = stored
    if (entrants.some(({ user_id }) => user_id === person.id)) return []
    if (row.status !== 'open') throw new Problem(409, 'already-began', 'This tournament has already begun.')
    if (entrants.length >= row.most) throw new Problem(409, 'tournament-full', 'This tournament is full.')
    if (row.club_id !== null) await mustBelong(services.store, row.club_id, person.id)
    if (terms.rated) await mustHaveAccount(services, person)
    const others = entrants.map(({ name }) => name).filter((name) => name !== '')
    const entrant: Row<'entrants'> = {
      tournament_id: id,
      number: entrants.length,
      user_id: person.id,
      name: distinctName(person.name, others),
      level: null,
      gone: 0,
    }
    const full = entrants.length + 1 === row.most && row.starts === null
    return [
      moving(services, stored, full ? { starts: Date.now() } : {}),
      { query: services.store.db.insertInto('entrants').values(entrant), must: true },
    ]
  })
}

/** Leaves: before the start the place is free again, later a bot plays on for good. */
export function leaveTournament(services: Services, person: Person, id: string): Promise<Tournament> {
  return change(services, id, (stored) => {
    const { row, entrants } = stored
    const own = entrants.find(({ user_id }) => user_id === person.id)
    if (own === undefined || own.gone === 1 || row.status === 'finished' || row.status === 'cancelled')
      return []
    const { db } = services.store
    const mine = db.updateTable('entrants').where('tournament_id', '=', id)
    if (row.status === 'playing')
      return [moving(services, stored, {}), { query: mine.set({ gone: 1 }).where('number', '=', own.number) }]
    return [
      moving(services, stored, {}),
      {
        query: db.deleteFrom('entrants').where('tournament_id', '=', id).where('number', '=', own.number),
      },
      // Numbers have no gaps; one by one, for each takes the place of the one before.
      ...entrants
        .filter(({ number }) => number > own.number)
        .map(({ number }) => ({ query: mine.set({ number: number - 1 }).where('number', '=', number) })),
    ]
  })
}

/** Begins now, whoever is there. */
export function startTournament(services: Services, person: Person, id: string): Promise<Tournament> {
  return change(services, id, (stored) => {
    const { row, terms, entrants } = stored
    mustOwn(row, person)
    if (row.status !== 'open') return []
    if (entrants.length < row.people && !terms.fill)
      throw new Problem(409, 'too-few', `It needs at least ${row.people} who take part.`)
    return [moving(services, stored, { starts: Date.now() })]
  })
}

/** Calls a tournament off that has not begun. */
export function cancelTournament(services: Services, person: Person, id: string): Promise<Tournament> {
  return change(services, id, (stored) => {
    mustOwn(stored.row, person)
    if (stored.row.status === 'cancelled') return []
    if (stored.row.status !== 'open')
      throw new Problem(409, 'already-began', 'This tournament has already begun.')
    return [moving(services, stored, { status: 'cancelled', starts: null })]
  })
}

function mustOwn({ owner }: Row<'tournaments'>, person: Person): void {
  if (owner !== person.id)
    throw new Problem(403, 'not-yours', 'Only whoever opened the tournament does this.')
}
