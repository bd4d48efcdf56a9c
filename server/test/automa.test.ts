import { Chance, type GameEvent } from '@engawa/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogAnswer } from '../schemas/table.ts'
import { Client, type TableMessage } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ gamesModule: '@engawa/games' })
})
afterAll(() => server.close())

const eventsOf = ({ entries }: TableMessage) =>
  entries.flatMap(({ events = [] }) => events as readonly (GameEvent & { readonly card?: string })[])
const rowOf = (view: unknown) => (view as { tengu: { row: readonly string[] } } | undefined)?.tengu.row

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

test('the turn of such a seat is streamed step by step, each with the view that follows on it', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const { id } = await ann.open({ game: 'bitoku', seats: [{ kind: 'me' }] })
  const listening = ann.listen()
  const turned = () =>
    listening.tables().findIndex((message) => 'discarded' in (eventsOf(message).at(-1) ?? {}))
  const whim = Chance.seeded('steps')
  const step = async () => {
    const { at, moves } = await ann.moves(id)
    if (moves.length > 0) await ann.move(id, 0, at, whim.pick(moves))
    return turned()
  }
  await expect.poll(step, { timeout: 60_000, interval: 1 }).toBeGreaterThan(-1)
  const heard = listening.tables()
  const thrown = heard.findIndex((message) => eventsOf(message).some(({ kind }) => kind === 'willRolled'))
  const turn = heard.slice(thrown, turned() + 1)
  expect(turn.length).toBeGreaterThan(2)
  for (const { entries } of turn)
    expect(entries.map(({ kind, seat }) => [kind, seat])).toEqual([['played', 1]])
  // The card it acts by lies in the row until the last of them.
  const card = (turn[0] && eventsOf(turn[0]).find(({ kind }) => kind === 'willRolled'))?.card
  const isInRow = ({ game }: TableMessage) => rowOf(game?.view)?.includes(String(card))
  expect(turn.map(isInRow)).toEqual(turn.map((_message, index) => index < turn.length - 1))
  await listening.stop()
})
