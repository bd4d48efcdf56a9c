import { describe, expect, test } from 'vitest'
import { bamboo, type Line, type State } from '../rules/index.ts'
import { board, goal, homeFrom, spiritTile, summer } from './helpers.ts'

const line = (state: State, name: Line['name'], seat = 0) =>
  bamboo.score(state)[seat]?.lines.find((found) => found.name === name)?.points

/** The game is over with these boards. */
function ended(prepare: (state: State) => void, night = false): State {
  const state = summer(3, night)
  state.agenda = []
  state.season = 'over'
  for (const own of state.boards) own.balance = []
  prepare(state)
  return state
}

const winners = (state: State) => {
  const turn = bamboo.turn(state)
  return turn.over ? turn.winners : []
}

describe('the final count', () => {
  test('BAM-110 five spirits of which four are different give 8 HP, asleep or not', () => {
    const state = ended((before) => {
      board(before, 0).awake = [spiritTile('kappa'), spiritTile('tengu'), spiritTile('ookami')]
      board(before, 0).asleep = [spiritTile('kappa', 1), spiritTile('kitsune')]
    })
    expect(line(state, 'spirits')).toBe(8)
  })

  test('BAM-111 left 5, right 8: minus 6; the middle column weighs nothing', () => {
    const state = ended((before) => {
      board(before, 0).home = homeFrom(['D3..F3G3..', 'T2......T3', '......D2..'])
    })
    expect(line(state, 'harmony')).toBe(-6)
    const other = ended((before) => {
      board(before, 0).home = homeFrom(['D3..F3....', '..........', '..........'])
    })
    expect(line(other, 'harmony')).toBe(-6)
  })

  test('BAM-112 unscored but complete: half, rounded up; the rulebook’s pair gives 3 and 1', () => {
    const home = homeFrom(['D1........', 'F1......G1', 'G1........'])
    const state = ended((before) => {
      board(before, 0).home = home
      board(before, 0).balance = [goal('L13')]
    })
    expect(line(state, 'unscored')).toBe(3)
    board(state, 0).balance = [goal('R03')]
    expect(line(state, 'unscored')).toBe(1)
    board(state, 0).balance = [goal('L13'), goal('R03'), goal('L04')]
    expect(line(state, 'unscored')).toBe(4)
    // Two of 3 HP are rounded up each by itself.
    board(state, 0).balance = [goal('L09'), goal('L10')]
    expect(line(state, 'unscored')).toBe(4)
  })

  test('BAM-113 by night 1 HP less for each marked space not covered; by day no such line', () => {
    const state = ended((before) => {
      board(before, 0).home = homeFrom(['..D1......', '..........', 'F1........'])
    }, true)
    expect(line(state, 'night', 0)).toBe(-2)
    board(state, 0).home = homeFrom(['..D1..G1..', '..........', 'F1......T1'])
    expect(line(state, 'night', 0)).toBe(0)
    expect(line(state, 'night', 1)).toBe(-4)
    expect(
      line(
        ended(() => undefined),
        'night',
      ),
    ).toBeUndefined()
  })

  test('BAM-114 most HP wins; then most comfort over all tiles; then it is shared', () => {
    const most = ended((before) => {
      board(before, 1).happiness = 9
    })
    expect(winners(most)).toEqual([1])
    const comfort = ended((before) => {
      board(before, 0).home = homeFrom(['....D1....', '..........', '..........'])
      board(before, 2).home = homeFrom(['....D3....', '..........', '..........'])
    })
    expect(winners(comfort)).toEqual([2])
    expect(winners(ended(() => undefined))).toEqual([0, 1, 2])
    const two = ended((before) => {
      board(before, 1).happiness = 2
    })
    expect(winners(two)).toEqual([0, 2])
  })

  test('BAM-115 happiness has no upper end, and below 0 it counts as it is', () => {
    const state = ended((before) => {
      board(before, 0).happiness = 240
      board(before, 1).happiness = -7
    })
    expect(bamboo.score(state).map((sheet) => sheet.total)).toEqual([240, -7, 5])
    expect(winners(state)).toEqual([0])
  })
})
