import { at, Chance, parseOptions, type Seat } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { adviser } from '../bot/index.ts'
import { bitoku, type Move, type Options, type State } from '../rules/index.ts'

const optionsFor = (people: number): Options => parseOptions(bitoku.options, people, {})

/** The move the adviser likes best, from the seat's own view. */
function best(state: State, seat: Seat): Move {
  const moves = bitoku.moves(state, seat)
  const worth = adviser.advise(bitoku.view(state, seat), seat, moves, Chance.seeded('advice'))
  return at(moves, worth.indexOf(Math.max(...worth)))
}

/** Plays a game; `choose` answers for every seat. */
function playGame(
  people: number,
  seed: string,
  choose: (state: State, seat: Seat, dice: Chance) => Move,
): State {
  const dice = Chance.seeded(seed)
  const state = bitoku.setup(people, optionsFor(people), dice)
  for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
    const seat = at(turn.seats, 0)
    const move = choose(state, seat, dice)
    expect(bitoku.check(state, seat, move)).toBeUndefined()
    bitoku.play(state, seat, move, dice)
  }
  return state
}

const pointsOf = (state: State, seat: Seat): number => at(bitoku.score(state), seat).total

describe('the adviser', () => {
  test.each([2, 3, 4])('beats random seats at a table of %i', (people) => {
    let points = 0
    for (let game = 0; game < 3; game++) {
      const hero = game % people
      const end = playGame(people, `contest ${people} ${game}`, (state, seat, dice) =>
        seat === hero ? best(state, seat) : dice.pick(bitoku.moves(state, seat)),
      )
      expect(bitoku.turn(end)).toEqual({ over: true, winners: [hero] })
      points += pointsOf(end, hero)
    }
    expect(points / 3).toBeGreaterThan(80)
  })

  test('makes far more of a game against the Tengu than chance does', () => {
    const advised = playGame(1, 'solo', best)
    const random = playGame(1, 'solo', (state, seat, dice) => dice.pick(bitoku.moves(state, seat)))
    expect(pointsOf(advised, 0)).toBeGreaterThan(2 * pointsOf(random, 0))
  })

  test('gives every move of every decision a number', () => {
    playGame(2, 'numbers', (state, seat, dice) => {
      const moves = bitoku.moves(state, seat)
      const worth = adviser.advise(bitoku.view(state, seat), seat, moves, dice)
      expect(worth).toHaveLength(moves.length)
      for (const one of worth) expect(Number.isFinite(one)).toBe(true)
      return dice.pick(moves)
    })
  })

  test('BIT-042 knows only what its seat sees', () => {
    let decisions = 0
    playGame(3, 'secrets', (state, seat, dice) => {
      const moves = bitoku.moves(state, seat)
      decisions++
      if (decisions % 15 === 0) {
        const view = bitoku.view(state, seat)
        const other = bitoku.view(bitoku.imagine(view, dice), seat)
        const advice = (table: State) => adviser.advise(table, seat, moves, Chance.seeded('same'))
        expect(advice(other)).toEqual(advice(view))
      }
      return dice.pick(moves)
    })
    expect(decisions).toBeGreaterThan(100)
  })

  test('leaves the table as it was', () => {
    const state = bitoku.setup(2, optionsFor(2), Chance.seeded('still'))
    const view = bitoku.view(state, 0)
    const before = structuredClone(view)
    adviser.advise(view, 0, bitoku.moves(view, 0), Chance.seeded('advice'))
    expect(view).toEqual(before)
  })
})
/** One number for a list of numbers; any that differs makes another. */
function mixed(sum: number, worths: readonly number[]): number {
  const bits = new Uint32Array(new Float64Array(worths).buffer)
  return bits.reduce((mix, word) => Math.imul(mix ^ word, 0x01000193) >>> 0, sum)
}

// Who changes the rules or what the adviser holds dear writes other numbers here; who makes it quicker does not.
describe('advice stays the same to the last bit', () => {
  test.each([
    [1, 3784602814],
    [2, 510391580],
    [3, 1319159783],
    [4, 3149834929],
  ])('at a table of %i', (people, expected) => {
    let sum = 0x811c9dc5
    playGame(people, 'every bit', (state, seat, dice) => {
      const moves = bitoku.moves(state, seat)
      for (const one of [adviser, adviser.rival ?? adviser]) {
        const worth = one.advise(bitoku.view(state, seat), seat, moves, dice)
        sum = mixed(sum, worth)
      }
      return dice.int(3) === 0 ? dice.pick(moves) : best(state, seat)
    })
    expect(sum).toBe(expected)
  })
})
