import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const twoOpen = { game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] }

test('an invitation opens one seat for one person once', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await ann.open({ game: 'pebbles', seats, settings: { access: 'invited' } })
  const ben = await Client.guest(server.url, 'Ben')
  const cleo = await Client.guest(server.url, 'Cleo')
  expect((await ben.post(`/api/tables/${id}/seats/1/sit`)).body.code).toBe('invitation-needed')
  expect((await ben.post(`/api/tables/${id}/invitations`)).status).toBe(403)
  const { body } = await ann.post<{ token: string }>(`/api/tables/${id}/invitations`, { seat: 1 })
  const invitation = body.token
  expect((await ben.get(`/api/invitations/${invitation}`)).body).toMatchObject({ table: id, seat: 1 })
  expect((await ben.post(`/api/tables/${id}/seats/2/sit`, { invitation })).body.code).toBe('other-seat')
  expect((await ben.post(`/api/tables/${id}/seats/1/sit`, { invitation })).status).toBe(200)
  expect((await cleo.post(`/api/tables/${id}/seats/2/sit`, { invitation })).body.code).toBe('invitation-used')
  expect((await cleo.get(`/api/invitations/${invitation}`)).status).toBe(404)
  expect((await ben.get(`/api/invitations/${invitation}`)).body).toMatchObject({ table: id })
})

test('an invited friend who stood up may sit down again, unless they were sent away', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const seats = [...twoOpen.seats, { kind: 'open' }]
  const { id } = await ann.open({ ...twoOpen, seats, settings: { access: 'invited' } })
  const { body } = await ann.post<{ token: string }>(`/api/tables/${id}/invitations`, { seat: 1 })
  const sit = (invitation?: string) =>
    ben.post(`/api/tables/${id}/seats/1/sit`, invitation === undefined ? {} : { invitation })
  const leave = (who: Client) => who.post(`/api/tables/${id}/seats/1/leave`)
  expect((await sit(body.token)).status).toBe(200)
  await leave(ben)
  expect((await sit(body.token)).status).toBe(200)
  await leave(ben)
  expect((await sit()).status).toBe(200)
  await leave(ann)
  expect((await sit()).body.code).toBe('invitation-needed')
  expect((await sit(body.token)).body.code).toBe('invitation-used')
})

test('an invitation can be taken back by those at the table, and then opens nothing', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const { id } = await ann.open({ ...twoOpen, settings: { access: 'invited' } })
  const { body: made } = await ann.post<{ id: string; token: string }>(`/api/tables/${id}/invitations`, {
    seat: 1,
  })
  const ben = await Client.guest(server.url, 'Ben')
  const listed = () => ann.get<{ invitations: { id: string }[] }>(`/api/tables/${id}/invitations`)
  expect((await listed()).body.invitations).toMatchObject([{ id: made.id, seat: 1 }])
  expect(JSON.stringify((await listed()).body)).not.toContain(made.token)
  const address = `/api/tables/${id}/invitations/${made.id}`
  expect((await ben.send('DELETE', address)).status).toBe(403)
  expect((await ben.get(`/api/tables/${id}/invitations`)).status).toBe(403)
  expect((await ann.send('DELETE', address)).status).toBe(200)
  expect((await listed()).body.invitations).toEqual([])
  expect((await ben.get(`/api/invitations/${made.token}`)).body.code).toBe('invitation-gone')
  const sat = await ben.post(`/api/tables/${id}/seats/1/sit`, { invitation: made.token })
  expect(sat.status).toBe(404)
})

test('an invitation whose time is over opens nothing, whoever has it', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const { id } = await ann.open({ ...twoOpen, settings: { access: 'invited' } })
  const made = await ann.post<{ token: string; expires: number }>(`/api/tables/${id}/invitations`, {
    hours: 1,
  })
  const { token: invitation, expires } = made.body
  expect(expires).toBeGreaterThan(Date.now() + 3_500_000)
  expect(expires).toBeLessThanOrEqual(Date.now() + 3_600_000)
  const store = await openStore(server.config)
  const over = Date.now() - 1
  await store.write([{ query: store.db.updateTable('invitations').set({ expires: over }) }])
  await store.close()
  expect((await ben.get(`/api/invitations/${invitation}`)).body.code).toBe('invitation-gone')
  const sat = await ben.post(`/api/tables/${id}/seats/1/sit`, { invitation })
  expect([sat.status, sat.body.code]).toEqual([410, 'invitation-expired'])
  expect((await ann.look(id)).table.seats[1]).toMatchObject({ kind: 'empty' })
})
