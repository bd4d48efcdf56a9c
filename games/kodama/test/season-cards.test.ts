import { at } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { CLOUD, DRAGONFLY, MUSHROOM, type SeasonId, STAR } from '../catalogue/index.ts'
import { kodama, placementScore, type State } from '../rules/index.ts'
import { act, codes, grow, plant, sampleTree, table, treeIn } from './helpers.ts'

function scoreOf(state: State, card: number, on: number) {
  const { rules, tree } = treeIn(state, 0)
  const { points, bonus } = placementScore(tree, rules, card, tree.cards.indexOf(on))
  return { points, bonus }
}

const starTrunk = (season: SeasonId): State => plant(table(2, season), 0, STAR, [])

/** The last turn of a season's growth: seat 1 is about to play. */
function lastTurn(season: SeasonId): State {
  const state = sampleTree(table(2, season))
  plant(state, 1, CLOUD, [])
  state.round = 3
  state.step = 1
  return state
}

describe('cards that read one element as another', () => {
  test('KOD-094 KOD-091 P1: clouds are stars, on branch cards and trunks', () => {
    expect(scoreOf(plant(table(2, 'P1'), 0, CLOUD, []), 31, 0).points).toBe(3)
    expect(scoreOf(plant(table(2, 'P3'), 0, CLOUD, []), 31, 0).points).toBe(0)
    expect(scoreOf(plant(table(2, 'P1'), 0, STAR, []), 59, 0).points).toBe(5)
  })

  test('KOD-091 replaced, not both: an icon never scores twice', () => {
    const state = plant(table(2, 'P1'), 0, STAR, [[59, 0]])
    // Card 36 shows 2 N, D, E: three stars now, with four on 59 and one on the trunk.
    expect(scoreOf(state, 36, 59).points).toBe(8)
  })

  test('KOD-091 KOD-025 replaced elements count for the limit', () => {
    const state = plant(table(2, 'P1'), 0, STAR, [[59, 0]])
    const { rules, tree } = treeIn(state, 0)
    const wide = plant(table(2, 'P1'), 0, STAR, [
      [59, 0],
      [36, 59],
    ])
    expect(placementScore(tree, rules, 36, 1).points).toBe(8)
    expect(scoreOf(wide, 49, 36).points).toBe(11)
    expect(
      kodama.moves(wide, 0).some((move) => move.kind === 'grow' && move.card === 49 && move.on === 36),
    ).toBe(false)
  })

  test('KOD-091 KOD-090 with the season’s end it is over, and points already scored stay', () => {
    const state = plant(table(2, 'P1'), 0, CLOUD, [])
    grow(state, 0, 31, 0)
    expect(at(state.groves, 0).growth[0]).toBe(3)
    state.shown.push('E4')
    state.season = 1
    expect(at(state.groves, 0).growth[0]).toBe(3)
    expect(scoreOf(state, 50, 31).points).toBe(2 + 2 + 1 + 1)
    expect(scoreOf(state, 50, 0).points).toBe(0)
  })

  test('KOD-099 E1: mushrooms are flowers', () => {
    expect(scoreOf(plant(table(2, 'E1'), 0, MUSHROOM, []), 64, 0).points).toBe(3)
    expect(scoreOf(plant(table(2, 'E2'), 0, MUSHROOM, []), 64, 0).points).toBe(0)
  })

  test('KOD-104 A1: caterpillars are dragonflies', () => {
    expect(scoreOf(plant(table(2, 'A1'), 0, DRAGONFLY, []), 51, 0).points).toBe(3)
    expect(scoreOf(plant(table(2, 'A5'), 0, DRAGONFLY, []), 51, 0).points).toBe(0)
  })
})

describe('bonus cards', () => {
  test('KOD-096 KOD-092 P3: +2 for a card placed on the trunk, whether elements score or not', () => {
    expect(scoreOf(starTrunk('P3'), 51, 0)).toEqual({ points: 0, bonus: 2 })
    expect(scoreOf(plant(table(2, 'P3'), 0, STAR, [[51, 0]]), 56, 51).bonus).toBe(0)
  })

  test('KOD-097 P4: +1 for each icon of the own element on the card placed', () => {
    expect(scoreOf(starTrunk('P4'), 59, 0).bonus).toBe(2)
    expect(scoreOf(starTrunk('P4'), 7, 0).bonus).toBe(1)
    expect(scoreOf(starTrunk('P4'), 51, 0).bonus).toBe(0)
  })

  test('KOD-098 P5: +2 for a card with three kinds', () => {
    expect(scoreOf(starTrunk('P5'), 7, 0).bonus).toBe(2)
    expect(scoreOf(starTrunk('P5'), 36, 0).bonus).toBe(2)
    expect(scoreOf(starTrunk('P5'), 59, 0).bonus).toBe(0)
  })

  test('KOD-100 E2: +1 for each dragonfly on the card placed', () => {
    expect(scoreOf(starTrunk('E2'), 62, 0).bonus).toBe(2)
    expect(scoreOf(starTrunk('E2'), 59, 0).bonus).toBe(0)
  })

  test('KOD-101 KOD-042 E3: +3 on a card that already carries one, and the trunk is such a card', () => {
    const state = plant(table(2, 'E3'), 0, STAR, [
      [59, 0],
      [64, 59],
    ])
    expect(scoreOf(state, 51, 59).bonus).toBe(3)
    expect(scoreOf(state, 51, 0).bonus).toBe(3)
    expect(scoreOf(state, 51, 64).bonus).toBe(0)
    expect(scoreOf(starTrunk('E3'), 51, 0).bonus).toBe(0)
  })

  test('KOD-105 A2: +2 where two kinds score', () => {
    const state = plant(table(2, 'A2'), 0, STAR, [[62, 0]])
    expect(scoreOf(state, 7, 62).bonus).toBe(2)
    expect(scoreOf(state, 59, 62).bonus).toBe(0)
    expect(scoreOf(state, 51, 62).bonus).toBe(0)
  })

  test('KOD-108 KOD-092 A5: +3 for exactly 10 element points, outside the limit', () => {
    const state = plant(table(2, 'A5'), 0, STAR, [
      [59, 0],
      [64, 59],
      [55, 64],
    ])
    expect(scoreOf(state, 65, 55)).toEqual({ points: 9, bonus: 0 })
    // Card 31 shows 2 E and C, like 55 with 2 C: 9 stars and 3 caterpillars; card 32 (2 E, N) 9; card 7 (C, D, E) 8 and 3.
    const line = plant(table(2, 'A5'), 0, STAR, [
      [59, 0],
      [64, 59],
      [55, 64],
      [65, 55],
    ])
    expect(scoreOf(line, 9, 65)).toEqual({ points: 10, bonus: 3 })
    expect(scoreOf(line, 62, 65)).toEqual({ points: 11, bonus: 0 })
  })

  test('KOD-092 a bonus is scored and told apart from element points', () => {
    const state = starTrunk('P3')
    const events = grow(state, 0, 51, 0)
    expect(events).toContainEqual({ kind: 'bonus', seat: 0, season: 'P3', points: 2 })
    expect(at(state.groves, 0)).toMatchObject({ growth: [0, 0, 0], bonus: [2, 0, 0] })
  })
})

describe('the offer of a new display', () => {
  test('KOD-095 P2: once a season, before taking a card, all four go under the deck from left to right', () => {
    const state = starTrunk('P2')
    const display = [...state.display]
    expect(kodama.moves(state, 0)).toContainEqual({ kind: 'renew' })
    const events = act(state, 0, { kind: 'renew' })
    expect(state.deck.under).toEqual(display)
    expect(state.display.filter((card) => display.includes(card))).toEqual([])
    expect(events.map(({ kind }) => kind)).toEqual(['renewed', 'shown'])
    expect(kodama.turn(state)).toMatchObject({ seats: [0], decision: 'grow' })
    expect(codes(kodama.check(state, 0, { kind: 'renew' }))).toEqual(['offer-taken'])
    expect(kodama.moves(state, 0)).not.toContainEqual({ kind: 'renew' })
  })

  test('KOD-095 each seat has the offer of its own, and without P2 nobody has', () => {
    const state = starTrunk('P2')
    act(state, 0, { kind: 'renew' })
    grow(state, 0, at(state.display, 0), 0)
    expect(kodama.check(state, 1, { kind: 'renew' })).toBeUndefined()
    expect(codes(kodama.check(starTrunk('P3'), 0, { kind: 'renew' }))).toEqual(['no-offer'])
  })
})

describe('end cards', () => {
  test.each([
    ['KOD-102 KOD-093 E4: 2 for each last card', 'E4', 2 * 3],
    ['KOD-106 KOD-093 A3: 1 for each branch card of the longest line', 'A3', 5],
    ['KOD-107 KOD-093 A4: 2 for each card that touches the trunk', 'A4', 2 * 2],
  ] as const)('%s', (_title, season, points) => {
    const state = lastTurn(season)
    const number = state.season
    const events = grow(state, 1, at(state.display, 0), 0)
    expect(state.phase).toBe('kodama')
    expect(at(at(state.groves, 0).end, number)).toBe(points)
    const scored = events.filter(({ kind }) => kind === 'seasonScored')
    expect(scored.map((event) => event.kind === 'seasonScored' && event.seat)).toEqual([0, 1])
    // They count for the order of the next season: they are part of the score.
    expect(at(kodama.score(state), 0).lines).toContainEqual(expect.objectContaining({ name: 'end', points }))
  })

  test('KOD-093 nothing is scored before the last turn of growth', () => {
    const state = lastTurn('E4')
    state.round = 2
    grow(state, 1, at(state.display, 0), 0)
    expect(at(state.groves, 0).end).toEqual([0, 0, 0])
  })
})

test('KOD-090 only the season’s own card rules, for all seats alike', () => {
  const state = table(3, 'E2')
  expect(state.shown).toEqual(['P2', 'E2'])
  for (const seat of [0, 1, 2]) {
    state.step = seat
    const { rules } = treeIn(state, seat)
    expect(rules.renewal).toBe(false)
    expect(rules.bonus).toMatchObject({ points: 1 })
    expect(codes(kodama.check(state, seat, { kind: 'renew' }))).toEqual(['no-offer'])
  }
})
