import type { Services } from '../services.ts'
import type { Statement } from '../store/store.ts'

const lifetime = 5 * 60_000

/** Something that is asked once and must come back soon: of a passkey, or through an e-mail. */
export async function keepChallenge(
  services: Services,
  challenge: string,
  purpose: string,
  user: string | null,
  milliseconds = lifetime,
): Promise<void> {
  const { db } = services.store
  const row = { challenge, purpose, user_id: user, expires: Date.now() + milliseconds }
  await services.write([
    { query: db.deleteFrom('challenges').where('expires', '<', Date.now()) },
    { query: db.insertInto('challenges').values(row) },
  ])
}

/** Uses a challenge up; false where there is none like that. */
export async function useChallenge(
  services: Services,
  challenge: string,
  purpose: string,
  user: string | null,
): Promise<boolean> {
  const query = services.store.db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', user === null ? 'is' : '=', user)
    .where('expires', '>=', Date.now())
  return services.write([{ query, must: true }])
}

/** Links that were sent to somebody who had forgotten their password; a new one makes them worthless. */
export function endsRecoveryLinks({ store }: Services, user: string): Statement {
  return {
    query: store.db.deleteFrom('challenges').where('purpose', '=', 'recovery').where('user_id', '=', user),
  }
}
