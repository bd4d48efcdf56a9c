import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, Chance } from '@engawa/kernel'
import { keepsPromise, openSave, readSave } from '@engawa/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadGames } from '../games.ts'
import { type Running, startServer } from '../index.ts'
import { Client, type Listening } from './client.ts'
import { testConfig } from './server.ts'
import { eventually } from './wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-games-'))
const config = testConfig(folder, { gamesModule: '@engawa/games' })
const games = await loadGames(config.gamesModule)
let server: Running

beforeAll(async () => {
  server = await startServer(config)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Two people at a table, and whoever's turn it is makes some move of the list they are given. */
class Pair {
  readonly seats: readonly [Client, Client]
  readonly table: string
  readonly #whim: Chance
  /** What each of them has heard, stream by stream: a restart breaks one, and the next goes on where it broke. */
  readonly #streams: [Listening[], Listening[]] = [[], []]
  #last = 0

  constructor(seats: readonly [Client, Client], table: string, whim: Chance) {
    this.seats = seats
    this.table = table
    this.#whim = whim
  }

  static async sitDown(game: string): Promise<Pair> {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const { id } = await ann.open({ game, seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    const pair = new Pair([ann, ben], id, Chance.seeded(game))
    await pair.#listen()
    return pair
  }

  async #listen(): Promise<void> {
    for (const [seat, client] of this.seats.entries()) {
      const streams = at(this.#streams, seat)
      const stream = client.listen(streams.at(-1)?.lastId)
      streams.push(stream)
      await eventually(() => stream.messages.length).toBeGreaterThan(0)
    }
  }

  /** The same file, but the memory of another process: all that was not written is gone. */
  async restart(): Promise<void> {
    await server.close()
    server = await startServer(config)
    for (const client of this.seats) Object.assign(client, { url: server.url })
    await this.#listen()
  }

  /** The positions of all entries that a seat has heard of. */
  heard(seat: number): number[] {
    const messages = at(this.#streams, seat).flatMap((stream) => stream.tables())
    return messages.flatMap(({ entries }) => entries.map(({ position }) => position))
  }

  /** Plays one move; answers with who moved, or nobody once the game is over. */
  async step(): Promise<number | undefined> {
    // Most often it is the turn of whoever moved last.
    for (const seat of [this.#last, 1 - this.#last]) {
      const client = at(this.seats, seat)
      const listed = await client.moves(this.table)
      expect(listed.seat).toBe(seat)
      if (listed.moves.length === 0) continue
      const { status, body } = await client.move(this.table, seat, listed.at, this.#whim.pick(listed.moves))
      expect([status, body.position]).toEqual([200, listed.at + 1])
      expect(body.entry).toMatchObject({ kind: 'played', seat, position: listed.at })
      this.#last = seat
      return seat
    }
    return undefined
  }

  looks() {
    return Promise.all(this.seats.map((client) => client.look(this.table)))
  }
}

describe.each(games.entries.map(({ id }) => id))('a game of %s over HTTP alone', (id) => {
  test('survives a restart in mid-turn, is played to its end, opens up and keeps its promise', async () => {
    const pair = await Pair.sitDown(id)
    const [{ table: start }] = (await pair.looks()) as [Awaited<ReturnType<Client['look']>>]
    expect(start).toMatchObject({ status: 'playing', seed: null })
    let moves = 0
    // Before there is a snapshot, and, where the game is long enough, after one: soon after that many moves,
    // when the last of them could be taken back, or after five more where a game never lets one be.
    const restartsFrom = [5, 60]
    for (let mover = await pair.step(); mover !== undefined; mover = await pair.step()) {
      moves++
      const [due = Number.POSITIVE_INFINITY] = restartsFrom
      if (moves < due) continue
      const before = await pair.looks()
      if (before[mover]?.game?.undo.can !== true && moves < due + 5) continue
      await pair.restart()
      expect(await pair.looks()).toEqual(before)
      restartsFrom.shift()
    }
    if (moves >= 10) expect(restartsFrom).not.toContain(5)
    const looks = await pair.looks()
    const { table, game } = at(looks, 0)
    expect(table).toMatchObject({ status: 'finished', turn: { over: true }, commitment: start.commitment })
    expect(table.position).toBe(start.position + moves)
    expect(looks[1]?.game?.view).toEqual(game?.view)
    const all = Array.from({ length: moves }, (_, move) => start.position + move)
    for (const seat of [0, 1]) await eventually(() => pair.heard(seat)).toEqual(all)
    expect(keepsPromise(table.seed ?? '', start.commitment)).toBe(true)
    const save = readSave((await pair.seats[1].get<string>(`/api/tables/${pair.table}/save`)).body)
    const replayed = openSave(await games.play(id), save)
    expect(replayed.position).toBe(moves)
    expect(replayed.reveal()).toEqual(game?.view)
    expect(replayed.turn).toEqual(table.turn)
    for (const client of pair.seats) client.close()
  })
})
