import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './pool.ts'

/** The thread's side of a pool: carries out one task after the other. */
export function serveTasks<Task, Result>(carryOut: (task: Task) => Promise<Result>): void {
  const answer = async ({ id, task }: Asked<Task>): Promise<Answered<Result>> => {
    try {
      return { id, result: await carryOut(task) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
  parentPort?.on('message', async (asked: Asked<Task>) => parentPort?.postMessage(await answer(asked)))
}
