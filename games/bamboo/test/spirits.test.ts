import { describe, expect, test } from 'vitest'
import { actions, type Spirit } from '../catalogue/index.ts'
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
  spiritTile,
  summer,
} from './helpers.ts'

function withSpirits(state: State, ...names: readonly Spirit[]): State {
  names.forEach((name, index) => {
    board(state, 0).awake.push(
      spiritTile(name, names.slice(0, index).filter((other) => other === name).length),
    )
  })
  return state
}

const call = (spirit: Spirit) => ({ kind: 'spirit', spirit }) as const
const fund = shootOf('red', 'fund')
const cook = shootOf('red', 'cook')
const wild = shootOf('red', 'wildcard')

describe('spirits', () => {
  test('BAM-090 a spirit used sleeps; several in a turn, two of a kind too', () => {
    const state = withSpirits(summer(), 'rokurokubi', 'rokurokubi')
    actAll(state, call('rokurokubi'), call('rokurokubi'))
    expect(board(state, 0).coins).toBe(3 + 4)
    expect(board(state, 0).awake).toEqual([])
    expect(board(state, 0).asleep).toEqual([spiritTile('rokurokubi', 0), spiritTile('rokurokubi', 1)])
    expect(refusal(state, call('rokurokubi'))).toBe('spirit-not-awake BAM-090')
    expect(refusal(state, call('rokurokubi'), 1)).toBe('not-your-turn BAM-029')
  })

  test('BAM-049 between any two steps of the turn', () => {
    const state = withSpirits(summer(), 'rokurokubi', 'rokurokubi', 'rokurokubi', 'kappa', 'tanuki')
    board(state, 0).stocks[0] = [fund, shootOf('red', 'balance')]
    const usable = () => listed(state, 'spirit').length > 0
    expect(usable()).toBe(true)
    act(state, { kind: 'visit', stock: 0 })
    expect(usable()).toBe(true)
    act(state, { kind: 'offer', temple: 0 })
    // Inside the offering there is no moment for spirits, nor inside the placing.
    expect(usable()).toBe(false)
    act(state, { kind: 'offer', temple: 0 })
    expect(usable()).toBe(true)
    act(state, { kind: 'place', shoot: fund, stalk: 0 })
    expect(usable()).toBe(false)
    act(state, { kind: 'place', shoot: shootOf('red', 'balance'), stalk: 0 })
    expect(usable()).toBe(true)
    act(state, { kind: 'activate', stalk: 0, as: 'fund' })
    expect(usable()).toBe(true)
    act(state, { kind: 'activate', stalk: 0, as: 'balance' })
    expect(usable()).toBe(false)
    act(state, { kind: 'take', tile: state.balance[0]?.[0] ?? 0 })
    expect(usable()).toBe(true)
    act(state, { kind: 'done' })
    expect(decisionOf(state)).toBe('end')
    expect(usable()).toBe(true)
    act(state, { kind: 'done' })
    expect(seatOf(state)).toBe(1)
  })

  test('BAM-049 not between choosing a home tile and placing it', () => {
    const state = asked(withSpirits(summer(), 'rokurokubi'), 'improve')
    expect(refusal(state, call('rokurokubi'))).toBe('no-spirit-now BAM-049')
    act(state, { kind: 'buy', tile: state.homes[0]?.[0] ?? 0 })
    expect(refusal(state, call('rokurokubi'))).toBe('no-spirit-now BAM-049')
  })

  test('BAM-049 also in the turn in which the seat must pass, before it passes', () => {
    const state = withSpirits(summer(), 'rokurokubi', 'kitsune', 'bakeneko')
    board(state, 0).sticks = 0
    expect(listed(state, 'spirit')).toEqual([call('rokurokubi')])
    expect(refusal(state, call('kitsune'))).toBe('spirit-idle BAM-049')
    expect(refusal(state, call('bakeneko'))).toBe('spirit-idle BAM-049')
    act(state, call('rokurokubi'))
    // With nothing left to call it passes by itself.
    expect(board(state, 0).passed).toBe(true)
    expect(board(state, 0).coins).toBe(5)
  })

  test('BAM-049 a seat that must pass is asked as long as a spirit could be called', () => {
    const state = withSpirits(summer(2), 'rokurokubi')
    board(state, 0).sticks = 0
    board(state, 1).sticks = 0
    board(state, 1).awake.push(spiritTile('rokurokubi', 1))
    act(state, { kind: 'pass' })
    expect([seatOf(state), decisionOf(state)]).toEqual([1, 'visit'])
    expect(listed(state, 'spirit')).toEqual([call('rokurokubi')])
  })

  test('BAM-049 a spirit between the halves can make the second half possible', () => {
    const state = asked(withSpirits(summer(), 'tanuki'), 'balance')
    const own = board(state, 0)
    own.balance = [goal('L01'), goal('L02'), goal('C01'), goal('C02'), goal('R03')]
    own.home = homeFrom(['..........', '..........', '......G1..'])
    state.balance[2] = []
    act(state, { kind: 'score', tile: goal('R03') })
    expect(decisionOf(state)).toBe('balanceAgain')
    expect(listed(state, 'score')).toEqual([])
    const faith = [...(state.homes[0] ?? []), ...(state.homes[1] ?? [])].find((tile) => {
      own.home[0] = tile
      const complete = bamboo
        .score(state)[0]
        ?.lines.some((line) => line.name === 'unscored' && line.points > 0)
      own.home[0] = 0
      return complete
    })
    own.coins = 9
    actAll(state, call('tanuki'), { kind: 'buy', tile: faith ?? 0 }, { kind: 'furnish', cell: 0 })
    expect(decisionOf(state)).toBe('balanceAgain')
    expect(listed(state, 'score')).toHaveLength(1)
  })

  test('BAM-091 Kappa: a balance action with all its choices', () => {
    const state = withSpirits(summer(), 'kappa')
    act(state, call('kappa'))
    expect(listed(state, 'rest')).toHaveLength(1)
    expect(listed(state, 'take')).toHaveLength(9)
    act(state, { kind: 'take', tile: state.balance[0]?.[0] ?? 0 })
    act(state, { kind: 'take', tile: state.balance[0]?.[0] ?? 0 })
    expect(board(state, 0).balance).toHaveLength(3)
    expect(decisionOf(state)).toBe('visit')
  })

  test('BAM-092 Tanuki: an improve home action with all its choices', () => {
    const state = withSpirits(summer(), 'tanuki')
    act(state, call('tanuki'))
    expect(listed(state, 'earn')).toHaveLength(1)
    actAll(state, { kind: 'buy', tile: state.homes[0]?.[0] ?? 0 }, { kind: 'furnish', cell: 2 })
    expect(board(state, 0).coins).toBe(2)
    expect(decisionOf(state)).toBe('visit')
  })

  test('BAM-093 Rokurokubi: a fund action', () => {
    const state = withSpirits(summer(), 'rokurokubi')
    act(state, call('rokurokubi'))
    expect(board(state, 0).coins).toBe(5)
  })

  test('BAM-094 Kitsune: shoots not yet resolved are wildcards; it adds no activation', () => {
    const state = withSpirits(resolving(summer(), [[fund], [cook], [cook], []], 2), 'kitsune')
    act(state, { kind: 'activate', stalk: 0, as: 'fund' })
    expect(refusal(state, { kind: 'activate', stalk: 1, as: 'fund' })).toBe('other-action BAM-001')
    act(state, call('kitsune'))
    expect(state.turn.activations).toBe(1)
    act(state, { kind: 'activate', stalk: 1, as: 'fund' })
    expect(board(state, 0).coins).toBe(3 + 4)
    // The next seat's shoots are what they are.
    expect(state.turn.wild).toBe(false)
  })

  test('BAM-094 BAM-049 Kitsune cannot be used where nothing can act any more, or all are wildcards already', () => {
    const spent = withSpirits(resolving(summer(), [[fund], [cook], [], []], 0), 'kitsune')
    expect(refusal(spent, call('kitsune'))).toBe('spirit-idle BAM-049')
    const wilds = withSpirits(resolving(summer(), [[wild], [], [], []], 1), 'kitsune')
    expect(refusal(wilds, call('kitsune'))).toBe('spirit-idle BAM-049')
    const acting = withSpirits(resolving(summer(), [[shootOf('red', 'balance')], [], [], []], 2), 'kitsune')
    act(acting, { kind: 'activate', stalk: 0, as: 'balance' })
    act(acting, { kind: 'take', tile: acting.balance[0]?.[0] ?? 0 })
    expect(refusal(acting, call('kitsune'))).toBe('spirit-idle BAM-049')
    const before = withSpirits(summer(), 'kitsune')
    board(before, 0).stocks = [[wild], [], [fund], []]
    expect(refusal(before, call('kitsune'))).toBe('legal')
    board(before, 0).marker = 2
    expect(refusal(before, call('kitsune'))).toBe('spirit-idle BAM-049')
    const early = withSpirits(summer(), 'kitsune', 'kitsune')
    act(early, call('kitsune'))
    expect(refusal(early, call('kitsune'))).toBe('spirit-idle BAM-049')
  })

  test('BAM-094 Kitsune after the visit: before the offering and before the placing', () => {
    const visited = withSpirits(summer(), 'kitsune')
    const own = board(visited, 0)
    own.stocks = [[fund, wild], [], [], []]
    act(visited, { kind: 'visit', stock: 0 })
    expect(decisionOf(visited)).toBe('offer')
    const offered = bamboo.copy(visited)
    act(visited, call('kitsune'))
    // The offering goes on where it was.
    expect([decisionOf(visited), visited.turn.toOffer, visited.turn.activations]).toEqual(['offer', 2, 2])
    actAll(offered, { kind: 'offer', temple: 0 }, { kind: 'offer', temple: 0 })
    expect(decisionOf(offered)).toBe('place')
    act(offered, call('kitsune'))
    for (const state of [visited, offered]) {
      while (decisionOf(state) === 'offer') act(state, { kind: 'offer', temple: 0 })
      actAll(state, { kind: 'place', shoot: wild, stalk: 1 }, { kind: 'place', shoot: fund, stalk: 0 })
      expect(
        listed(state, 'activate').filter((move) => move.kind === 'activate' && move.stalk === 0),
      ).toEqual(actions.map((as) => ({ kind: 'activate', stalk: 0, as })))
      act(state, { kind: 'activate', stalk: 0, as: 'balance' })
      expect(decisionOf(state)).toBe('balance')
    }
  })

  test('BAM-094 Kitsune after the visit is of no use where only wildcards were taken up', () => {
    const state = withSpirits(summer(), 'kitsune')
    board(state, 0).stocks = [[wild], [shootOf('green', 'fund')], [], []]
    expect(refusal(state, call('kitsune'))).toBe('legal')
    act(state, { kind: 'visit', stock: 0 })
    expect(refusal(state, call('kitsune'))).toBe('spirit-idle BAM-049')
  })

  test('BAM-095 Ookami waits for the winter', () => {
    const state = withSpirits(summer(), 'ookami')
    expect(refusal(state, call('ookami'))).toBe('spirit-in-winter BAM-095')
    expect(listed(state, 'spirit')).toEqual([])
  })

  test('BAM-096 Tengu: one counter, before or after the five are renewed', () => {
    const before = withSpirits(summer(), 'tengu')
    before.food = [3, 1, 1, 0, 0]
    act(before, call('tengu'))
    expect(refusal(before, { kind: 'done' })).toBe('food-first BAM-096')
    act(before, { kind: 'cook', food: 3 })
    expect(refusal(before, { kind: 'cook', food: 1 })).toBe('food-taken-already BAM-096')
    act(before, { kind: 'renew' })
    expect(before.spent).toEqual([2, 0, 0])
    expect(before.food.every((value) => value > 0)).toBe(true)
    expect(decisionOf(before)).toBe('visit')

    const after = withSpirits(summer(), 'tengu')
    actAll(after, call('tengu'), { kind: 'renew' })
    expect(after.spent.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect(refusal(after, { kind: 'renew' })).toBe('renewed-already BAM-096')
    act(after, listed(after, 'cook')[0] ?? { kind: 'done' })
    expect(decisionOf(after)).toBe('visit')

    const plain = withSpirits(summer(), 'tengu')
    actAll(
      plain,
      call('tengu'),
      listed(plain, 'cook')[0] ?? { kind: 'cook', food: plain.food[0] as 1 | 2 | 3 },
    )
    act(plain, { kind: 'done' })
    expect(plain.spent).toEqual([0, 0, 0])
  })

  test('BAM-096 where taking empties the spaces they are filled at once, and may still be renewed', () => {
    const state = withSpirits(summer(), 'tengu')
    state.food = [2, 0, 0, 0, 0]
    actAll(state, call('tengu'), { kind: 'cook', food: 2 })
    expect(state.food.every((value) => value > 0)).toBe(true)
    expect(listed(state, 'renew')).toHaveLength(1)
    const none = withSpirits(summer(), 'tengu')
    none.food.fill(0)
    none.foodSupply.inside.splice(0)
    expect(refusal(none, call('tengu'))).toBe('spirit-idle BAM-049')
  })

  test('BAM-097 Bakeneko before the visit: the offering of this turn is free', () => {
    const state = withSpirits(summer(), 'bakeneko', 'bakeneko')
    const own = board(state, 0)
    own.stocks = [[fund, cook], [], [], []]
    own.coins = 0
    act(state, call('bakeneko'))
    expect(decisionOf(state)).toBe('visit')
    // Once is enough, before the visit and after it.
    expect(refusal(state, call('bakeneko'))).toBe('spirit-idle BAM-049')
    act(state, { kind: 'visit', stock: 0 })
    expect(refusal(state, call('bakeneko'))).toBe('spirit-idle BAM-049')
    expect(listed(state, 'offer')).toHaveLength(4)
    actAll(state, { kind: 'offer', temple: 3 }, { kind: 'offer', temple: 1 })
    expect(own.coins).toBe(0)
    expect(own.awake).toEqual([spiritTile('bakeneko', 1)])
  })

  test('BAM-097 Bakeneko: sticks to any temples for free, if used before the offering', () => {
    const state = withSpirits(summer(), 'bakeneko')
    const own = board(state, 0)
    own.stocks[0] = [fund, cook]
    own.coins = 0
    act(state, { kind: 'visit', stock: 0 })
    const late = bamboo.copy(state)
    act(state, call('bakeneko'))
    actAll(state, { kind: 'offer', temple: 2 }, { kind: 'offer', temple: 3 })
    expect(own.coins).toBe(0)
    expect([state.temples[2]?.sticks, state.temples[3]?.sticks]).toEqual([[0], [0]])
    actAll(state, { kind: 'place', shoot: fund, stalk: 0 }, { kind: 'place', shoot: cook, stalk: 0 })
    actAll(state, { kind: 'forgo', stalk: 0 }, { kind: 'forgo', stalk: 0 })
    // It was for this turn alone: the next seat pays.
    board(state, 1).coins = 0
    actAll(state, listed(state, 'visit')[0] ?? { kind: 'pass' })
    expect(listed(state, 'offer')).toHaveLength(1)
    actAll(late, { kind: 'offer', temple: 0 })
    expect(refusal(late, call('bakeneko'))).toBe('no-spirit-now BAM-049')
    act(late, { kind: 'offer', temple: 0 })
    expect(refusal(late, call('bakeneko'))).toBe('spirit-idle BAM-049')
  })
})
