import type { ReviewFinding, ReviewTask } from '@engawa/bots'
import type { ReviewEffort, TablePosition } from '@engawa/kernel'

export interface ReviewQuestion {
  readonly id: number
  readonly position: TablePosition
  readonly task: ReviewTask
  readonly effort: ReviewEffort
}

export type ReviewAnswer =
  | { readonly id: number; readonly finding: ReviewFinding }
  | { readonly id: number; readonly fault: string }

interface Pending {
  resolve(finding: ReviewFinding): void
  reject(fault: Error): void
}

/** As many as the device offers, less the one that draws; one at least. */
export const workersHere = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1)

/** Workers that look at a game. One that dies is replaced by the next task; whoever asked it is told. */
export class ReviewWorkers {
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Pending>()
  #asked = 0

  run(position: TablePosition, task: ReviewTask, effort: ReviewEffort): Promise<ReviewFinding> {
    const worker = this.#idle.pop() ?? this.#start()
    const question: ReviewQuestion = { id: ++this.#asked, position, task, effort }
    return new Promise((resolve, reject) => {
      this.#busy.set(worker, { resolve, reject })
      worker.postMessage(question)
    })
  }

  /** Drops whatever is under way. */
  close(): void {
    for (const worker of [...this.#idle, ...this.#busy.keys()]) worker.terminate()
    for (const { reject } of this.#busy.values()) reject(new Error('stopped'))
    this.#idle.length = 0
    this.#busy.clear()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => {
      const pending = this.#busy.get(worker)
      this.#busy.delete(worker)
      this.#idle.push(worker)
      if ('fault' in data) pending?.reject(new Error(data.fault))
      else pending?.resolve(data.finding)
    })
    worker.addEventListener('error', (event) => {
      const pending = this.#busy.get(worker)
      this.#busy.delete(worker)
      worker.terminate()
      pending?.reject(new Error(event.message))
    })
    return worker
  }
}
