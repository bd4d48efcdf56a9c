import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer, Question } from '../protocol.ts'

/** Stands in for a thinking worker; what it is asked is answered by the test. */
class Thinker extends EventTarget {
  static readonly begun: Thinker[] = []
  readonly asked: Question[] = []
  terminated = false

  constructor() {
    super()
    Thinker.begun.push(this)
  }

  postMessage(question: Question): void {
    this.asked.push(question)
  }

  terminate(): void {
    this.terminated = true
  }

  answer(answer: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }
}

let page: EventTarget
let patientBotMove: typeof import('../client.ts')['patientBotMove']

beforeEach(async () => {
  // No worker of another test is left.
  vi.resetModules()
  ;({ patientBotMove } = await import('../client.ts'))
  Thinker.begun.length = 0
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('Worker', Thinker)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bot = { game: 'daruma', rules: 1, level: 'elder', view: {}, seat: 1, automa: false, spent: 0 }
const newest = () => Thinker.begun.at(-1)
const idOf = (thinker: Thinker | undefined) => thinker?.asked.at(-1)?.id ?? 0

/** Asks for a move that is meant until the test calls it off, and keeps what came. */
function askForMove(asked = bot) {
  const off = new AbortController()
  const asking = { off, move: 'none yet' as unknown }
  void patientBotMove(asked, off.signal).then((move) => {
    asking.move = move
  })
  return asking
}

test('what could not be thought out is asked of a new worker at once', async () => {
  const asking = askForMove()
  const first = newest()
  first?.answer({ id: idOf(first), kind: 'fault', fault: 'no file' })
  await vi.advanceTimersByTimeAsync(0)
  expect(newest()).not.toBe(first)
  expect(first?.terminated).toBe(true)
  newest()?.answer({ id: idOf(newest()), kind: 'move', move: 'roll' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asking.move).toBe('roll')
})

test('a worker that is silent is dead, and another one is asked', async () => {
  const asking = askForMove()
  const first = newest()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(first?.terminated).toBe(false)
  await vi.advanceTimersByTimeAsync(3000)
  expect(first?.terminated).toBe(true)
  newest()?.answer({ id: idOf(newest()), kind: 'move', move: 'roll' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asking.move).toBe('roll')
})

test('a worker that takes long to arrive is not followed for ever by others that arrive as late', async () => {
  const asking = askForMove()
  const first = newest()
  await vi.advanceTimersByTimeAsync(22_000)
  const second = newest()
  expect(second).not.toBe(first)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(second?.terminated).toBe(false)
  second?.answer({ id: idOf(second), kind: 'move', move: 'roll' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asking.move).toBe('roll')
  // Once it has answered it has no more time than any.
  askForMove()
  await vi.advanceTimersByTimeAsync(21_000)
  expect(second?.terminated).toBe(true)
})

test('a bot that must think to the end may take its time', async () => {
  const asking = askForMove({ ...bot, seed: 'of the day' } as typeof bot)
  const first = newest()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first?.terminated).toBe(false)
  first?.answer({ id: idOf(first), kind: 'move', move: 'roll' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asking.move).toBe('roll')
})

test('where nothing answers for minutes, a bot thinks again as soon as somebody is there', async () => {
  const asking = askForMove()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  const given = Thinker.begun.length
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(Thinker.begun.length).toBe(given)
  page.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(0)
  expect(Thinker.begun.length).toBe(given + 1)
  newest()?.answer({ id: idOf(newest()), kind: 'move', move: 'roll' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asking.move).toBe('roll')
})

test('what is called off is not asked again, and nobody waits for it between two tries', async () => {
  const asking = askForMove()
  for (const tries of [1, 2, 3, 4]) {
    expect(Thinker.begun).toHaveLength(tries)
    newest()?.answer({ id: idOf(newest()), kind: 'fault', fault: 'no file' })
    // At once, then after about 1, 2 and 4 seconds.
    if (tries < 4) await vi.advanceTimersByTimeAsync(tries === 1 ? 0 : 1200 * 2 ** (tries - 2))
  }
  asking.off.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(asking.move).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(Thinker.begun).toHaveLength(4)
})
