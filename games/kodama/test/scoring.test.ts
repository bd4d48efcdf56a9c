import { at } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { CATERPILLAR, CLOUD, DRAGONFLY, STAR } from '../catalogue/index.ts'
import { type Grow, kodama, placementScore, type State } from '../rules/index.ts'
import { act, grow, plant, show, table, treeIn } from './helpers.ts'

function scoreOf(state: State, card: number, on: number) {
  const { rules, tree } = treeIn(state, 0)
  return placementScore(tree, rules, card, tree.cards.indexOf(on))
}

describe('element points', () => {
  test('KOD-027 KOD-028 KOD-029 the worked example: 9 points for dragonflies and caterpillars, none for the flower', () => {
    // The new card shows 1 caterpillar, 2 dragonflies and 1 flower (card 39). Down its line lie cards 1 (C, N, D),
    // 22 (2 C, D) and a caterpillar trunk; card 26 (2 D, M) stands on another fork.
    const state = table(2, 'P3')
    plant(state, 0, CATERPILLAR, [])
    const placements: readonly Grow[] = [
      { kind: 'grow', card: 22, on: 0, x: 66_099, y: 7808, angle: 40 },
      { kind: 'grow', card: 1, on: 22, x: 62_568, y: 14_221, angle: 340 },
      { kind: 'grow', card: 26, on: 22, x: 60_876, y: 5472, angle: 160 },
      { kind: 'grow', card: 39, on: 1, x: 61_472, y: 17_974, angle: 310 },
    ]
    let grown: unknown
    for (const move of placements) {
      state.step = 0
      state.round = 0
      show(state, move.card)
      expect(kodama.check(state, 0, move)).toBeUndefined()
      grown = act(state, 0, move)[0]
    }
    expect(grown).toMatchObject({
      points: 9,
      lines: [
        { element: CATERPILLAR, points: 1 + 1 + 2 + 1, cards: [39, 1, 22, 0] },
        { element: DRAGONFLY, points: 2 + 1 + 1, cards: [39, 1, 22] },
      ],
    })
  })

  test('KOD-027 each kind counts its icons down the line and stops where a card shows none', () => {
    const state = plant(table(2, 'A5'), 0, STAR, [
      [64, 0],
      [1, 64],
      [59, 1],
    ])
    // Card 36 (2 N, D, E) on 59 (2 N, 2 E): clouds 2 + 2 + 1 on card 1; stars 1 + 2, broken by card 1.
    expect(scoreOf(state, 36, 59)).toEqual({
      lines: [
        { element: CLOUD, points: 5, cards: [36, 59, 1] },
        { element: STAR, points: 3, cards: [36, 59] },
      ],
      points: 8,
      bonus: 0,
    })
  })

  test('KOD-027 the trunk is the last card that counts', () => {
    const state = plant(table(2, 'A5'), 0, STAR, [[64, 0]])
    expect(scoreOf(state, 31, 64).lines).toEqual([{ element: STAR, points: 2 + 2 + 1, cards: [31, 64, 0] }])
  })

  test('KOD-028 a kind that the card below does not show scores nothing, not even for itself', () => {
    const state = plant(table(2, 'A5'), 0, STAR, [])
    expect(scoreOf(state, 51, 0)).toEqual({ lines: [], points: 0, bonus: 0 })
    expect(scoreOf(state, 31, 0).points).toBe(3)
  })

  test('KOD-029 a fork adds nothing: only cards below the new one count', () => {
    const plain = plant(table(2, 'A5'), 0, STAR, [[64, 0]])
    const forked = plant(table(2, 'A5'), 0, STAR, [
      [64, 0],
      [62, 64],
      [65, 64],
    ])
    expect(scoreOf(forked, 31, 64)).toEqual(scoreOf(plain, 31, 64))
  })

  test('KOD-032 element points and bonus are added at once, then the display is filled', () => {
    const state = table(2, 'P3')
    plant(state, 0, STAR, [])
    const events = grow(state, 0, 31, 0)
    expect(events.map(({ kind }) => kind)).toEqual(['grown', 'bonus', 'shown'])
    expect(at(state.groves, 0).growth[0]).toBe(3)
    expect(at(state.groves, 0).bonus[0]).toBe(2)
    expect(at(kodama.score(state), 0).total).toBe(5)
  })
})
