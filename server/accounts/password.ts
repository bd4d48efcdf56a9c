import { refuseMuted } from '../operator/sanctions.ts'
import type { Person } from '../people.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { endsRecoveryLinks } from './challenges.ts'

// The library's algorithm is argon2id; memory and passes are what OWASP asks for at the least.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Loaded with the first password. */
const library = () => import('@node-rs/argon2')

let nobody: Promise<string> | undefined

/** Checked where there is no such person, so that the time it takes tells nothing. */
async function hashOfNobody(): Promise<string> {
  const { hash } = await library()
  nobody ??= hash('nobody has this password', cost)
  return nobody
}

const wrong = (): Problem => new Problem(403, 'wrong-password', 'Handle or password are wrong.')

export async function hashPassword(password: string): Promise<string> {
  return (await library()).hash(password, cost)
}

/** Gives a guest a handle and a password, or changes them; all other devices are logged out. */
export async function setPassword(
  services: Services,
  person: Person,
  handle: string,
  password: string,
  current: string | undefined,
): Promise<void> {
  const { verify } = await library()
  const { db } = services.store
  const row = await services.people.row(person.id)
  if (row.password !== null && !(current !== undefined && (await verify(row.password, current))))
    throw wrong()
  // People are found by their handles: whoever may not write does not write into those either.
  if (handle !== row.handle) await refuseMuted(services, person.id)
  await mustBeFree(services, handle, person)
  const hashed = await hashPassword(password)
  const set = db.updateTable('users').set({ handle, password: hashed }).where('id', '=', person.id)
  const others = db
    .deleteFrom('sessions')
    .where('user_id', '=', person.id)
    .where('hash', '!=', person.session)
  try {
    await services.write([{ query: set }, { query: others }, endsRecoveryLinks(services, person.id)], {
      kind: 'person',
      user: person.id,
      out: true,
    })
  } catch (error) {
    // Somebody else may have taken it in the same moment, which the store refuses.
    await mustBeFree(services, handle, person)
    throw error
  }
}

async function mustBeFree({ store }: Services, handle: string, person: Person): Promise<void> {
  const taken = await store.db
    .selectFrom('users')
    .select('id')
    .where('handle', '=', handle)
    .where('id', '!=', person.id)
    .executeTakeFirst()
  if (taken !== undefined) throw new Problem(409, 'handle-taken', 'Somebody else has this handle.')
}

/** Whose handle and password these are. */
export async function userWithPassword(
  services: Services,
  handle: string,
  password: string,
): Promise<string> {
  const row = await services.store.db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('handle', '=', handle)
    .executeTakeFirst()
  const { verify } = await library()
  const right = await verify(row?.password ?? (await hashOfNobody()), password)
  if (row === undefined || row.password === null || !right) throw wrong()
  return row.id
}
