import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../server/test/postgres.ts'
import { type Bench, type Figure, medianOf, perSecond, quantileOf, spreadOf } from './bench.ts'
import { ratiosOf } from './rounds.ts'
import { fullLoad, pacedLoad } from './server/load.ts'
import { ourTables } from './server/ours.ts'
import { peerTables } from './server/peer.ts'
import { type ServerProcess, startProcess } from './server/processes.ts'
import { bytesPerStream } from './server/streams.ts'
import type { LoadTable } from './server/table.ts'

const tables = 200
const rounds = 5
const warmUp = 2000
const length = 4000
const streams = 5000

const startHouse = (settings: object): Promise<ServerProcess> => startProcess('./house-process.ts', settings)

/** A folder for one run of the bench, gone afterwards. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rounds in which every side plays once, so that what disturbs the machine disturbs all of them. */
async function rates(sides: readonly (readonly LoadTable[])[]): Promise<number[][]> {
  for (const side of sides) await fullLoad(side, warmUp)
  const found: number[][] = sides.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, side] of sides.entries()) found[index]?.push((await fullLoad(side, length)).perSecond)
  return found
}

/** Moves per second beside boardgame.io, and how soon others see a move at half of our load. */
async function besideThePeer(dataFolder: string): Promise<Figure[]> {
  const house = await startHouse({ dataFolder })
  const peer = await startProcess('./peer-process.ts', {})
  const ours = await ourTables([house.port], tables)
  const theirs = await peerTables(peer.port, tables)
  const [own = [], other = []] = await rates([ours, theirs])
  for (const table of theirs) table.close()
  await peer.stop()
  const half = medianOf(own) / 2
  const p99: number[] = []
  for (let round = 0; round < rounds; round++)
    p99.push(quantileOf((await pacedLoad(ours, length, half)).delays, 0.99))
  for (const table of ours) table.close()
  const perStream = await bytesPerStream(house, streams)
  await house.stop()
  return [
    {
      name: `moves per second at ${tables} tables of four, ours durable on SQLite to boardgame.io 0.50 in memory`,
      ...ratiosOf(own, other),
      target: { least: 2 },
      detail: `ours ${perSecond(medianOf(own))}, boardgame.io ${perSecond(medianOf(other))}; a move counts when another seat has seen it`,
    },
    {
      name: 'until another seat has seen a move at half that load, p99 in ms',
      ...spreadOf(p99),
      target: { most: 50 },
      detail: `at ${perSecond(half)}`,
    },
    {
      name: `memory of an open stream, ${streams.toLocaleString('en')} of them, KiB`,
      ...spreadOf([perStream / 1024]),
      target: { most: 25 },
      detail: 'resident memory after a collection',
    },
  ]
}

/** One and two processes on one PostgreSQL. */
async function onPostgres(dataFolder: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database('bench')
  const houses = [
    await startHouse({ dataFolder, databaseUrl }),
    await startHouse({ dataFolder, databaseUrl }),
  ]
  const ports = houses.map(({ port }) => port)
  const alone = await ourTables(ports.slice(0, 1), tables)
  const spread = [
    ...(await ourTables(ports.slice(0, 1), tables / 2)),
    ...(await ourTables(ports.slice(1), tables / 2)),
  ]
  const [one = [], two = []] = await rates([alone, spread])
  // Seats of one table at both processes in turn: every move crosses over.
  const across = await ourTables(ports, tables / 4)
  const p99: number[] = []
  for (let round = 0; round < rounds; round++)
    p99.push(quantileOf((await pacedLoad(across, length, medianOf(one) / 4)).delays, 0.99))
  for (const table of [...alone, ...spread, ...across]) table.close()
  await Promise.all(houses.map((house) => house.stop()))
  await postgres.stop()
  return [
    {
      name: 'moves per second on PostgreSQL, two processes to one',
      ...ratiosOf(two, one),
      target: { least: 1.5 },
      detail: `two ${perSecond(medianOf(two))}, one ${perSecond(medianOf(one))}`,
    },
    {
      name: 'until a seat at the other process has seen a move, p99 in ms',
      ...spreadOf(p99),
      target: { most: 100 },
      detail: 'at a quarter of the load of one process',
    },
  ]
}

/** From nothing to the first page. */
async function coldStarts(): Promise<Figure> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++)
    await inFolder(async (dataFolder) => {
      const start = performance.now()
      const house = await startHouse({ dataFolder })
      await (await fetch(`http://127.0.0.1:${house.port}/`)).text()
      seconds.push((performance.now() - start) / 1000)
      await house.stop()
    })
  return {
    name: 'cold start to the first page, seconds',
    ...spreadOf(seconds),
    target: { most: 2 },
    detail: 'a new data folder each time; the process, the store, the page',
  }
}

export const bench: Bench = {
  name: 'server',
  title: 'The server: real Daruma moves through HTTP and event streams',
  run: async () => [...(await inFolder(besideThePeer)), ...(await inFolder(onPostgres)), await coldStarts()],
}
