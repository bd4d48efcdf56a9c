import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Config, defaults, type Running, startServer } from '../index.ts'

export const toyGames = pathToFileURL(join(import.meta.dirname, 'toy-games.ts')).href

/** What tests change about the defaults: a free port, toys, no noise, no limits in the way. */
export function testConfig(dataFolder: string, changes: Partial<Config> = {}): Config {
  return {
    ...defaults,
    dataFolder,
    port: 0,
    logLevel: 'silent',
    rateFactor: 1000,
    gamesModule: toyGames,
    ...changes,
  }
}

export interface TestServer extends Running {
  readonly config: Config
}

/** A server of its own for a test, gone afterwards. */
export async function startTestServer(changes: Partial<Config> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-server-'))
  const config = testConfig(folder, changes)
  const running = await startServer(config)
  return {
    config,
    url: running.url,
    async close() {
      await running.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
