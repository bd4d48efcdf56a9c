import { describe, expect, test } from 'vitest'
import { daruma } from '../rules/index.ts'
import { act, cards, counts, desk, kinds, loaded, movesOf, refusal } from './helpers.ts'

/** The public example: 6 6 5 1 2 2 2 are left after a 1 was placed. */
const example = [6, 6, 5, 1, 2, 2, 2]

/** These dice are left after a 1 was placed on this daruma of the usual display. */
function painted(daruma: number, ...dice: number[]) {
  const state = desk({ dice: counts(1, ...dice) })
  act(state, { kind: 'paint', daruma })
  return state
}

describe('rolling again', () => {
  test('DAR-30 all available dice are rolled', () => {
    const state = painted(cards.rerollAll, ...example)
    expect(state.hand).toEqual(counts(...example))
    act(state, { kind: 'roll' }, loaded(1, 2, 3, 4, 5, 6, 6))
    expect(state.dice).toEqual(counts(1, 2, 3, 5, 6, 6))
  })

  test('DAR-31 the example rolls either the two 6s or the three 2s', () => {
    const state = painted(cards.rerollGroup, ...example)
    expect(movesOf(state, 'group').map((move) => move.value)).toEqual([2, 6])
    expect(refusal(state, { kind: 'group', value: 5 })).toBe('no-group DAR-31')
    act(state, { kind: 'group', value: 2 })
    expect(state.hand).toEqual(counts(2, 2, 2))
    act(state, { kind: 'roll' }, loaded(3, 3, 4))
    expect(state.dice).toEqual(counts(1, 3, 3, 5, 6, 6))
    expect(state.ledger).toBe(1)
  })

  test('DAR-31 the only group needs no choice; other available 1s are a group like any', () => {
    const state = painted(cards.rerollGroup, 1, 1, 5)
    expect(state.hand).toEqual(counts(1, 1))
    expect(state.phase).toBe('roll')
  })

  test('DAR-32 the example rolls the 5 and the 1', () => {
    const state = painted(cards.rerollSingles, ...example)
    expect(state.hand).toEqual(counts(1, 5))
    expect(kinds(state)).toEqual(['roll'])
    act(state, { kind: 'roll' }, loaded(6, 2))
    expect(state.dice).toEqual(counts(2, 2, 2, 2, 6, 6, 6))
  })

  test('DAR-32 without a single die nothing happens', () => {
    const state = painted(cards.rerollSingles, 2, 2)
    expect(state.phase).toBe('dice')
    expect(state.dice).toEqual(counts(2, 2))
  })
})

describe('shifting', () => {
  test('DAR-33 the example shifts the two 6s or the three 2s, die by die', () => {
    const state = painted(cards.shiftGroup, ...example)
    expect(movesOf(state, 'shift')).toEqual([
      { kind: 'shift', value: 2, up: 3 },
      { kind: 'shift', value: 2, up: 2 },
      { kind: 'shift', value: 2, up: 1 },
      { kind: 'shift', value: 2, up: 0 },
      { kind: 'shift', value: 6, up: 2 },
      { kind: 'shift', value: 6, up: 1 },
      { kind: 'shift', value: 6, up: 0 },
    ])
    act(state, { kind: 'shift', value: 2, up: 1 })
    expect(state.dice).toEqual(counts(1, 1, 1, 3, 5, 6, 6))
    expect(state.phase).toBe('dice')
  })

  test('DAR-33 6 and 1 are neighbours', () => {
    const six = painted(cards.shiftGroup, 6, 6, 3)
    act(six, { kind: 'shift', value: 6, up: 1 })
    expect(six.dice).toEqual(counts(1, 3, 5))
    const one = painted(cards.shiftGroup, 1, 1)
    act(one, { kind: 'shift', value: 1, up: 1 })
    expect(one.dice).toEqual(counts(2, 6))
  })

  test('DAR-33 none may become 4: a 3 only goes down, a 5 only up', () => {
    const state = painted(cards.shiftGroup, 3, 3, 5, 5)
    expect(movesOf(state, 'shift')).toEqual([
      { kind: 'shift', value: 3, up: 0 },
      { kind: 'shift', value: 5, up: 2 },
    ])
    expect(refusal(state, { kind: 'shift', value: 3, up: 1 })).toBe('shift-to-four DAR-33')
    expect(refusal(state, { kind: 'shift', value: 5, up: 1 })).toBe('shift-to-four DAR-33')
    expect(refusal(state, { kind: 'shift', value: 5, up: 3 })).toBe('too-many-up DAR-33')
    expect(refusal(state, { kind: 'shift', value: 2, up: 0 })).toBe('no-group DAR-33')
    act(state, { kind: 'shift', value: 5, up: 2 })
    expect(state.dice).toEqual(counts(3, 3, 6, 6))
  })

  test('DAR-33 where there is nothing to choose it is done at once', () => {
    expect(painted(cards.shiftGroup, 3, 3, 6).dice).toEqual(counts(2, 2, 6))
    expect(painted(cards.shiftGroup, 5, 5, 5).dice).toEqual(counts(6, 6, 6))
  })

  test('DAR-34 the example shifts the 5 and the 1', () => {
    const state = painted(cards.shiftSingles, ...example)
    expect(state.dice).toEqual(counts(1, 2, 2, 2, 6, 6, 6))
    expect(daruma.moves(state, 0)).toEqual([
      { kind: 'shift', value: 1, up: 1 },
      { kind: 'shift', value: 1, up: 0 },
    ])
    expect(refusal(state, { kind: 'shift', value: 2, up: 0 })).toBe('no-single DAR-34')
    expect(refusal(state, { kind: 'shift', value: 1, up: 2 })).toBe('too-many-up DAR-34')
    act(state, { kind: 'shift', value: 1, up: 0 })
    expect(state.dice).toEqual(counts(2, 2, 2, 6, 6, 6, 6))
    expect(state.phase).toBe('dice')
  })

  test('DAR-34 which dice are single is judged before the first of them changes', () => {
    const state = painted(cards.shiftSingles, 1, 2, 3)
    // The 3 could only become 2; the 1 and the 2 are still to be chosen.
    expect(state.singles).toEqual([1, 2])
    act(state, { kind: 'shift', value: 2, up: 1 })
    expect(refusal(state, { kind: 'stop' })).toBe('not-now DAR-34')
    act(state, { kind: 'shift', value: 1, up: 1 })
    expect(state.dice).toEqual(counts(2, 2, 3))
  })

  test('DAR-34 a 3 becomes 2 and a 5 becomes 6 by themselves', () => {
    const state = painted(cards.shiftSingles, 3, 5)
    expect(state.dice).toEqual(counts(2, 6))
    expect(state.phase).toBe('dice')
  })
})

describe('cursed gold', () => {
  const gold = (changes: object) => desk({ display: [cards.gold, 11, 21, 32, 42], ...changes })

  test('DAR-35 every die placed adds a fictitious four, pupil tokens add nothing', () => {
    const state = gold({ dice: counts(1, 1, 2, 3), pupils: [0, 0, 0, 0, 0] })
    act(state, { kind: 'paint', daruma: cards.gold })
    act(state, { kind: 'paint', daruma: cards.gold })
    expect(state.fictitious).toBe(2)
    expect(state.ledger).toBe(0)
    expect(state.dice).toEqual(counts(2, 3))
    const half = gold({ dice: counts(1, 2), pupils: [1, 0, 0, 0, 0], supply: 4 })
    act(half, { kind: 'paint', daruma: cards.gold })
    expect(half.fictitious).toBe(1)
  })

  test('DAR-35 bad luck is judged at once, before the daruma could be taken', () => {
    const state = gold({ dice: counts(1, 2), ledger: 3, pupils: [1, 0, 0, 0, 0], supply: 4 })
    const events = act(state, { kind: 'paint', daruma: cards.gold })
    expect(events.map((event) => event.kind)).toEqual(['painted', 'cursed', 'badLuck', 'began'])
    expect(state.owned[0]).toEqual([])
    expect(state.pupils[0]).toBe(1)
  })
})

describe('exchange', () => {
  const display = [cards.exchange, 11, 21, 32, 42]
  const before = (owned: number[][], more = {}) =>
    desk({ display, dice: counts(1, 5), pupils: [1, 0, 0, 0, 0], supply: 4, owned, ...more })

  test('DAR-36 on the first eye it has no effect', () => {
    const state = before([[58], [59], [60]], { pupils: [0, 0, 0, 0, 0], supply: 5 })
    const events = act(state, { kind: 'paint', daruma: cards.exchange })
    expect(events.at(-1)?.kind).toBe('idled')
    expect(state.phase).toBe('dice')
  })

  test('DAR-36 with the second eye two seats exchange a daruma each, the own seat allowed', () => {
    const state = before([[58], [59, 9], [60]])
    act(state, { kind: 'paint', daruma: cards.exchange })
    expect(movesOf(state, 'lift').map((move) => move.daruma)).toEqual([58, 59, 9, 60])
    expect(refusal(state, { kind: 'stop' })).toBe('not-now DAR-36')
    act(state, { kind: 'lift', daruma: 9 })
    expect(movesOf(state, 'swap').map((move) => move.daruma)).toEqual([58, 60])
    expect(refusal(state, { kind: 'swap', daruma: 59 })).toBe('same-seat DAR-36')
    expect(refusal(state, { kind: 'send', to: 2 })).toBe('seat-has-darumas DAR-36')
    expect(refusal(state, { kind: 'send', to: 1 })).toBe('same-seat DAR-36')
    expect(refusal(state, { kind: 'send', to: 3 })).toBe('no-such-seat DAR-36')
    const events = act(state, { kind: 'swap', daruma: 58 })
    expect(state.owned).toEqual([[9], [59, 58], [60]])
    expect(state.lifted).toBe(0)
    expect(state.phase).toBe('dice')
    expect(events).toEqual([{ kind: 'exchanged', seat: 0, first: 9, from: 1, second: 58, to: 0 }])
  })

  test('DAR-36 where one of the two has none, the other daruma still moves', () => {
    const state = before([[58], [], [60]])
    act(state, { kind: 'paint', daruma: cards.exchange })
    act(state, { kind: 'lift', daruma: 60 })
    expect(daruma.moves(state, 0)).toEqual([
      { kind: 'swap', daruma: 58 },
      { kind: 'send', to: 1 },
    ])
    act(state, { kind: 'send', to: 1 })
    expect(state.owned).toEqual([[58], [60], []])
  })

  test('DAR-36 where nobody has a daruma nothing happens', () => {
    const state = before([[], [], []])
    act(state, { kind: 'paint', daruma: cards.exchange })
    expect(state.phase).toBe('dice')
  })

  test('DAR-36 a daruma that nobody has cannot be chosen', () => {
    const state = before([[58], [59], []])
    act(state, { kind: 'paint', daruma: cards.exchange })
    expect(refusal(state, { kind: 'lift', daruma: 60 })).toBe('not-owned DAR-36')
  })

  test('DAR-36 DAR-20 bad luck later in the turn does not undo it', () => {
    const state = before([[58], [59], []], { ledger: 3, dice: counts(1, 2, 5) })
    act(state, { kind: 'paint', daruma: cards.exchange })
    act(state, { kind: 'lift', daruma: 58 })
    act(state, { kind: 'swap', daruma: 59 })
    act(state, { kind: 'pour', value: 2 })
    act(state, { kind: 'roll' }, loaded(4))
    expect(state.seat).toBe(1)
    expect(state.owned).toEqual([[59], [58], []])
  })
})
