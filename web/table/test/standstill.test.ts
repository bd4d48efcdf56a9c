import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPlay } from '../../app/games.ts'
import { runningGame } from '../../test/drivers/saves.ts'
import { dice } from '../../test/drivers/table.ts'
import type { Question } from '../../worker/protocol.ts'

/** Milliseconds: no bot thinks longer, and no motion takes longer. */
const [THOUGHT, MOTION] = [1000, 900]

const { moving } = vi.hoisted(() => ({ moving: { until: 0 } }))
vi.mock('../../app/settings.ts', () => ({ settingsNow: () => ({ locale: 'en', pace: 'brisk' }) }))
vi.mock('../../kit/painted.ts', () => ({
  painted: () => new Promise<void>((done) => setTimeout(done, 16)),
}))
vi.mock('../../kit/motion.ts', () => ({
  motionLeft: () => Math.max(0, moving.until - performance.now()),
  stageHeld: () => 0,
  finishMotion: () => {
    moving.until = 0
  },
}))

const game = 'bitoku'
const random = dice(31)

/** Thinks one question after the other, and answers with the first move it may make. */
class Thinker extends EventTarget {
  static moves: (question: Question) => readonly unknown[] = () => []
  #free = 0
  #gone = false

  postMessage(question: Question): void {
    const now = performance.now()
    this.#free = Math.max(now, this.#free) + random(THOUGHT)
    setTimeout(() => {
      if (this.#gone) return
      const { id } = question
      const [move] = Thinker.moves(question)
      this.dispatchEvent(new MessageEvent('message', { data: { id, kind: 'move', move } }))
    }, this.#free - now)
  }

  terminate(): void {
    this.#gone = true
  }
}

beforeEach(() => {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('Worker', Thinker)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // No other file gets what stands on these stand-ins.
  vi.resetModules()
})

/** Between two things that somebody does, and how many they do. */
const [APART, PRESSES] = [120, 1500]
/** So long somebody still presses while bots are to move. */
const PATIENT = 700
/** Nobody waits longer for a step: a thought that was taken back, the one that counts, and the step before. */
const LONGEST = 3000

test('no bot stands still whatever is pressed, taken back, skipped or left meanwhile', async () => {
  const play = await loadPlay(game)
  const table = await runningGame(game, 3, 10)
  const { keepTable, openSession } = await import('../local.ts')
  const { StageManager } = await import('../../kit/stage-manager.ts')
  const session = await openSession(await keepTable(table, play))
  vi.useFakeTimers()
  Thinker.moves = ({ view, seat }) => play.game.moves(view, seat)
  const manager = new StageManager()
  let told = session.position
  session.subscribe(() => {
    if (session.position === told) return
    moving.until = performance.now() + random(MOTION)
    const mover = session.movers.at(-1) ?? 0
    if (session.position > told && mover !== 0) {
      const ends = !session.turn.over && !session.turn.seats.includes(mover)
      manager.tell([{ position: session.position, seat: mover, events: [], ends }], 'brisk')
    } else if (session.position < told) manager.takeBack(session.position)
    else manager.rest('brisk')
    told = session.position
  })
  let rest = session.wake(() => manager.ready(() => 'brisk'))
  let longest = 0
  let since = performance.now()
  let at = session.position
  for (let press = 0; press < PRESSES && !session.turn.over; press++) {
    await vi.advanceTimersByTimeAsync(random(APART))
    const bots = session.turn.over === false && !session.turn.seats.includes(0)
    if (session.position !== at || !bots) {
      at = session.position
      since = performance.now()
    }
    const waited = performance.now() - since
    longest = Math.max(longest, waited)
    // Whoever waits has done what they would: nothing that they press helps the bots on.
    if (waited > PATIENT) continue
    const what = random(40)
    if (what === 0 && random(8) === 0) {
      rest()
      if (random(2) === 0) await vi.advanceTimersByTimeAsync(random(300))
      rest = session.wake(() => manager.ready(() => 'brisk'))
    } else if (what < 5) await session.undo(0)
    else if (what === 5) await session.redo(0)
    else if (what === 6) manager.skip(1)
    else if (!bots && what < 30) {
      const moves = session.moves(0)
      await session.act(0, moves[random(moves.length)])
    }
  }
  expect(longest).toBeLessThan(LONGEST)
})
