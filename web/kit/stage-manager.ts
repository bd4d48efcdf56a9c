import type { GameEvent, Seat } from '@engawa/kernel'
import { finishMotion, motionLeft, stageHeld } from './motion.ts'
import { painted } from './painted.ts'

export const paces = ['calm', 'brisk', 'instant'] as const
/** How long one may look at what others do. */
export type Pace = (typeof paces)[number]

/** One decision of another seat, with all that came of it. */
export interface ToldStep {
  /** How many moves stand after it. */
  readonly position: number
  readonly seat: Seat
  readonly events: readonly GameEvent[]
  /** A turn begins with it, also where the seat has just had one. */
  readonly begins?: boolean
  /** More of the same deed follows: it is told together with the next step and has no time of its own. */
  readonly leads?: boolean
  /** The turn ends with it: what it brings is always seen. */
  readonly ends?: boolean
}

/** The last turn of another seat, as far as it was played. */
export interface Telling {
  readonly seat: Seat
  readonly steps: readonly ToldStep[]
  /** So many turns were played while nobody looked, this one included. */
  readonly missed: number
}

interface Times {
  /** For a sentence, where nothing moves that takes longer. */
  readonly read: number
  /** After a step, before the next one. */
  readonly breath: number
  /** Between the turns of two seats. */
  readonly between: number
  /** All steps of a turn but the last take no longer than this. */
  readonly turn: number
  /** The last step of a turn: it always has some time, however long the turn was, and never more than the longest. */
  readonly last: { readonly least: number; readonly longest: number }
}

const times: Readonly<Record<Pace, Times>> = {
  calm: { read: 1100, breath: 900, between: 600, turn: 15_000, last: { least: 1100, longest: 3000 } },
  brisk: { read: 420, breath: 260, between: 200, turn: 2150, last: { least: 380, longest: 600 } },
  instant: { read: 0, breath: 0, between: 0, turn: 0, last: { least: 0, longest: 0 } },
}

/** A step may take this part of what its turn has left: nobody knows yet how many follow. */
const PART = 1 / 3
/** Milliseconds below which nobody could tell what it was, as long as its turn has any left. */
const LEAST = 220

/** Milliseconds that it takes to find what is told on another page. */
const LOOK = 320

/** What a hasty finger presses twice is one press. */
const ONE_PRESS = 250

/** Milliseconds for a step that would like so many and comes so many after its turn began. */
export function stepTime(wanted: number, elapsed: number, pace: Pace, ends = false): number {
  const { turn, last } = times[pace]
  const left = Math.max(0, turn - elapsed)
  const given = Math.min(wanted, Math.max(PART * left, Math.min(LEAST, left)))
  return ends ? Math.min(Math.max(last.least, given), last.longest) : given
}

/**
 * Lets others' turns be followed: keeps the steps of the turn that is played and says when there is room for the
 * next one. It holds back nothing that has happened; whoever plays for the others asks `ready` before they act.
 */
export class StageManager {
  telling: Telling | undefined
  readonly #listeners = new Set<() => void>()
  #began = 0
  /** Until when the step before one's eyes has the stage to itself. */
  #until = 0
  /** The seat whose turn is shown to its end without a pause. */
  #skipped: Seat | undefined
  #hurry: (() => void) | undefined
  #pressed = 0
  #showing = false
  /** Positions that the person at this screen came to without being asked. */
  readonly #unasked = new Set<number>()
  #ending: ReturnType<typeof setTimeout> | undefined

  /** A step is before one's eyes, or was cut by the press of a moment ago: a press shows the rest and nothing else. */
  get busy(): boolean {
    const now = performance.now()
    return now < this.#until || now < this.#pressed + ONE_PRESS || stageHeld() > 0
  }

  /** The turn that is told has so little time left that its steps flash by. */
  hurried(pace: Pace): boolean {
    return stepTime(Number.POSITIVE_INFINITY, performance.now() - this.#began, pace) < LOOK
  }

  /** The last step still has its time, also where the person at this screen may act already. */
  get showing(): boolean {
    return this.#showing
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What others have just done, oldest first; the page shows its result already. */
  tell(steps: readonly ToldStep[], pace: Pace): void {
    let turns = 0
    for (const step of steps) turns += this.#add(step) ? 1 : 0
    if (this.telling === undefined || steps.length === 0) return
    const missed = document.hidden ? this.telling.missed + turns : turns > 1 ? turns : 0
    if (turns > 0) this.telling = { ...this.telling, missed }
    const now = performance.now()
    if (turns > 0) this.#began = now
    const last = steps.at(-1)
    const { read, breath, between } = times[pace]
    const skipped = this.#skipped === this.telling.seat
    const wanted = Math.max(read, motionLeft()) + breath + (turns > 0 ? between : 0)
    const nothing = skipped || last?.leads === true
    this.#until = now + (nothing ? 0 : stepTime(wanted, now - this.#began, pace, last?.ends))
    // What nobody waits for may still be read.
    this.#showUntil(Math.max(this.#until - now, skipped ? 0 : read + breath))
  }

  /** The person's own step to this position comes by itself: it is to be told like those of others. */
  comesUnasked(position: number): void {
    this.#unasked.add(position)
  }

  cameUnasked(position: number): boolean {
    return this.#unasked.has(position)
  }

  /** The person at this screen acted: bots wait until that has come to rest. */
  rest(pace: Pace): void {
    this.#skipped = undefined
    this.#showUntil(0)
    this.#until = performance.now() + (pace === 'instant' ? 0 : motionLeft() + times[pace].between)
  }

  /** Moves were taken back: no step stands behind this position. */
  takeBack(position: number): void {
    const { telling } = this
    const steps = telling?.steps.filter((step) => step.position <= position) ?? []
    if (telling === undefined || steps.length === telling.steps.length) return
    this.telling = steps.length === 0 ? undefined : { ...telling, steps }
    this.#changed()
  }

  /** Resolves when the next step may come. */
  async ready(pace: () => Pace): Promise<void> {
    if (pace() === 'instant') return
    // What was just played is drawn and told first.
    await painted()
    while (pace() !== 'instant' && !document.hidden) {
      const now = performance.now()
      const free = Math.max(now, this.#until)
      const left = Math.max(free - now, stageHeld())
      if (left <= 0) return
      await new Promise<void>((done) => {
        const timer = setTimeout(done, left)
        this.#hurry = () => {
          clearTimeout(timer)
          done()
        }
      })
      // A moment of its own is no part of the turn it comes in.
      if (now + left > free) this.#began += Math.max(0, performance.now() - free)
    }
  }

  /** Shows the rest of this turn at once. */
  skip(seat: Seat): void {
    this.#skipped = seat
    this.#until = 0
    this.#pressed = performance.now()
    finishMotion()
    this.#showUntil(0)
    this.#hurry?.()
  }

  /** Takes a step in; says whether a turn begins with it. */
  #add(step: ToldStep): boolean {
    const { telling } = this
    const last = telling?.steps.at(-1)
    const follows = telling?.seat === step.seat && last?.position === step.position - 1
    const goesOn = follows && step.begins !== true
    // What was skipped is one turn, not the next one of the same seat.
    if (!goesOn && (follows || this.#skipped !== step.seat)) this.#skipped = undefined
    this.telling = goesOn
      ? { ...telling, steps: [...telling.steps, step] }
      : { seat: step.seat, steps: [step], missed: telling?.missed ?? 0 }
    return !goesOn
  }

  #showUntil(left: number): void {
    clearTimeout(this.#ending)
    this.#showing = left > 0
    if (this.#showing) this.#ending = setTimeout(() => this.#showUntil(0), left)
    this.#changed()
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
