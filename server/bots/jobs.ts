import { Logger, makeWorkerUtils, type Runner, run } from 'graphile-worker'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Bots } from './bots.ts'
import { nobody, playForBot, whomBotsServe } from './player.ts'
import { startBotPool } from './task.ts'

const task = 'think'
const quiet = new Logger(() => () => {})

function connection(services: Services): string {
  const { databaseUrl } = services.config
  if (databaseUrl === undefined) throw new Error('jobs need PostgreSQL')
  return databaseUrl
}

/** Bots whose thinking is a job that any process may take up; where one dies, another one tries again. */
export async function queuedBots(services: Services, log: Log): Promise<Bots> {
  const utils = await makeWorkerUtils({ connectionString: connection(services), logger: quiet })
  await utils.migrate()
  const wake = (table: string): void => {
    services.rooms
      .read(table, whomBotsServe)
      .then((whom) => {
        // Where no person plays any more the bots wait for those who do.
        const priority = whom === nobody ? 1 : 0
        return utils.addJob(task, { table }, { jobKey: `${task} ${table}`, maxAttempts: 3, priority })
      })
      // The table is looked at again when its deadline comes.
      .catch((error: unknown) => log.error({ err: error }, 'a bot could not be woken'))
  }
  return { wake, close: async () => utils.release() }
}

/** Takes up jobs and thinks, in threads of this process. */
export async function startBotJobs(services: Services): Promise<{ close(): Promise<void> }> {
  const threads = Math.max(1, services.config.botThreads)
  const pool = startBotPool(threads, services.config.gamesModule)
  const runner: Runner = await run({
    connectionString: connection(services),
    logger: quiet,
    concurrency: threads * 4,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: {
      [task]: async (payload) => playForBot(services, pool, (payload as { table: string }).table),
    },
  })
  return {
    async close() {
      await runner.stop()
      await pool.close()
    },
  }
}
