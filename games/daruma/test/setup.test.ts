import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { tokenOf } from '../catalogue/index.ts'
import { daruma } from '../rules/index.ts'
import { act, desk, refusal } from './helpers.ts'

const begin = (seats: number, seed: string) => daruma.setup(seats, {}, Chance.seeded(seed))
const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`)

describe('set-up', () => {
  test('DAR-01 the whole box lies on the table', () => {
    const pieces = daruma.census(begin(3, 'box'))
    const kind = (name: string) => pieces.filter((piece) => piece.startsWith(name)).length
    expect(kind('daruma')).toBe(60)
    expect(kind('die')).toBe(8)
    expect(kind('round token')).toBe(12)
    expect(kind('objective')).toBe(6)
    expect(kind('pupil token')).toBe(5)
    expect(kind('round counter') + kind('tanuki') + kind('reminder')).toBe(3)
    expect(new Set(pieces.filter((piece) => piece.startsWith('daruma'))).size).toBe(60)
  })

  test('DAR-02 6, 7, 8, 9 random round tokens, the counter on the leftmost', () => {
    for (const seats of daruma.seats) {
      const state = begin(seats, 'track')
      expect(state.track).toHaveLength(seats + 4)
      expect(state.spareTokens).toHaveLength(12 - seats - 4)
      expect([...state.track, ...state.spareTokens].sort((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ])
      expect(state.counter).toBe(0)
    }
    expect(new Set(seeds.map((seed) => begin(2, seed).track[0])).size).toBe(12)
  })

  test('DAR-03 five darumas face up, 55 in the deck', () => {
    const state = begin(4, 'display')
    expect(new Set(state.display).size).toBe(5)
    expect(state.deck.inside).toHaveLength(55)
    expect(new Set([...state.display, ...state.deck.inside]).size).toBe(60)
  })

  test('DAR-04 one secret objective each, seen by its owner alone until the final count', () => {
    const state = begin(3, 'secret')
    const [own, second, third] = state.objectives
    expect(new Set([...state.objectives, ...state.spareObjectives]).size).toBe(6)
    expect(daruma.view(state, 0).objectives).toEqual([own, 0, 0])
    expect(daruma.view(state, 2).objectives).toEqual([0, 0, third])
    expect(daruma.view(state, 'table').objectives).toEqual([0, 0, 0])
    expect(daruma.view(state, 0).spareObjectives).toEqual([0, 0, 0])
    state.phase = 'over'
    expect(daruma.view(state, 'table').objectives).toEqual([own, second, third])
    expect(daruma.view(state, 0).spareObjectives).toEqual([0, 0, 0])
  })

  test('DAR-05 every seat can be the first', () => {
    expect(new Set(seeds.map((seed) => begin(5, seed).first))).toEqual(new Set([0, 1, 2, 3, 4]))
    for (const seed of seeds) expect(begin(5, seed).seat).toBe(begin(5, seed).first)
  })

  test('DAR-06 turns go clockwise', () => {
    const state = desk({ first: 1, seat: 1, dice: [0, 0, 0, 1, 0, 0, 0] })
    expect(refusal(state, { kind: 'stop' }, 0)).toBe('not-your-turn DAR-06')
    act(state, { kind: 'stop' })
    expect(state.seat).toBe(2)
    const last = desk({ first: 1, seat: 2, dice: [0, 0, 0, 1, 0, 0, 0] })
    act(last, { kind: 'stop' })
    expect(last.seat).toBe(0)
  })

  test('DAR-07 whoever knows one objective imagines any of the five others with everybody else', () => {
    const seen = daruma.view(begin(3, 'imagine'), 0)
    const imagined = new Set<number | undefined>()
    for (const seed of seeds) {
      const state = daruma.imagine(seen, Chance.seeded(seed))
      expect([...state.objectives, ...state.spareObjectives].sort()).toEqual([1, 2, 3, 4, 5, 6])
      expect(state.objectives[0]).toBe(seen.objectives[0])
      imagined.add(state.objectives[1])
    }
    expect(imagined.size).toBe(5)
  })

  test('DAR-49 DAR-47 a die-4 token on the left counts in the first turn; a daruma there rewards nobody yet', () => {
    const starts = seeds.map((seed) => begin(3, seed))
    const leftmost = (face: string) => starts.filter((state) => tokenOf(state.track[0] ?? 0).face === face)
    for (const face of ['plain', 'daruma', 'four']) {
      expect(leftmost(face).length).toBeGreaterThan(0)
      for (const state of leftmost(face)) {
        expect(state.fictitious).toBe(face === 'four' ? 1 : 0)
        expect(state.owned).toEqual([[], [], []])
      }
    }
  })

  test('a number of seats that cannot be played is refused', () => {
    expect(() => begin(6, 'many')).toThrow('Daruma is not played by 6')
  })
})
