import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>
  stop(): Promise<void>
}

/** A real PostgreSQL in a folder and on a port of its own, gone when the test is over. */
export async function startPostgres(): Promise<TestPostgres> {
  const binaries = findBinaries()
  const owner = ownerOfProcesses()
  const folder = mkdtempSync(join(tmpdir(), 'engawa-postgres-'))
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'engawa', '-A', 'trust', '-E', 'UTF8'],
    {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`]
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const kill = (): void => void server.kill('SIGQUIT')
  process.once('exit', kill)
  const url = `postgres://engawa@127.0.0.1:${port}`
  await untilReady(`${url}/postgres`, server)
  return {
    async database(name) {
      await query(`${url}/postgres`, `create database ${name}`)
      return `${url}/${name}`
    },
    async stop() {
      process.off('exit', kill)
      const gone = new Promise((resolve) => server.once('exit', resolve))
      kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql'
  try {
    const newest = readdirSync(debian).sort((a, b) => Number(b) - Number(a))[0]
    if (newest !== undefined) return join(debian, newest, 'bin')
  } catch {
    // Not Debian's layout; perhaps the binaries are in the path.
  }
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  if (found.status === 0) return found.stdout.trim()
  throw new Error('these tests need PostgreSQL; on Debian type: apt-get install -y postgresql')
}

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
function ownerOfProcesses(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line =
    lines.find((one) => one.startsWith('postgres:')) ?? lines.find((one) => one.startsWith('nobody:'))
  const [, , uid, gid] = (line ?? '').split(':')
  if (uid === undefined || gid === undefined)
    throw new Error('no user to run PostgreSQL as; add one: adduser postgres')
  return { uid: Number(uid), gid: Number(gid) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(text)
  await client.end()
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended at its start')
    try {
      return await query(url, 'select 1')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL did not become ready')
}
