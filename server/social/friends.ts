import { hashToken, newToken } from '../ids.ts'
import { day } from '../people.ts'
import { presenceOf } from '../presence.ts'
import { notFound, Problem } from '../problem.ts'
import type { Person } from '../schemas/person.ts'
import type { Friend, Friends } from '../schemas/social.ts'
import type { Services } from '../services.ts'
import type { Statement, Store } from '../store/store.ts'
import { unseenBy } from './blocks.ts'
import { mustBeKnown, mustHaveRoom } from './lists.ts'

const mostFriends = 500
/** So many of those who ask are shown, the newest: anybody may ask, and a new name costs nothing. */
const mostAsking = 200
const linkLasts = 30 * day
/** What was played at so long ago says nothing about where somebody is. */
const lately = 10 * 60_000

function wants({ db }: Store, user: string, other: string): Statement {
  const query = db
    .insertInto('friends')
    .values({ user_id: user, other_id: other, created: Date.now() })
    .onConflict((on) => on.doNothing())
  return { query }
}

async function isWantedBy({ db }: Store, other: string, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('friends')
    .select('created')
    .where('user_id', '=', other)
    .where('other_id', '=', user)
    .executeTakeFirst()
  return row !== undefined
}

export async function areFriends(store: Store, one: string, other: string): Promise<boolean> {
  const both = await Promise.all([isWantedBy(store, one, other), isWantedBy(store, other, one)])
  return both.every(Boolean)
}

/** Those who are friends with somebody: both want it. */
export function friendsFor({ db }: Pick<Store, 'db'>, user: string): Promise<Person[]> {
  return db
    .selectFrom('friends as own')
    .innerJoin('friends as theirs', (join) =>
      join.onRef('theirs.user_id', '=', 'own.other_id').onRef('theirs.other_id', '=', 'own.user_id'),
    )
    .innerJoin('users', 'users.id', 'own.other_id')
    .select(['users.id', 'users.name'])
    .where('own.user_id', '=', user)
    .orderBy('users.name')
    .execute()
}

/** Asks somebody to be friends, or says yes to whoever asked. */
export async function befriend(services: Services, user: string, other: string): Promise<void> {
  const { store } = services
  if (user === other) throw new Problem(422, 'yourself', 'You are a friend of yourself already.')
  await mustBeKnown(store, other)
  await mustHaveRoom(store, 'friends', user, other, mostFriends)
  await services.write([wants(store, user, other)], { kind: 'person', user: other, out: false })
}

/** Ends a friendship, says no, or takes back what one asked. */
export async function unfriend(services: Services, user: string, other: string): Promise<void> {
  const { db } = services.store
  const between = (from: string, to: string): Statement => ({
    query: db.deleteFrom('friends').where('user_id', '=', from).where('other_id', '=', to),
  })
  await services.write([between(user, other), between(other, user)], {
    kind: 'person',
    user: other,
    out: false,
  })
}

/** A new link for friends; the one before it opens nothing any more. */
export async function makeFriendLink(
  services: Services,
  user: string,
): Promise<{ token: string; expires: number }> {
  const token = newToken()
  const expires = Date.now() + linkLasts
  const row = { user_id: user, hash: hashToken(token), expires }
  const query = services.store.db
    .insertInto('friend_links')
    .values(row)
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
  await services.write([{ query }])
  return { token, expires }
}

/** Whose link this is; nobody's for those between whom stands a block. */
export async function ownerOfLink(
  { store }: Services,
  token: string,
  user: string | undefined,
): Promise<Person> {
  const owner = await store.db
    .selectFrom('friend_links')
    .innerJoin('users', 'users.id', 'friend_links.user_id')
    .select(['users.id', 'users.name'])
    .where('friend_links.hash', '=', hashToken(token))
    .where('friend_links.expires', '>', Date.now())
    .executeTakeFirst()
  if (owner === undefined) throw notFound('link')
  if (user !== undefined && (await unseenBy(store, user)).has(owner.id)) throw notFound('link')
  return owner
}

/** Whoever gave the link wants the friendship; whoever opens it says yes. */
export async function befriendByLink(services: Services, token: string, user: string): Promise<Person> {
  const owner = await ownerOfLink(services, token, user)
  await befriend(services, user, owner.id)
  await mustHaveRoom(services.store, 'friends', owner.id, user, mostFriends)
  await services.write([wants(services.store, owner.id, user)], { kind: 'person', user, out: false })
  return owner
}

/** Somebody's friends and where they are, who asked, and whom they asked. */
export async function friendsOf(services: Services, user: string): Promise<Friends> {
  const { store } = services
  const [wanted, mutual, wanting, unseen] = await Promise.all([
    store.db
      .selectFrom('friends')
      .innerJoin('users', 'users.id', 'friends.other_id')
      .select(['users.id', 'users.name', 'users.seen'])
      .where('friends.user_id', '=', user)
      .orderBy('users.name')
      .execute(),
    friendsFor(store, user),
    newestWanting(store, user),
    unseenBy(store, user),
  ])
  const both = new Set(mutual.map(({ id }) => id).filter((id) => !unseen.has(id)))
  return {
    friends: await placed(
      services,
      wanted.filter(({ id }) => both.has(id)),
    ),
    asked: wanting.filter(({ id }) => !unseen.has(id)),
    asking: wanted.filter(({ id }) => !both.has(id)).map(({ id, name }) => ({ id, name })),
  }
}

/** Those who want to be friends with somebody who did not answer yet. */
function newestWanting({ db }: Store, user: string): Promise<Person[]> {
  return db
    .selectFrom('friends as theirs')
    .leftJoin('friends as own', (join) =>
      join.onRef('own.user_id', '=', 'theirs.other_id').onRef('own.other_id', '=', 'theirs.user_id'),
    )
    .innerJoin('users', 'users.id', 'theirs.user_id')
    .select(['users.id', 'users.name'])
    .where('theirs.other_id', '=', user)
    .where('own.created', 'is', null)
    .orderBy('theirs.created', 'desc')
    .limit(mostAsking)
    .execute()
}

/** Adds where each of them is: here before away before gone. */
async function placed(
  { store }: Services,
  people: readonly (Person & { seen: number })[],
): Promise<Friend[]> {
  const ids = people.map(({ id }) => id)
  const [presence, hidden, tables] = await Promise.all([
    presenceOf(store, ids),
    hiddenAmong(store, ids),
    publicTablesOf(store, ids),
  ])
  const order = { here: 0, away: 1, gone: 2 }
  return people
    .map(({ id, name, seen }): Friend => {
      const state = presence.get(id) ?? 'gone'
      const table = state === 'here' ? (tables.get(id) ?? null) : null
      return { id, name, presence: state, seen: hidden.has(id) ? null : seen, table }
    })
    .sort((a, b) => order[a.presence] - order[b.presence] || (b.seen ?? 0) - (a.seen ?? 0))
}

async function hiddenAmong({ db }: Store, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('hidden')
    .select('user_id')
    .where('user_id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** The public table that each of them sits at and where something happened lately. */
async function publicTablesOf(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; game: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select(['members.user_id', 'tables.id', 'tables.game'])
    .where('members.user_id', 'in', [...ids])
    .where('members.seat', 'is not', null)
    .where('tables.listed', '=', 1)
    .where('tables.status', 'in', ['open', 'playing'])
    .where('tables.updated', '>', Date.now() - lately)
    .orderBy('tables.updated')
    .execute()
  return new Map(rows.map(({ user_id, id, game }) => [user_id, { id, game }]))
}
