import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnTables, SeenTable, TableAnswer } from '../schemas/table.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const seats = [{ kind: 'me' }, { kind: 'open' }]

/** A table that Ann gave up against Ben. */
async function over(settings: object = {}): Promise<{ ann: Client; ben: Client; id: string }> {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const { id } = await ann.open({ game: 'secrets', options: { long: true }, seats, settings })
  const { body } = await ann.post<{ token: string }>(`/api/tables/${id}/invitations`, {})
  await ben.post(`/api/tables/${id}/seats/1/sit`, { invitation: body.token })
  await ann.post(`/api/tables/${id}/resign`)
  return { ann, ben, id }
}

const next = (who: Client, table: string) => who.send<SeenTable>('POST', `/api/tables/${table}/next`)
const refusal = async (who: Client, table: string) =>
  (await who.send('POST', `/api/tables/${table}/next`)).body.code

test('the next round is the same table for all who sat there, on the same terms, however often they ask', async () => {
  const { ann, ben, id } = await over({ chat: false, patience: 600 })
  const [first, second] = await Promise.all([next(ben, id), next(ann, id)])
  expect(first.status).toBe(200)
  expect(second.body.id).toBe(first.body.id)
  expect((await next(ben, id)).body.id).toBe(first.body.id)
  expect(first.body).toMatchObject({
    game: 'secrets',
    options: { long: true },
    settings: { chat: false, patience: 600 },
    status: 'open',
    seats: [{ kind: 'empty' }, { kind: 'person', name: 'Ben' }],
  })
  expect((await ann.post<SeenTable>(`/api/tables/${first.body.id}/seats/0/sit`)).body.status).toBe('playing')
  const own = (await ben.get<OwnTables>('/api/me/tables')).body.tables
  expect(own.map((table) => table.id).toSorted()).toEqual([id, first.body.id].toSorted())
})

test('bots sit where they sat', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const wish = { game: 'secrets', seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] }
  const { id } = await ann.open(wish)
  await ann.post(`/api/tables/${id}/resign`)
  expect((await next(ann, id)).body.seats).toMatchObject([
    { kind: 'bot', level: 'easy' },
    { kind: 'person', name: 'Ann' },
  ])
})

test('it is not for strangers, nor for a table that is not over', async () => {
  const { ann, id } = await over()
  const cleo = await Client.guest(server.url, 'Cleo')
  expect(await refusal(cleo, id)).toBe('not-seated')
  expect(await refusal(new Client(server.url), id)).toBe('no-session')
  const { id: fresh } = await ann.open({ game: 'secrets', seats })
  expect(await refusal(ann, fresh)).toBe('not-over')
  expect((await ann.look(id)).table.next).toBeNull()
})

test('all seats and whoever looks on hear of it by the stream, without a chat', async () => {
  const { ann, ben, id } = await over({ access: 'public', spectators: true, chat: false })
  const cleo = await Client.guest(server.url, 'Cleo')
  const listening = [ben.listen(), cleo.listen(undefined, id)]
  for (const { messages } of listening) await eventually(() => messages.length).toBeGreaterThan(0)
  const { body } = await next(ann, id)
  for (const one of listening) {
    await eventually(() => one.tables().at(-1)?.table?.next).toEqual({ table: body.id, seat: 0 })
    expect(one.tables().at(-1)?.entries).toMatchObject([{ kind: 'renewed', seat: 0, next: body.id }])
    await one.stop()
  }
})

test('where one must be invited, those who sat there need no invitation to the next round', async () => {
  const { ann, ben, id } = await over({ access: 'invited' })
  const { id: second } = (await next(ann, id)).body
  const cleo = await Client.guest(server.url, 'Cleo')
  const welcome = async (who: Client) => (await who.get<TableAnswer>(`/api/tables/${second}`)).body.welcome
  expect([await welcome(ann), await welcome(ben), await welcome(cleo)]).toEqual([true, true, false])
  expect((await cleo.post(`/api/tables/${second}/seats/1/sit`)).body.code).toBe('invitation-needed')
  expect((await ben.post(`/api/tables/${second}/seats/1/sit`)).status).toBe(200)
})
