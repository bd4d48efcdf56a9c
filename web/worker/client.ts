import type { Judgement } from '@engawa/bots'
import { type Game, type Seat, seedFrom } from '@engawa/kernel'
import { retrying } from '../app/retry.ts'
import type { Answer, Question } from './protocol.ts'

let worker: Worker | undefined
let asked = 0
const waiting = new Map<number, { resolve(answer: Answer): void; reject(fault: Error): void }>()

function thinker(): Worker {
  if (worker !== undefined) return worker
  worker = new Worker(new URL('./think.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const pending = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'fault') pending?.reject(new Error(data.fault))
    else pending?.resolve(data)
  })
  worker.addEventListener('error', (event) => {
    for (const pending of waiting.values()) pending.reject(new Error(event.message))
    waiting.clear()
    worker = undefined
  })
  return worker
}

type Unsent<Asked> = Asked extends Question ? Omit<Asked, 'id' | 'seed'> : never

const anySeed = () => seedFrom(crypto.getRandomValues(new Uint8Array(16)))

function ask(question: Unsent<Question>, seed = anySeed()): Promise<Answer> {
  const id = ++asked
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    thinker().postMessage({ ...question, id, seed })
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
 * The move a bot makes on this seat, thought out off the main thread.
 * A worker can die of a lost network or little memory: it is asked again for about a minute, at once when the network
 * is back, for as long as the move is meant.
 */
export async function patientBotMove({ seed, ...bot }: Bot, isMeant: () => boolean): Promise<unknown> {
  const question = { kind: 'move', ...bot, exact: seed !== undefined } as const
  const limits = { tries: TRIES, worthwhile: isMeant }
  const answer = await retrying(() => ask(question, seed), limits).catch(() => undefined)
  return answer?.kind === 'move' ? answer.move : undefined
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
