import { Chance } from '@engawa/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogAnswer } from '../schemas/table.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ gamesModule: '@engawa/games' })
})
afterAll(() => server.close())

test('a seat that the rules play is nobody’s: the server makes its moves, to the end of the game', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const { id, seats } = await ann.open({ game: 'bitoku', seats: [{ kind: 'me' }] })
  expect(seats).toMatchObject([
    { kind: 'person', name: 'Ann' },
    { kind: 'automa', player: null },
  ])
  const whim = Chance.seeded('tengu')
  const step = async () => {
    const { at, moves } = await ann.moves(id)
    if (moves.length > 0) await ann.move(id, 0, at, whim.pick(moves))
    return (await ann.look(id)).table.status
  }
  await expect.poll(step, { timeout: 110_000, interval: 1 }).toBe('finished')
  const { entries } = (await ann.get<LogAnswer>(`/api/tables/${id}/log`)).body
  const movers = new Set(entries.filter(({ kind }) => kind === 'played').map(({ seat }) => seat))
  expect(movers).toEqual(new Set([0, 1]))
})
