import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { branches, elements, goals, outlines, seasons, trunks } from '../catalogue/index.ts'
import { kodama, pointsOf, type State } from '../rules/index.ts'

const setups = (count: number, seats: number): State[] =>
  Array.from({ length: count }, (_, seed) => kodama.setup(seats, {}, Chance.seeded(String(seed))))

describe('components', () => {
  test('KOD-001 the box holds 65 branch cards, 6 trunks, 20 kodama cards and 5 cards for each season', () => {
    expect(branches.map(({ id }) => id)).toEqual(Array.from({ length: 65 }, (_, index) => index + 1))
    expect(elements).toHaveLength(6)
    expect(trunks).toEqual([0, 1, 2, 3, 4, 5])
    expect(goals.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect([0, 1, 2].map((season) => seasons.filter((card) => card.season === season).length)).toEqual([
      5, 5, 5,
    ])
  })

  test('KOD-001 every element stands on 28 branch cards with 38 icons, and no two cards are alike', () => {
    elements.forEach((_, element) => {
      expect(branches.filter(({ icons }) => icons.includes(element))).toHaveLength(28)
      expect(branches.flatMap(({ icons }) => icons).filter((icon) => icon === element)).toHaveLength(38)
    })
    expect(new Set(branches.map(({ icons }) => [...icons].sort().join(''))).size).toBe(65)
  })

  test('KOD-001 KOD-063 the foot of every branch lies on the edge of its card, on its own bark', () => {
    for (const outline of Object.values(outlines)) {
      const [x, y] = outline.foot
      expect(Math.abs(x) === outline.halfWidth || Math.abs(y) === outline.halfHeight).toBe(true)
      expect(outline.bark[0]?.[0]).toEqual(outline.foot)
      expect(outline.places).toHaveLength(4)
    }
    for (const name of Object.keys(outlines))
      expect(branches.filter(({ outline }) => outline === name)).toHaveLength(5)
  })
})

describe('set-up', () => {
  test('KOD-002 each seat gets another random trunk and 0 points, the others are out of the game', () => {
    const tables = setups(60, 4)
    for (const { groves, box } of tables) {
      expect([...groves.map(({ trunk }) => trunk), ...box.trunks].sort()).toEqual([0, 1, 2, 3, 4, 5])
      expect(groves.map(pointsOf)).toEqual([0, 0, 0, 0])
      expect(groves.every(({ tree }) => tree.length === 0)).toBe(true)
    }
    expect(new Set(tables.map(({ groves }) => groves[0]?.trunk)).size).toBe(6)
  })

  test('KOD-003 each seat holds 4 kodama cards, and the others are in no hand', () => {
    for (const seats of kodama.seats) {
      const [state] = setups(1, seats) as [State]
      expect(state.groves.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(4))
      expect(state.box.goals).toHaveLength(20 - 4 * seats)
      const all = [...state.groves.flatMap(({ hand }) => hand), ...state.box.goals]
      expect(new Set(all).size).toBe(20)
    }
  })

  test('KOD-004 one random card rules each season, and each of the five comes up', () => {
    const shown = setups(80, 2).map((state) => state.shown)
    expect(shown.every((cards) => cards.length === 1)).toBe(true)
    expect([...new Set(shown.map(([card]) => card))].sort()).toEqual(['P1', 'P2', 'P3', 'P4', 'P5'])
  })

  test('KOD-005 four branch cards lie face up, 61 in the deck', () => {
    const [state] = setups(1, 3) as [State]
    expect(state.display).toHaveLength(4)
    expect(state.deck.inside).toHaveLength(61)
    expect(new Set([...state.display, ...state.deck.inside]).size).toBe(65)
  })

  test('KOD-006 the first seat is random', () => {
    expect([...new Set(setups(60, 5).map(({ first }) => first))].sort()).toEqual([0, 1, 2, 3, 4])
  })

  test('KOD-007 a view shows the own hand and neither others’ hands nor unused goals; all else is open', () => {
    const [state] = setups(1, 3) as [State]
    const seen = kodama.view(state, 1)
    expect(seen.groves[1]?.hand).toEqual(state.groves[1]?.hand)
    expect(seen.groves[0]?.hand).toEqual([0, 0, 0, 0])
    expect(seen.box.goals).toEqual(Array(8).fill(0))
    expect(kodama.view(state, 'table').groves[1]?.hand).toEqual([0, 0, 0, 0])
    expect(seen.display).toEqual(state.display)
    expect(seen.groves.map(({ trunk }) => trunk)).toEqual(state.groves.map(({ trunk }) => trunk))
    // A season card still face down has not been drawn: there is nothing to see.
    expect(seen.shown).toHaveLength(1)
  })

  test('KOD-007 KOD-003 goals that were not dealt stay unseen, even after the end', () => {
    const [state] = setups(1, 3) as [State]
    state.phase = 'over'
    expect(kodama.view(state, 0).box.goals).toEqual(Array(8).fill(0))
  })

  test('KOD-007 cards slid under the deck stay known in their order', () => {
    const [state] = setups(1, 2) as [State]
    state.deck.under.push(...state.deck.inside.splice(0, 2))
    expect(kodama.view(state, 'table').deck.under).toEqual(state.deck.under)
  })

  test('KOD-003 an imagined table deals every unseen goal once, the own hand kept', () => {
    const [state] = setups(1, 4) as [State]
    const imagined = kodama.imagine(kodama.view(state, 2), Chance.seeded('imagine'))
    expect(imagined.groves[2]?.hand).toEqual(state.groves[2]?.hand)
    const all = [...imagined.groves.flatMap(({ hand }) => hand), ...imagined.box.goals]
    expect(all.sort((a, b) => a - b)).toEqual(goals.map(({ id }) => id))
  })
})
