import { bagSize } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { balanceZone, homeCategory, homeKind } from '../catalogue/index.ts'
import { bamboo, type State } from '../rules/index.ts'
import {
  act,
  actAll,
  asked,
  board,
  decisionOf,
  goal,
  homeFrom,
  listed,
  refusal,
  resolving,
  seatOf,
  shootOf,
  summer,
} from './helpers.ts'

const tileAt = (state: State, category: number, slot: number): number => state.homes[category]?.[slot] ?? 0

describe('balance', () => {
  test('BAM-050 1 HP instead of everything else', () => {
    const state = asked(summer(), 'balance')
    act(state, { kind: 'rest' })
    expect(board(state, 0).happiness).toBe(6)
    expect(decisionOf(state)).toBe('visit')
  })

  test('BAM-050 up to two of take and score, in any combination', () => {
    const two = asked(summer(), 'balance')
    actAll(two, { kind: 'take', tile: two.balance[0]?.[0] ?? 0 })
    expect(listed(two, 'rest')).toEqual([])
    actAll(two, { kind: 'take', tile: two.balance[2]?.[0] ?? 0 })
    expect(board(two, 0).balance).toHaveLength(3)
    expect(decisionOf(two)).toBe('visit')

    const scores = asked(summer(), 'balance')
    board(scores, 0).home = homeFrom(['D1......G1', '..........', '..........'])
    board(scores, 0).balance = [goal('L01'), goal('R03')]
    actAll(scores, { kind: 'score', tile: goal('R03') }, { kind: 'score', tile: goal('L01') })
    expect(board(scores, 0).happiness).toBe(5 + 2 + 2)

    const one = asked(summer(), 'balance')
    actAll(one, { kind: 'take', tile: one.balance[0]?.[0] ?? 0 }, { kind: 'done' })
    expect(board(one, 0).balance).toHaveLength(2)
  })

  test('BAM-051 at most two unscored tiles of a type; the column slides and is filled before the second half', () => {
    const state = asked(summer(), 'balance')
    const own = board(state, 0)
    const [lowest, middle, top] = state.balance[0] ?? []
    const left = bagSize(state.balanceStacks[0] ?? { inside: [], under: [] })
    act(state, { kind: 'take', tile: lowest ?? 0 })
    expect(state.balance[0]?.slice(0, 2)).toEqual([middle, top])
    expect(state.balance[0]).toHaveLength(3)
    expect(bagSize(state.balanceStacks[0] ?? { inside: [], under: [] })).toBe(left - 1)
    const fresh = state.balance[0]?.[2] ?? 0
    act(state, { kind: 'take', tile: fresh })
    expect(own.balance.filter((tile) => balanceZone[tile] === 0)).toEqual([lowest, fresh])
    asked(state, 'balance')
    expect(refusal(state, { kind: 'take', tile: state.balance[0]?.[0] ?? 0 })).toBe('slots-full BAM-051')
    expect(listed(state, 'take').every((move) => move.kind === 'take' && balanceZone[move.tile] !== 0)).toBe(
      true,
    )
    expect(refusal(state, { kind: 'take', tile: lowest ?? 0 })).toBe('tile-not-there BAM-051')
  })

  test('BAM-051 with an empty stack the space stays empty, at the top', () => {
    const state = asked(summer(), 'balance')
    const stack = state.balanceStacks[2]
    stack?.inside.splice(0)
    const [lowest, middle, top] = state.balance[2] ?? []
    act(state, { kind: 'take', tile: middle ?? 0 })
    expect(state.balance[2]).toEqual([lowest, top])
  })

  test('BAM-052 a complete own tile is scored, frees its slot, and may be one just taken', () => {
    const state = asked(summer(), 'balance')
    const own = board(state, 0)
    own.home = homeFrom(['G1........', 'T1........', '..........'])
    own.balance = [goal('L01'), goal('L02')]
    expect(refusal(state, { kind: 'score', tile: goal('L01') })).toBe('pattern-open BAM-052')
    expect(refusal(state, { kind: 'score', tile: goal('L11') })).toBe('tile-not-yours BAM-052')
    own.balance = [goal('L01')]
    state.balance[0] = [goal('L11'), goal('L12'), goal('L13')]
    actAll(state, { kind: 'take', tile: goal('L11') }, { kind: 'score', tile: goal('L11') })
    expect(own.happiness).toBe(5 + 3)
    expect(own.balance).toEqual([goal('L01')])
    expect(own.scored).toEqual([goal('L11')])
  })
})

describe('improve home', () => {
  test('BAM-053 pays its slot’s coins, gains its slot’s HP, and lies on any free space', () => {
    const state = asked(summer(), 'improve')
    const own = board(state, 0)
    own.coins = 6
    const [lowest, second, third, top] = state.homes[1] ?? []
    act(state, { kind: 'buy', tile: third ?? 0 })
    // Nothing is paid before the space is named.
    expect([own.coins, own.happiness]).toEqual([6, 5])
    expect(listed(state, 'furnish')).toHaveLength(15)
    act(state, { kind: 'furnish', cell: 14 })
    expect([own.coins, own.happiness, own.home[14]]).toEqual([2, 8, third])
    expect(state.homes[1]?.slice(0, 3)).toEqual([lowest, second, top])
    expect(state.homes[1]).toHaveLength(4)
    expect(homeCategory[state.homes[1]?.[3] ?? 0]).toBe(1)
  })

  test('BAM-053 what the seat cannot pay it cannot buy, nor what does not lie open', () => {
    const state = asked(summer(), 'improve')
    board(state, 0).coins = 1
    expect(listed(state, 'buy')).toEqual([{ kind: 'buy', tile: tileAt(state, 0, 0) }])
    expect(refusal(state, { kind: 'buy', tile: tileAt(state, 1, 0) })).toBe('too-dear BAM-053')
    const hidden = state.homeStacks[0]?.inside[0] ?? 0
    expect(refusal(state, { kind: 'buy', tile: hidden })).toBe('tile-not-there BAM-053')
  })

  test('BAM-053 with an empty stack the space of the market stays empty', () => {
    const state = asked(summer(), 'improve')
    state.homeStacks[0]?.inside.splice(0)
    actAll(state, { kind: 'buy', tile: tileAt(state, 0, 0) }, { kind: 'furnish', cell: 0 })
    expect(state.homes[0]).toHaveLength(3)
  })

  test('BAM-057 placed tiles never move and serve any number of balance tiles', () => {
    const state = asked(summer(), 'improve')
    const own = board(state, 0)
    own.home = homeFrom(['G1........', '..........', '..........'])
    act(state, { kind: 'buy', tile: tileAt(state, 0, 0) })
    expect(refusal(state, { kind: 'furnish', cell: 0 })).toBe('cell-taken BAM-053')
    act(state, { kind: 'furnish', cell: 7 })
    own.balance = [goal('L03'), goal('L23')]
    own.home = homeFrom(['G3G2......', '..........', '..........'])
    asked(state, 'balance')
    actAll(state, { kind: 'score', tile: goal('L03') }, { kind: 'score', tile: goal('L23') })
    expect(own.scored).toHaveLength(2)
  })

  test('BAM-058 with a full grid no home tile can be bought', () => {
    const state = asked(summer(), 'improve')
    const own = board(state, 0)
    own.coins = 9
    own.home = homeFrom(['D1D1D1D1D1', 'F1F1F1F1F1', 'G1G1G1G1G1'])
    expect(listed(state, 'buy')).toEqual([])
    expect(refusal(state, { kind: 'buy', tile: tileAt(state, 0, 0) })).toBe('home-full BAM-058')
  })

  test('BAM-059 BAM-120 by night a marked space takes its kind only, and a tile that fits nowhere cannot be bought', () => {
    const state = asked(summer(3, true), 'improve')
    const own = board(state, 0)
    own.coins = 9
    const tile = tileAt(state, 0, 0)
    const wanted = [0, 1, 2, 3]
    act(state, { kind: 'buy', tile })
    // Green: decoration, faith, garden, tools on the cells 1, 10, 3, 14.
    const marked = [1, 10, 3, 14]
    for (const kind of wanted) {
      const expected = homeKind[tile] === kind ? 'legal' : 'cell-wants-other BAM-120'
      expect(refusal(state, { kind: 'furnish', cell: marked[kind] ?? 0 })).toBe(expected)
    }
    expect(listed(state, 'furnish')).toHaveLength(12)
    // On the yellow board the kinds are turned by one step: each colour has its own.
    own.colour = 1
    const onYellow = marked.filter((cell) => refusal(state, { kind: 'furnish', cell }) === 'legal')
    expect(onYellow).toEqual([marked.at((homeKind[tile] ?? 0) - 1)])
    const full = asked(summer(3, true), 'improve')
    const other = [...(full.homes[0] ?? []), ...(full.homes[1] ?? [])].find((id) => homeKind[id] !== 0) ?? 0
    board(full, 0).coins = 9
    board(full, 0).home = homeFrom(['F1..F1F1F1', 'G1G1G1G1G1', 'T1T1T1T1T1'])
    expect(refusal(full, { kind: 'buy', tile: other })).toBe('fits-nowhere BAM-059')
    expect(listed(full, 'buy').every((move) => move.kind === 'buy' && homeKind[move.tile] === 0)).toBe(true)
  })

  test('BAM-060 the small gain is open also to a seat that could do the other', () => {
    const home = asked(summer(), 'improve')
    expect(listed(home, 'buy').length).toBeGreaterThan(0)
    act(home, { kind: 'earn' })
    expect(board(home, 0).coins).toBe(4)
    const balance = asked(summer(), 'balance')
    expect(listed(balance, 'take').length).toBeGreaterThan(0)
    expect(listed(balance, 'rest')).toHaveLength(1)
  })
})

describe('fund, cook and wildcard', () => {
  test('BAM-054 fund takes 2 coins', () => {
    const state = resolving(summer(), [[shootOf('red', 'fund')], [], [], []], 1)
    act(state, { kind: 'activate', stalk: 0, as: 'fund' })
    expect(board(state, 0).coins).toBe(5)
  })

  test('BAM-055 cook takes one counter; the spaces are filled only once all are empty, in the middle of a turn', () => {
    const state = asked(asked(summer(), 'cook'), 'cook')
    state.food = [3, 0, 0, 1, 0]
    act(state, { kind: 'cook', food: 3 })
    expect(state.food).toEqual([0, 0, 0, 1, 0])
    expect(refusal(state, { kind: 'cook', food: 2 })).toBe('food-not-there BAM-055')
    const told = act(state, { kind: 'cook', food: 1 })
    expect(board(state, 0).food).toEqual([1, 0, 1])
    expect(state.food.every((value) => value > 0)).toBe(true)
    expect(told.map((event) => event.kind)).toContain('foodShown')
  })

  test('BAM-055 an empty supply is made of the spent counters, also in the middle of a filling', () => {
    const state = asked(summer(), 'cook')
    state.food = [2, 0, 0, 0, 0]
    state.foodSupply.inside.splice(0, 99, 1, 1)
    state.spent = [0, 0, 3]
    act(state, { kind: 'cook', food: 2 })
    expect([...state.food].sort()).toEqual([1, 1, 3, 3, 3])
    expect(state.spent).toEqual([0, 0, 0])
    const none = asked(summer(), 'cook')
    none.food = [2, 0, 0, 0, 0]
    none.foodSupply.inside.splice(0, 99, 1)
    act(none, { kind: 'cook', food: 2 })
    expect(none.food).toEqual([1, 0, 0, 0, 0])
  })

  test('BAM-056 a wildcard is any one of the four', () => {
    const wild = shootOf('blue', 'wildcard')
    for (const as of ['balance', 'improve', 'cook', 'fund'] as const) {
      const state = resolving(summer(), [[wild], [], [], []], 1)
      act(state, { kind: 'activate', stalk: 0, as })
      expect(as === 'fund' ? board(state, 0).coins : decisionOf(state)).toBe(as === 'fund' ? 5 : as)
    }
    const plain = resolving(summer(), [[shootOf('blue', 'cook')], [], [], []], 1)
    expect(refusal(plain, { kind: 'activate', stalk: 0, as: 'fund' })).toBe('other-action BAM-001')
  })

  test('a move of another step says what is due', () => {
    const state = summer()
    expect(bamboo.check(state, 0, { kind: 'rest' })).toEqual({
      code: 'not-now',
      rule: 'BAM-041',
      data: { decision: 'visit' },
    })
    expect(refusal(state, { kind: 'visit', stock: 0 }, 1)).toBe('not-your-turn BAM-029')
    expect(seatOf(state)).toBe(0)
  })
})
