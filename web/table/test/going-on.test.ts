import type { Refusal, Seat } from '@engawa/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StageManager } from '../../kit/stage-manager.ts'
import { GoingOn } from '../going-on.ts'
import { Presses } from '../presses.ts'
import type { ScreenModel } from '../screen-model.ts'
import type { Session } from '../session.ts'

// There are no frames to wait for outside a browser.
vi.mock('../../kit/painted.ts', () => ({ painted: () => Promise.resolve() }))

/** Whether a sheet lies over the table, and whether it holds the list of moves. */
let covered: false | 'by moves' | 'by others' = false

beforeEach(() => {
  vi.useFakeTimers()
  covered = false
  const sheet = { querySelector: () => (covered === 'by moves' ? {} : null) }
  vi.stubGlobal('document', { hidden: false, querySelectorAll: () => (covered ? [sheet] : []) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Seat 0 may only pass; its moves and those of others so far. */
function sitDown(...movers: Seat[]) {
  const played: unknown[] = []
  const session = {
    movers,
    get position() {
      return movers.length
    },
    turn: { over: false, seats: [0], decision: 'turn' },
    play: { idle: ['pass'] },
    moves: () => [{ kind: 'pass' }],
    async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
      played.push(move)
      movers.push(seat)
      return undefined
    },
  } as object as Session
  const manager = new StageManager()
  const presses = new Presses()
  const going = new GoingOn(session, presses, manager, () => 'brisk')
  const shown = { session, seat: 0, turn: session.turn, moves: session.moves(0), position: session.position }
  return { played, manager, presses, movers, going, shown: shown as object as ScreenModel }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const pass = [{ kind: 'pass' }]

test('the one move there is comes when the step of the others was seen, and is told', async () => {
  const { played, manager, going } = sitDown(0, 1)
  manager.tell([{ position: 2, seat: 1, events: [] }], 'brisk')
  going.from(0)
  await wait(300)
  expect(played).toEqual([])
  await wait(1500)
  expect(played).toEqual(pass)
  expect(manager.cameUnasked(3)).toBe(true)
})

test('after the own press it comes at once, and nothing needs telling', async () => {
  const { played, manager, going } = sitDown(1, 0)
  going.from(0)
  await wait(40)
  expect(played).toEqual(pass)
  expect(manager.cameUnasked(3)).toBe(false)
})

test('a step after one that came by itself is told as well', async () => {
  const { played, manager, going } = sitDown(1, 0)
  manager.comesUnasked(2)
  going.from(0)
  await wait(2000)
  expect(played).toEqual(pass)
  expect(manager.cameUnasked(3)).toBe(true)
})

test('whoever plays from the list of moves in a sheet is not asked for the one move there is', async () => {
  const { played, going } = sitDown(1, 0)
  covered = 'by moves'
  going.from(0)
  await wait(40)
  expect(played).toEqual(pass)
})

test('nothing comes behind a sheet that lies over the table, while a press is shown, or once it is called off', async () => {
  const { played, presses, going } = sitDown(0, 1)
  covered = 'by others'
  const callOff = going.from(0)
  await wait(3000)
  expect(played).toEqual([])
  callOff()
  covered = false
  await wait(100)
  expect(played).toEqual([])
  void presses.carryAll(['other'], () => new Promise((done) => setTimeout(() => done(true), 500)))
  going.from(0)
  await wait(400)
  expect(played).toEqual([])
  await wait(400)
  expect(played).toEqual(pass)
})

test('what a sheet keeps back is there to be chosen for as long as it does', async () => {
  const { played, going, shown } = sitDown(1, 0)
  let drawn = 0
  going.subscribe(() => drawn++)
  covered = 'by others'
  going.from(0)
  await wait(100)
  expect([going.comesFrom(shown), drawn]).toEqual([false, 1])
  covered = false
  await wait(100)
  expect([going.comesFrom(shown), drawn]).toEqual([true, 2])
  expect(played).toEqual(pass)
})

test('what a sheet keeps back and is called off is kept back no longer', async () => {
  const { going, shown } = sitDown(1, 0)
  covered = 'by others'
  const callOff = going.from(0)
  await wait(100)
  callOff()
  expect(going.comesFrom(shown)).toBe(true)
})

test('what was tried in vain is there to be pressed', async () => {
  const { going, shown } = sitDown(1, 0)
  vi.spyOn(shown.session, 'act').mockResolvedValue({ code: 'unreachable' })
  const callOff = going.from(0)
  await wait(100)
  expect(going.comesFrom(shown)).toBe(false)
  callOff()
  expect(going.comesFrom(shown)).toBe(true)
})

test('whoever was quicker has played', async () => {
  const { played, movers, going } = sitDown(0, 1)
  going.from(0)
  movers.push(0)
  await wait(3000)
  expect(played).toEqual([])
})

test('where somebody came to by taking back, they go on by a press', async () => {
  const { played, movers, going } = sitDown(1, 0, 0)
  await going.walk(async () => {
    movers.pop()
    // A server may take a while, and the table is drawn meanwhile.
    going.from(0)
    await wait(200)
  })
  going.from(0)
  await wait(3000)
  expect(played).toEqual([])
})
