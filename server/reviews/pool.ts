import type { ReviewFinding, ReviewTask } from '@engawa/bots'
import type { ReviewEffort, TablePosition } from '@engawa/kernel'
import { WorkerPool } from '../workers/pool.ts'

/** One part of a review, with the game it is about. */
export interface ReviewWork {
  readonly position: TablePosition
  readonly task: ReviewTask
  readonly effort: ReviewEffort
}

export type ReviewPool = WorkerPool<ReviewWork, ReviewFinding>

/** Threads that look at finished games. */
export function startReviewPool(size: number, gamesModule?: string): ReviewPool {
  return new WorkerPool(new URL('./review-worker.mjs', import.meta.url), size, { gamesModule })
}
