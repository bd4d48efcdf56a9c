import type { Viewer } from '@engawa/kernel'
import type { SeatPlan } from '@engawa/table'
import type { LeaderboardWish } from '../accounts/leaderboard.ts'
import type { Config } from '../config.ts'
import { WorkerPool } from '../workers/pool.ts'

/** What takes as long as a log or a list of all is: done beside the thread that answers, which only passes the text on. */
export type HistoryTask =
  | {
      readonly kind: 'views'
      readonly table: string
      readonly from: number
      /** Whose eyes look; nothing where the table is over and lies open. */
      readonly viewer: Viewer | undefined
    }
  | {
      readonly kind: 'log'
      readonly table: string
      readonly from: number
      readonly to: number
      readonly viewer: Viewer | undefined
      /** The table is over: everybody who looks sees everything. */
      readonly open: boolean
      /** Whose words are left out. */
      readonly muted: readonly string[]
    }
  | { readonly kind: 'save'; readonly table: string; readonly seats: readonly SeatPlan[] }
  | { readonly kind: 'export'; readonly user: string }
  | ({ readonly kind: 'leaderboard' } & LeaderboardWish)

export type History = WorkerPool<HistoryTask, string>

export type HistoryConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'gamesModule'>

/** As much of the configuration as a thread that reads the store needs. */
export function historyConfig({ dataFolder, databaseUrl, gamesModule }: HistoryConfig): HistoryConfig {
  return {
    dataFolder,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(gamesModule === undefined ? {} : { gamesModule }),
  }
}

/** One thread is enough: whoever looks back can wait for a moment. */
export function startHistory(config: HistoryConfig): History {
  return new WorkerPool(new URL('./history-worker.mjs', import.meta.url), 1, historyConfig(config))
}
