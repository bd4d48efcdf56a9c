import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../server/test/postgres.ts'
import { type Bench, type Figure, medianOf, perSecond, quantileOf, spreadOf } from './bench.ts'
import { ratiosOf } from './rounds.ts'
import { coldStart } from './server/cold-start.ts'
import { withCpuShare } from './server/cpu-share.ts'
import { LoadGenerator, type Side } from './server/load-generator.ts'
import { type ServerProcess, startProcess } from './server/processes.ts'
import { bytesPerStream } from './server/streams.ts'

const tables = 200
const rounds = 5
/** Machine code comes late, and a round has to be long beside a single commit. */
const warmUp = 12_000
const length = 4000
const openStreams = 5000
/** What a process may use of a core where one and two of them are compared. */
const cpuShare = 0.3

const startEngawa = (settings: object): Promise<ServerProcess> => startProcess('engawa', settings)

/** A folder for one run, gone afterwards. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rounds in which every side plays once, so that what disturbs the machine disturbs all of them. */
async function inTurn<Side, Found>(
  sides: readonly Side[],
  play: (side: Side) => Promise<Found>,
): Promise<Found[][]> {
  const found: Found[][] = sides.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, side] of sides.entries()) found[index]?.push(await play(side))
  return found
}

function rates(sides: readonly Side[]): Promise<number[][]> {
  return inTurn(sides, async (side) => (await side.play(length)).perSecond)
}

interface Round {
  readonly perSecond: number
  /** Microseconds that processors worked for the server for each move. */
  readonly processor: number
}

const ratesOf = (found: readonly Round[]): number[] => found.map(({ perSecond }) => perSecond)
const workOf = (found: readonly Round[]): number[] => found.map(({ processor }) => processor)

/** Those who play, and the processes that answer them. */
interface Seated {
  readonly side: Side
  readonly servers: readonly ServerProcess[]
}

async function processorTimeOf(servers: readonly ServerProcess[]): Promise<number> {
  const times = await Promise.all(servers.map((server) => server.processorTime()))
  return times.reduce((sum, time) => sum + time, 0)
}

/** One round of those who sit at these servers: how fast it was, and what it took of the machine. */
async function roundAt({ side, servers }: Seated): Promise<Round> {
  const before = await processorTimeOf(servers)
  const { perSecond, delays } = await side.play(length)
  const took = (await processorTimeOf(servers)) - before
  return { perSecond, processor: (took * 1000) / delays.length }
}

/** How long others wait for a move at this load, round by round. */
async function delays(side: Side, rate: number): Promise<number[]> {
  const p99: number[] = []
  for (let round = 0; round < rounds; round++)
    p99.push(quantileOf((await side.play(length, rate)).delays, 0.99))
  return p99
}

async function besideThePeer(dataFolder: string): Promise<Figure[]> {
  const server = await startEngawa({ dataFolder })
  const peer = await startProcess('peer', {})
  const load = await LoadGenerator.start()
  const ours = await load.sit({ server: 'engawa', ports: [server.port], tables })
  const theirs = await load.sit({ server: 'peer', ports: [peer.port], tables })
  for (const side of [ours, theirs]) await side.play(warmUp)
  const [own = [], other = []] = await inTurn(
    [
      { side: ours, servers: [server] },
      { side: theirs, servers: [peer] },
    ],
    roundAt,
  )
  await theirs.leave()
  await peer.stop()
  const [ownRates, otherRates, ownWork, otherWork] = [
    ratesOf(own),
    ratesOf(other),
    workOf(own),
    workOf(other),
  ]
  const half = medianOf(ownRates) / 2
  const p99 = await delays(ours, half)
  await load.stop()
  await server.stop()
  return [
    {
      name: `moves per second at ${tables} tables of four, ours durable on SQLite to boardgame.io 0.50 in memory`,
      ...ratiosOf(ownRates, otherRates),
      target: { least: 2.5 },
      detail: `ours ${perSecond(medianOf(ownRates))}, boardgame.io ${perSecond(medianOf(otherRates))}; a move counts when another seat has seen it`,
    },
    {
      name: "processor time of the server for a move, ours to boardgame.io's",
      ...ratiosOf(ownWork, otherWork),
      target: { most: 0.4 },
      detail: `ours ${Math.round(medianOf(ownWork))} µs, boardgame.io ${Math.round(medianOf(otherWork))} µs, all threads and the kernel's part; steady where the machine is shared`,
    },
    {
      name: 'until another seat has seen a move at half that load, p99 in ms',
      ...spreadOf(p99),
      target: { most: 50 },
      detail: `at ${perSecond(half)}`,
    },
  ]
}

async function memoryOfStreams(dataFolder: string): Promise<Figure[]> {
  const server = await startEngawa({ dataFolder })
  const perStream = await bytesPerStream(server, openStreams)
  await server.stop()
  return [
    {
      name: `memory of an open stream, ${openStreams.toLocaleString('en')} of them, KiB`,
      ...spreadOf([perStream / 1024]),
      target: { most: 25 },
      detail: 'resident memory after a collection',
    },
  ]
}

async function onPostgres(dataFolder: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database('bench')
  const servers = [
    await startEngawa({ dataFolder, databaseUrl }),
    await startEngawa({ dataFolder, databaseUrl }),
  ]
  const ports = servers.map(({ port }) => port)
  const load = await LoadGenerator.start()
  const server = 'engawa'
  const alone = await load.sit({ server, ports: ports.slice(0, 1), tables })
  const shared = await load.sit(
    ...ports.map((port) => ({ server, ports: [port], tables: tables / 2 }) as const),
  )
  for (const side of [alone, shared, shared]) await side.play(warmUp)
  const [freeOne = [], freeTwo = []] = await inTurn(
    [
      { side: alone, servers: servers.slice(0, 1) },
      { side: shared, servers },
    ],
    roundAt,
  )
  const pids = servers.map(({ pid }) => pid)
  const [one = [], two = []] = await withCpuShare(pids, cpuShare, () => rates([alone, shared]))
  // Seats of one table at both processes in turn: every move crosses over.
  const across = await load.sit({ server, ports, tables: tables / 4 })
  const p99 = await delays(across, medianOf(ratesOf(freeOne)) / 4)
  await load.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  return [
    {
      name: 'moves per second on PostgreSQL, two processes to one, each with all it can get',
      ...ratiosOf(ratesOf(freeTwo), ratesOf(freeOne)),
      target: { least: 1.7 },
      detail: `two ${perSecond(medianOf(ratesOf(freeTwo)))}, one ${perSecond(medianOf(ratesOf(freeOne)))}; load and database share the same ${availableParallelism()} cores: with fewer than six it says little`,
    },
    {
      name: 'processor time of the servers for a move on PostgreSQL, two processes to one',
      ...ratiosOf(workOf(freeTwo), workOf(freeOne)),
      target: { most: 1.2 },
      detail: `two ${Math.round(medianOf(workOf(freeTwo)))} µs, one ${Math.round(medianOf(workOf(freeOne)))} µs, without the database's`,
    },
    {
      name: `moves per second on PostgreSQL, two processes to one, each with ${cpuShare} of a core`,
      ...ratiosOf(two, one),
      target: { least: 1.5 },
      detail: `two ${perSecond(medianOf(two))}, one ${perSecond(medianOf(one))}`,
    },
    {
      name: 'until a seat at the other process has seen a move, p99 in ms',
      ...spreadOf(p99),
      target: { most: 100 },
      detail: 'no limit; at a quarter of the load of one process',
    },
  ]
}

async function coldStarts(): Promise<Figure[]> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++)
    seconds.push(await inFolder((folder) => coldStart(join(folder, 'data'))))
  return [
    {
      name: 'cold start to the first page, seconds',
      ...spreadOf(seconds),
      target: { most: 2 },
      detail: 'engawa serve on a new data folder each time',
    },
  ]
}

export const moves: Bench = {
  name: 'server-moves',
  title: 'The server: real Daruma moves through HTTP and event streams',
  run: () => inFolder(besideThePeer),
}

export const streams: Bench = {
  name: 'server-streams',
  title: 'The server: many who listen',
  run: () => inFolder(memoryOfStreams),
}

export const processes: Bench = {
  name: 'server-processes',
  title: 'The server: several processes on one PostgreSQL',
  run: () => inFolder(onPostgres),
}

export const start: Bench = {
  name: 'server-start',
  title: 'The server: from nothing to the first page',
  run: coldStarts,
}
