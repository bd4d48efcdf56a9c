import type { Reviewing } from './reviewing.ts'
import type { ReviewFinding, ReviewTask } from './tasks.ts'

export interface Carrying {
  /** Does one task somewhere; fails where that somewhere broke. */
  run(task: ReviewTask): Promise<ReviewFinding>
  /** How many tasks are under way at once. */
  readonly workers: number
  /** Something was found. */
  found?(): void
  /** Ends it: what is under way is dropped. */
  stopped?(): boolean
}

/** A task that fails is tried so often in all. */
const tries = 3

/** A turn that could not be looked at, however often it was tried. */
export class ReviewFailure extends Error {
  /** Counted from 1, as people count; nothing where it was not about a turn. */
  readonly turn: number | undefined

  constructor(task: ReviewTask, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.turn = task.kind === 'turn' ? task.turn + 1 : undefined
  }
}

/** Carries a review to its end, or until it is stopped: then it can go on later from its record. */
export async function carryOut(
  reviewing: Reviewing,
  { run, workers, found, stopped }: Carrying,
): Promise<void> {
  const failed = new Map<string, number>()
  let failure: ReviewFailure | undefined
  const underWay = new Set<Promise<void>>()
  const carry = async (task: ReviewTask): Promise<void> => {
    try {
      const finding = await run(task)
      if (stopped?.() === true) return
      reviewing.take(finding)
      found?.()
    } catch (cause) {
      const name = `${task.kind} ${task.kind === 'turn' ? task.turn : task.index}`
      const count = (failed.get(name) ?? 0) + 1
      failed.set(name, count)
      reviewing.giveBack(task)
      if (count >= tries) failure = new ReviewFailure(task, cause)
    }
  }
  while (!reviewing.done && failure === undefined && stopped?.() !== true) {
    const task = underWay.size < workers ? reviewing.next() : undefined
    if (task !== undefined) {
      const work: Promise<void> = carry(task).finally(() => underWay.delete(work))
      underWay.add(work)
      continue
    }
    if (underWay.size === 0) break
    await Promise.race(underWay)
  }
  if (failure !== undefined) throw failure
}
