import { Worker } from 'node:worker_threads'
import type { Seat } from '@engawa/kernel'

/** One decision to think about: what the seat sees, and nothing of the table's own dice. */
export interface BotTask {
  readonly id: number
  readonly game: string
  readonly rules: number
  readonly level: string
  readonly view: unknown
  readonly seat: Seat
  readonly seed: string
}

export type BotAnswer =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly error: string }

interface Waiting {
  readonly task: BotTask
  resolve(move: unknown): void
  reject(error: Error): void
}

interface BotWorker {
  readonly worker: Worker
  busy: Waiting | undefined
}

/** A few threads that think for bots, so that the server goes on answering meanwhile. */
export class BotPool {
  readonly #size: number
  readonly #gamesModule: string | undefined
  readonly #workers: BotWorker[] = []
  readonly #queue: Waiting[] = []
  #count = 0
  #closing = false

  constructor(size: number, gamesModule: string | undefined) {
    this.#size = size
    this.#gamesModule = gamesModule
  }

  choose(wanted: Omit<BotTask, 'id'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ task: { ...wanted, id: this.#count++ }, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closing = true
    await Promise.all(this.#workers.splice(0).map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#closing) return
    const idle = this.#workers.find(({ busy }) => busy === undefined)
    const bot = idle ?? (this.#workers.length < this.#size ? this.#start() : undefined)
    if (bot === undefined) return
    bot.busy = this.#queue.shift()
    bot.worker.postMessage(bot.busy?.task)
  }

  #start(): BotWorker {
    const worker = new Worker(new URL('./bot-worker.mjs', import.meta.url), {
      workerData: { gamesModule: this.#gamesModule },
      execArgv: [],
    })
    const bot: BotWorker = { worker, busy: undefined }
    this.#workers.push(bot)
    worker.on('message', (answer: BotAnswer) => {
      const waiting = bot.busy
      bot.busy = undefined
      if ('error' in answer) waiting?.reject(new Error(answer.error))
      else waiting?.resolve(answer.move)
      this.#next()
    })
    worker.on('error', (error) => this.#lost(bot, error))
    worker.on('exit', () => this.#lost(bot, new Error('a bot thread ended')))
    worker.unref()
    return bot
  }

  /** A thread died: whoever waited for it asks again later, and another one takes its place. */
  #lost(bot: BotWorker, error: Error): void {
    const index = this.#workers.indexOf(bot)
    if (index !== -1) this.#workers.splice(index, 1)
    bot.busy?.reject(error)
    bot.busy = undefined
    this.#next()
  }
}
