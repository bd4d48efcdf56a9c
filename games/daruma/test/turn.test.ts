import { describe, expect, test } from 'vitest'
import { daruma, type State } from '../rules/index.ts'
import { act, cards, counts, desk, kinds, loaded, movesOf, refusal } from './helpers.ts'

describe('before rolling', () => {
  const start = { phase: 'start', hand: [8, 0, 0, 0, 0, 0, 0] } as const
  const hand = () => start.hand.slice()

  test('DAR-10 three of a colour may be shuffled away, pupil tokens off', () => {
    const state = desk({
      ...start,
      hand: hand(),
      display: [1, 3, 5, 10, 21],
      pupils: [1, 0, 0, 0, 1],
      supply: 3,
    })
    expect(kinds(state)).toEqual(['renew', 'roll'])
    act(state, { kind: 'renew' }, loaded(1, 1, 1, 1, 1))
    expect(state.display).toHaveLength(5)
    expect(state.pupils).toEqual([0, 0, 0, 0, 0])
    expect(state.supply).toBe(5)
    expect(state.deck.inside).toHaveLength(55)
    expect(new Set([...state.display, ...state.deck.inside]).size).toBe(60)
    expect(state.phase).toBe('start')
  })

  test('DAR-10 three with one action are enough, gold and its curse count too, two are not', () => {
    const display = (...ids: number[]) => kinds(desk({ ...start, hand: hand(), display: ids }))
    expect(display(1, 10, 19, 32, 42)).toContain('renew')
    expect(display(1, 32, 55, 56, 57)).toContain('renew')
    expect(display(1, 2, 10, 21, 22)).toContain('renew')
    expect(display(1, 3, 11, 22, 42)).toEqual(['roll'])
    const two = desk({ ...start, hand: hand(), display: [1, 3, 11, 22, 42] })
    expect(refusal(two, { kind: 'renew' })).toBe('renew-mixed DAR-10')
  })

  test('DAR-10 it may be repeated while it holds again, and declined', () => {
    const state = desk({ ...start, hand: hand(), display: [1, 3, 5, 10, 21] })
    const inside = state.deck.inside
    // The five that were shuffled in lie last in the bag: drawing them again keeps the condition.
    const again = [
      inside.length + 5,
      inside.length + 4,
      inside.length + 3,
      inside.length + 2,
      inside.length + 1,
    ]
    act(state, { kind: 'renew' }, loaded(...again))
    expect(kinds(state)).toEqual(['renew', 'roll'])
    act(state, { kind: 'roll' }, loaded(2, 2, 2, 2, 2, 2, 2, 2))
    expect(refusal(state, { kind: 'renew' })).toBe('renew-late DAR-10')
  })

  test('DAR-10 with an empty deck only while a pupil token lies on one of the five', () => {
    const empty = { deck: { inside: [], under: [] }, display: [1, 3, 5, 10, 21] }
    const bare = desk({ ...start, hand: hand(), ...empty })
    expect(kinds(bare)).toEqual(['roll'])
    expect(refusal(bare, { kind: 'renew' })).toBe('renew-empty DAR-10')
    const marked = desk({ ...start, hand: hand(), ...empty, pupils: [0, 1, 0, 0, 0], supply: 4 })
    act(marked, { kind: 'renew' }, loaded(1, 1, 1, 1, 1))
    expect(marked.display.slice().sort((a, b) => a - b)).toEqual([1, 3, 5, 10, 21])
    expect(marked.pupils).toEqual([0, 0, 0, 0, 0])
    expect(kinds(marked)).toEqual(['roll'])
  })
})

describe('dice', () => {
  test('DAR-11 all eight are rolled and every four goes to the ledger', () => {
    const state = desk({ phase: 'start', hand: [8, 0, 0, 0, 0, 0, 0] })
    const events = act(state, { kind: 'roll' }, loaded(4, 1, 2, 3, 4, 5, 6, 6))
    expect(state.dice).toEqual(counts(1, 2, 3, 5, 6, 6))
    expect(state.ledger).toBe(2)
    expect(state.hand).toEqual(counts())
    expect(events).toEqual([
      { kind: 'rolled', seat: 0, values: [4, 1, 2, 3, 4, 5, 6, 6] },
      { kind: 'lost', seat: 0, count: 2, fours: 2 },
    ])
  })

  test('DAR-11 fours of a later roll go to the ledger too', () => {
    const state = desk({ phase: 'roll', hand: counts(2, 3, 6), dice: counts(5), ledger: 1 })
    act(state, { kind: 'roll' }, loaded(4, 1, 4))
    expect(state.ledger).toBe(3)
    expect(state.dice).toEqual(counts(1, 5))
  })

  test('DAR-12 a die that was placed or lost cannot be used', () => {
    const state = desk({ dice: counts(2, 2), painted: [1, 0, 0, 0, 0], bottle: [6, 5], ledger: 3 })
    expect(refusal(state, { kind: 'pour', value: 6 })).toBe('no-such-die DAR-12')
    expect(refusal(state, { kind: 'pour', value: 4 })).toBe('no-such-die DAR-12')
    expect(refusal(state, { kind: 'paint', daruma: cards.rerollGroup })).toBe('no-one DAR-13')
    expect(movesOf(state, 'pour')).toEqual([{ kind: 'pour', value: 2 }])
  })

  test('DAR-12 dice are used one at a time in any order', () => {
    const state = desk({ dice: counts(1, 2, 3) })
    expect(kinds(state)).toEqual(['paint', 'pour'])
    act(state, { kind: 'pour', value: 3 })
    expect(state.bottle).toEqual([3])
    act(state, { kind: 'keep', value: 1 })
    act(state, { kind: 'roll' }, loaded(5))
    act(state, { kind: 'paint', daruma: cards.rerollGroup })
    expect(state.dice).toEqual(counts(5))
  })

  test('DAR-13 a 1 goes on a free eye of a face-up daruma and triggers its action', () => {
    const state = desk({ dice: counts(1, 2, 5) })
    expect(movesOf(state, 'paint')).toHaveLength(5)
    expect(refusal(state, { kind: 'paint', daruma: 60 })).toBe('not-face-up DAR-13')
    const events = act(state, { kind: 'paint', daruma: cards.rerollAll })
    expect(state.painted).toEqual([1, 0, 0, 0, 0])
    expect(state.hand).toEqual(counts(2, 5))
    expect(state.phase).toBe('roll')
    expect(events[0]).toEqual({ kind: 'painted', seat: 0, daruma: cards.rerollAll, eye: 1 })
    // With the second eye it is triggered again.
    const second = desk({ dice: counts(1, 2, 5), painted: [1, 0, 0, 0, 0] })
    act(second, { kind: 'paint', daruma: cards.rerollAll })
    expect([second.painted[0], second.hand]).toEqual([2, counts(2, 5)])
  })

  test('DAR-14 a 2, 3, 5 or 6 on the bottle rolls chosen others, at least one', () => {
    const state = desk({ dice: counts(1, 2, 3, 5, 6) })
    expect(movesOf(state, 'pour').map((move) => move.value)).toEqual([2, 3, 5, 6])
    expect(refusal(state, { kind: 'pour', value: 1 })).toBe('ones-paint DAR-14')
    act(state, { kind: 'pour', value: 3 })
    expect(state.hand).toEqual(counts(1, 2, 5, 6))
    act(state, { kind: 'keep', value: 1 })
    act(state, { kind: 'keep', value: 6 })
    act(state, { kind: 'keep', value: 2 })
    expect(refusal(state, { kind: 'keep', value: 5 })).toBe('keep-last DAR-14')
    expect(refusal(state, { kind: 'keep', value: 3 })).toBe('no-such-die DAR-14')
    expect(kinds(state)).toEqual(['roll'])
    act(state, { kind: 'roll' }, loaded(2))
    expect(state.dice).toEqual(counts(1, 2, 2, 6))
    expect(state.bottle).toEqual([3])
  })

  test('DAR-14 a die of any value can be kept, a 6 like the others', () => {
    const state = desk({ dice: counts(2, 5, 6, 6) })
    act(state, { kind: 'pour', value: 2 })
    expect(movesOf(state, 'keep').map((move) => move.value)).toEqual([5, 6])
    act(state, { kind: 'keep', value: 6 })
    expect([state.hand, state.dice]).toEqual([counts(5, 6), counts(6)])
  })

  test('DAR-12 DAR-14 DAR-31 DAR-33 DAR-36 a refusal carries what its sentence names', () => {
    const why = (state: State, move: unknown) => daruma.check(state, 0, move)
    const rolled = desk({ dice: counts(1, 2, 3), owned: [[], [58], []] })
    expect(why(rolled, { kind: 'pour', value: 6 })).toEqual({
      code: 'no-such-die',
      rule: 'DAR-12',
      data: { value: 6 },
    })
    expect(why(rolled, { kind: 'paint', daruma: 58 })).toMatchObject({ data: { daruma: 58 } })
    expect(why(rolled, { kind: 'roll' })).toEqual({
      code: 'not-now',
      rule: 'DAR-12',
      data: { decision: 'dice' },
    })
    const groups = desk({ phase: 'shift', dice: counts(2, 2, 3, 3) })
    expect(why(groups, { kind: 'shift', value: 6, up: 1 })).toMatchObject({ data: { value: 6 } })
    expect(why(groups, { kind: 'shift', value: 2, up: 3 })).toMatchObject({ data: { count: 2 } })
    expect(why(groups, { kind: 'shift', value: 3, up: 1 })).toMatchObject({ data: { value: 3 } })
    const lifting = desk({ phase: 'lift', owned: [[], [58], []] })
    expect(why(lifting, { kind: 'lift', daruma: 9 })).toMatchObject({
      code: 'not-owned',
      data: { daruma: 9 },
    })
  })

  test('DAR-14 any number of times, but never with the last die', () => {
    const state = desk({ dice: counts(2, 3, 5) })
    act(state, { kind: 'pour', value: 2 })
    act(state, { kind: 'roll' }, loaded(6, 6))
    act(state, { kind: 'pour', value: 6 })
    act(state, { kind: 'roll' }, loaded(3))
    expect(state.bottle).toEqual([2, 6])
    expect(refusal(state, { kind: 'pour', value: 3 })).toBe('bottle-alone DAR-14')
    expect(kinds(state)).toEqual(['stop'])
  })

  test('DAR-15 a 1 may be placed where the action can do nothing, and then has no effect', () => {
    const state = desk({ dice: counts(1, 2, 3) })
    const events = act(state, { kind: 'paint', daruma: cards.rerollGroup })
    expect(events.at(-1)).toEqual({ kind: 'idled', seat: 0, daruma: cards.rerollGroup })
    expect(state.dice).toEqual(counts(2, 3))
    expect(state.phase).toBe('dice')
  })

  test('DAR-15 an action that can be done cannot be declined', () => {
    const state = desk({ dice: counts(1, 2, 2, 3, 3) })
    act(state, { kind: 'paint', daruma: cards.rerollGroup })
    expect(kinds(state)).toEqual(['group'])
    expect(refusal(state, { kind: 'stop' })).toBe('not-now DAR-31')
    act(state, { kind: 'group', value: 2 })
    expect(kinds(state)).toEqual(['roll'])
    expect(refusal(state, { kind: 'stop' })).toBe('not-now DAR-17')
  })

  test('DAR-16 with both eyes painted, by dice or a pupil token, a daruma takes no more', () => {
    const state = desk({ dice: counts(1, 5), painted: [2, 1, 1, 0, 0], pupils: [0, 1, 0, 0, 0], supply: 4 })
    expect(movesOf(state, 'paint').map((move) => move.daruma)).toEqual([
      cards.rerollSingles,
      cards.shiftGroup,
      cards.shiftSingles,
    ])
    expect(refusal(state, { kind: 'paint', daruma: cards.rerollAll })).toBe('eyes-painted DAR-16')
    expect(refusal(state, { kind: 'paint', daruma: cards.rerollGroup })).toBe('eyes-painted DAR-16')
    const [painted] = act(state, { kind: 'paint', daruma: cards.rerollSingles })
    expect(painted).toEqual({ kind: 'painted', seat: 0, daruma: cards.rerollSingles, eye: 2 })
  })

  test('DAR-17 good fortune comes before the ledger, and the ledger before bad luck', () => {
    const lucky = desk({ phase: 'roll', hand: counts(2, 2, 2, 2, 2), ledger: 3 })
    expect(act(lucky, { kind: 'roll' }, loaded(4, 4, 4, 4, 1, 1)).map((event) => event.kind)).toEqual([
      'rolled',
      'fortune',
    ])
    expect(lucky.ledger).toBe(3)
    const unlucky = desk({ phase: 'roll', hand: counts(2, 2), ledger: 3 })
    const events = act(unlucky, { kind: 'roll' }, loaded(4, 1))
    expect(events.map((event) => event.kind)).toEqual(['rolled', 'lost', 'badLuck', 'began'])
  })

  test('DAR-18 placed dice stay until the turn ends', () => {
    const state = desk({ dice: counts(1, 1, 2, 5) })
    act(state, { kind: 'paint', daruma: cards.rerollGroup })
    act(state, { kind: 'pour', value: 2 })
    act(state, { kind: 'keep', value: 1 })
    act(state, { kind: 'roll' }, loaded(6))
    expect(state.painted).toEqual([0, 1, 0, 0, 0])
    expect(state.bottle).toEqual([2])
    act(state, { kind: 'paint', daruma: cards.rerollGroup })
    act(state, { kind: 'stop' }, loaded(1))
    expect(state.painted).toEqual([0, 0, 0, 0, 0])
    expect(state.bottle).toEqual([])
    expect(state.hand).toEqual([8, 0, 0, 0, 0, 0, 0])
  })

  test('DAR-19 a face-up daruma with both eyes painted can be neither given nor exchanged', () => {
    const state = desk({
      dice: counts(3),
      painted: [2, 0, 0, 0, 0],
      ledger: 1,
      owned: [[50], [51], []],
    })
    expect(refusal(state, { kind: 'give', daruma: cards.rerollAll, to: 1 })).toBe('nobody-owns DAR-19')
    const exchanging = desk({
      phase: 'lift',
      dice: counts(3),
      painted: [2, 0, 0, 0, 0],
      owned: [[], [51], []],
    })
    expect(refusal(exchanging, { kind: 'lift', daruma: cards.rerollAll })).toBe('nobody-owns DAR-19')
    expect(daruma.moves(exchanging, 0)).toEqual([{ kind: 'lift', daruma: 51 }])
    act(exchanging, { kind: 'lift', daruma: 51 })
    expect(refusal(exchanging, { kind: 'swap', daruma: cards.rerollAll })).toBe('nobody-owns DAR-19')
  })

  test('anything that is not a move is refused and changes nothing', () => {
    const state = desk({ dice: counts(1, 2) })
    const before = JSON.stringify(state)
    for (const wrong of [null, 7, {}, { kind: 'fly' }, { kind: 'paint' }, { kind: 'paint', daruma: 1.5 }])
      expect(refusal(state, wrong)).toMatch(/ form$/)
    expect(refusal(state, { kind: 'stop', extra: 1 })).toBe('extra-field form')
    expect(JSON.stringify(state)).toBe(before)
  })
})
