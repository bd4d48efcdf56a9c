import { describe, expect, test } from 'vitest'
import { daruma } from '../rules/index.ts'
import { act, cards, counts, desk, kinds, loaded, refusal } from './helpers.ts'

describe('the end of a turn', () => {
  test('DAR-40 with no die available the turn ends by itself', () => {
    const state = desk({ dice: counts(1) })
    act(state, { kind: 'paint', daruma: cards.rerollAll })
    expect(state.seat).toBe(1)
    expect(state.phase).toBe('start')
  })

  test('DAR-40 it cannot be ended while a 1 can be placed', () => {
    const state = desk({ dice: counts(1, 5) })
    expect(kinds(state)).toEqual(['paint', 'pour'])
    expect(refusal(state, { kind: 'stop' })).toBe('ones-left DAR-40')
    expect(kinds(desk({ dice: counts(2, 5) }))).toEqual(['pour', 'stop'])
    expect(refusal(desk({ phase: 'start' }), { kind: 'stop' })).toBe('not-now DAR-11')
  })

  test('DAR-40 DAR-44 a 1 without a free eye does not hold the turn open and is an unused die', () => {
    const state = desk({ dice: counts(1), painted: [1, 1, 1, 1, 2], pupils: [1, 1, 1, 1, 0], supply: 1 })
    expect(kinds(state)).toEqual(['stop'])
    act(state, { kind: 'stop' }, loaded(1, 1, 1, 1, 1))
    expect(state.counter).toBe(1)
  })

  test('DAR-41 every daruma with both eyes painted is taken, pupil tokens return', () => {
    const state = desk({
      dice: counts(2),
      painted: [2, 1, 1, 0, 0],
      pupils: [0, 1, 0, 1, 0],
      supply: 3,
      owned: [[60], [], []],
    })
    act(state, { kind: 'stop' }, loaded(1, 1))
    expect(state.owned[0]).toEqual([60, cards.rerollAll, cards.rerollGroup])
    expect(state.supply).toBe(3)
    expect(state.pupils).toEqual([0, 0, 1, 1, 0])
  })

  test('DAR-42 a pupil token replaces the die on a daruma with one painted eye', () => {
    const state = desk({ dice: counts(2), painted: [1, 0, 0, 0, 0] })
    const events = act(state, { kind: 'stop' })
    expect(events).toContainEqual({ kind: 'marked', seat: 0, darumas: [cards.rerollAll] })
    expect(state.pupils).toEqual([1, 0, 0, 0, 0])
    expect(state.painted).toEqual([0, 0, 0, 0, 0])
    expect(state.supply).toBe(4)
    const next = desk({ dice: counts(1, 5), pupils: [1, 0, 0, 0, 0], supply: 4 })
    act(next, { kind: 'paint', daruma: cards.rerollAll })
    act(next, { kind: 'roll' }, loaded(2))
    act(next, { kind: 'stop' }, loaded(1))
    expect(next.owned[0]).toEqual([cards.rerollAll])
  })

  test('DAR-43 the display is filled up to five', () => {
    const state = desk({ dice: counts(2), painted: [2, 0, 0, 0, 2] })
    const [first, last] = [state.deck.inside[0], state.deck.inside.at(-1)]
    act(state, { kind: 'stop' }, loaded(1, 1))
    expect(state.display).toEqual([first, 11, 21, 32, last])
    expect(state.deck.inside).toHaveLength(53)
  })

  test('DAR-44 the counter moves by the unused dice, at most two; others do not count', () => {
    const steps = (...dice: number[]) => {
      const state = desk({
        dice: counts(...dice),
        painted: [1, 0, 0, 0, 0],
        bottle: [2],
        ledger: 2,
        fictitious: 1,
      })
      act(state, { kind: 'stop' })
      return state.counter
    }
    expect(steps(2)).toBe(1)
    expect(steps(2, 3)).toBe(2)
    expect(steps(2, 3, 5)).toBe(2)
    const none = desk({ dice: counts(1) })
    act(none, { kind: 'paint', daruma: cards.rerollAll })
    expect(none.counter).toBe(0)
  })
})

describe('the counter', () => {
  const stopping = (changes: object) => desk({ dice: counts(2, 2), ...changes })

  test('DAR-45 at the right end it turns round and spends the rest of its move', () => {
    const state = stopping({ counter: 5, track: [1, 2, 3, 4, 5, 6, 10] })
    const events = act(state, { kind: 'stop' })
    expect(state.counter).toBe(5)
    expect(state.homeward).toBe(true)
    expect(events).toContainEqual({ kind: 'advanced', seat: 0, from: 5, to: 5, turned: true })
    const left = stopping({ counter: 5, homeward: true, track: [1, 2, 3, 4, 5, 6, 10] })
    act(left, { kind: 'stop' })
    expect(left.counter).toBe(3)
  })

  test('DAR-45 it can stand on the right end, and goes left from there', () => {
    const state = stopping({ counter: 4, track: [1, 2, 3, 4, 5, 6, 10] })
    act(state, { kind: 'stop' })
    expect(state.counter).toBe(6)
    state.phase = 'dice'
    state.dice[2] = 1
    act(state, { kind: 'stop' })
    expect(state.counter).toBe(5)
  })

  test('DAR-46 a move that ends on a daruma token gives the top daruma of the deck', () => {
    const state = stopping({ track: [1, 2, 7, 4, 5, 6, 10] })
    const top = state.deck.inside[0]
    const events = act(state, { kind: 'stop' }, loaded(1))
    expect(state.owned).toEqual([[top], [], []])
    expect(events).toContainEqual({ kind: 'rewarded', seat: 0, daruma: top })
  })

  test('DAR-46 DAR-45 a move that turns round and ends where it began has ended there', () => {
    const state = stopping({ counter: 5, track: [1, 2, 3, 4, 5, 7, 10] })
    act(state, { kind: 'stop' }, loaded(1))
    expect(state.counter).toBe(5)
    expect(state.owned[0]).toHaveLength(1)
  })

  test('DAR-46 not by passing over it, nor by staying on it, nor from an empty deck', () => {
    const passing = stopping({ track: [1, 7, 2, 4, 5, 6, 10] })
    act(passing, { kind: 'stop' })
    expect(passing.owned[0]).toEqual([])
    const staying = desk({ dice: counts(1), counter: 1, track: [1, 7, 2, 4, 5, 6, 10] })
    act(staying, { kind: 'paint', daruma: cards.rerollAll })
    expect(staying.owned[0]).toEqual([])
    const empty = stopping({ track: [1, 2, 7, 4, 5, 6, 10], deck: { inside: [], under: [] } })
    act(empty, { kind: 'stop' })
    expect(empty.owned[0]).toEqual([])
    expect(empty.seat).toBe(1)
  })

  test('DAR-47 on a die-4 token a turn begins with one fictitious four, for the whole turn', () => {
    const state = stopping({ track: [1, 2, 10, 4, 5, 6, 7] })
    const events = act(state, { kind: 'stop' })
    expect(state.fictitious).toBe(1)
    expect(events.at(-1)).toEqual({ kind: 'began', seat: 1, fictitious: 1 })
    act(state, { kind: 'roll' }, loaded(4, 4, 2, 2, 2, 2, 2, 2))
    act(state, { kind: 'pour', value: 2 })
    act(state, { kind: 'roll' }, loaded(4, 2, 2, 2, 2))
    expect(state.seat).toBe(2)
    expect(state.fictitious).toBe(1)
    const off = desk({ dice: counts(2), fictitious: 1, counter: 1, track: [1, 10, 2, 4, 5, 6, 7] })
    act(off, { kind: 'stop' })
    expect(off.fictitious).toBe(0)
  })

  test('DAR-49 DAR-50 the leftmost token works until the counter leaves and again in the closing turns', () => {
    const four = stopping({ counter: 1, homeward: true, track: [10, 2, 3, 4, 5, 6, 7] })
    act(four, { kind: 'stop' })
    expect(four.closing).toBe(true)
    expect(four.fictitious).toBe(1)
    const still = desk({ dice: counts(1), track: [10, 2, 3, 4, 5, 6, 7] })
    act(still, { kind: 'paint', daruma: cards.rerollAll })
    expect(still.fictitious).toBe(1)
    const daruma = stopping({ counter: 1, homeward: true, track: [7, 2, 3, 4, 5, 6, 10] })
    act(daruma, { kind: 'stop' }, loaded(1))
    expect(daruma.owned[0]).toHaveLength(1)
    // The counter moves no more in the closing turns, so that nobody is rewarded again.
    const closing = stopping({ homeward: true, closing: true, track: [7, 2, 3, 4, 5, 6, 10] })
    const events = act(closing, { kind: 'stop' })
    expect(closing.owned[0]).toEqual([])
    expect(events.map((event) => event.kind)).toEqual(['stopped', 'began'])
  })
})

describe('the end of the game', () => {
  const last = (seat: number, changes: object = {}) =>
    desk({ dice: counts(2, 2), counter: 1, homeward: true, first: 1, seat, ...changes })

  test('DAR-50 back on the leftmost space the counter stays, the rest of its move is lost', () => {
    const state = last(1)
    const events = act(state, { kind: 'stop' })
    expect(state.counter).toBe(0)
    expect(state.closing).toBe(true)
    expect(events).toContainEqual({ kind: 'closed', seat: 1 })
    const closing = last(2, { counter: 0, closing: true })
    act(closing, { kind: 'stop' })
    expect(closing.counter).toBe(0)
    expect(closing.phase).toBe('start')
  })

  test('DAR-50 play goes on until all seats had the same number of turns', () => {
    const state = last(1)
    act(state, { kind: 'stop' })
    expect(daruma.turn(state)).toEqual({ over: false, seats: [2], decision: 'start' })
    for (const seat of [2, 0]) {
      expect(state.seat).toBe(seat)
      act(state, { kind: 'roll' }, loaded(2, 2, 2, 2, 2, 2, 2, 2))
      act(state, { kind: 'stop' })
    }
    expect(daruma.turn(state).over).toBe(true)
    expect(refusal(state, { kind: 'roll' })).toBe('game-over DAR-50')
    expect(daruma.moves(state, 1)).toEqual([])
  })

  test('DAR-50 where the seat before the first triggers the end, its turn is the last', () => {
    const state = last(0)
    const events = act(state, { kind: 'stop' })
    expect(state.phase).toBe('over')
    expect(events.at(-1)).toMatchObject({ kind: 'ended', reason: 'track' })
  })

  test('DAR-50 DAR-20 bad luck in the last turn ends the game too', () => {
    const state = last(0, { phase: 'roll', hand: counts(2), ledger: 3, counter: 0, closing: true })
    act(state, { kind: 'roll' }, loaded(4))
    expect(state.phase).toBe('over')
  })

  test('DAR-51 a display that cannot be filled ends the game at once, with the darumas just taken', () => {
    const state = desk({
      dice: counts(2, 2),
      painted: [2, 2, 0, 0, 0],
      deck: { inside: [60], under: [] },
      track: [1, 7, 8, 4, 5, 6, 10],
    })
    const events = act(state, { kind: 'stop' }, loaded(1))
    expect(state.owned[0]).toEqual([cards.rerollAll, cards.rerollGroup])
    expect(state.display).toEqual([60, 0, 21, 32, 42])
    expect(state.counter).toBe(0)
    expect(events.at(-1)).toEqual({ kind: 'ended', reason: 'deck', winners: [0] })
    expect(daruma.turn(state)).toEqual({ over: true, winners: [0] })
  })

  test('DAR-51 an empty deck with five face up ends nothing', () => {
    const state = desk({ dice: counts(2), deck: { inside: [], under: [] } })
    act(state, { kind: 'stop' })
    expect(state.phase).toBe('start')
    const exact = desk({ dice: counts(2), painted: [2, 0, 0, 0, 0], deck: { inside: [60], under: [] } })
    act(exact, { kind: 'stop' }, loaded(1))
    expect(exact.phase).toBe('start')
  })
})
