import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSave, readSave } from '@engawa/table'
import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../index.ts'
import { openStore } from '../store/open.ts'
import { Client } from './client.ts'
import './wait.ts'
import { secretsGame } from './secrets.ts'
import { testConfig } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-restart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a table survives a restart', () => {
  test('in mid-turn: same view, same take-back, same redo', async () => {
    const config = testConfig(join(folder, 'turn'))
    const first = await startServer(config)
    const ann = await Client.guest(first.url, 'Ann')
    const ben = await Client.guest(first.url, 'Ben')
    const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    const { turn, at } = (await ann.look(id)).table
    const seat = turn?.over === false ? (turn.seats[0] ?? 0) : 0
    const active = seat === 0 ? ann : ben
    const lay = (await active.moves(id)).moves[0]
    await active.move(id, seat, at, lay)
    const before = await active.look(id)
    expect(before.game?.undo.can).toBe(true)
    await first.close()

    const second = await startServer(config)
    const again = new Client(second.url)
    again.cookie = active.cookie
    expect(await again.look(id)).toEqual(before)
    const stamp = async (client: string) => ({ seat, at: (await again.look(id)).table.at, client })
    expect((await again.post(`/api/tables/${id}/undo`, await stamp('u'))).status).toBe(200)
    await second.close()

    const third = await startServer(config)
    const last = new Client(third.url)
    last.cookie = active.cookie
    const undone = await last.look(id)
    expect(undone.game?.redo).toBe(true)
    expect(
      (await last.post(`/api/tables/${id}/redo`, { seat, at: undone.table.at, client: 'r' })).status,
    ).toBe(200)
    expect((await last.look(id)).game?.view).toEqual(before.game?.view)
    await third.close()
  })

  test('from its last snapshot, and the whole game is still the one that was promised', async () => {
    const config = testConfig(join(folder, 'snapshot'))
    const first = await startServer(config)
    const ann = await Client.guest(first.url, 'Ann')
    const ben = await Client.guest(first.url, 'Ben')
    const { id } = await ann.open({ game: 'secrets', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    for (let move = 0; move < 25; move++) for (const client of [ann, ben]) await client.playAny(id)
    const before = await ann.look(id)
    await first.close()

    const store = await openStore(config)
    const snapshot = await store.db.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow()
    expect(snapshot.position).toBeGreaterThanOrEqual(40)
    // Entries before the snapshot are not needed to open the table: spoil one to prove it.
    const early = store.db.updateTable('entries').where('table_id', '=', id).where('position', '=', 2)
    const { data } = await store.db
      .selectFrom('entries')
      .select('data')
      .where('table_id', '=', id)
      .where('position', '=', 2)
      .executeTakeFirstOrThrow()
    await store.write([{ query: early.set({ data: '{"move":"spoilt"}' }) }])
    await store.close()

    const second = await startServer(config)
    for (const client of [ann, ben]) Object.assign(client, { url: second.url })
    expect(await ann.look(id)).toEqual(before)
    for (let move = 0; move < 5; move++) for (const client of [ann, ben]) await client.playAny(id)
    expect((await ann.look(id)).table.status).toBe('finished')
    await second.close()

    const mended = await openStore(config)
    await mended.write([
      {
        query: mended.db
          .updateTable('entries')
          .set({ data })
          .where('table_id', '=', id)
          .where('position', '=', 2),
      },
    ])
    await mended.close()
    const third = await startServer(config)
    Object.assign(ann, { url: third.url })
    const { body } = await ann.get<string>(`/api/tables/${id}/save`)
    const table = openSave({ game: secretsGame }, readSave(body))
    expect(table.reveal()).toEqual((await ann.look(id)).game?.view)
    await third.close()
  })
})
