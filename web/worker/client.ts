import type { Judgement } from '@engawa/bots'
import { type Game, type Seat, seedFrom } from '@engawa/kernel'
import { retrying } from '../app/retry.ts'
import type { Answer, Question } from './protocol.ts'

let worker: Worker | undefined
let asked = 0
/** The last worker was dismissed before it said anything. */
let silent = false
const waiting = new Map<number, { resolve(answer: Answer): void; reject(fault: Error): void }>()

/** The next question goes to a new worker, and so does every one that this one has not answered. */
function dismiss(fault: string): void {
  worker?.terminate()
  worker = undefined
  for (const pending of waiting.values()) pending.reject(new Error(fault))
  waiting.clear()
}

function thinker(): Worker {
  if (worker !== undefined) return worker
  const begun = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' })
  worker = begun
  begun.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    silent = false
    // What could not be loaded once may stay so in the same worker.
    if (data.kind === 'fault') {
      if (worker === begun) dismiss(data.fault)
      return
    }
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  begun.addEventListener('error', (event) => {
    if (worker === begun) dismiss(event.message)
  })
  return begun
}

type Unsent<Asked> = Asked extends Question ? Omit<Asked, 'id' | 'seed'> : never

const anySeed = () => seedFrom(crypto.getRandomValues(new Uint8Array(16)))

/** Thinking ends after a second, on a slow device after some: a worker that is silent for so long is dead. */
const SILENCE = 20_000
/**
 * Unless it is still on its way, over a slow network or on a device with too much to do: the one that follows a silent
 * one has longer. With the same time all of them would be dismissed before they arrive.
 */
const ARRIVAL = 60_000

function dismissSilent(): void {
  silent = true
  dismiss('the worker is silent')
}

/** Asks a worker; `patient`: it may think for as long as it takes. */
function ask(question: Unsent<Question>, seed = anySeed(), patient = false): Promise<Answer> {
  const id = ++asked
  return new Promise<Answer>((resolve, reject) => {
    const limit = patient ? undefined : setTimeout(dismissSilent, silent ? ARRIVAL : SILENCE)
    const settled =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(limit)
        settle(value)
      }
    waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
    thinker().postMessage({ ...question, id, seed })
  })
}

/** Until the network is back, or somebody presses or looks again, or nobody wants it any more. */
function somebodyThere(off: AbortSignal): Promise<void> {
  const signs = ['online', 'pointerdown', 'keydown', 'focus']
  return new Promise((done) => {
    const there = () => {
      for (const sign of signs) removeEventListener(sign, there)
      off.removeEventListener('abort', there)
      done()
    }
    for (const sign of signs) addEventListener(sign, there)
    off.addEventListener('abort', there)
  })
}

interface Bot {
  readonly game: string
  readonly rules: number
  readonly level: string
  readonly view: unknown
  readonly seat: Seat
  readonly automa: boolean
  /** Milliseconds since its turn began. */
  readonly spent: number
  /** What it thinks with, where the same view must give the same move; otherwise by its own luck. */
  readonly seed?: string
}

const TRIES = 8

/**
 * The move a bot makes on this seat, thought out off the main thread; none where it is called off. A worker can die of a
 * lost network or little memory: another one is asked at once, then for about a minute, sooner when the network is back,
 * and after that whenever somebody is there.
 */
export async function patientBotMove({ seed, ...bot }: Bot, off: AbortSignal): Promise<unknown> {
  const exact = seed !== undefined
  const question = { kind: 'move', ...bot, exact } as const
  const think = () => ask(question, seed, exact)
  let answer = await think().catch(() => undefined)
  while (answer?.kind !== 'move') {
    if (off.aborted) return undefined
    answer = await retrying(think, { tries: TRIES, off }).catch(() => undefined)
    if (answer === undefined && !off.aborted) await somebodyThere(off)
  }
  return answer.move
}

/** The few moves that are worth a thought, best first, with what they are expected to bring. */
export async function hints(
  { id: game, rules }: Game,
  view: unknown,
  seat: Seat,
  most: number,
): Promise<readonly Judgement[]> {
  const answer = await ask({ kind: 'hints', game, rules, view, seat, most })
  return answer.kind === 'hints' ? answer.judgements : []
}
