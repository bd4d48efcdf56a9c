import { Logger, makeWorkerUtils, type Runner, run } from 'graphile-worker'
import type { House } from '../house.ts'
import type { Log } from '../log.ts'
import type { Bots } from './bots.ts'
import { playForBot } from './player.ts'
import { ThinkingPool } from './pool.ts'

const task = 'think'
const quiet = new Logger(() => () => {})

function connection(house: House): string {
  const { databaseUrl } = house.config
  if (databaseUrl === undefined) throw new Error('jobs need PostgreSQL')
  return databaseUrl
}

/** Bots whose thinking is a job that any process may take up; where one dies, another one tries again. */
export async function queuedBots(house: House, log: Log): Promise<Bots> {
  const utils = await makeWorkerUtils({ connectionString: connection(house), logger: quiet })
  await utils.migrate()
  const wake = (table: string): void => {
    utils
      .addJob(task, { table }, { jobKey: `${task} ${table}`, maxAttempts: 3 })
      // The table is looked at again when its deadline comes.
      .catch((error: unknown) => log.error({ err: error }, 'a bot could not be woken'))
  }
  return { wake, close: async () => utils.release() }
}

/** Takes up jobs and thinks, in threads of this process. */
export async function startThinking(house: House): Promise<{ close(): Promise<void> }> {
  const threads = Math.max(1, house.config.thinkers)
  const pool = new ThinkingPool(threads, house.config.gamesModule)
  const runner: Runner = await run({
    connectionString: connection(house),
    logger: quiet,
    concurrency: threads * 4,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: {
      [task]: async (payload) => playForBot(house, pool, (payload as { table: string }).table),
    },
  })
  return {
    async close() {
      await runner.stop()
      await pool.close()
    },
  }
}
