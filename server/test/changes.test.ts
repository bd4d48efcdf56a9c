import { at, Chance } from '@engawa/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadGames } from '../games.ts'
import { Client, type Listening, type TableMessage } from './client.ts'
import { startTestServer, type TestServer, toyGames } from './server.ts'
import { eventually } from './wait.ts'

type Standing = Pick<TableMessage, 'position' | 'table' | 'game'>

/** What a listener knows after each message that brings the table, put together from what changed. */
function together(messages: readonly TableMessage[]): Standing[] {
  const stood: Standing[] = []
  for (const { position, table, game, tableChanges, gameChanges } of messages) {
    const before = stood.at(-1)
    if (table === undefined && tableChanges === undefined) continue
    expect(before ?? table).toBeDefined()
    const next = { ...before, ...(table && { table }), ...(game !== undefined && { game }), position }
    if (tableChanges) Object.assign(next, { table: { ...before?.table, ...tableChanges } })
    if (gameChanges) {
      const { view, ...rights } = gameChanges
      expect(before?.game).not.toBeNull()
      Object.assign(next, {
        game: { ...before?.game, ...rights, view: { ...(before?.game?.view as object), ...view } },
      })
    }
    stood.push(next)
  }
  return stood
}

/** One viewer with two streams: of all each time, and of what changed. */
interface Ears {
  readonly all: Listening
  readonly changes: Listening
}

async function listen(client: Client, watch?: string): Promise<Ears> {
  const ears = { all: client.listen(undefined, watch), changes: client.listen(undefined, watch, true) }
  for (const { messages } of Object.values(ears)) await eventually(() => messages.length).toBeGreaterThan(0)
  return ears
}

async function expectAlike({ all, changes }: Ears, position: number): Promise<void> {
  for (const stream of [all, changes]) await eventually(() => stream.tables().at(-1)?.position).toBe(position)
  const whole = all
    .tables()
    .flatMap(({ position, table, game }) => (table ? [{ position, table, game }] : []))
  expect(together(changes.tables())).toEqual(whole)
  expect(changes.tables().map(({ entries }) => entries)).toEqual(all.tables().map(({ entries }) => entries))
}

const lengthOf = ({ messages }: Listening): number => messages.reduce((sum, { data }) => sum + data.length, 0)

const people = [{ kind: 'me' }, { kind: 'open' }]

describe.each([toyGames, '@engawa/games'])(
  'a stream of changes, with the games of %s',
  async (gamesModule) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ gamesModule })
    })
    afterAll(() => server.close())
    const { entries } = await loadGames(gamesModule)
    const plays = await Promise.all(entries.map(({ play }) => play()))
    const playable = (people: number) =>
      plays.flatMap(({ game: { id, seats } }) => (seats.includes(people) ? [id] : []))

    test.each(playable(2))('%s: put together it is what others are told, for every viewer', async (game) => {
      const whim = Chance.seeded(game)
      const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')]
      const beforeIt = await listen(ann)
      const { id } = await ann.open({ game, seats: people, settings: { spectators: true, pace: 'slow' } })
      const watching = await listen(new Client(server.url), id)
      const atIt = await listen(ben)
      await ben.post(`/api/tables/${id}/seats/1/sit`)
      let position = (await ann.look(id)).table.position
      for (let step = 0; step < 20; step++) {
        for (const client of [ann, ben]) {
          const { at: stands, seat, moves } = await client.moves(id)
          if (moves.length === 0) continue
          position = (await client.move(id, seat, stands, whim.pick(moves))).body.position
          // Looks, words and steps taken back lie between.
          if (step % 5 === 1) await client.look(id)
          if (step % 5 === 2) await client.post(`/api/tables/${id}/chat`, { client: `c${step}`, text: 'hm' })
          if (step % 5 === 3)
            await client.post(`/api/tables/${id}/undo`, { seat, at: position, client: `u${step}` })
          position = (await ann.look(id)).table.position
        }
      }
      await ben.post(`/api/tables/${id}/resign`)
      position = (await ann.look(id)).table.position
      for (const ears of [beforeIt, watching, atIt]) await expectAlike(ears, position)
      const changes = beforeIt.changes.tables()
      expect(changes.filter(({ gameChanges }) => gameChanges !== undefined).length).toBeGreaterThan(
        changes.length / 2,
      )
      expect(lengthOf(beforeIt.changes)).toBeLessThan(lengthOf(beforeIt.all))
      for (const client of [ann, ben]) client.close()
    })

    test('who sits down and stands up is told alike, and a stream opened anew begins with the whole', async () => {
      const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')]
      const seats = [...people, { kind: 'open' }]
      const { id } = await ann.open({ game: at(playable(3), 0), seats, settings: { spectators: true } })
      const ears = await listen(ben, id)
      for (const seat of [1, 2, 1]) {
        await ben.post(`/api/tables/${id}/seats/${seat}/sit`)
        await ben.post(`/api/tables/${id}/seats/${seat}/leave`)
      }
      const { position } = (await ann.look(id)).table
      await expectAlike(ears, position)
      await ears.changes.stop()
      const again = ben.listen(ears.changes.lastId, id, true)
      await ann.post(`/api/tables/${id}/seats/0/leave`)
      await eventually(() => again.tables().length).toBeGreaterThan(0)
      expect(again.tables()[0]).not.toHaveProperty('tableChanges')
      for (const client of [ann, ben]) client.close()
    })
  },
)
