import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { fakeSmtp } from './smtp.ts'
import { eventually } from './wait.ts'

const mails: string[] = []
let smtp: Awaited<ReturnType<typeof fakeSmtp>>
let server: TestServer
beforeAll(async () => {
  smtp = await fakeSmtp(mails)
  server = await startTestServer({ mail: { smtp: smtp.url, from: 'engawa@example.org' } })
})
afterAll(async () => {
  await server.close()
  smtp.close()
})

const old = 'the one that was forgotten'
const fresh = 'the one that is new now'

async function account(handle: string): Promise<Client> {
  const client = await Client.guest(server.url, 'Ann')
  await client.send('PUT', '/api/me/password', { handle, password: old })
  return client
}

const recover = (handle: string, secret: string, who = new Client(server.url)) =>
  who.post('/api/recovery', { handle, secret, password: fresh })
const logIn = async (handle: string, password: string) =>
  (await new Client(server.url).post('/api/sessions', { handle, password })).status

test('a recovery code opens the account once, ends every device, and is kept as a hash alone', async () => {
  const ann = await account('ann.codes')
  const { codes } = (await ann.post<{ codes: string[] }>('/api/me/recovery-codes')).body
  expect(new Set(codes).size).toBe(8)
  const [code = '', other = ''] = codes
  expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const store = await openStore(server.config)
  const kept = JSON.stringify(await store.db.selectFrom('recovery_codes').selectAll().execute())
  await store.close()
  for (const one of codes) expect(kept).not.toContain(one)

  // A code ends in any of its letters, so the wrong one has to differ from the one it has.
  const wrong = code.slice(0, -1) + (code.endsWith('z') ? 'y' : 'z')
  expect((await recover('ann.codes', wrong)).status).toBe(403)
  const back = new Client(server.url)
  expect((await recover('ann.codes', code.toUpperCase(), back)).status).toBe(200)
  expect((await back.get<{ recoveryCodes: number }>('/api/me')).body.recoveryCodes).toBe(7)
  expect((await ann.get('/api/me')).status).toBe(401)
  expect([await logIn('ann.codes', old), await logIn('ann.codes', fresh)]).toEqual([403, 200])
  expect((await recover('ann.codes', code)).status).toBe(403)
  // New codes take the place of the old ones.
  await back.post('/api/me/recovery-codes')
  expect((await recover('ann.codes', other)).status).toBe(403)
})

test('codes are for whoever has a password; nobody’s code opens another’s account', async () => {
  const guest = await Client.guest(server.url, 'Guest')
  expect((await guest.post('/api/me/recovery-codes')).body.code).toBe('password-needed')
  const ben = await account('ben.codes')
  await account('cleo.codes')
  const { codes } = (await ben.post<{ codes: string[] }>('/api/me/recovery-codes')).body
  expect((await recover('cleo.codes', codes[0] ?? '')).status).toBe(403)
  expect((await recover('nobody.here', codes[0] ?? '')).status).toBe(403)
})

test('a mail with a link goes to the mailbox that was confirmed; the answer does not tell whether there is one', async () => {
  const dai = await account('dai.mail')
  const store = await openStore(server.config)
  const query = store.db.updateTable('users').set({ email: 'dai@example.org' }).where('id', '=', dai.id)
  await store.write([{ query }])
  await store.close()
  const ask = (handle: string) => new Client(server.url).post('/api/recovery/mail', { handle, locale: 'fr' })
  const answers = [await ask('nobody.here'), await ask('dai.mail')]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, null],
    [200, null],
  ])
  await eventually(() => mails.length).toBe(1)
  expect(mails[0]).toContain('To: dai@example.org')
  const token = secretIn(mails[0], /#\/recover\/dai\.mail\/([A-Za-z0-9_-]{43})/)
  expect((await recover('dai.mail', 'A'.repeat(43))).status).toBe(403)
  expect((await recover('dai.mail', token)).status).toBe(200)
  expect((await recover('dai.mail', token)).status).toBe(403)
  expect(await logIn('dai.mail', fresh)).toBe(200)
})

/** An account with a mailbox, and a way to have a link sent there. */
async function accountWithMail(handle: string): Promise<{ client: Client; link(): Promise<string> }> {
  const client = await account(handle)
  const store = await openStore(server.config)
  const email = `${handle}@example.org`
  await store.write([{ query: store.db.updateTable('users').set({ email }).where('id', '=', client.id) }])
  await store.close()
  const link = async (): Promise<string> => {
    const before = mails.length
    await new Client(server.url).post('/api/recovery/mail', { handle })
    await eventually(() => mails.length).toBe(before + 1)
    return secretIn(mails[before], /#\/recover\/[a-z.]+\/([A-Za-z0-9_-]{43})/)
  }
  return { client, link }
}

function secretIn(mail: string | undefined, pattern: RegExp): string {
  const words = (mail ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=')
  return pattern.exec(words)?.[1] ?? ''
}

test('a new password ends the links that were sent before it', async () => {
  const { client: eli, link } = await accountWithMail('eli.mail')
  const [one, other, third] = [await link(), await link(), await link()]
  expect((await recover('eli.mail', one, eli)).status).toBe(200)
  expect((await recover('eli.mail', other)).status).toBe(403)
  const again = await link()
  const change = { handle: 'eli.mail', password: 'a third one, chosen at home', current: fresh }
  expect((await eli.send('PUT', '/api/me/password', change)).status).toBe(200)
  for (const late of [third, again]) expect((await recover('eli.mail', late)).status).toBe(403)
})

test('another mailbox, or none, ends the links that were sent to the one before', async () => {
  const { client: fay, link } = await accountWithMail('fay.mail')
  const first = await link()
  const email = 'fay.elsewhere@example.org'
  await fay.send('PUT', '/api/me/email', { email })
  const token = secretIn(mails.at(-1), /#\/email\/[^/]+\/([A-Za-z0-9_-]{43})/)
  expect((await fay.post('/api/me/email/confirm', { email, token })).status).toBe(200)
  expect((await recover('fay.mail', first)).status).toBe(403)
  const second = await link()
  expect((await fay.send('DELETE', '/api/me/email')).status).toBe(200)
  expect((await recover('fay.mail', second)).status).toBe(403)
})

test('guesses are limited by handle and address, mails by handle', async () => {
  const narrow = await startTestServer({
    rateFactor: 1,
    mail: { smtp: smtp.url, from: 'engawa@example.org' },
  })
  const client = new Client(narrow.url)
  const passed = async (times: number, send: () => Promise<{ status: number }>) => {
    let count = 0
    for (let index = 0; index < times; index++) if ((await send()).status !== 429) count++
    return count
  }
  const guess = { handle: 'somebody', secret: 'aaaa-bbbb-cccc-dddd', password: fresh }
  expect(await passed(24, () => client.post('/api/recovery', guess))).toBe(20)
  // Whoever goes from handle to handle runs out as well.
  let handles = 0
  const elsewhere = () => client.post('/api/recovery', { ...guess, handle: `other.${handles++}` })
  expect(await passed(30, elsewhere)).toBe(16)
  expect(await passed(6, () => client.post('/api/recovery/mail', { handle: 'somebody' }))).toBe(3)
  await narrow.close()
})
