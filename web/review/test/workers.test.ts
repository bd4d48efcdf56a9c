import type { ReviewFinding, ReviewTask } from '@engawa/bots'
import type { ReviewEffort, TablePosition } from '@engawa/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { type ReviewQuestion, ReviewWorkers, workersHere } from '../workers.ts'

afterEach(() => vi.unstubAllGlobals())

const position: TablePosition = { game: 'toy', rules: 1, people: 2, options: {}, seed: 's', moves: [] }
const task: ReviewTask = { kind: 'learn', index: 0, from: 0, games: 1 }
const effort: ReviewEffort = { games: 1, learning: 1, choosing: 1, judging: 1 }
const finding: ReviewFinding = { kind: 'learn', index: 0, glimpses: [] }

/** Workers of which the first `dying` break when they are asked; the others answer. Tells what became of each. */
function workersThat(dying: number): { ended: boolean }[] {
  const begun: { ended: boolean }[] = []
  class ToyWorker extends EventTarget {
    ended = false
    readonly #dies = begun.length < dying

    constructor() {
      super()
      begun.push(this)
    }

    postMessage({ id }: ReviewQuestion): void {
      const answer = this.#dies
        ? Object.assign(new Event('error'), { message: 'out of memory' })
        : Object.assign(new Event('message'), { data: { id, finding } })
      queueMicrotask(() => this.dispatchEvent(answer))
    }

    terminate(): void {
      this.ended = true
    }
  }
  vi.stubGlobal('Worker', ToyWorker)
  return begun
}

test('a worker that dies is told, ended, and replaced by the next task; one that lives is asked again', async () => {
  const begun = workersThat(1)
  const workers = new ReviewWorkers()
  await expect(workers.run(position, task, effort)).rejects.toThrow('out of memory')
  expect(await workers.run(position, task, effort)).toEqual(finding)
  expect(await workers.run(position, task, effort)).toEqual(finding)
  expect(begun.map(({ ended }) => ended)).toEqual([true, false])
  workers.close()
  expect(begun.map(({ ended }) => ended)).toEqual([true, true])
})

test('whoever waits when all is dropped is told', async () => {
  workersThat(0)
  const workers = new ReviewWorkers()
  const waiting = workers.run(position, task, effort)
  workers.close()
  await expect(waiting).rejects.toThrow('stopped')
})

test.each([
  [undefined, 1],
  [1, 1],
  [2, 1],
  [8, 7],
])('a device that names %s cores looks with %i workers', (cores, workers) => {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores })
  expect(workersHere()).toBe(workers)
})
