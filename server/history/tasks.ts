import type { Viewer } from '@engawa/kernel'
import type { SeatPlan } from '@engawa/table'
import type { Config } from '../config.ts'
import { WorkerPool } from '../workers/pool.ts'

/** What takes as long as a log is: it is done beside the thread that answers, which only passes the text on. */
export type HistoryTask =
  | {
      readonly kind: 'views'
      readonly table: string
      readonly from: number
      /** Whose eyes look; nothing where the table is over and lies open. */
      readonly viewer: Viewer | undefined
    }
  | { readonly kind: 'save'; readonly table: string; readonly seats: readonly SeatPlan[] }
  | { readonly kind: 'export'; readonly user: string }

export type History = WorkerPool<HistoryTask, string>

export type HistoryConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'gamesModule'>

/** One thread is enough: whoever looks back can wait for a moment. */
export function startHistory({ dataFolder, databaseUrl, gamesModule }: HistoryConfig): History {
  const data: HistoryConfig = {
    dataFolder,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(gamesModule === undefined ? {} : { gamesModule }),
  }
  return new WorkerPool(new URL('./history-worker.mjs', import.meta.url), 1, data)
}
