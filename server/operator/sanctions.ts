import { Problem } from '../problem.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** What can be decided about somebody: words that they read, no more words of theirs, no more of them. */
export const sanctionKinds = ['warn', 'mute', 'ban'] as const
export type SanctionKind = (typeof sanctionKinds)[number]

/** What holds for somebody now; nothing once its time is over or it was taken back. */
export function sanctionOf(
  { db }: Store,
  user: string,
  kind: SanctionKind,
): Promise<Row<'sanctions'> | undefined> {
  return db
    .selectFrom('sanctions')
    .selectAll()
    .where('user_id', '=', user)
    .where('kind', '=', kind)
    .where('lifted', 'is', null)
    .where('until', '>', Date.now())
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const dayOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')

/** Whoever is muted plays on and reads why they cannot write. */
export async function refuseMuted({ store }: { store: Store }, user: string): Promise<void> {
  const mute = await sanctionOf(store, user, 'mute')
  if (mute !== undefined)
    throw new Problem(403, 'muted', `You cannot write until ${dayOf(mute.until)} UTC: ${mute.reason}`)
}

/** Whoever is banned is told so, and until when. */
export const banned = (until: number): Problem =>
  new Problem(403, 'banned', `You are kept out of this server until ${dayOf(until)} UTC.`)
