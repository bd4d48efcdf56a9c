import { randomBytes } from 'node:crypto'
import { mindNamed } from '@engawa/bots'
import { OptionsError, optionsFor, parseOptions, type Seat, seedFrom } from '@engawa/kernel'
import { hashToken, newId } from '../ids.ts'
import { distinctName } from '../names.ts'
import { day, type Person } from '../people.ts'
import { notFound, otherRules, Problem } from '../problem.ts'
import type { Room, RoomHead } from '../room/room.ts'
import type { Draft } from '../room/rooms.ts'
import { seenTable } from '../room/seen.ts'
import type { RoomSeat } from '../room/state.ts'
import type { SeenTable, Settings } from '../schemas/table.ts'
import type { Chair } from '../schemas/wish.ts'
import type { Services } from '../services.ts'
import { isCalled } from '../social/calls.ts'
import { mustBelong } from '../social/clubs.ts'
import type { Statement } from '../store/store.ts'

export interface TableWish {
  readonly game: string
  readonly options?: unknown
  readonly seats: readonly Chair[]
  readonly settings: Settings
  /** The club in whose list it is to stand. */
  readonly club?: string
}

export async function createTable(services: Services, person: Person, wish: TableWish): Promise<SeenTable> {
  const { club } = wish
  if (club !== undefined) await mustBelong(services.store, club, person.id)
  const { head, drafts } = await planTable(services, person, wish)
  const listing =
    club === undefined
      ? []
      : [
          {
            query: services.store.db.insertInto('club_tables').values({ table_id: head.id, club_id: club }),
          },
        ]
  return seenTable(await services.rooms.create(head, drafts, listing))
}

/** What never changes about a table somebody wants, and who sits down there at once. */
export async function planTable(
  services: Services,
  person: Person,
  wish: TableWish,
): Promise<{ head: RoomHead; drafts: Draft[] }> {
  const { game } = await services.games.play(wish.game)
  const people = wish.seats.length
  if (!game.seats.includes(people))
    throw new Problem(422, 'bad-seats', `${game.id} is played with ${game.seats.join(', ')} seats.`)
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Problem(422, 'bad-seats', 'You can sit on one seat only.')
  if (wish.settings.rated && wish.seats.some(({ kind }) => kind === 'bot'))
    throw new Problem(422, 'rated-bots', 'A rated table is for people only.')
  if (wish.settings.rated) await mustHaveAccount(services, person)
  await mustHaveFewOpen(services, person)
  const head: RoomHead = {
    id: newId(),
    game: game.id,
    rules: game.rules,
    people,
    options: readOptions(game.options, people, wish.options),
    settings: { ...wish.settings, standIn: knownLevel(wish.settings.standIn) },
    seed: seedFrom(randomBytes(16)),
    owner: person.id,
    created: Date.now(),
  }
  const drafts = wish.seats.flatMap((chair, seat): Draft[] => {
    if (chair.kind === 'me') return [sitting(services, head.id, person, seat)]
    if (chair.kind === 'bot')
      return [{ body: { kind: 'placed-bot', seat, level: knownLevel(chair.level) }, user: null }]
    return []
  })
  return { head, drafts }
}

/** So many tables that have not begun may one person have opened within a week. */
const mostOpen = 100

async function mustHaveFewOpen({ store }: Services, person: Person): Promise<void> {
  const { count } = await store.db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', person.id)
    .where('status', '=', 'open')
    .where('created', '>', Date.now() - 7 * day)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOpen)
    throw new Problem(
      409,
      'list-full',
      `${mostOpen} of your tables wait for people: begin one of them first.`,
    )
}

function readOptions(schema: object, people: number, given: unknown): unknown {
  try {
    return parseOptions<unknown>(schema as never, people, given)
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    const known = optionsFor(schema, people).map(([name]) => name)
    throw new Problem(422, 'bad-options', `${error.message} (options here: ${known.join(', ') || 'none'})`)
  }
}

export function knownLevel(level: string): string {
  if (mindNamed(level) === undefined)
    throw new Problem(422, 'bad-level', `There is no bot of level ${level}.`)
  return level
}

/** Ratings are for those who stay: a guest could be made anew after every loss. */
export async function mustHaveAccount({ store }: Services, person: Person): Promise<void> {
  const known = await store.db
    .selectFrom('users')
    .leftJoin('passkeys', 'passkeys.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', person.id)
    .where(({ or, eb }) => or([eb('users.password', 'is not', null), eb('passkeys.id', 'is not', null)]))
    .executeTakeFirst()
  if (known === undefined)
    throw new Problem(403, 'account-needed', 'A rated table needs an account: set a password or a passkey.')
}

/** Takes an empty seat, or one's own again from the bot that stepped in. */
export function sit(
  services: Services,
  person: Person,
  table: string,
  seat: Seat,
  invitation?: string,
): Promise<SeenTable> {
  const decide = async (room: Room): Promise<Draft | undefined> => {
    const own = room.seatOf(person.id)
    if (own !== undefined) return comeBack(room, person, own, seat)
    if (room.state.status !== 'open') throw new Problem(409, 'already-began', 'This table has already begun.')
    if (seatAt(room, seat).kind !== 'empty')
      throw new Problem(409, 'seat-taken', 'Somebody sits here already.')
    if (!room.isPlayable) throw otherRules()
    const used = await useInvitation(services, room, person, seat, invitation)
    if (room.settings.rated) await mustHaveAccount(services, person)
    const others = room.state.seats.map(({ name }) => name).filter((name) => name !== '')
    const draft = sitting(services, table, { ...person, name: distinctName(person.name, others) }, seat)
    return { ...draft, statements: [...used, ...(draft.statements ?? [])] }
  }
  return services.rooms.command(table, decide, seenTable)
}

function comeBack(room: Room, person: Person, own: Seat, seat: Seat): Draft | undefined {
  if (own !== seat) throw new Problem(409, 'seated-elsewhere', `You already sit on seat ${own}.`)
  const { away, resigned } = seatAt(room, own)
  if (resigned) throw gaveUp()
  if (!away || room.isOver) return undefined
  return { body: { kind: 'returned', seat: own }, user: person.id }
}

/** May somebody sit down without an invitation? Whoever used one before, or sat at the round before, may. */
export async function isWelcome({ store }: Services, room: Room, user: string | undefined): Promise<boolean> {
  if (room.settings.access !== 'invited' || room.head.owner === user) return true
  if (user === undefined) return false
  const used = await store.db
    .selectFrom('invitations')
    .select('hash')
    .where('table_id', '=', room.head.id)
    .where('used_by', '=', user)
    .executeTakeFirst()
  if (used !== undefined || (await isCalled(store, room.head.id, user))) return true
  const { before } = room.state
  if (before === null) return false
  const row = await store.db
    .selectFrom('members')
    .select('seat')
    .where('table_id', '=', before)
    .where('user_id', '=', user)
    .where('seat', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

async function useInvitation(
  services: Services,
  room: Room,
  person: Person,
  seat: Seat,
  token: string | undefined,
): Promise<Statement[]> {
  if (token === undefined) {
    if (await isWelcome(services, room, person.id)) return []
    throw new Problem(403, 'invitation-needed', 'This table is for those who were invited.')
  }
  const { db } = services.store
  const hash = hashToken(token)
  const row = await db.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (row === undefined || row.table_id !== room.head.id) throw notFound('invitation')
  if (row.used_by === person.id) return []
  if (row.used_by !== null) throw new Problem(410, 'invitation-used', 'This invitation was already used.')
  if (row.expires < Date.now()) throw new Problem(410, 'invitation-expired', 'This invitation has expired.')
  if (row.seat !== null && row.seat !== seat)
    throw new Problem(403, 'other-seat', `This invitation is for seat ${row.seat}.`)
  const query = db
    .updateTable('invitations')
    .set({ used_by: person.id })
    .where('hash', '=', hash)
    .where('used_by', 'is', null)
  return [{ query, must: true }]
}

/** Leaves: before the start the seat is free again, later a bot plays on until one comes back. */
export function leave(services: Services, person: Person, table: string, seat: Seat): Promise<SeenTable> {
  const decide = (room: Room): Draft | undefined => {
    const taken = seatAt(room, seat)
    const own = taken.user === person.id
    if (room.state.status === 'open') {
      if (taken.kind !== 'person') return undefined
      if (!own && room.head.owner !== person.id) throw foreignSeat()
      const { db } = services.store
      const statements: Statement[] = [
        {
          query: db
            .updateTable('members')
            .set({ seat: null })
            .where('table_id', '=', table)
            .where('user_id', '=', taken.user ?? ''),
        },
      ]
      // Whom the owner sends away needs another invitation.
      if (!own)
        statements.push(
          {
            query: db
              .updateTable('invitations')
              .set({ used_by: '' })
              .where('table_id', '=', table)
              .where('used_by', '=', taken.user ?? ''),
          },
          {
            query: db
              .deleteFrom('calls')
              .where('table_id', '=', table)
              .where('user_id', '=', taken.user ?? ''),
          },
        )
      return { body: { kind: 'stood', seat }, user: person.id, statements }
    }
    if (!own) throw foreignSeat()
    if (room.isOver || taken.away || taken.resigned) return undefined
    return { body: { kind: 'replaced', seat, because: 'left' }, user: person.id }
  }
  return services.rooms.command(table, decide, seenTable)
}

/** The owner decides which of the free seats bots take. */
export function changeBot(
  services: Services,
  person: Person,
  table: string,
  seat: Seat,
  level: string | undefined,
): Promise<SeenTable> {
  const decide = (room: Room): Draft => {
    if (room.head.owner !== person.id)
      throw new Problem(403, 'not-yours', 'Only whoever opened the table seats its bots.')
    if (room.state.status !== 'open') throw new Problem(409, 'already-began', 'This table has already begun.')
    const { kind } = seatAt(room, seat)
    if (level === undefined) {
      if (kind !== 'bot') throw new Problem(409, 'no-bot', 'No bot sits here.')
      return { body: { kind: 'removed-bot', seat }, user: person.id }
    }
    if (kind !== 'empty') throw new Problem(409, 'seat-taken', 'Somebody sits here already.')
    if (room.settings.rated) throw new Problem(422, 'rated-bots', 'A rated table is for people only.')
    return { body: { kind: 'placed-bot', seat, level: knownLevel(level) }, user: person.id }
  }
  return services.rooms.command(table, decide, seenTable)
}

/** Somebody takes a seat. */
export function sitting(
  services: Services,
  table: string,
  person: Pick<Person, 'id' | 'name'>,
  seat: Seat,
): Draft {
  const { db } = services.store
  const row = { table_id: table, user_id: person.id, seat, seen: 0, notes: '' }
  const query = db
    .insertInto('members')
    .values(row)
    .onConflict((on) => on.columns(['table_id', 'user_id']).doUpdateSet({ seat }))
  return { body: { kind: 'sat', seat, name: person.name }, user: person.id, statements: [{ query }] }
}

export function seatAt(room: Room, seat: Seat): RoomSeat {
  const found = room.state.seats[seat]
  if (found === undefined) throw notFound('seat')
  return found
}

export const gaveUp = (): Problem => new Problem(409, 'resigned', 'You gave this game up.')

export const foreignSeat = (): Problem => new Problem(403, 'not-your-seat', 'This is not your seat.')
