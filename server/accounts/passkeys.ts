import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Person } from '../people.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { keepChallenge, useChallenge } from './challenges.ts'

/** Loaded with the first passkey: few servers see one in their first seconds. */
const library = () => import('@simplewebauthn/server')

const mostPasskeys = 20

const refused = (): Problem => new Problem(403, 'passkey-refused', 'This passkey could not be verified.')

/** Somebody's passkeys, where there is room for one more. */
async function passkeysWithRoom({ store }: Services, person: Person): Promise<{ id: string }[]> {
  const known = await store.db.selectFrom('passkeys').select('id').where('user_id', '=', person.id).execute()
  if (known.length >= mostPasskeys)
    throw new Problem(409, 'list-full', `Nobody has more than ${mostPasskeys} passkeys: remove one first.`)
  return known
}

/** What the browser needs to make a passkey for this person. */
export async function registrationOptions(
  services: Services,
  person: Person,
  origin: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysWithRoom(services, person)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Engawa',
    rpID: new URL(origin).hostname,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keepChallenge(services, options.challenge, 'register', person.id)
  return options
}

export async function addPasskey(
  services: Services,
  person: Person,
  origin: string,
  response: RegistrationResponseJSON,
  label: string,
): Promise<string> {
  await passkeysWithRoom(services, person)
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(services, challenge, 'register', person.id),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (verified?.verified !== true) throw refused()
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  const row = {
    id,
    user_id: person.id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
    label,
    created: Date.now(),
  }
  const query = services.store.db
    .insertInto('passkeys')
    .values(row)
    .onConflict((on) => on.doNothing())
  if (!(await services.write([{ query, must: true }]))) throw refused()
  return id
}

/** What the browser needs to ask for any passkey of this server. */
export async function loginOptions(
  services: Services,
  origin: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'preferred',
  })
  await keepChallenge(services, options.challenge, 'login', null)
  return options
}

/** Whose passkey answered. */
export async function userWithPasskey(
  services: Services,
  origin: string,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { db } = services.store
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst()
  if (row === undefined) throw refused()
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(services, challenge, 'login', null),
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => undefined)
  if (verified?.verified !== true) throw refused()
  const { newCounter } = verified.authenticationInfo
  await services.write([
    { query: db.updateTable('passkeys').set({ counter: newCounter }).where('id', '=', row.id) },
  ])
  return row.user_id
}
