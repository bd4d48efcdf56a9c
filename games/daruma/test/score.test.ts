import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { daruma, pointsOf, winners } from '../rules/index.ts'
import { desk } from './helpers.ts'

// Objective 1 wants red and white and shuns blue.
const red = 1
const white = 10
const black = 19
const blue = 28
const gold = 55

describe('points', () => {
  test('DAR-52 gold 2, wanted 2, shunned -3, others 1', () => {
    expect([red, white, black, blue, gold].map((card) => pointsOf(card, 1))).toEqual([2, 2, 1, -3, 2])
    const [sheet] = daruma.score(desk({ owned: [[red, white, black, blue, gold, 2], [], []] }))
    expect(sheet).toEqual({
      seat: 0,
      lines: [
        { name: 'gold', points: 2, rule: 'DAR-52', data: { count: 1 } },
        { name: 'wanted', points: 6, rule: 'DAR-52', data: { count: 3 } },
        { name: 'other', points: 1, rule: 'DAR-52', data: { count: 1 } },
        { name: 'shunned', points: -3, rule: 'DAR-52', data: { count: 1 } },
      ],
      total: 6,
    })
  })

  test('DAR-48 DAR-52 others see all but the objective: each daruma that is not gold counts 1', () => {
    const state = desk({ owned: [[red, blue, gold], [], []] })
    expect(daruma.score(daruma.view(state, 1))[0]).toEqual({
      seat: 0,
      lines: [
        { name: 'gold', points: 2, rule: 'DAR-52', data: { count: 1 } },
        { name: 'other', points: 2, rule: 'DAR-52', data: { count: 2 } },
      ],
      total: 4,
    })
  })

  test('DAR-48 all in front of a seat is public except its objective', () => {
    const state = daruma.setup(4, {}, Chance.seeded('public'))
    const seen = daruma.view(state, 'table')
    expect({ ...seen, objectives: state.objectives, spareObjectives: state.spareObjectives }).toEqual(state)
    expect(seen.objectives).toEqual([0, 0, 0, 0])
  })
})

describe('victory', () => {
  const winnersAt = (...owned: number[][]) => winners(desk({ phase: 'over', owned }, owned.length))

  test('DAR-53 most points win', () => {
    expect(winnersAt([red], [red], [])).toEqual([0])
    expect(winnersAt([], [white, black], [])).toEqual([1])
  })

  test('DAR-53 a tie goes to fewer darumas', () => {
    // Objective 2 wants white and black: one of them equals two others.
    expect(winnersAt([black, 20], [white], [])).toEqual([1])
    expect(winnersAt([blue], [37], [])).toEqual([2])
  })

  test('DAR-53 still tied, the victory is shared', () => {
    expect(winnersAt([red], [white], [])).toEqual([0, 1])
    expect(winnersAt([], [], [])).toEqual([0, 1, 2])
    expect(daruma.turn(desk({ phase: 'over', owned: [[red], [white], []] }))).toEqual({
      over: true,
      winners: [0, 1],
    })
  })
})
