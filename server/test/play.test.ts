import { levels } from '@engawa/bots'
import { openSave, readSave } from '@engawa/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pebblesGame } from '../../kernel/conformance/toys/pebbles.ts'
import type { SeenEntry } from '../schemas/table.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const twoOpen = { game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] }

async function pair(settings: object = {}): Promise<{ ann: Client; ben: Client; table: string }> {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const { id } = await ann.open({ ...twoOpen, settings })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  return { ann, ben, table: id }
}

/** Whose turn it is, and the other one. */
async function byTurn({ ann, ben, table }: { ann: Client; ben: Client; table: string }) {
  const { turn } = (await ann.look(table)).table
  const first = turn?.over === false && turn.seats[0] === 0
  return { active: first ? ann : ben, idle: first ? ben : ann, activeSeat: first ? 0 : 1 }
}

async function playOut(table: string, ...clients: Client[]): Promise<void> {
  for (let idle = 0; idle < clients.length; ) {
    idle = 0
    for (const client of clients) if (!(await client.playAny(table))) idle++
  }
}

describe('sitting down', () => {
  test('two guests sit down and the table begins by itself', async () => {
    const { ann, ben, table } = await pair()
    const seen = await ann.look(table)
    expect(seen.table.status).toBe('playing')
    expect(seen.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect(seen.game?.viewer).toBe(0)
    expect((await ben.look(table)).game?.viewer).toBe(1)
  })

  test('what the set-up told stands in the log where the table began, for each as they may know it', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const { id } = await ann.open({ ...twoOpen, game: 'secrets' })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    const log = async (who: Client) =>
      (await who.get<{ entries: SeenEntry[] }>(`/api/tables/${id}/log?from=0`)).body.entries
    const began = { kind: 'kept', seat: 0 }
    const drew = (seat: number) => ({ kind: 'drew', seat, word: expect.any(String), only: [seat] })
    expect((await log(ann)).map(({ events }) => events)).toEqual([undefined, [drew(0), began]])
    expect((await log(ben)).map(({ events }) => events)).toEqual([undefined, [drew(1), began]])
    await ben.post(`/api/tables/${id}/resign`)
    expect((await log(ann))[1]?.events).toEqual([drew(0), drew(1), began])
  })

  test('of many who want the same seat one gets it', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const { id } = await ann.open(twoOpen)
    const guests = await Promise.all(['a', 'b', 'c', 'd'].map((name) => Client.guest(server.url, name)))
    const tries = await Promise.all(guests.map((guest) => guest.post(`/api/tables/${id}/seats/1/sit`)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('only public tables stand in the lobby, and only while they last', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const shown = await ann.open({ ...twoOpen, settings: { access: 'public' } })
    const hidden = await ann.open(twoOpen)
    const lobby = async (query = ''): Promise<string[]> =>
      (await ann.get<{ tables: { id: string }[] }>(`/api/tables${query}`)).body.tables.map(({ id }) => id)
    expect(await lobby()).toContain(shown.id)
    expect(await lobby()).not.toContain(hidden.id)
    const ben = await Client.guest(server.url, 'Ben')
    await ben.post(`/api/tables/${shown.id}/seats/1/sit`)
    expect(await lobby()).not.toContain(shown.id)
    expect(await lobby('?status=playing&game=pebbles')).toContain(shown.id)
  })

  test('who leaves before the start frees the seat; later a bot plays on until they come back', async () => {
    const { ann, ben, table } = await pair()
    const left = await ben.post(`/api/tables/${table}/seats/1/leave`)
    expect(left.body).toMatchObject({ seats: [{ away: false }, { away: true, name: 'Ben' }] })
    await eventually(async () => ann.playAny(table)).toBe(true)
    await eventually(async () => (await ann.look(table)).table.turn).toMatchObject({ seats: [0] })
    expect((await ben.move(table, 1, (await ben.look(table)).table.at, { kind: 'draw' })).body.code).toBe(
      'away',
    )
    const back = await ben.post(`/api/tables/${table}/seats/1/sit`)
    expect(back.body).toMatchObject({ seats: [{}, { away: false }] })
  })
})

describe('playing', () => {
  test('a whole game over HTTP; then the table opens up and keeps its promise', async () => {
    const { ann, ben, table } = await pair()
    const start = (await ann.look(table)).table
    expect(start.seed).toBeNull()
    expect((await ann.get(`/api/tables/${table}/save`)).body.code).toBe('not-over')
    await playOut(table, ann, ben)
    const end = await ann.look(table)
    expect(end.table).toMatchObject({ status: 'finished', commitment: start.commitment })
    const { body } = await ann.get<string>(`/api/tables/${table}/save`)
    const save = readSave(body)
    expect(save.seed).toBe(end.table.seed)
    expect(openSave({ game: pebblesGame }, save).turn).toEqual(end.table.turn)
  })

  test('a repeated move is answered like the first time, also after others have moved', async () => {
    const both = await pair()
    const { active, idle, activeSeat } = await byTurn(both)
    const { at, moves } = await active.moves(both.table)
    const first = await active.move(both.table, activeSeat, at, moves[0], 'once')
    expect(first.status).toBe(200)
    expect((await active.move(both.table, activeSeat, at, moves[0], 'once')).body).toEqual(first.body)
    await idle.playAny(both.table)
    expect((await active.move(both.table, activeSeat, at, moves[0], 'once')).body).toEqual(first.body)
    expect((await active.look(both.table)).table.position).toBe(4)
    const other = await active.move(both.table, activeSeat, at, { kind: 'pass' }, 'once')
    expect(other.body.code).toBe('client-id-used')
  })

  test('stale, foreign and refused moves say why and change nothing', async () => {
    const both = await pair()
    const { table } = both
    const { active, idle, activeSeat } = await byTurn(both)
    const before = (await active.look(table)).table
    const { at, moves } = await active.moves(table)
    const answers = await Promise.all([
      active.move(table, activeSeat, at - 1, moves[0]),
      idle.move(table, activeSeat, at, moves[0]),
      idle.move(table, 1 - activeSeat, at, moves[0]),
      active.move(table, activeSeat, at, { kind: 'lay', pebble: 99 }),
      active.move(table, activeSeat, at, { kind: 'pass' }),
      new Client(server.url).move(table, activeSeat, at, moves[0]),
    ])
    expect(answers.map(({ status, body }) => [status, body.refusal?.code ?? body.code])).toEqual([
      [409, 'stale-move'],
      [403, 'not-your-seat'],
      [422, 'not-your-turn'],
      [422, 'bad-field'],
      [422, 'must-act'],
      [401, 'no-session'],
    ])
    expect((await active.look(table)).table).toEqual(before)
  })

  test('a step is taken back and done again, unless something was drawn or another acted', async () => {
    const both = await pair()
    const { table } = both
    const { active, idle, activeSeat } = await byTurn(both)
    const command = async (who: Client, what: string, seat: number) => {
      const { at } = (await who.look(table)).table
      return who.post(`/api/tables/${table}/${what}`, { seat, at, client: `${what}-${at}` })
    }
    const before = await active.look(table)
    const lay = (await active.moves(table)).moves[0]
    await active.move(table, activeSeat, before.table.at, lay)
    const after = await active.look(table)
    expect((await command(idle, 'undo', 1 - activeSeat)).body.refusal?.code).toBe('other-seat')
    expect((await command(active, 'undo', activeSeat)).status).toBe(200)
    expect((await active.look(table)).game).toEqual({ ...before.game, redo: true })
    expect((await command(active, 'redo', activeSeat)).status).toBe(200)
    expect((await active.look(table)).game?.view).toEqual(after.game?.view)
    const at = (await idle.look(table)).table.at
    await idle.move(table, 1 - activeSeat, at, { kind: 'draw' })
    expect((await command(idle, 'undo', 1 - activeSeat)).body.refusal?.code).toBe('chance')
    expect((await command(active, 'redo', activeSeat)).body.code).toBe('nothing-to-redo')
  })

  test('the recap tells what others did since one’s last move', async () => {
    const both = await pair()
    const { active, idle } = await byTurn(both)
    await active.playAny(both.table)
    await idle.playAny(both.table)
    const { body } = await active.get<{ entries: { kind: string; events: object[] }[] }>(
      `/api/tables/${both.table}/recap`,
    )
    expect(body.entries).toHaveLength(1)
    expect(body.entries[0]).toMatchObject({ kind: 'played', events: [{ kind: 'laid' }] })
  })
})

describe('looking back', () => {
  interface Past {
    views: { hands: string[][]; left: number }[]
  }

  test('a running table shows its earlier positions as each saw them; a finished one lies open', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const { id } = await ann.open({ ...twoOpen, game: 'secrets' })
    expect((await ann.get(`/api/tables/${id}/views`)).body.code).toBe('not-begun')
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    const now = async (who: Client) => (await who.look(id)).game?.view
    const seen = [await now(ben)]
    for (let played = 0; played < 9; played++) {
      await (played % 2 === 0 ? ann : ben).playAny(id)
      seen.push(await now(ben))
    }
    const views = async (who: Client, from: number) =>
      (await who.get<Past>(`/api/tables/${id}/views?from=${from}`)).body.views
    expect(await views(ben, 0)).toEqual(seen.slice(0, 8))
    expect(await views(ben, 7)).toEqual(seen.slice(7))
    expect(await views(ben, 20)).toEqual([])
    const stranger = await Client.guest(server.url, 'Stranger')
    expect((await stranger.get(`/api/tables/${id}/views`)).status).toBe(404)
    await ben.post(`/api/tables/${id}/resign`)
    const [first] = await views(ann, 0)
    expect(first?.hands.flat().every((word) => word !== '')).toBe(true)
  })
})

describe('bots', () => {
  test('bots of every level sit at a table and play it to its end with a person', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    // Those of earlier days still play.
    for (const level of [...levels, 'random', 'easy', 'greedy']) {
      const seats = [{ kind: 'bot', level }, { kind: 'me' }]
      const { id } = await ann.open({ game: 'pebbles', seats })
      await expect
        .poll(async () => (await ann.playAny(id)) || (await ann.look(id)).table.status, {
          timeout: 30_000,
          interval: 5,
        })
        .toBe('finished')
    }
  })
})

describe('ending', () => {
  test('who resigns between two people ends the table', async () => {
    const { ann, table } = await pair()
    const { body } = await ann.post(`/api/tables/${table}/resign`)
    expect(body).toMatchObject({ status: 'finished', ending: 'resigned', seats: [{ resigned: true }, {}] })
  })

  test('a table is abandoned only when all agree', async () => {
    const { ann, ben, table } = await pair()
    await ann.post(`/api/tables/${table}/proposal`, { ending: 'abandon' })
    expect((await ben.post(`/api/tables/${table}/proposal`, { ending: 'draw' })).body.code).toBe(
      'proposal-open',
    )
    const declined = await ben.post(`/api/tables/${table}/proposal/answer`, { agrees: false })
    expect(declined.body).toMatchObject({ status: 'playing', proposal: null })
    await ben.post(`/api/tables/${table}/proposal`, { ending: 'abandon' })
    const agreed = await ann.post(`/api/tables/${table}/proposal/answer`, { agrees: true })
    expect(agreed.body).toMatchObject({ status: 'abandoned', ending: 'abandon' })
    expect(await ann.playAny(table)).toBe(false)
  })
})
