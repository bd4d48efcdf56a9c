import type { Seat } from '@engawa/kernel'
import { WorkerPool } from '../workers/pool.ts'

/** One decision of a bot: what the seat sees, and nothing of the table's own dice. */
export interface BotTask {
  readonly game: string
  readonly rules: number
  readonly level: string
  readonly view: unknown
  readonly seat: Seat
  readonly seed: string
}

export type BotPool = WorkerPool<BotTask, unknown>

/** Threads that choose the moves of bots. */
export function startBotPool(size: number, gamesModule: string | undefined): BotPool {
  return new WorkerPool(new URL('./bot-worker.mjs', import.meta.url), size, { gamesModule })
}
