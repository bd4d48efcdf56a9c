import { at } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { MILLIMETRE } from '../../catalogue/index.ts'
import {
  fieldOf,
  type Grow,
  kodama,
  type Move,
  pointsOf,
  type State,
  seasonRules,
  stampOf,
} from '../../rules/index.ts'
import { act, highestPlacement, playUntil, show, table } from '../../test/helpers.ts'
import { aimOf, type Draft, restingPose, stepFrom } from '../aim.ts'
import { legalArcs, turnedTo } from '../bark/ring.ts'
import { handGain, outcomeOf } from '../outcome.ts'
import { spotFinder } from '../spots.ts'

const grown = playUntil(table(2, 'P3', 'hand'), 'hand', (state) => {
  const { tree } = at(state.groves, 0)
  return tree.length === 3 && kodama.moves(state, 0).length > 0
})
const grove = at(grown.groves, 0)
const rules = seasonRules('P3')
const card = at(grown.display, 0)
const field = fieldOf(grown, 0, card)
const best = at(spotFinder(grown, 0, kodama.moves(grown, 0), true)(card), 0)
const held = (view: State, pose: Grow, moving: boolean): Draft => ({
  view,
  card: pose.card,
  pose: { x: pose.x, y: pose.y, angle: pose.angle },
  moving,
})

describe('a card in the hand', () => {
  test('KOD-061 at rest it is taken exactly as it lies, and check agrees', () => {
    const { target, judgement } = aimOf(field, held(grown, best, false), 'soft')
    expect(target).toEqual(best)
    expect(judgement.legal).toBe(true)
    expect(kodama.check(grown, 0, target)).toBeUndefined()
  })

  test('KOD-061 the magnet draws a held card to a legal place near it, and with none it is judged as held', () => {
    const off = { ...best, x: best.x + 9 * MILLIMETRE }
    const drawn = aimOf(field, held(grown, off, true), 'strong')
    expect(drawn.target).toBeDefined()
    expect(kodama.check(grown, 0, drawn.target)).toBeUndefined()
    const free = aimOf(field, held(grown, off, true), 'none')
    expect(free.target === undefined || (free.target.x === off.x && free.target.y === off.y)).toBe(true)
    expect(restingPose(free)).toEqual({ x: off.x, y: off.y, angle: off.angle })
  })

  test('KOD-023 a refused card that rests says why and points to a place that is legal', () => {
    const onTrunk = { ...best, on: 0, x: 70_000, y: 4_400, angle: 0 }
    const { target, judgement, instead } = aimOf(field, held(grown, onTrunk, false), 'soft')
    expect(target).toBeUndefined()
    expect(judgement.covered.length).toBeGreaterThan(0)
    expect(instead && kodama.check(grown, 0, instead)).toBeUndefined()
  })

  test('KOD-060 it turns round its own foot, which stays where it is to a hundredth of a millimetre', () => {
    const turned = turnedTo(card, best, best.angle + 37)
    const [now, then] = [stampOf(card, best.angle), stampOf(card, turned.angle)]
    expect(turned.x + then.footX).toBe(best.x + now.footX)
    expect(turned.y + then.footY).toBe(best.y + now.footY)
  })

  test('KOD-020 the ring is thick exactly where check allows the turn', () => {
    const arcs = legalArcs(field, best)
    for (let turn = -180; turn < 180; turn += 7) {
      const move = { kind: 'grow', card, on: best.on, ...turnedTo(card, best, best.angle + turn) }
      const legal = kodama.check(grown, 0, move) === undefined
      expect(
        arcs.some(({ from, to }) => from <= turn && turn <= to),
        `${turn}`,
      ).toBe(legal)
    }
  })
})

describe('good spots', () => {
  test('KOD-062 there is one for each card below, all legal, those that bring most first where they leave as much room', () => {
    const spots = spotFinder(grown, 0, kodama.moves(grown, 0), true)()
    const keys = spots.map((spot) => `${spot.card} ${spot.on}`)
    expect(new Set(keys).size).toBe(keys.length)
    const worths = spots.map((spot) => {
      expect(kodama.check(grown, 0, spot)).toBeUndefined()
      const outcome = outcomeOf(grove, rules, spot)
      return outcome.points + outcome.bonus + handGain(outcome)
    })
    // Room weighs three points at most.
    for (const [place, worth] of worths.entries())
      expect(Math.max(...worths.slice(place))).toBeLessThanOrEqual(worth + 3)
  })

  test('KOD-003 on a shared device their order tells nothing of the hand', () => {
    const moves = kodama.moves(grown, 0)
    const other: State = {
      ...grown,
      groves: grown.groves.map((one, seat) => (seat === 0 ? { ...one, hand: [7, 8, 9, 10] } : one)),
    }
    expect(spotFinder(other, 0, moves, false)(card)).toEqual(spotFinder(grown, 0, moves, false)(card))
  })

  test('going on from the last one begins anew', () => {
    const spots = spotFinder(grown, 0, kodama.moves(grown, 0), true)(card)
    expect(stepFrom(spots, undefined, 1)).toEqual(spots[0])
    expect(stepFrom(spots, at(spots, spots.length - 1), 1)).toEqual(spots[0])
    expect(stepFrom(spots, spots[0], -1)).toEqual(at(spots, spots.length - 1))
    expect(stepFrom([], undefined, 1)).toBeUndefined()
  })
})

describe('what is shown before letting go', () => {
  test('KOD-027 KOD-096 the points of the placement and of the season are those that are scored', () => {
    const state = table(2, 'P3', 'shown')
    show(state, 7)
    const move = highestPlacement(state, 0, 7, 0)
    const outcome = outcomeOf(at(state.groves, 0), rules, move)
    act(state, 0, move)
    expect(outcome.bonus).toBe(2)
    expect(pointsOf(at(state.groves, 0))).toBe(outcome.points + outcome.bonus)
  })

  test('KOD-070 a goal in hand shows what it would bring before and after', () => {
    const state = table(2, 'P5', 'goals')
    at(state.groves, 0).hand = [9, 7, 1, 2]
    show(state, 7)
    const move = highestPlacement(state, 0, 7, 0)
    const { goals } = outcomeOf(at(state.groves, 0), seasonRules('P5'), move)
    expect(goals.find(({ goal }) => goal === 9)).toEqual({ goal: 9, before: 0, after: 5 })
    expect(goals.find(({ goal }) => goal === 7)).toEqual({ goal: 7, before: 0, after: 3 })
  })

  test('KOD-093 under an end card the change at the season’s end is told apart', () => {
    const state = table(2, 'A4', 'end')
    show(state, 7)
    const move: Move = highestPlacement(state, 0, 7, 0)
    const outcome = outcomeOf(at(state.groves, 0), seasonRules('A4'), move)
    expect([outcome.bonus, outcome.end]).toEqual([0, 2])
  })

  test('KOD-028 kinds without a line are named', () => {
    const state = table(2, 'P5', 'idle')
    show(state, 20)
    const move = highestPlacement(state, 0, 20, 0)
    state.groves[0] = { ...at(state.groves, 0), trunk: 5 }
    const outcome = outcomeOf(at(state.groves, 0), seasonRules('P5'), move)
    expect(outcome.lines.map(({ element }) => element)).toEqual([5])
    expect(outcome.idle).toEqual([3, 4])
  })
})
