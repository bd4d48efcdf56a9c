import { Worker } from 'node:worker_threads'
import { Lines } from '../lines.ts'

/** What travels to a thread and back. */
export interface Asked<Task> {
  readonly id: number
  readonly task: Task
}

export type Answered<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: string }

interface Waiting<Task, Result> {
  readonly asked: Asked<Task>
  resolve(result: Result): void
  reject(error: Error): void
}

interface Thread<Task, Result> {
  readonly worker: Worker
  busy: Waiting<Task, Result> | undefined
}

/**
 * A few threads that do what takes long, so that the server goes on answering meanwhile. Those for whom tasks wait
 * take turns, one task each: whoever asks for a thousand keeps another waiting for one of them.
 */
export class WorkerPool<Task, Result> {
  readonly #script: URL
  readonly #size: number
  readonly #data: unknown
  readonly #threads: Thread<Task, Result>[] = []
  readonly #waiting = new Lines<Waiting<Task, Result>>()
  #count = 0
  #closing = false

  /** `data` is what each thread is started with. */
  constructor(script: URL, size: number, data: unknown) {
    this.#script = script
    this.#size = size
    this.#data = data
  }

  /** How many tasks wait for a thread, of all that are for somebody. */
  waitingFor(whom: string): number {
    return this.#waiting.lengthOf(whom)
  }

  /** Carries a task out when the turn of those for whom it is has come; where nobody is named all are for one. */
  run(task: Task, whom = ''): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(whom, { asked: { task, id: this.#count++ }, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closing = true
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    if (this.#waiting.isEmpty || this.#closing) return
    const idle = this.#threads.find(({ busy }) => busy === undefined)
    const thread = idle ?? (this.#threads.length < this.#size ? this.#start() : undefined)
    if (thread === undefined) return
    thread.busy = this.#waiting.take()
    thread.worker.postMessage(thread.busy?.asked)
  }

  #start(): Thread<Task, Result> {
    const worker = new Worker(this.#script, { workerData: this.#data, execArgv: [] })
    const thread: Thread<Task, Result> = { worker, busy: undefined }
    this.#threads.push(thread)
    worker.on('message', (answer: Answered<Result>) => {
      const waiting = thread.busy
      thread.busy = undefined
      if ('error' in answer) waiting?.reject(new Error(answer.error))
      else waiting?.resolve(answer.result)
      this.#next()
    })
    worker.on('error', (error) => this.#lost(thread, error))
    worker.on('exit', () => this.#lost(thread, new Error('a thread ended')))
    worker.unref()
    return thread
  }

  /** A thread died: whoever waited for it asks again later, and another one takes its place. */
  #lost(thread: Thread<Task, Result>, error: Error): void {
    const index = this.#threads.indexOf(thread)
    if (index !== -1) this.#threads.splice(index, 1)
    thread.busy?.reject(error)
    thread.busy = undefined
    this.#next()
  }
}
