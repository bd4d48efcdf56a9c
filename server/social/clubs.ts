import { shownRating } from '../accounts/ratings.ts'
import { newId } from '../ids.ts'
import { cleanName } from '../names.ts'
import { refuseMuted } from '../operator/sanctions.ts'
import type { Person } from '../people.ts'
import { presenceOf } from '../presence.ts'
import { notFound, Problem } from '../problem.ts'
import { glanceFrom } from '../room/glance.ts'
import type { Club, ClubMember, ClubRating, ClubWish, GlanceClub } from '../schemas/club.ts'
import type { GlanceTable } from '../schemas/table.ts'
import type { Services } from '../services.ts'
import type { Row } from '../store/schema.ts'
import type { Statement, Store } from '../store/store.ts'
import { unseenBy } from './blocks.ts'

const mostMembers = 500
/** So many clubs one person belongs to. */
const mostClubs = 50
const mostListed = 100
const mostTables = 50

export async function foundClub(services: Services, person: Person, wish: ClubWish): Promise<Club> {
  const { db } = services.store
  await refuseMuted(services, person.id)
  await mustJoinFew(services.store, person)
  const now = Date.now()
  const row: Row<'clubs'> = {
    id: newId(),
    name: cleanName(wish.name),
    about: wish.about,
    listed: wish.listed ? 1 : 0,
    owner: person.id,
    created: now,
  }
  await services.write([
    { query: db.insertInto('clubs').values(row) },
    { query: db.insertInto('club_members').values({ club_id: row.id, user_id: person.id, joined: now }) },
  ])
  return lookAtClub(services, row.id, person.id)
}

async function mustJoinFew({ db }: Store, person: Person): Promise<void> {
  const rows = await db
    .selectFrom('club_members')
    .select('club_id')
    .where('user_id', '=', person.id)
    .execute()
  if (rows.length >= mostClubs)
    throw new Problem(409, 'list-full', `Nobody belongs to more than ${mostClubs} clubs: leave one first.`)
}

async function clubRow({ db }: Store, id: string): Promise<Row<'clubs'>> {
  const row = await db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('club')
  return row
}

/** Refuses whoever does not belong to the club. */
export async function mustBelong({ db }: Store, club: string, user: string): Promise<void> {
  const row = await db
    .selectFrom('club_members')
    .select('joined')
    .where('club_id', '=', club)
    .where('user_id', '=', user)
    .executeTakeFirst()
  if (row === undefined) throw new Problem(403, 'not-a-member', 'Only members of the club do this.')
}

/** Who belongs to a club. */
export async function membersOf(store: Store, club: string): Promise<string[]> {
  await clubRow(store, club)
  const rows = await store.db
    .selectFrom('club_members')
    .select('user_id')
    .where('club_id', '=', club)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function joinClub(services: Services, person: Person, id: string): Promise<Club> {
  const { store } = services
  await mustJoinFew(store, person)
  const members = await membersOf(store, id)
  if (members.length >= mostMembers)
    throw new Problem(409, 'list-full', `A club has ${mostMembers} members at most.`)
  const query = store.db
    .insertInto('club_members')
    .values({ club_id: id, user_id: person.id, joined: Date.now() })
    .onConflict((on) => on.doNothing())
  await services.write([{ query }])
  return lookAtClub(services, id, person.id)
}

/** Leaves, or is sent away by whoever keeps the club. It is passed on by whoever kept it, and closed by the last one. */
export async function leaveClub(
  services: Services,
  person: Person,
  id: string,
  member: string,
): Promise<Club> {
  const { owner } = await clubRow(services.store, id)
  if (member !== person.id && owner !== person.id)
    throw new Problem(403, 'not-yours', 'Only whoever keeps the club sends somebody away.')
  const query = services.store.db
    .deleteFrom('club_members')
    .where('club_id', '=', id)
    .where('user_id', '=', member)
  await services.write([{ query }, passOnClubs(services.store, member)])
  const left = await lookAtClub(services, id, person.id)
  if (left.members.length === 0) await services.write([closeEmptyClubs(services.store)])
  return left
}

export async function closeClub(services: Services, person: Person, id: string): Promise<void> {
  const { owner } = await clubRow(services.store, id)
  if (owner !== person.id) throw new Problem(403, 'not-yours', 'Only whoever keeps the club closes it.')
  const { db } = services.store
  await services.write([
    { query: db.deleteFrom('club_members').where('club_id', '=', id) },
    { query: db.deleteFrom('clubs').where('id', '=', id) },
  ])
}

/** Clubs to which nobody belongs any more: nobody could close them. */
export const closeEmptyClubs = ({ db }: Store): Statement => ({
  query: db
    .deleteFrom('clubs')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('club_members').select('user_id').whereRef('club_members.club_id', '=', 'clubs.id'),
        ),
      ),
    ),
})

/** Whoever has belonged to a club for longest keeps it after somebody who kept it and belongs to it no more. */
export const passOnClubs = ({ db }: Store, owner: string): Statement => ({
  query: db
    .updateTable('clubs')
    .set(({ selectFrom }) => ({
      owner: selectFrom('club_members')
        .select('user_id')
        .whereRef('club_members.club_id', '=', 'clubs.id')
        .orderBy('joined')
        .limit(1),
    }))
    .where('owner', '=', owner)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('club_members')
            .select('user_id')
            .whereRef('club_members.club_id', '=', 'clubs.id')
            .where('club_members.user_id', '=', owner),
        ),
      ),
    ),
})

/** The clubs that stand in the list, and one's own. */
export async function listClubs(
  { store: { db } }: Services,
  user: string | undefined,
): Promise<GlanceClub[]> {
  const own = await db
    .selectFrom('club_members')
    .select('club_id')
    .where('user_id', '=', user ?? '')
    .execute()
  const mine = new Set(own.map(({ club_id }) => club_id))
  const rows = await db
    .selectFrom('clubs')
    .leftJoin('club_members', 'club_members.club_id', 'clubs.id')
    .select(({ fn }) => [
      'clubs.id',
      'clubs.name',
      'clubs.about',
      fn.count('club_members.user_id').as('members'),
    ])
    .where(({ or, eb }) => or([eb('clubs.listed', '=', 1), eb('clubs.id', 'in', [...mine, ''])]))
    .groupBy(['clubs.id', 'clubs.name', 'clubs.about'])
    // One's own are never crowded out.
    .orderBy(({ eb }) =>
      eb
        .case()
        .when('clubs.id', 'in', [...mine, ''])
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('members', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(({ id, name, about, members }) => ({
    id,
    name,
    about,
    members: Number(members),
    yours: mine.has(id),
  }))
}

/** A club for whoever has its id: members, ladder, and for members where the others are and their open tables. */
export async function lookAtClub(services: Services, id: string, user: string | undefined): Promise<Club> {
  const { store } = services
  const { name, about, listed, owner, created } = await clubRow(store, id)
  const people = await store.db
    .selectFrom('club_members')
    .innerJoin('users', 'users.id', 'club_members.user_id')
    .select(['users.id', 'users.name'])
    .where('club_members.club_id', '=', id)
    .orderBy('club_members.joined')
    .execute()
  const yours = people.some((one) => one.id === user)
  const [members, ladder, tables] = await Promise.all([
    placed(services, people, yours ? user : undefined),
    ladderOf(store, people),
    yours && user !== undefined ? tablesOf(store, id, user) : [],
  ])
  return { id, name, about, listed: listed === 1, owner, created, yours, members, ladder, tables }
}

async function placed(
  { store }: Services,
  people: readonly { id: string; name: string }[],
  user: string | undefined,
): Promise<ClubMember[]> {
  if (user === undefined) return people.map(({ id, name }) => ({ id, name, presence: null }))
  const [presence, unseen] = await Promise.all([
    presenceOf(
      store,
      people.map(({ id }) => id),
    ),
    unseenBy(store, user),
  ])
  return people.map(({ id, name }) => ({
    id,
    name,
    presence: unseen.has(id) ? 'gone' : (presence.get(id) ?? 'gone'),
  }))
}

/** How well its members play, whoever surely plays best first; whoever left the leaderboards stands on none. */
async function ladderOf(
  { db }: Store,
  people: readonly { id: string; name: string }[],
): Promise<ClubRating[]> {
  if (people.length === 0) return []
  const rows = await db
    .selectFrom('ratings')
    .selectAll('ratings')
    .leftJoin('unlisted', 'unlisted.user_id', 'ratings.user_id')
    .where('unlisted.user_id', 'is', null)
    .where(
      'ratings.user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows
    .map(({ user_id: player, game, people: seats, mu, sigma, games }) => {
      const rating = shownRating({ mu, sigma })
      return { player, name: names.get(player) ?? '', game, people: seats, rating, mu, sigma, games }
    })
    .sort((a, b) => b.rating - a.rating)
}

/** The tables for its members that have a free seat; none of those between whom and the viewer stands a block. */
async function tablesOf(store: Store, club: string, user: string): Promise<GlanceTable[]> {
  const unseen = await unseenBy(store, user)
  const rows = await store.db
    .selectFrom('club_tables')
    .innerJoin('tables', 'tables.id', 'club_tables.table_id')
    .selectAll('tables')
    .where('club_tables.club_id', '=', club)
    .where('tables.status', '=', 'open')
    .orderBy('tables.created', 'desc')
    .limit(mostTables)
    .execute()
  return rows
    .map(glanceFrom)
    .filter(({ seats }) => !seats.some(({ player }) => player !== null && unseen.has(player)))
}
