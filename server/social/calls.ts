import type { Person } from '../people.ts'
import { Problem } from '../problem.ts'
import { glanceFrom } from '../room/glance.ts'
import type { Call } from '../schemas/social.ts'
import type { Services } from '../services.ts'
import type { Store } from '../store/store.ts'
import { unseenBy } from './blocks.ts'
import { areFriends } from './friends.ts'

/** So many friends are asked to one table. */
const mostAtTable = 50
const mostCalls = 50

/** Asks a friend to the table one sits at: they may sit down there, and are told. */
export async function callFriend(
  services: Services,
  person: Person,
  table: string,
  friend: string,
): Promise<void> {
  const { store } = services
  await mustSit(services, person, table)
  if (!(await areFriends(store, person.id, friend)))
    throw new Problem(403, 'not-friends', 'Only friends are asked to a table like this.')
  if ((await calledTo(store, table)).length >= mostAtTable)
    throw new Problem(409, 'list-full', `Nobody asks more than ${mostAtTable} to one table.`)
  const row = { table_id: table, user_id: friend, from_id: person.id, created: Date.now() }
  const query = store.db
    .insertInto('calls')
    .values(row)
    .onConflict((on) => on.doNothing())
  await services.write([{ query }], { kind: 'person', user: friend, out: false })
}

async function mustSit({ rooms }: Services, person: Person, table: string): Promise<void> {
  await rooms.read(table, (room) => {
    if (room.seatOf(person.id) === undefined && room.head.owner !== person.id)
      throw new Problem(403, 'not-seated', 'Only those who sit at the table ask others to it.')
    if (room.state.status !== 'open') throw new Problem(409, 'already-began', 'This table has already begun.')
  })
}

/** Those at the table know whom they asked themselves: who is whose friend is nobody else's business. */
export async function calledAt(services: Services, person: Person, table: string): Promise<string[]> {
  await services.rooms.read(table, (room) => {
    if (room.seatOf(person.id) === undefined && room.head.owner !== person.id)
      throw new Problem(403, 'not-seated', 'Only those who sit at the table know whom they asked.')
  })
  const called = await calledTo(services.store, table)
  return called.flatMap(({ user_id, from_id }) => (from_id === person.id ? user_id : []))
}

function calledTo({ db }: Store, table: string): Promise<{ user_id: string; from_id: string }[]> {
  return db.selectFrom('calls').select(['user_id', 'from_id']).where('table_id', '=', table).execute()
}

/** The tables with a free seat to which friends ask somebody; none of those between whom stands a block. */
export async function callsOf({ store }: Services, user: string): Promise<Call[]> {
  const unseen = await unseenBy(store, user)
  const rows = await store.db
    .selectFrom('calls')
    .innerJoin('tables', 'tables.id', 'calls.table_id')
    .innerJoin('users', 'users.id', 'calls.from_id')
    .selectAll('tables')
    .select(['users.id as from', 'users.name', 'calls.created as called'])
    .where('calls.user_id', '=', user)
    .where('tables.status', '=', 'open')
    .orderBy('calls.created', 'desc')
    .limit(mostCalls)
    .execute()
  return rows
    .filter(({ from }) => !unseen.has(from))
    .map(({ from, name, called, ...row }) => ({
      table: glanceFrom(row),
      from: { id: from, name },
      called,
    }))
    .filter(({ table }) => table.seats.every(({ player }) => player !== user))
}

export async function isCalled({ db }: Store, table: string, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('calls')
    .select('created')
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .executeTakeFirst()
  return row !== undefined
}
