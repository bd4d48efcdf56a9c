import { hashToken, newId, newToken } from './ids.ts'
import { sanctionOf } from './operator/sanctions.ts'
import { unauthenticated } from './problem.ts'
import type { Timekeeper } from './room/timekeeper.ts'
import { unseenBy } from './social/blocks.ts'
import type { Row } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** Whoever sends a request. */
export interface Person {
  readonly id: string
  readonly name: string
  /** The hash of the session they use. */
  readonly session: string
  /** Until when they are kept out, where they are. */
  readonly bannedUntil?: number
}

export const day = 24 * 60 * 60 * 1000
export const sessionLength = 180 * day
/** On more devices than this nobody plays; those that were not used for longest are logged out. */
const mostSessions = 30
const rememberedFor = 60_000
const mostRemembered = 20_000
const mostForgotten = 1000

/** Who is who: guests, sessions, and what is remembered of them for a minute to save reading. */
export class People {
  readonly #store: Store
  readonly #timekeeper: Timekeeper
  /** By token: hashing it costs more than all else about a session that is known. Only memory ever holds one. */
  readonly #sessions = new Map<string, { person: Person; until: number }>()
  /** Those who lately asked to be forgotten: nothing more is done for them, also where they sent it before. */
  readonly #forgotten = new Set<string>()

  constructor(store: Store, timekeeper: Timekeeper) {
    this.#store = store
    this.#timekeeper = timekeeper
  }

  /** A new guest and the token of their first session. */
  async welcome(name: string, label: string): Promise<{ user: string; token: string }> {
    const now = Date.now()
    const user = newId()
    const row: Row<'users'> = {
      id: user,
      name,
      handle: null,
      password: null,
      email: null,
      preferences: '{}',
      created: now,
      seen: now,
    }
    const { token, row: session } = newSession(user, label)
    const { db } = this.#store
    await this.#store.write([
      { query: db.insertInto('users').values(row) },
      { query: db.insertInto('sessions').values(session) },
    ])
    return { user, token }
  }

  /** One more session for somebody who proved who they are. */
  async openSession(user: string, label: string): Promise<string> {
    const { token, row } = newSession(user, label)
    const { db } = this.#store
    const newest = db
      .selectFrom('sessions')
      .select('hash')
      .where('user_id', '=', user)
      .orderBy('seen', 'desc')
      .orderBy('created', 'desc')
      .limit(mostSessions)
    await this.#store.write([
      { query: db.insertInto('sessions').values(row) },
      { query: db.deleteFrom('sessions').where('user_id', '=', user).where('hash', 'not in', newest) },
    ])
    this.forget(user)
    return token
  }

  /** Whose session this is, where that was asked lately. */
  remembered(token: string): Person | undefined {
    const known = this.#sessions.get(token)
    if (known === undefined || known.until <= Date.now() || this.isForgotten(known.person.id))
      return undefined
    return known.person
  }

  /** Whose session this is, if it is one. */
  async personOf(token: string): Promise<Person | undefined> {
    const hash = hashToken(token)
    const now = Date.now()
    const row = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.name', 'sessions.expires', 'sessions.seen'])
      .where('sessions.hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined || row.expires < now || this.isForgotten(row.id)) {
      this.#sessions.delete(token)
      return undefined
    }
    const ban = await sanctionOf(this.#store, row.id, 'ban')
    const person: Person = {
      id: row.id,
      name: row.name,
      session: hash,
      ...(ban === undefined ? {} : { bannedUntil: ban.until }),
    }
    if (this.#sessions.size > mostRemembered) this.#sessions.clear()
    this.#sessions.set(token, { person, until: now + rememberedFor })
    if (row.seen < now - rememberedFor) await this.#touch(hash, row.id, now)
    return person
  }

  /** The row of somebody who is known to be there. */
  async row(user: string): Promise<Row<'users'>> {
    const row = await this.#store.db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirst()
    if (row === undefined) throw unauthenticated()
    return row
  }

  /** Whose words somebody does not read: those they muted, and whoever is blocked, by either of the two. */
  async unheardBy(user: string): Promise<Set<string>> {
    const muting = this.#store.db.selectFrom('mutes').select('other_id').where('user_id', '=', user).execute()
    const [muted, unseen] = await Promise.all([muting, unseenBy(this.#store, user)])
    return new Set([...muted.map(({ other_id }) => other_id), ...unseen])
  }

  /** From now on nobody is this person, unless what is done about it fails. */
  async whileForgetting(user: string, forget: () => Promise<void>): Promise<void> {
    const [oldest] = this.#forgotten
    if (oldest !== undefined && this.#forgotten.size >= mostForgotten) this.#forgotten.delete(oldest)
    this.#forgotten.add(user)
    try {
      await forget()
    } catch (error) {
      this.#forgotten.delete(user)
      throw error
    }
  }

  isForgotten(user: string): boolean {
    return this.#forgotten.has(user)
  }

  /** Something about this person changed: read it anew. */
  forget(user: string): void {
    for (const [token, { person }] of this.#sessions) if (person.id === user) this.#sessions.delete(token)
    this.#timekeeper.forget(user)
  }

  async #touch(hash: string, user: string, now: number): Promise<void> {
    const { db } = this.#store
    const expires = now + sessionLength
    await this.#store.write([
      { query: db.updateTable('sessions').set({ seen: now, expires }).where('hash', '=', hash) },
      { query: db.updateTable('users').set({ seen: now }).where('id', '=', user) },
    ])
  }
}

function newSession(user: string, label: string): { token: string; row: Row<'sessions'> } {
  const token = newToken()
  const now = Date.now()
  return {
    token,
    row: {
      hash: hashToken(token),
      id: newId(),
      user_id: user,
      label: label.slice(0, 200),
      created: now,
      seen: now,
      expires: now + sessionLength,
    },
  }
}
