import { randomInt } from 'node:crypto'
import { hashToken, newToken } from '../ids.ts'
import type { Person } from '../people.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { endsRecoveryLinks, keepChallenge, useChallenge } from './challenges.ts'
import { hashPassword } from './password.ts'

const codesAtOnce = 8
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const hour = 3_600_000

/** Sixteen letters in four groups: about 79 bits, so that its hash gives nothing away. */
function newCode(): string {
  const letter = (): string => letters.charAt(randomInt(letters.length))
  const group = (): string => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: 4 }, group).join('-')
}

/** New codes in place of the old ones, shown once; only their hashes are kept. */
export async function newRecoveryCodes(services: Services, person: Person): Promise<string[]> {
  const { db } = services.store
  const { handle, password } = await services.people.row(person.id)
  if (handle === null || password === null)
    throw new Problem(
      409,
      'password-needed',
      'Codes open an account with a handle and a password: choose them first.',
    )
  const codes = Array.from({ length: codesAtOnce }, newCode)
  const rows = codes.map((code) => ({ hash: hashToken(code), user_id: person.id, created: Date.now() }))
  await services.write([
    { query: db.deleteFrom('recovery_codes').where('user_id', '=', person.id) },
    { query: db.insertInto('recovery_codes').values(rows) },
  ])
  return codes
}

/** Whoever has this handle and a mailbox that was confirmed, with a link that opens the account for an hour. */
export async function recoveryLink(
  services: Services,
  handle: string,
): Promise<{ email: string; token: string } | undefined> {
  const row = await services.store.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('handle', '=', handle)
    .executeTakeFirst()
  if (row === undefined || row.email === null) return undefined
  const token = newToken()
  await keepChallenge(services, hashToken(token), 'recovery', row.id, hour)
  return { email: row.email, token }
}

const wrong = (): Problem =>
  new Problem(403, 'wrong-recovery', 'Handle and code do not fit together, or it was used.')

/** Sets a new password with a code or with what a mail said; every device is logged out. */
export async function recover(
  services: Services,
  handle: string,
  secret: string,
  password: string,
): Promise<string> {
  const { db } = services.store
  const row = await db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirst()
  // As long as for somebody who is there.
  const hashed = await hashPassword(password)
  if (row === undefined || !(await useSecret(services, row.id, secret))) throw wrong()
  await services.write(
    [
      { query: db.updateTable('users').set({ password: hashed }).where('id', '=', row.id) },
      { query: db.deleteFrom('sessions').where('user_id', '=', row.id) },
      endsRecoveryLinks(services, row.id),
    ],
    { kind: 'person', user: row.id, out: true },
  )
  return row.id
}

/** Each works once. */
async function useSecret(services: Services, user: string, secret: string): Promise<boolean> {
  if (await useChallenge(services, hashToken(secret), 'recovery', user)) return true
  const code = secret.toLowerCase().trim()
  const query = services.store.db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user)
    .where('hash', '=', hashToken(code))
  return services.write([{ query, must: true }])
}
