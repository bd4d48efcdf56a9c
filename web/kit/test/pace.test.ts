import { chooseMove, untilImpatient } from '@engawa/bots'
import { at, Chance, type GamePlay, parseOptions } from '@engawa/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryOf, games } from '../../../games/registry.ts'
import { beginsTurn, leadsOn } from '../../table/joined.ts'
import { StageManager, type ToldStep } from '../stage-manager.ts'

/** Milliseconds that everything a step sets in motion takes: about what the longest flights do. */
const MOTION = 900
/** Milliseconds from one step to the next that nobody can hide: a frame, and the way to whoever thinks. */
const OVERHEAD = 30

vi.mock('../painted.ts', () => ({ painted: () => Promise.resolve() }))
vi.mock('../motion.ts', () => ({
  motionLeft: () => MOTION,
  stageHeld: () => 0,
  finishMotion: () => undefined,
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The first turns of a game among bots, step by step, as the table tells them. */
function turnsOf(play: GamePlay, count: number, people = 3): ToldStep[][] {
  const { game } = play
  const chance = Chance.seeded('pace')
  const state = game.setup(people, parseOptions(game.options, people, {}), chance)
  const turns: ToldStep[][] = []
  for (let position = 1, turn = game.turn(state); turns.length <= count && !turn.over; position++) {
    const seat = at(turn.seats, 0)
    const events: ToldStep['events'][number][] = []
    const move = chooseMove(play, 'neighbour', game.view(state, seat), seat, Chance.seeded(`${position}`))
    game.play(state, seat, move, chance, (event) => events.push(event))
    turn = game.turn(state)
    const ends = turn.over || !turn.seats.includes(seat)
    const begins = beginsTurn(events, play)
    const step = { position, seat, events, begins, leads: !ends && leadsOn(events, play), ends }
    const last = turns.at(-1)
    if (last?.[0]?.seat === seat && !begins) last.push(step)
    else turns.push([step])
  }
  return turns.slice(0, count)
}

/** How long each step is before one's eyes, while the next move is thought about for as long as it may be. */
async function timesOf(steps: readonly ToldStep[], manager: StageManager, play: GamePlay): Promise<number[]> {
  const taken: number[] = []
  const began = performance.now()
  for (const step of steps) {
    const start = performance.now()
    const impatient = untilImpatient(play, () => performance.now(), start - began)
    manager.tell([step], 'brisk')
    let ready = false
    void manager
      .ready(() => 'brisk')
      .then(() => {
        ready = true
      })
    await vi.advanceTimersByTimeAsync(OVERHEAD)
    while (!ready || (step !== steps.at(-1) && !impatient())) await vi.advanceTimersByTimeAsync(5)
    taken.push(performance.now() - start)
  }
  return taken
}

test.each(games)(
  'a bot’s turn of $id takes at most three seconds at the brisk pace, however slowly it thinks',
  async ({ play }) => {
    const rules = await play()
    const turns = turnsOf(rules, 12)
    expect(turns.length).toBe(12)
    const manager = new StageManager()
    for (const steps of turns) {
      const taken = await timesOf(steps, manager, rules)
      const whole = taken.reduce((sum, one) => sum + one, 0)
      expect(whole).toBeLessThanOrEqual(3000)
      expect(whole).toBeGreaterThanOrEqual(600)
    }
  },
)

test('a turn of the Tengu takes at most three seconds at the brisk pace, each of several in a row', async () => {
  const rules = await entryOf('bitoku')?.play()
  if (rules === undefined) throw new Error('no Bitoku')
  const turns = turnsOf(rules, 200, 1)
  const tengus = turns.filter(([first]) => first?.begins === true)
  expect(tengus.length).toBeGreaterThan(20)
  const inRow = turns.filter(([first], index) => first?.begins === true && turns[index - 1]?.[0]?.seat === 1)
  expect(inRow.length).toBeGreaterThan(0)
  const manager = new StageManager()
  for (const steps of tengus) {
    expect(steps.length).toBeGreaterThan(2)
    const taken = await timesOf(steps, manager, rules)
    const whole = taken.reduce((sum, one) => sum + one, 0)
    expect(whole).toBeLessThanOrEqual(3000)
    expect(whole).toBeGreaterThanOrEqual(1200)
  }
})
