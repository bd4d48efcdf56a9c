import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import { botSeat, playForBot } from './player.ts'
import { startBotPool } from './task.ts'

/** Sees to it that bots move: wakes whoever thinks for them. */
export interface Bots {
  /** The table may wait for a bot. Calling it too often does no harm. */
  wake(table: string): void
  close(): Promise<void>
}

/** Bots that think in threads of this process, for a server with a store of its own. */
export function embeddedBots(services: Services, log: Log): Bots {
  const pool = startBotPool(Math.max(1, services.config.botThreads), services.config.gamesModule)
  const thinking = new Set<string>()
  const wake = (table: string): void => {
    if (thinking.has(table)) return
    thinking.add(table)
    playForBot(services, pool, table)
      .finally(() => thinking.delete(table))
      .then(() => services.rooms.read(table, (room) => botSeat(room) !== undefined))
      .then((more) => more && wake(table))
      // The table is looked at again when its deadline comes.
      .catch((error: unknown) => log.error({ err: error }, 'a bot could not move'))
  }
  return { wake, close: () => pool.close() }
}
