import type { Config } from '../index.ts'
import { startChild } from './children.ts'
import { Client, type TableMessage } from './client.ts'
import { freePort } from './postgres.ts'

/** A player who keeps playing and listening whatever becomes of the house. */
class Stubborn {
  readonly client: Client
  readonly heard: TableMessage[] = []
  /** Position of every move that was acknowledged, by the client id it was sent with. */
  readonly acknowledged = new Map<string, number>()
  #stopped = false
  #sent = 0
  #refused = 0

  constructor(client: Client) {
    this.client = client
  }

  /** How many commands may have been carried out: more moves than these were played twice. */
  get mostPlayed(): number {
    return this.#sent - this.#refused
  }

  stop(): void {
    this.#stopped = true
    this.client.close()
  }

  async listen(): Promise<void> {
    let lastId: string | undefined
    while (!this.#stopped)
      try {
        for await (const { event, id, data } of this.client.stream(lastId)) {
          if (id !== '') lastId = id
          if (event === 'table') this.heard.push(JSON.parse(data) as TableMessage)
        }
      } catch {
        await pause(10)
      }
  }

  async play(table: string): Promise<void> {
    while (!this.#stopped)
      try {
        const { at, seat, moves } = await this.client.moves(table)
        const move = moves?.[0]
        if (move === undefined) await pause(2)
        else await this.#insist(table, seat, at, move, `${seat}-${this.#sent++}`)
      } catch {
        await pause(10)
      }
  }

  /** Sends the same command until it is answered, as a client does that lost its line. */
  async #insist(table: string, seat: number, at: number, move: unknown, id: string): Promise<void> {
    while (!this.#stopped)
      try {
        const { status, body } = await this.client.move(table, seat, at, move, id)
        if (status === 200) this.acknowledged.set(id, body.entry.position)
        else this.#refused++
        return
      } catch {
        await pause(5)
      }
  }
}

export interface CrashReport {
  readonly cycles: number
  /** How many of them killed a house at which nothing had been acknowledged meanwhile. */
  readonly idle: number
  readonly moves: number
  readonly lost: number
  readonly twice: number
  readonly gaps: number
}

/** Kills a house under load again and again, and counts what should never be. */
export async function crash(
  config: Partial<Config>,
  dataFolder: string,
  cycles: number,
): Promise<CrashReport> {
  const port = await freePort()
  const changes = { ...config, port }
  let house = await startChild(dataFolder, changes)
  const url = house.url
  const players: Stubborn[] = []
  const tables: string[] = []
  for (let table = 0; table < 4; table++) {
    const two = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')] as const
    const { id } = await two[0].open({
      game: 'whispers',
      options: { long: true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await two[1].post(`/api/tables/${id}/seats/1/sit`)
    tables.push(id)
    players.push(...two.map((client) => new Stubborn(client)))
  }
  const running = players.flatMap((player, index) => [
    player.listen(),
    player.play(tables[Math.trunc(index / 2)] ?? ''),
  ])
  let idle = 0
  for (let cycle = 0; cycle < cycles; cycle++) {
    const before = count(players)
    // At least one move since the last restart, however slow the machine; then at any moment.
    for (let waited = 0; count(players) === before && waited < 500; waited++) await pause(10)
    await pause(40 + ((cycle * 37) % 160))
    if (count(players) === before) idle++
    await house.kill()
    house = await startChild(dataFolder, changes)
  }
  await pause(500)
  const report = { ...(await inspect(players, tables)), cycles, idle }
  for (const player of players) player.stop()
  await Promise.all(running)
  await house.kill()
  return report
}

const count = (players: readonly Stubborn[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

async function inspect(
  players: readonly Stubborn[],
  tables: readonly string[],
): Promise<Omit<CrashReport, 'cycles' | 'idle'>> {
  let [moves, lost, twice, gaps] = [0, 0, 0, 0]
  for (const [index, player] of players.entries()) {
    const table = tables[Math.trunc(index / 2)] ?? ''
    const log = await wholeLog(player.client, table)
    const played = new Set(log.filter(({ kind }) => kind === 'played').map(({ position }) => position))
    moves += player.acknowledged.size
    lost += [...player.acknowledged.values()].filter((position) => !played.has(position)).length
    const own = log.filter(({ kind, seat }) => kind === 'played' && seat === index % 2)
    twice += Math.max(0, own.length - player.mostPlayed)
    const heard = player.heard.flatMap(({ entries }) => entries.map(({ position }) => position))
    const first = heard[0] ?? 0
    gaps += heard.filter((position, order) => position !== first + order).length
  }
  return { moves, lost, twice, gaps }
}

interface Logged {
  readonly kind: string
  readonly seat: number | null
  readonly position: number
}

async function wholeLog(client: Client, table: string): Promise<Logged[]> {
  const log: Logged[] = []
  for (;;) {
    const path = `/api/tables/${table}/log?from=${log.length}`
    const { body } = await client.get<{ entries: Logged[] }>(path)
    if (body.entries.length === 0) return log
    log.push(...body.entries)
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
