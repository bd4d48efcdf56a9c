import type { ReviewRecord } from '@engawa/bots'
import { api } from '../online/api.ts'

/** How often the server is asked how far it is, in milliseconds. */
const everySoOften = 2000

/** Where a review is followed: how far it is, and whether anybody still waits for it. */
export interface Following {
  progress(done: number, all: number): void
  stopped(): boolean
}

/** The review that the server keeps with the table; nothing where there is none, or no network. */
export async function keptReview(table: string): Promise<ReviewRecord | undefined> {
  const { record } = await api.review(table).catch(() => ({ record: undefined }))
  return record as ReviewRecord | undefined
}

/** Asks the server for a review and waits until it is there; nothing where nobody waits any more, or it was called off. */
export async function reviewFromServer(
  table: string,
  { progress, stopped }: Following,
): Promise<ReviewRecord | undefined> {
  let answer = await api.askReview(table)
  for (;;) {
    if (answer.state === 'done') return answer.record as ReviewRecord
    if (answer.state === 'none' || answer.state === 'refused' || stopped()) return undefined
    progress(answer.done, answer.all)
    await new Promise((resolve) => setTimeout(resolve, everySoOften))
    if (stopped()) return undefined
    answer = await api.review(table)
  }
}

/** One that somebody else asked for goes on all the same. */
export const callOffReview = (table: string): Promise<unknown> =>
  api.callOffReview(table).catch(() => undefined)
