import { expect, test } from 'vitest'
import { daruma } from '../rules/index.ts'
import { act, cards, counts, desk, loaded } from './helpers.ts'

test('DAR-11 DAR-14 DAR-30 DAR-33 DAR-36 DAR-42 DAR-44 the example turn of the rulebook', () => {
  const display = [cards.rerollAll, cards.shiftGroup, cards.exchange, 11, 42]
  const state = desk({ phase: 'start', hand: [8, 0, 0, 0, 0, 0, 0], display, owned: [[], [59], [60]] })

  act(state, { kind: 'roll' }, loaded(4, 4, 1, 1, 2, 3, 5, 6))
  expect(state.ledger).toBe(2)
  act(state, { kind: 'paint', daruma: cards.rerollAll })
  expect(state.hand).toEqual(counts(1, 2, 3, 5, 6))

  act(state, { kind: 'roll' }, loaded(4, 2, 3, 5, 6))
  expect(state.ledger).toBe(3)
  act(state, { kind: 'pour', value: 6 })
  act(state, { kind: 'roll' }, loaded(1, 2, 2))

  act(state, { kind: 'paint', daruma: cards.shiftGroup })
  act(state, { kind: 'shift', value: 2, up: 0 })
  expect(state.dice).toEqual(counts(1, 1))

  act(state, { kind: 'paint', daruma: cards.exchange })
  expect(state.phase).toBe('dice')
  act(state, { kind: 'paint', daruma: cards.exchange })
  act(state, { kind: 'lift', daruma: 59 })
  act(state, { kind: 'swap', daruma: 60 }, loaded(1))

  expect(state.owned).toEqual([[cards.exchange], [60], [59]])
  expect(state.counter).toBe(0)
  expect(state.pupils).toEqual([1, 1, 0, 0, 0])
  expect(daruma.turn(state)).toEqual({ over: false, seats: [1], decision: 'start' })
})
