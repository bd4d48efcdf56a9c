import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Running, startServer } from '../index.ts'
import { openStore } from '../store/open.ts'
import { Client } from './client.ts'
import { testConfig } from './server.ts'
import { eventually } from './wait.ts'

const root = mkdtempSync(join(tmpdir(), 'engawa-versions-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const moduleOf = (name: string): string =>
  pathToFileURL(join(import.meta.dirname, 'versions', `${name}.ts`)).href

let folder: string
let server: Running
let ann: Client
let ben: Client

const clock = { turn: 3600, reserve: 0 }
const seats = [{ kind: 'me' }, { kind: 'open' }]

async function start(games: string): Promise<void> {
  server = await startServer(testConfig(folder, { gamesModule: moduleOf(games) }))
}

/** The server is updated: the same file, other rules. */
async function update(games: string): Promise<void> {
  for (const client of [ann, ben]) client.close()
  await server.close()
  await start(games)
  for (const client of [ann, ben]) Object.assign(client, { url: server.url })
}

/** As if the server had been away for a day: every clock has run out meanwhile. */
async function sleepADay(): Promise<void> {
  const store = await openStore(testConfig(folder))
  const day = 86_400_000
  for (const query of [
    sql`update entries set time = time - ${day}`,
    sql`update tables set deadline = deadline - ${day}`,
    sql`delete from snapshots`,
  ])
    await query.execute(store.db)
  await store.close()
}

async function sitDown(game: string, settings: object = {}): Promise<string> {
  const { id } = await ann.open({ game, seats, settings })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  return id
}

/** So many moves of whoever's turn it is. */
async function play(table: string, moves: number): Promise<number> {
  let played = 0
  for (let tries = 0; tries < moves * 2 && played < moves; tries++)
    for (const client of [ann, ben]) if (played < moves && (await client.playAny(table))) played++
  return played
}

const status = async (table: string) => (await ann.look(table)).table.status
const say = (table: string, text: string) =>
  ann.post(`/api/tables/${table}/chat`, { client: text.replaceAll(' ', '-'), text })

beforeEach(async () => {
  folder = mkdtempSync(join(root, 'data-'))
  await start('before')
  ann = await Client.guest(server.url, 'Ann')
  ben = await Client.guest(server.url, 'Ben')
})
afterEach(async () => {
  for (const client of [ann, ben]) client.close()
  await server.close()
})

describe.each(['pebbles', 'daruma'])('%s gets a new version of its rules', (game) => {
  test('running tables look as before and are played on: moves, take-back, words, clocks, giving up', async () => {
    const running = await sitDown(game)
    expect(await play(running, 3)).toBe(3)
    const timed = await sitDown(game, { clock })
    const open = await ann.open({ game, seats })
    const before = await Promise.all([ann, ben].map((client) => client.look(running)))
    await server.close()
    await sleepADay()
    await start('before')
    await update('after')

    const after = await Promise.all([ann, ben].map((client) => client.look(running)))
    expect(after.map(({ game }) => game?.view)).toEqual(before.map(({ game }) => game?.view))
    expect(after[0]?.table.rules).toBe(open.rules)
    expect(await play(running, 3)).toBe(3)
    expect((await say(running, 'still here')).status).toBe(200)

    // A clock that ran out meanwhile: a bot steps in, by the rules of the table.
    await eventually(async () => (await ann.look(timed)).table.seats.filter(({ away }) => away).length).toBe(
      1,
    )
    await eventually(async () => {
      const { body } = await ann.get<{ entries: { kind: string }[] }>(`/api/tables/${timed}/log`)
      return body.entries.some(({ kind }) => kind === 'played')
    }).toBe(true)

    // A table that was open begins under the rules it was opened under; a new one under the new ones.
    await ben.post(`/api/tables/${open.id}/seats/1/sit`)
    expect(await play(open.id, 2)).toBe(2)
    expect((await ann.look(open.id)).table.rules).toBe(open.rules)
    expect((await ann.open({ game, seats })).rules).toBe(open.rules + 1)

    expect((await ben.post(`/api/tables/${running}/resign`)).status).toBe(200)
    expect(await status(running)).toBe('finished')
    expect((await ann.send('POST', `/api/tables/${running}/next`)).status).toBe(200)
  })

  test('what can be taken back still can, and be done again', async () => {
    const table = await sitDown(game)
    let mover: Client | undefined
    for (let moves = 0; moves < 40 && mover === undefined; moves++) {
      await play(table, 1)
      for (const client of [ann, ben]) if ((await client.look(table)).game?.undo.can === true) mover = client
    }
    if (mover === undefined) throw new Error('nothing could be taken back')
    const seat = mover === ann ? 0 : 1
    const before = (await mover.look(table)).game?.view
    await update('after')
    const stamp = async (client: string) => ({ seat, at: (await ann.look(table)).table.at, client })
    expect((await mover.post(`/api/tables/${table}/undo`, await stamp('u'))).status).toBe(200)
    expect((await mover.look(table)).game?.view).not.toEqual(before)
    expect((await mover.post(`/api/tables/${table}/redo`, await stamp('r'))).status).toBe(200)
    expect((await mover.look(table)).game?.view).toEqual(before)
  })

  test('finished tables open, replay and export', async () => {
    const table = await sitDown(game)
    expect(await play(table, 6)).toBe(6)
    await ann.post(`/api/tables/${table}/proposal`, { ending: 'draw' })
    await ben.post(`/api/tables/${table}/proposal/answer`, { agrees: true })
    const read = async () => {
      const { body } = await ann.get<{ views: unknown[] }>(`/api/tables/${table}/views`)
      const save = await ann.get<string>(`/api/tables/${table}/save`)
      return { look: await ann.look(table), views: body.views, save: save.body }
    }
    const before = await read()
    expect(before.views.length).toBe(7)
    expect(before.look.table.status).toBe('finished')
    await update('after')
    expect(await read()).toEqual(before)
  })
})

describe.each(['pebbles', 'daruma'])('a server that no longer knows the rules of a table of %s', (game) => {
  test('shows what is stored, keeps words and ways out open, and refuses only moves', async () => {
    const running = await sitDown(game)
    await play(running, 3)
    const left = await sitDown(game)
    const finished = await sitDown(game)
    await play(finished, 2)
    await ann.post(`/api/tables/${finished}/proposal`, { ending: 'draw' })
    await ben.post(`/api/tables/${finished}/proposal/answer`, { agrees: true })
    const save = (await ann.get<string>(`/api/tables/${finished}/save`)).body
    const before = await ann.look(running)
    await update('unknown')

    const look = await ann.look(running)
    expect(look.game).toBeNull()
    expect(look.table).toMatchObject({ status: 'playing', turn: null, position: before.table.position })
    expect(look.table.seats.map(({ name }) => name)).toEqual(before.table.seats.map(({ name }) => name))
    const { body: log } = await ann.get<{ entries: unknown[] }>(`/api/tables/${running}/log`)
    expect(log.entries.length).toBe(before.table.position)
    const { at } = look.table
    for (const what of ['moves', 'undo', 'restart', 'redo']) {
      const move = what === 'moves' ? { move: { kind: 'pass' } } : {}
      const answer = await ann.post(`/api/tables/${running}/${what}`, { seat: 0, at, client: what, ...move })
      expect([answer.status, answer.body.code]).toEqual([409, 'other-rules'])
    }
    expect((await ann.post(`/api/tables/${running}/review`)).body.code).toBe('other-rules')
    for (const what of ['moves', 'views'])
      expect((await ann.get(`/api/tables/${running}/${what}`)).body.code).toBe('other-rules')
    expect((await say(running, 'what now')).status).toBe(200)
    expect((await ben.post(`/api/tables/${left}/seats/1/leave`)).status).toBe(200)
    expect((await ben.post(`/api/tables/${running}/resign`)).status).toBe(200)
    expect(await status(running)).toBe('finished')
    expect((await ann.look(finished)).table.status).toBe('finished')
    expect((await ann.get<string>(`/api/tables/${finished}/save`)).body).toBe(save)
    expect((await ann.get<{ tables: unknown[] }>('/api/me/tables')).body.tables.length).toBe(3)
  })

  test('looks after all other tables, whose streams go on, and forgets people who sat there', async () => {
    const stuck = await sitDown(game, { clock })
    const other = await sitDown('secrets', { clock })
    await server.close()
    await sleepADay()
    await start('unknown')
    for (const client of [ann, ben]) Object.assign(client, { url: server.url })
    const heard = ann.listen()
    await eventually(() => heard.messages[0]?.event).toBe('hello')
    await eventually(() => heard.tables().some(({ id }) => id === other)).toBe(true)
    await eventually(async () => (await ann.look(other)).table.seats[0]?.away).toBe(true)
    await say(stuck, 'anybody here')
    await eventually(() => heard.tables().some(({ id }) => id === stuck)).toBe(true)
    expect((await ben.send('DELETE', '/api/me')).status).toBe(200)
    const { seats } = (await ann.look(stuck)).table
    expect(seats[1]).toMatchObject({ name: '', player: null })
    const store = await openStore(testConfig(folder))
    const rows = await store.db.selectFrom('tables').select('glance').execute()
    await store.close()
    expect(rows.map(({ glance }) => glance).join()).not.toContain('Ben')
  })
})

test('a table that cannot be read at all closes no stream: what was missed elsewhere still comes', async () => {
  const damaged = await sitDown('pebbles')
  const other = await sitDown('secrets')
  const before = ann.listen()
  await eventually(() => before.messages[0]?.event).toBe('hello')
  const { lastId } = before
  await before.stop()
  for (const table of [damaged, other]) await say(table, 'while nobody listened')
  await server.close()
  const store = await openStore(testConfig(folder))
  await store.write([
    { query: store.db.updateTable('entries').set({ data: '{' }).where('table_id', '=', damaged) },
  ])
  await store.close()
  await start('before')
  for (const client of [ann, ben]) Object.assign(client, { url: server.url })
  const heard = ann.listen(lastId)
  await eventually(() => heard.tables().map(({ id }) => id)).toEqual([other])
  await say(other, 'and now somebody does')
  await eventually(() => heard.tables().length).toBe(2)
})

test('a table whose log the rules refuse hurts nobody else either', async () => {
  const damaged = await sitDown('pebbles', { clock })
  await play(damaged, 4)
  const other = await sitDown('secrets', { clock })
  await server.close()
  await sleepADay()
  const store = await openStore(testConfig(folder))
  const spoil = store.db.updateTable('entries').set({ data: '{"move":{"kind":"lay","pebble":12}}' })
  await store.write([{ query: spoil.where('table_id', '=', damaged).where('kind', '=', 'played') }])
  await store.close()
  await start('before')
  for (const client of [ann, ben]) Object.assign(client, { url: server.url })
  await eventually(async () => (await ann.look(other)).table.seats[0]?.away).toBe(true)
  expect((await ann.look(damaged)).game).toBeNull()
  expect((await ben.send('DELETE', '/api/me')).status).toBe(200)
})
