import type { House } from '../house.ts'
import type { Log } from '../log.ts'
import { botSeat, playForBot } from './player.ts'
import { ThinkingPool } from './pool.ts'

/** Sees to it that bots move: wakes whoever thinks for them. */
export interface Bots {
  /** The table may wait for a bot. Calling it too often does no harm. */
  wake(table: string): void
  close(): Promise<void>
}

/** Bots that think in threads of this process, for a house with a store of its own. */
export function embeddedBots(house: House, log: Log): Bots {
  const pool = new ThinkingPool(Math.max(1, house.config.thinkers), house.config.gamesModule)
  const thinking = new Set<string>()
  const wake = (table: string): void => {
    if (thinking.has(table)) return
    thinking.add(table)
    playForBot(house, pool, table)
      .finally(() => thinking.delete(table))
      .then(() => house.rooms.read(table, (room) => botSeat(room) !== undefined))
      .then((more) => more && wake(table))
      // The table is looked at again when its deadline comes.
      .catch((error: unknown) => log.error({ err: error }, 'a bot could not move'))
  }
  return { wake, close: () => pool.close() }
}
