import { at, Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { TABLE_HEIGHT, TABLE_WIDTH } from '../catalogue/index.ts'
import { onTable } from '../rules/geometry.ts'
import {
  fieldOf,
  type Grow,
  judge,
  kodama,
  legalTurns,
  type Move,
  nearestInField,
  nearestLegal,
  placementClasses,
  type State,
  sampleMoves,
  stampOf,
} from '../rules/index.ts'
import { act, codes, grow, highestPlacement, show, table } from './helpers.ts'

/** Card 7 is a straight branch; upright, its foot lies 44 mm below its middle. The trunk's top limb ends 4 mm below its edge. */
const upright = (x: number, y: number, card = 7): Grow => ({ kind: 'grow', card, on: 0, x, y, angle: 0 })
const TOP = upright(70_000, 16_400)

function fresh(): State {
  const state = table(2, 'E2')
  show(state, 7)
  return state
}

const check = (state: State, move: unknown) => codes(kodama.check(state, 0, move))

describe('taking a card', () => {
  test('KOD-020 a display card goes on the trunk or a branch at any whole angle', () => {
    const state = fresh()
    expect(check(state, TOP)).toEqual([])
    // The pivot is the foot: turned by 23 degrees about it the card still stands.
    const { footX, footY } = stampOf(7, 23)
    expect(check(state, { ...TOP, x: 70_000 - footX, y: 12_000 - footY, angle: 23 })).toEqual([])
    act(state, 0, TOP)
    state.step = 0
    show(state, 20)
    expect(check(state, { kind: 'grow', card: 20, on: 7, x: 70_000, y: 24_200, angle: 0 })).toEqual([])
  })

  test('KOD-020 only cards of the display, only on cards of the own tree', () => {
    const state = fresh()
    const hidden = at(state.deck.inside, 0)
    expect(check(state, { ...TOP, card: hidden })).toEqual(['not-on-display'])
    expect(check(state, { ...TOP, on: 33 })).toEqual(['not-in-tree'])
  })

  test('KOD-020 where a card can be placed none may be slid away', () => {
    const state = fresh()
    expect(check(state, { kind: 'slide', card: 7 })).toEqual(['can-place'])
  })

  test('KOD-026 a placed card keeps its pose to the end of the game', () => {
    const state = fresh()
    act(state, 0, TOP)
    const laid = at(state.groves, 0).tree[0]
    expect(laid).toEqual({ card: 7, on: 0, x: 70_000, y: 16_400, angle: 0 })
    expect(codes(kodama.check(state, 1, TOP))).toEqual(['not-on-display'])
  })
})

describe('one card, on bark, on the table', () => {
  test('KOD-021 KOD-063 the foot lies on bark up to its rim, 6 mm from the middle line', () => {
    const state = fresh()
    expect(check(state, upright(70_600, 16_400))).toEqual([])
    expect(check(state, upright(70_601, 16_400))).toEqual(['foot-off-bark'])
    expect(check(state, upright(69_400, 16_400))).toEqual([])
    expect(check(state, upright(69_399, 16_400))).toEqual(['foot-off-bark'])
  })

  test('KOD-022 KOD-063 edges that only meet do not touch: the card must overlap the one below', () => {
    const state = fresh()
    expect(check(state, upright(70_000, 16_999))).toEqual([])
    expect(check(state, upright(70_000, 17_000))).toEqual(['not-touching'])
  })

  test('KOD-022 KOD-063 a second card may be met at its edge but not overlapped', () => {
    const state = fresh()
    act(state, 0, TOP)
    state.step = 0
    show(state, 20)
    const lying: Grow = { kind: 'grow', card: 20, on: 0, x: 77_550, y: 9556, angle: 270 }
    expect(check(state, lying)).toEqual([])
    expect(check(state, { ...lying, x: 77_549 })).toEqual(['touches-more'])
    expect(kodama.check(state, 0, { ...lying, x: 77_549 })?.data).toEqual({ cards: [7] })
  })

  test('KOD-023 KOD-063 an element may be met at its rim but not covered, and the refusal names it', () => {
    const state = fresh()
    expect(check(state, upright(70_000, 7350))).toEqual([])
    const refusal = kodama.check(state, 0, upright(70_000, 7349))
    expect(codes(refusal)).toEqual(['covers-element'])
    expect(refusal?.data).toEqual({ elements: [{ card: 0, place: 0, element: at(state.groves, 0).trunk }] })
  })

  test('KOD-023 an element of another card than the one below is named as well', () => {
    const state = fresh()
    act(state, 0, TOP)
    state.step = 0
    show(state, 20)
    const judged = judge(state, 0, 20, { x: 70_000, y: 16_400, angle: 0 }, 0)
    expect(new Set(judged.covered.map(({ card }) => card))).toEqual(new Set([7]))
    expect(judged.reasons.map(({ code }) => code)).toEqual(['touches-more', 'covers-element'])
  })

  test('KOD-023 the fourth place of a card with three icons is empty and may be covered', () => {
    const state = fresh()
    act(state, 0, TOP)
    state.step = 0
    show(state, 20)
    // Card 7 has its third icon 8 mm above its middle; its fourth place, 22 mm above, is empty.
    const over: Grow = { kind: 'grow', card: 20, on: 7, x: 70_000, y: 22_260, angle: 0 }
    expect(check(state, over)).toEqual([])
    expect(check(state, { ...over, y: 22_249 })).toEqual(['covers-element'])
  })

  test('KOD-024 KOD-063 a corner on the border of the table is on the table, and every seat has the same', () => {
    const stamp = stampOf(7, 0)
    expect(onTable(stamp, 3150, 4400)).toBe(true)
    expect(onTable(stamp, 3149, 4400)).toBe(false)
    expect(onTable(stamp, 3150, 4399)).toBe(false)
    expect(onTable(stamp, TABLE_WIDTH - 3150, TABLE_HEIGHT - 4400)).toBe(true)
    expect(onTable(stamp, TABLE_WIDTH - 3149, TABLE_HEIGHT - 4400)).toBe(false)
    expect(onTable(stamp, TABLE_WIDTH - 3150, TABLE_HEIGHT - 4399)).toBe(false)
  })

  test('KOD-024 a card that hangs over the table edge is refused', () => {
    const state = fresh()
    expect(check(state, { ...TOP, x: 73_500, y: 1600, angle: 180 })).toContain('off-table')
  })
})

describe('the limit', () => {
  /** Two stars on each card of a line, one on the trunk: 3, 5, 7, 9, then 11. */
  function starLine(season: 'E2' | 'E5'): State {
    const state = table(2, season)
    state.groves[0] = { ...at(state.groves, 0), trunk: 5 }
    const line = [0, 59, 64, 55, 65]
    line.slice(1).forEach((card, index) => {
      state.step = 0
      grow(state, 0, card, at(line, index))
    })
    state.step = 0
    state.phase = 'growth'
    state.round = 0
    show(state, 62)
    return state
  }

  test('KOD-025 more than 10 element points are refused and not capped', () => {
    const state = starLine('E2')
    expect(at(state.groves, 0).growth).toEqual([0, 3 + 5 + 7 + 9, 0])
    const move = highestPlacement(state, 0, 62, 65)
    const refusal = kodama.check(state, 0, move)
    expect(codes(refusal)).toEqual(['over-limit'])
    expect(refusal).toMatchObject({ rule: 'KOD-025', data: { points: 11, limit: 10 } })
    expect(
      kodama
        .moves(state, 0)
        .some((listed) => listed.kind === 'grow' && listed.card === 62 && listed.on === 65),
    ).toBe(false)
  })

  test('KOD-025 exactly 10 is fine, and points of the season card come on top', () => {
    const state = starLine('E2')
    show(state, 7)
    const move = highestPlacement(state, 0, 7, 65)
    expect(kodama.check(state, 0, move)).toBeUndefined()
    expect(judge(state, 0, 7, move, 65).score).toMatchObject({ points: 10, bonus: 1 })
  })

  /** Card 7 brings exactly 10 on card 65, at the end of the line. */
  function exactlyTen(): { state: State; move: Grow } {
    const state = starLine('E2')
    show(state, 7)
    return { state, move: highestPlacement(state, 0, 7, 65) }
  }
  const isTen = (move: Move): boolean => move.kind === 'grow' && move.card === 7 && move.on === 65

  test('KOD-025 KOD-062 a placement worth exactly 10 is in the list', () => {
    const { state, move } = exactlyTen()
    expect(kodama.moves(state, 0)).toContainEqual(move)
  })

  test('KOD-025 KOD-061 a placement worth exactly 10 is found by hand and by the magnet', () => {
    const { state, move } = exactlyTen()
    const { footX, footY } = stampOf(7, move.angle)
    const field = fieldOf(state, 0, 7)
    expect(judge(state, 0, 7, move).legal).toBe(true)
    expect(legalTurns(field, move.x + footX, move.y + footY)[move.angle]).toBe(true)
    const held = { x: move.x + 150, y: move.y - 100, angle: move.angle + 2 }
    const near = nearestInField(field, held, 1500)
    expect(near?.on).toBe(65)
    expect(near && judge(state, 0, 7, near, near.on)).toMatchObject({ legal: true, score: { points: 10 } })
    expect(nearestLegal(state, 0, 7, held, 1500)).toEqual(near)
  })

  test('KOD-025 KOD-062 a placement worth exactly 10 is drawn by playouts', () => {
    const { state } = exactlyTen()
    const drawn = sampleMoves(state, 0, Chance.seeded('exactly ten'), 300)
    expect(drawn.some(isTen)).toBe(true)
  })

  test('KOD-103 with E5 the limit is 12', () => {
    const state = starLine('E5')
    const move = highestPlacement(state, 0, 62, 65)
    expect(kodama.check(state, 0, move)).toBeUndefined()
    act(state, 0, move)
    expect(at(state.groves, 0).growth[1]).toBe(3 + 5 + 7 + 9 + 11)
    state.step = 0
    show(state, 9)
    expect(judge(state, 0, 9, highestPlacement(state, 0, 9, 62)).score?.points).toBe(12)
    expect(kodama.check(state, 0, highestPlacement(state, 0, 9, 62))).toBeUndefined()
    show(state, 7)
    expect(kodama.check(state, 0, highestPlacement(state, 0, 7, 62))).toMatchObject({
      code: 'over-limit',
      rule: 'KOD-103',
      data: { points: 15, limit: 12 },
    })
  })
})

describe('every pose has an answer', () => {
  test('KOD-061 all reasons at once, in the order foot, cards, elements, table, limit', () => {
    const state = fresh()
    act(state, 0, TOP)
    state.step = 0
    show(state, 20)
    const refusal = kodama.check(state, 0, { kind: 'grow', card: 20, on: 7, x: 71_000, y: 4000, angle: 0 })
    expect(codes(refusal)).toEqual([
      'foot-off-bark',
      'not-touching',
      'touches-more',
      'covers-element',
      'off-table',
    ])
    expect(judge(state, 0, 20, { x: 20_000, y: 700_00, angle: 5 }).reasons).toEqual([
      { code: 'touches-none', rule: 'KOD-022' },
    ])
  })

  test('KOD-061 without a named card the pose decides which one is meant', () => {
    const state = fresh()
    act(state, 0, TOP)
    const judged = judge(state, 0, 20, { x: 70_000, y: 24_200, angle: 0 })
    expect(judged).toMatchObject({ legal: true, on: 7, onBark: true, touched: [], covered: [] })
    expect(judge(state, 0, 20, { x: 20_000, y: 60_000, angle: 0 }).on).toBeUndefined()
  })

  test('KOD-062 moves are a dense, repeatable set: every display card, every limb, all angles', () => {
    const state = fresh()
    const moves = kodama.moves(state, 0).filter((move) => move.kind === 'grow')
    expect(kodama.moves(kodama.copy(state), 0)).toEqual(kodama.moves(state, 0))
    expect(new Set(moves.map(({ card }) => card))).toEqual(new Set(state.display))
    expect(moves.length).toBeGreaterThan(200)
    const feet = moves.map((move) => {
      const { footX, footY } = stampOf(move.card, move.angle)
      return { x: move.x + footX - 70_000, y: move.y + footY - 6300 }
    })
    const ends = [
      [-4000, -200],
      [4000, -200],
      [-4000, 4000],
      [4000, 4000],
      [0, 5900],
    ]
    for (const [x, y] of ends as [number, number][])
      expect(feet.some((foot) => Math.abs(foot.x - x) < 500 && Math.abs(foot.y - y) < 500)).toBe(true)
    expect(new Set(moves.map(({ angle }) => angle)).size).toBeGreaterThan(20)
    expect(moves.every(({ angle }) => angle % 10 === 0)).toBe(true)
  })

  test('KOD-062 every listed placement is legal, beside other cards too', () => {
    const state = fresh()
    grow(state, 0, 7, 0)
    state.step = 0
    grow(state, 0, 20, 7)
    state.step = 0
    const moves = kodama.moves(state, 0)
    expect(moves.length).toBeGreaterThan(200)
    expect(moves.filter((move) => check(state, move).length > 0)).toEqual([])
  })

  test('KOD-062 placements fall into classes of the same parent and points', () => {
    const state = fresh()
    grow(state, 0, 7, 0)
    state.step = 0
    const moves = kodama.moves(state, 0).filter((move) => move.kind === 'grow')
    const classes = placementClasses(state, 0, moves)
    expect(classes.length).toBeLessThanOrEqual(8)
    expect(classes.flatMap((one) => one.moves)).toHaveLength(moves.length)
    const worth = classes.map(({ points, bonus }) => points + bonus)
    expect(worth).toEqual([...worth].sort((a, b) => b - a))
  })

  test('KOD-064 a pose between the sampled ones may be played as well', () => {
    const state = fresh()
    const between = { ...TOP, x: 70_001, angle: 1 }
    expect(kodama.moves(state, 0)).not.toContainEqual(between)
    expect(check(state, between)).toEqual([])
  })

  test('KOD-061 the nearest legal placement lies on bark and within reach', () => {
    const state = fresh()
    const near = nearestLegal(state, 0, 7, { x: 70_900, y: 16_100, angle: 7 }, 3000)
    expect(near).toBeDefined()
    expect(check(state, near)).toEqual([])
    expect(nearestLegal(state, 0, 7, { x: 20_000, y: 60_000, angle: 0 }, 3000)).toBeUndefined()
  })
})
