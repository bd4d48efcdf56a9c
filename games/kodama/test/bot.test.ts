import { at, Chance, type Seat } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { adviser } from '../bot/index.ts'
import { learnedTaste, pointsAlone, type QuickTaste, quickPlay } from '../bot/playout.ts'
import { kodama, type Move, pointsOf, type State } from '../rules/index.ts'
import { grow, table } from './helpers.ts'

function botMove(state: State, seat: Seat, chance: Chance): Move {
  const view = kodama.view(state, seat)
  const listed = adviser.shortlist?.(view, seat, kodama.moves(view, seat)) ?? []
  const worth = adviser.advise(view, seat, listed, chance)
  return at(listed, worth.indexOf(Math.max(...worth)))
}

/** One game of the bot on one seat against random play; the points of all. */
function against(seats: number, bot: Seat, seed: string): number[] {
  const chance = Chance.seeded(seed)
  const state = kodama.setup(seats, {}, chance)
  for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
    const seat = at(turn.seats, 0)
    const move = seat === bot ? botMove(state, seat, chance) : chance.pick(kodama.moves(state, seat))
    kodama.play(state, seat, move, chance)
  }
  return state.groves.map(pointsOf)
}

describe('the bot', () => {
  test('scores far more than random play', () => {
    const games = Array.from({ length: 8 }, (_, game) => {
      const points = against(2, game % 2, `bot ${game}`)
      return at(points, game % 2) - at(points, 1 - (game % 2))
    })
    expect(games.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual(7)
    expect(games.reduce((sum, lead) => sum + lead, 0) / games.length).toBeGreaterThan(35)
  })

  test('is offered tens of choices, one for each class', () => {
    const state = table(2, 'E2')
    for (const card of [59, 64]) {
      state.step = 0
      grow(state, 0, card, 0)
    }
    state.step = 0
    const moves = kodama.moves(state, 0)
    const listed = adviser.shortlist?.(state, 0, moves) ?? []
    expect(listed.length).toBeLessThanOrEqual(4 * 3)
    expect(moves.length).toBeGreaterThan(10 * listed.length)
    expect(new Set(listed.map((move) => move.kind === 'grow' && `${move.card} ${move.on}`)).size).toBe(
      listed.length,
    )
  })

  test('KOD-007 its advice does not depend on what it cannot see', () => {
    const state = table(3, 'P3')
    const other = kodama.imagine(kodama.view(state, 0), Chance.seeded('other'))
    const moves = kodama.moves(state, 0)
    expect(adviser.advise(other, 0, moves, Chance.seeded('a'))).toEqual(
      adviser.advise(kodama.view(state, 0), 0, moves, Chance.seeded('b')),
    )
  })

  test('plays a goal that will not grow before one that will', () => {
    const state = table(2, 'P3')
    state.phase = 'kodama'
    at(state.groves, 0).hand = [9, 12, 20, 11]
    at(state.groves, 0).tree = [59, 26, 64].map((card) => ({ card, on: 0, x: 0, y: 0, angle: 0 }))
    expect(botMove(state, 0, Chance.seeded('goal'))).toEqual({ kind: 'play', goal: 9 })
  })
})

/** A game in which each seat plays quickly, by a taste of its own. */
function quickGame(tastes: readonly QuickTaste[], seed: string): number[] {
  const chance = Chance.seeded(seed)
  const state = kodama.setup(tastes.length, {}, chance)
  for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
    const seat = at(turn.seats, 0)
    const move = quickPlay(at(tastes, seat)).choose(state, seat, chance)
    expect(kodama.check(state, seat, move)).toBeUndefined()
    kodama.play(state, seat, move, chance)
  }
  return state.groves.map(pointsOf)
}

describe('who plays quickly', () => {
  test('makes legal moves with any number of seats', () => {
    for (const seats of kodama.seats) quickGame(new Array(seats).fill(learnedTaste), `quick ${seats}`)
  })

  // Who changes what is played writes other points here; who makes it quicker does not.
  test.each([[[115, 133]], [[142, 113, 139]], [[141, 129, 115, 132]], [[124, 124, 130, 114, 118]]])(
    'comes to the same points as ever: %j',
    (points) => {
      const tastes = points.map((_, seat) => (seat % 2 === 0 ? learnedTaste : pointsAlone))
      expect(quickGame(tastes, `the same ${points.length}`)).toEqual(points)
    },
  )

  test('scores more by what was learned than by points alone', () => {
    const leads = Array.from({ length: 60 }, (_, game) => {
      const swapped = game % 2
      const tastes = swapped === 0 ? [learnedTaste, pointsAlone] : [pointsAlone, learnedTaste]
      const points = quickGame(tastes, `taste ${Math.floor(game / 2)}`)
      return at(points, swapped) - at(points, 1 - swapped)
    })
    expect(leads.reduce((sum, lead) => sum + lead, 0) / leads.length).toBeGreaterThan(1)
  })
})
