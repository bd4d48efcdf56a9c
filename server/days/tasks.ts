import type { MadeMove } from '@engawa/kernel'
import { type HistoryConfig, historyConfig } from '../history/tasks.ts'
import { WorkerPool } from '../workers/pool.ts'

/** What is done about tables of the day beside the thread that answers: bots think and games are played again. */
export type DayTask =
  | {
      readonly kind: 'check'
      readonly day: string
      readonly game: string
      readonly rules: number
      readonly moves: readonly MadeMove[]
    }
  | { readonly kind: 'results'; readonly day: string; readonly game: string; readonly user: string }

/** What came of a check; the results are a text that is only passed on. */
export type DayAnswer =
  | { readonly kind: 'ended'; readonly score: number; readonly usual: boolean }
  /** The move with this number does not follow from those before it. */
  | { readonly kind: 'not-so'; readonly move: number }
  | { readonly kind: 'unknown-rules' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'results'; readonly text: string }

export type DayPool = WorkerPool<DayTask, DayAnswer>

/** One thread: who compares results can wait for a moment, and a game takes it for a second or two. */
export function startDays(config: HistoryConfig): DayPool {
  return new WorkerPool(new URL('./day-worker.mjs', import.meta.url), 1, historyConfig(config))
}
