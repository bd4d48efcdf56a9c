import type { Config } from '../index.ts'
import { startChild } from './children.ts'
import { Client, type TableMessage } from './client.ts'
import { freePort } from './postgres.ts'

/** A player who keeps playing and listening whatever becomes of the server. */
class PersistentPlayer {
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

  /** What it has done and heard: it goes on as long as both grow. */
  get progress(): { readonly played: number; readonly heard: number } {
    return { played: this.acknowledged.size, heard: this.heard.length }
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

  /** Sends the same command until it is answered, as a client does that lost its connection. */
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
  /** How many of them killed a server that had hardly begun to play again. */
  readonly idle: number
  readonly moves: number
  readonly lost: number
  readonly twice: number
  readonly gaps: number
  /** Players who did not go on playing and hearing after the last restart. */
  readonly stuck: number
}

const movesPerCycle = 10

/** Kills a server under load again and again, and counts what should never be. */
export async function crash(
  config: Partial<Config>,
  dataFolder: string,
  cycles: number,
): Promise<CrashReport> {
  const port = await freePort()
  const changes = { ...config, port }
  let server = await startChild(dataFolder, changes)
  const url = server.url
  const players: PersistentPlayer[] = []
  const tables: string[] = []
  for (let table = 0; table < 4; table++) {
    const two = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')] as const
    const { id } = await two[0].open({
      game: 'secrets',
      options: { long: true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await two[1].post(`/api/tables/${id}/seats/1/sit`)
    tables.push(id)
    players.push(...two.map((client) => new PersistentPlayer(client)))
  }
  const running = players.flatMap((player, index) => [
    player.listen(),
    player.play(tables[Math.trunc(index / 2)] ?? ''),
  ])
  let idle = 0
  for (let cycle = 0; cycle < cycles; cycle++) {
    const wanted = count(players) + movesPerCycle
    // Some moves since the last restart, however slow the machine; then at any moment.
    await within(30_000, () => count(players) >= wanted)
    await pause((cycle * 37) % 160)
    if (count(players) < wanted) idle++
    await server.kill()
    server = await startChild(dataFolder, changes)
  }
  const then = players.map(({ progress }) => progress)
  const goesOn = ({ progress }: PersistentPlayer, index: number): boolean =>
    progress.played > (then[index]?.played ?? 0) && progress.heard > (then[index]?.heard ?? 0)
  await within(30_000, () => players.every(goesOn))
  const stuck = players.filter((player, index) => !goesOn(player, index)).length
  const report = { ...(await inspect(players, tables)), cycles, idle, stuck }
  for (const player of players) player.stop()
  await Promise.all(running)
  await server.kill()
  return report
}

const count = (players: readonly PersistentPlayer[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)

async function inspect(
  players: readonly PersistentPlayer[],
  tables: readonly string[],
): Promise<Omit<CrashReport, 'cycles' | 'idle' | 'stuck'>> {
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

/** Waits until it is so, but not for ever. */
async function within(milliseconds: number, so: () => boolean): Promise<void> {
  for (const end = performance.now() + milliseconds; !so() && performance.now() < end; ) await pause(10)
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
