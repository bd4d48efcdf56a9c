import { Worker } from 'node:worker_threads'
import type { Seat } from '@engawa/kernel'

/** One decision to think about: what the seat sees, and nothing of the table's own dice. */
export interface Thought {
  readonly id: number
  readonly game: string
  readonly level: string
  readonly view: unknown
  readonly seat: Seat
  readonly seed: string
}

export type ThoughtAnswer =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly error: string }

interface Waiting {
  readonly thought: Thought
  resolve(move: unknown): void
  reject(error: Error): void
}

interface Thinker {
  readonly worker: Worker
  busy: Waiting | undefined
}

/** A few threads that think for bots, so that the house goes on answering meanwhile. */
export class ThinkingPool {
  readonly #size: number
  readonly #gamesModule: string | undefined
  readonly #thinkers: Thinker[] = []
  readonly #queue: Waiting[] = []
  #count = 0
  #closing = false

  constructor(size: number, gamesModule: string | undefined) {
    this.#size = size
    this.#gamesModule = gamesModule
  }

  think(wanted: Omit<Thought, 'id'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ thought: { ...wanted, id: this.#count++ }, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closing = true
    await Promise.all(this.#thinkers.splice(0).map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#closing) return
    const idle = this.#thinkers.find(({ busy }) => busy === undefined)
    const thinker = idle ?? (this.#thinkers.length < this.#size ? this.#start() : undefined)
    if (thinker === undefined) return
    thinker.busy = this.#queue.shift()
    thinker.worker.postMessage(thinker.busy?.thought)
  }

  #start(): Thinker {
    const worker = new Worker(new URL('./thinker.mjs', import.meta.url), {
      workerData: { gamesModule: this.#gamesModule },
      execArgv: [],
    })
    const thinker: Thinker = { worker, busy: undefined }
    this.#thinkers.push(thinker)
    worker.on('message', (answer: ThoughtAnswer) => {
      const waiting = thinker.busy
      thinker.busy = undefined
      if ('error' in answer) waiting?.reject(new Error(answer.error))
      else waiting?.resolve(answer.move)
      this.#next()
    })
    worker.on('error', (error) => this.#lost(thinker, error))
    worker.on('exit', () => this.#lost(thinker, new Error('a thinking thread ended')))
    worker.unref()
    return thinker
  }

  /** A thread died: whoever waited for it asks again later, and another one takes its place. */
  #lost(thinker: Thinker, error: Error): void {
    const index = this.#thinkers.indexOf(thinker)
    if (index !== -1) this.#thinkers.splice(index, 1)
    thinker.busy?.reject(error)
    thinker.busy = undefined
    this.#next()
  }
}
