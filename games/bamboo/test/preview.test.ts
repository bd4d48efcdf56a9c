import { describe, expect, test } from 'vitest'
import {
  ghost,
  hungerForecast,
  previewStalk,
  previewTile,
  previewVisit,
  sticksToLead,
  templeStanding,
} from '../rules/index.ts'
import { asked, board, goal, homeFrom, shootOf, spiritTile, summer } from './helpers.ts'

describe('what a board can show before a move', () => {
  test('BAM-041 BAM-042 a stock: its sticks, its actions and how its temple would stand', () => {
    const state = summer(3)
    const own = board(state, 0)
    own.stocks = [[shootOf('red', 'cook'), shootOf('red', 'fund')], [], [shootOf('blue', 'fund')], []]
    own.marker = 2
    own.sticks = 1
    const temple = state.temples[0]
    if (temple !== undefined) temple.sticks = [1]
    expect(previewVisit(state, 0, 0)).toMatchObject({
      closed: undefined,
      actions: ['cook', 'fund'],
      sticks: 1,
      standing: { leader: 0, lead: 0 },
    })
    expect(previewVisit(state, 0, 1).closed).toBe('empty')
    expect(previewVisit(state, 0, 2).closed).toBe('barred')
    own.sticks = 0
    expect(previewVisit(state, 0, 0).closed).toBe('passing')
  })

  test('BAM-046 a stalk: what falls off for the shoots under it, and what one more would bring', () => {
    const state = summer(3)
    const [first, second, third] = state.stalks[2] ?? []
    expect(previewStalk(state, 2)).toEqual({ stalk: 2, falls: [], next: first })
    state.turn.under[2] = [1]
    expect(previewStalk(state, 2)).toEqual({ stalk: 2, falls: [first], next: second })
    state.turn.under[2] = [1, 2]
    expect(previewStalk(state, 2)).toEqual({ stalk: 2, falls: [first, second], next: undefined })
    expect(third).toBeDefined()
  })

  test('BAM-053 BAM-111 a cell: points now, both sides, harmony, and the patterns it completes', () => {
    const state = asked(summer(3), 'improve')
    const own = board(state, 0)
    own.home = homeFrom(['T3..........', '..........', '..........'])
    const tile = homeFrom(['G2........', '..........', '..........'])[0] ?? 0
    state.homes[0] = [60, tile, 61, 62]
    own.balance = [goal('R03'), goal('L04')]
    const cells = previewTile(state, 0, tile)
    expect(cells).toHaveLength(14)
    // Slot 2 of category I gives 1; the difference falls from 3 to 1; garden on the right is worth 2.
    expect(cells.find(({ cell }) => cell === 4)).toMatchObject({
      fits: true,
      now: 1,
      left: 3,
      right: 2,
      harmony: 4,
      completes: [{ tile: goal('R03'), points: 2, cells: [4] }],
      total: 7,
    })
    expect(cells.find(({ cell }) => cell === 5)).toMatchObject({ left: 5, right: 0, harmony: -4, total: -3 })
  })

  test('BAM-081 BAM-085 a temple: who leads, by how much, and what it takes', () => {
    const state = summer(2)
    const temple = state.temples[1]
    if (temple !== undefined) temple.sticks = [ghost, ghost, 0, 0, 1]
    expect(templeStanding(state, 1)).toEqual({
      counts: [
        { owner: ghost, sticks: 2 },
        { owner: 0, sticks: 2 },
        { owner: 1, sticks: 1 },
      ],
      leader: 0,
      lead: 0,
    })
    expect([sticksToLead(state, 1, 0), sticksToLead(state, 1, 1)]).toEqual([0, 1])
    // Sticks that are only chosen already count, and lie on top.
    expect(templeStanding(state, 1, 1, 1)).toMatchObject({ leader: 1, lead: 0 })
    expect(templeStanding(state, 1, 1, 2)).toMatchObject({ leader: 1, lead: 1 })
    if (temple !== undefined) temple.sticks = []
    expect(sticksToLead(state, 1, 0)).toBe(1)
  })

  test('BAM-101 the winter’s hunger is known all year', () => {
    const state = summer(2)
    const own = board(state, 0)
    own.home = homeFrom(['D1D1D1....', 'F1F1......', 'G1........'])
    own.food = [1, 0, 0]
    expect(hungerForecast(state, 0)).toEqual({ need: 6, food: 1, ookami: 0, missing: 5 })
    own.awake.push(spiritTile('ookami'))
    expect(hungerForecast(state, 0)).toEqual({ need: 6, food: 1, ookami: 1, missing: 1 })
    state.season = 'over'
    expect(hungerForecast(state, 0)).toMatchObject({ need: 0, missing: 0 })
  })
})
