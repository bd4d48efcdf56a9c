import { Worker } from 'node:worker_threads'
import type { ReviewFault } from '@engawa/bots'

/** What the thread that makes a review is started with. */
export interface ToMake {
  /** The finished table as a file. */
  readonly save: string
  readonly gamesModule: string | undefined
}

/** What it tells. */
export type MadeSoFar =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  /** A text that is only passed on. */
  | { readonly kind: 'made'; readonly record: string }
  | { readonly kind: 'refused'; readonly fault: ReviewFault }

export type Made = Exclude<MadeSoFar, { kind: 'progress' }>

/** A review that is being made, in a thread of its own. */
export interface Making {
  readonly made: Promise<Made>
  /** Ends it at once; `made` fails. */
  stop(): void
}

/** No review keeps a core for longer, in milliseconds. */
const longest = 20 * 60_000

export function startMaking(task: ToMake, progress: (done: number, all: number) => void): Making {
  const worker = new Worker(new URL('./making-worker.mjs', import.meta.url), {
    workerData: task,
    execArgv: [],
  })
  worker.unref()
  const stop = (): void => void worker.terminate()
  const patience = setTimeout(stop, longest).unref()
  const made = new Promise<Made>((resolve, reject) => {
    worker.on('message', (message: MadeSoFar) => {
      if (message.kind === 'progress') progress(message.done, message.all)
      else resolve(message)
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(patience)
      reject(new Error('the thread ended before the review was made'))
    })
  })
  return { made, stop }
}
