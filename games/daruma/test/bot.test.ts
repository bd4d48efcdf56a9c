import { Chance, type Seat } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { imagine } from '../bot/imagine.ts'
import { adviser } from '../bot/index.ts'
import { daruma, type Move, type State } from '../rules/index.ts'
import { cards, counts, desk } from './helpers.ts'

function best(state: State, seat: Seat = state.seat, chance = Chance.seeded('thinking')): Move | undefined {
  const moves = daruma.moves(state, seat)
  const worth = adviser.advise(daruma.view(state, seat), seat, moves, chance)
  return moves[worth.indexOf(Math.max(...worth))]
}

/** Wins of a seat that follows the adviser against seats that play anything. */
function winsAgainstRandom(seats: number, games: number): number {
  let wins = 0
  for (let round = 0; round < games; round++) {
    const chance = Chance.seeded(`match ${round}`)
    const thinking = Chance.seeded(`thoughts ${round}`)
    const clever = round % seats
    const state = daruma.setup(seats, {}, chance)
    let turn = daruma.turn(state)
    for (; !turn.over; turn = daruma.turn(state)) {
      const seat = turn.seats[0] ?? 0
      const move = seat === clever ? best(state, seat, thinking) : thinking.pick(daruma.moves(state, seat))
      if (move !== undefined) daruma.play(state, seat, move, chance)
    }
    if (turn.winners.includes(clever)) wins++
  }
  return wins / games
}

describe('the adviser', () => {
  test('stops with darumas at stake and three fours on the ledger', () => {
    expect(best(desk({ dice: counts(2, 3, 5, 6), painted: [2, 2, 0, 0, 0], ledger: 3 }))).toEqual({
      kind: 'stop',
    })
  })

  test('rolls on while nothing is at stake', () => {
    expect(best(desk({ dice: counts(2, 2, 3, 5, 6, 6) }))?.kind).toBe('pour')
  })

  test('completes the daruma that counts most', () => {
    // Objective 1 wants red and white and shuns blue.
    const state = desk({ dice: counts(1, 5), pupils: [0, 1, 0, 1, 0], supply: 3 })
    expect(best(state)).toEqual({ kind: 'paint', daruma: cards.rerollGroup })
  })

  test('shifts 2s and 6s to 1', () => {
    const twos = desk({ phase: 'shift', dice: counts(2, 2, 5), pupils: [1, 1, 0, 0, 0], supply: 3 })
    expect(best(twos)).toEqual({ kind: 'shift', value: 2, up: 0 })
    const sixes = desk({ phase: 'shift', dice: counts(6, 6, 3), pupils: [1, 1, 0, 0, 0], supply: 3 })
    expect(best(sixes)).toEqual({ kind: 'shift', value: 6, up: 2 })
  })

  test('keeps its 1s out of the hand', () => {
    const hand = counts(1, 1, 2, 3)
    const state = desk({ phase: 'pour', hand, bottle: [6], pupils: [1, 1, 0, 0, 0], supply: 3 })
    expect(best(state)).toEqual({ kind: 'keep', value: 1 })
  })

  test('does not touch gold where it would be bad luck', () => {
    const display = [cards.gold, 11, 21, 32, 42]
    const state = desk({ dice: counts(1, 5), display, painted: [0, 2, 0, 0, 0], ledger: 3 })
    expect(best(state)).not.toEqual({ kind: 'paint', daruma: cards.gold })
  })

  test('gives away what costs it points', () => {
    // 28 is blue, which objective 1 shuns.
    const state = desk({ dice: counts(2, 3), ledger: 1, owned: [[28, 10], [], []] })
    expect(best(state)).toMatchObject({ kind: 'give', daruma: 28 })
  })

  test('exchanges what costs it points for what it wants', () => {
    const state = desk({ phase: 'lift', dice: counts(3), owned: [[28], [10], [19]] })
    const first = best(state)
    expect([10, 28]).toContain(first?.kind === 'lift' ? first.daruma : 0)
    if (first !== undefined) daruma.play(state, 0, first, Chance.seeded('none'))
    expect(best(state)).toEqual({ kind: 'swap', daruma: state.lifted === 28 ? 10 : 28 })
  })

  test('has five new darumas where it could only lose by these', () => {
    const bad = desk({ phase: 'start', hand: [8, 0, 0, 0, 0, 0, 0], display: [28, 29, 30, 31, 32] })
    expect(best(bad)).toEqual({ kind: 'renew' })
    const good = desk({ phase: 'start', hand: [8, 0, 0, 0, 0, 0, 0], display: [1, 2, 3, 10, 11] })
    expect(best(good)).toEqual({ kind: 'roll' })
  })

  test('wins nearly always against seats that play anything', () => {
    expect(winsAgainstRandom(2, 60)).toBeGreaterThan(0.9)
    expect(winsAgainstRandom(4, 60)).toBeGreaterThan(0.85)
  })
})

describe('the worlds that trials are played in', () => {
  /** How often each objective is imagined for seat 1 of three, seat 0 holding objective 1. */
  function imagined(owned: number[][]): Map<number, number> {
    const view = daruma.view(desk({ owned }), 0)
    const chance = Chance.seeded('worlds')
    const times = new Map<number, number>()
    for (let world = 0; world < 500; world++) {
      const { objectives } = imagine(view, chance)
      times.set(objectives[1] ?? 0, (times.get(objectives[1] ?? 0) ?? 0) + 1)
    }
    return times
  }

  test('look to the seat as its own does', () => {
    const view = daruma.view(desk({ owned: [[1], [28, 10], [19, 20]] }), 0)
    const chance = Chance.seeded('worlds')
    for (let world = 0; world < 50; world++) {
      const full = imagine(view, chance)
      expect(daruma.view(full, 0)).toEqual(view)
      expect([...full.objectives, ...full.spareObjectives].sort()).toEqual([1, 2, 3, 4, 5, 6])
    }
  })

  test('deal every objective alike to whoever has shown nothing', () => {
    const times = imagined([[], [], []])
    expect([...times.keys()].sort()).toEqual([2, 3, 4, 5, 6])
    for (const count of times.values()) expect(count).toBeGreaterThan(60)
  })

  test('deal objectives that explain what a seat took', () => {
    // Three blue ones: objectives 3 and 4 want them, the first shuns them, 2, 5 and 6 do not care.
    const times = imagined([[], [28, 29, 30], []])
    expect((times.get(3) ?? 0) + (times.get(4) ?? 0)).toBeGreaterThan(350)
    // Three white ones: only objective 5 shuns them.
    expect(imagined([[], [10, 11, 12], []]).get(5) ?? 0).toBeLessThan(10)
  })
})
