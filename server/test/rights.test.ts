import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function table(people: number, settings: object = {}, game = 'secrets') {
  const names = ['Ann', 'Ben', 'Cleo'].slice(0, people)
  const clients = await Promise.all(names.map((name) => Client.guest(server.url, name)))
  const [ann, ben] = clients as [Client, Client]
  const seats = names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  const { id } = await ann.open({ game, seats, settings })
  for (const [seat, client] of clients.entries())
    if (seat > 0) await client.post(`/api/tables/${id}/seats/${seat}/sit`)
  return { id, ann, ben }
}

describe('words are for those who may see the table, and for those who sit there', () => {
  const said = 'something between us'

  async function overhears(settings: object): Promise<boolean[]> {
    const { id, ann, ben } = await table(2, { chat: true, ...settings })
    const stranger = await Client.guest(server.url, 'Stranger')
    const nobody = new Client(server.url)
    const all = [ben, stranger, nobody]
    const streams = all.map((client) => client.listen(undefined, id))
    for (const stream of streams) await eventually(() => stream.messages[0]?.event).toBe('hello')
    await ann.post(`/api/tables/${id}/chat`, { client: 'a', text: said })
    await ann.playAny(id)
    for (const stream of streams) await eventually(() => stream.tables().at(-1)?.table?.at).toBe(4)
    const logs = await Promise.all(all.map((client) => client.get(`/api/tables/${id}/log`)))
    const heard = all.map((client, index) => {
      client.close()
      const log = JSON.stringify(logs[index]?.body).includes(said)
      const stream = JSON.stringify(streams[index]?.messages).includes(said)
      expect(stream).toBe(log)
      return log
    })
    return heard
  }

  test('at a private table strangers read nothing', async () => {
    expect(await overhears({ access: 'link' })).toEqual([true, false, false])
  })

  test('at a public one without spectators neither', async () => {
    expect(await overhears({ access: 'public', spectators: false })).toEqual([true, false, false])
  })

  test('where spectators are welcome they read along', async () => {
    expect(await overhears({ access: 'public', spectators: true })).toEqual([true, true, true])
  })
})

describe('whoever gave up', () => {
  test('neither moves nor takes back what the bot in their place did', async () => {
    const { id, ann } = await table(3, {}, 'pebbles')
    expect((await ann.post(`/api/tables/${id}/resign`)).status).toBe(200)
    for (const what of ['moves', 'undo', 'restart', 'redo']) {
      const { at } = (await ann.look(id)).table
      const move = what === 'moves' ? { move: { kind: 'draw' } } : {}
      const { status, body } = await ann.post(`/api/tables/${id}/${what}`, {
        seat: 0,
        at,
        client: `${what}-1`,
        ...move,
      })
      expect([what, status, body.code]).toEqual([what, 409, 'resigned'])
    }
    expect((await ann.look(id)).game).toMatchObject({ undo: { can: false }, redo: false })
    expect((await ann.moves(id)).moves).toEqual([])
  })
})

describe('an end by agreement', () => {
  test('is not agreed alone while the other is away', async () => {
    const { id, ann, ben } = await table(2)
    await ben.post(`/api/tables/${id}/seats/1/leave`)
    for (const ending of ['draw', 'abandon']) {
      const { body } = await ann.post<{ status: string }>(`/api/tables/${id}/proposal`, { ending })
      expect(body.status).toBe('playing')
      expect((await ann.post(`/api/tables/${id}/proposal/answer`, { agrees: false })).status).toBe(200)
    }
    await ann.post(`/api/tables/${id}/proposal`, { ending: 'draw' })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    await ben.post(`/api/tables/${id}/proposal/answer`, { agrees: true })
    expect((await ann.look(id)).table).toMatchObject({ status: 'finished', ending: 'draw' })
  })

  test('is not made of somebody’s giving up while it was proposed', async () => {
    const { id, ann, ben } = await table(2)
    await ann.post(`/api/tables/${id}/proposal`, { ending: 'draw' })
    await ben.post(`/api/tables/${id}/resign`)
    expect((await ann.look(id)).table).toMatchObject({ status: 'finished', ending: 'resigned' })
  })
})
