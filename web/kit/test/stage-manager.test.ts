import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pace, StageManager, stepTime, type ToldStep } from '../stage-manager.ts'

// There are neither frames nor motion to wait for outside a browser.
vi.mock('../painted.ts', () => ({ painted: () => Promise.resolve() }))

const page = { hidden: false }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.hidden = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const step = (position: number, seat: number): ToldStep => ({ position, seat, events: [] })
const brisk = (): Pace => 'brisk'

/** Whether there is room for the next step after so many milliseconds. */
async function readyAfter(manager: StageManager, milliseconds: number, pace = brisk): Promise<boolean> {
  let ready = false
  void manager.ready(pace).then(() => {
    ready = true
  })
  await vi.advanceTimersByTimeAsync(milliseconds)
  return ready
}

test('the steps of one turn stay together, another seat begins anew', () => {
  const manager = new StageManager()
  manager.tell([step(1, 1)], 'brisk')
  manager.tell([step(2, 1)], 'brisk')
  expect(manager.telling?.steps.map(({ position }) => position)).toEqual([1, 2])
  manager.tell([step(3, 2)], 'brisk')
  expect(manager.telling).toEqual({ seat: 2, steps: [step(3, 2)], missed: 0 })
})

test('two turns of the same seat with a move of somebody else between them are two', () => {
  const manager = new StageManager()
  manager.tell([step(1, 1)], 'brisk')
  manager.tell([step(3, 1)], 'brisk')
  expect(manager.telling?.steps).toEqual([step(3, 1)])
})

test('a turn begins with a step that says so, also where its seat has just had one', () => {
  const manager = new StageManager()
  manager.tell([{ ...step(1, 1), begins: true }], 'brisk')
  manager.tell([step(2, 1)], 'brisk')
  expect(manager.telling?.steps).toHaveLength(2)
  manager.tell([{ ...step(3, 1), begins: true }], 'brisk')
  manager.tell([step(4, 1)], 'brisk')
  expect(manager.telling?.steps.map(({ position }) => position)).toEqual([3, 4])
})

test('to show the rest of a turn does not take the next one of the same seat away', async () => {
  const manager = new StageManager()
  manager.tell([{ ...step(1, 1), begins: true }], 'brisk')
  manager.skip(1)
  manager.tell([step(2, 1)], 'brisk')
  expect(await readyAfter(manager, 0)).toBe(true)
  manager.tell([{ ...step(3, 1), begins: true }], 'brisk')
  expect(await readyAfter(manager, 300)).toBe(false)
})

test('a step has the stage to itself for a while, at the instant pace for none', async () => {
  const manager = new StageManager()
  manager.tell([step(1, 1)], 'brisk')
  expect(manager.busy).toBe(true)
  expect(await readyAfter(manager, 500)).toBe(false)
  expect(await readyAfter(manager, 500)).toBe(true)
  manager.tell([step(2, 2)], 'instant')
  expect(manager.busy).toBe(false)
  expect(await readyAfter(manager, 0, () => 'instant')).toBe(true)
})

test('a step takes a third of what its turn has left, so that later ones become shorter, but not too short to see', () => {
  const wanted = 680
  expect(
    [0, 680, 1304, 1700, 2050, 2150, 4000].map((elapsed) => Math.round(stepTime(wanted, elapsed, 'brisk'))),
  ).toEqual([680, 490, 282, 220, 100, 0, 0])
  // The last one is seen in any case, and does not keep the next seat waiting.
  expect([0, 2150].map((elapsed) => stepTime(wanted, elapsed, 'brisk', true))).toEqual([600, 380])
})

test('twelve steps of one turn take at most three seconds at the brisk pace', async () => {
  const manager = new StageManager()
  const start = performance.now()
  for (let position = 1; position <= 12; position++) {
    manager.tell([step(position, 1)], 'brisk')
    let ready = false
    void manager.ready(brisk).then(() => {
      ready = true
    })
    while (!ready) await vi.advanceTimersByTimeAsync(20)
  }
  expect(performance.now() - start).toBeGreaterThan(1000)
  expect(performance.now() - start).toBeLessThan(3000)
})

test('what only leads up to the next step waits for nothing, and the end of a long turn is still seen', async () => {
  const manager = new StageManager()
  manager.tell([{ ...step(1, 1), leads: true }], 'brisk')
  await vi.advanceTimersByTimeAsync(300)
  for (let position = 2; position <= 9; position++) {
    manager.tell([{ ...step(position, 1), leads: true }], 'brisk')
    expect(manager.busy).toBe(false)
  }
  await vi.advanceTimersByTimeAsync(3000)
  manager.tell([{ ...step(10, 1), ends: true }], 'brisk')
  expect(manager.busy).toBe(true)
})

test('the last step can be read although its turn is over, until somebody acts or asks for the rest', async () => {
  const manager = new StageManager()
  for (let position = 1; position <= 12; position++) {
    manager.tell([step(position, 1)], 'brisk')
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(manager.busy).toBe(false)
  expect(manager.showing).toBe(true)
  await vi.advanceTimersByTimeAsync(400)
  expect(manager.showing).toBe(false)
  manager.tell([step(13, 2)], 'brisk')
  manager.rest('brisk')
  expect(manager.showing).toBe(false)
  manager.tell([step(15, 2)], 'brisk')
  manager.skip(2)
  expect(manager.showing).toBe(false)
})

test('a press shows the rest of the turn at once, and the next seat is followed again', async () => {
  const manager = new StageManager()
  manager.tell([step(1, 1)], 'brisk')
  const ready = manager.ready(brisk)
  manager.skip(1)
  await ready
  // A second press of a hasty finger is none.
  expect(manager.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(251)
  expect(manager.busy).toBe(false)
  manager.tell([step(2, 1)], 'brisk')
  expect(await readyAfter(manager, 0)).toBe(true)
  manager.tell([step(3, 2)], 'brisk')
  expect(await readyAfter(manager, 300)).toBe(false)
})

test('what is taken back is told no more', () => {
  const manager = new StageManager()
  manager.tell([step(1, 1), step(2, 1)], 'brisk')
  manager.takeBack(1)
  expect(manager.telling?.steps).toEqual([step(1, 1)])
  manager.takeBack(0)
  expect(manager.telling).toBeUndefined()
})

test('after sleep only the last turn is told, with how many there were', async () => {
  const manager = new StageManager()
  page.hidden = true
  for (const [index, seat] of [1, 2, 1, 2].entries()) {
    manager.tell([step(index + 1, seat)], 'brisk')
    // Nobody looks, so nobody is waited for.
    expect(await readyAfter(manager, 0)).toBe(true)
  }
  expect(manager.telling).toEqual({ seat: 2, steps: [step(4, 2)], missed: 4 })
  page.hidden = false
  manager.tell([step(6, 1)], 'brisk')
  expect(manager.telling?.missed).toBe(0)
})

test('a long turn is in a hurry when its steps get too little time to look at another page', async () => {
  const manager = new StageManager()
  manager.tell([step(1, 1)], 'brisk')
  expect(manager.hurried('brisk')).toBe(false)
  await vi.advanceTimersByTimeAsync(1500)
  expect(manager.hurried('brisk')).toBe(true)
  expect(manager.hurried('calm')).toBe(false)
  manager.tell([step(2, 2)], 'brisk')
  expect(manager.hurried('brisk')).toBe(false)
})
