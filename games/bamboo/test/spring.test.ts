import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { bamboo } from '../rules/index.ts'
import {
  act,
  actAll,
  board,
  decisionOf,
  goal,
  homeFrom,
  listed,
  newGame,
  playUntil,
  refusal,
  seatOf,
  spiritTile,
  spring,
} from './helpers.ts'

describe('spring', () => {
  test('BAM-029 four years of four seasons in their order', () => {
    const seasons: string[] = []
    const state = spring(3)
    const dice = Chance.seeded('years')
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      const seat = seatOf(state)
      const moves = bamboo.moves(state, seat)
      bamboo.play(state, seat, dice.pick(moves), dice, (event) => {
        if (event.kind === 'seasonBegan') seasons.push(`${event.year} ${event.season}`)
      })
    }
    const four = ['spring', 'summer', 'autumn', 'winter']
    const all = [1, 2, 3, 4].flatMap((year) => four.map((season) => `${year} ${season}`))
    // The first spring began with the set-up.
    expect(seasons).toEqual(all.slice(1))
  })

  test('BAM-030 each seat takes a stick; after four years the spaces are empty and the game is over', () => {
    const state = spring()
    expect(state.incense).toBe(3)
    for (const own of state.boards) expect(own.sticks).toBe(4)
    const dice = Chance.seeded('to the end')
    const seen = new Set<number>()
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      if (state.season === 'spring') seen.add(state.year * 10 + board(state, 0).sticks)
      bamboo.play(state, seatOf(state), dice.pick(bamboo.moves(state, seatOf(state))), dice)
    }
    expect([...seen]).toEqual([14, 25, 36, 47])
    expect(state.incense).toBe(0)
    expect(state.season).toBe('over')
  })

  test.each([2, 3, 4])(
    'BAM-031 with %i seats as many gifts are shown; one taken is gone this spring',
    (seats) => {
      const state = spring(seats)
      expect(state.gifts).toHaveLength(seats)
      const [first] = state.gifts
      if (first === undefined) throw new Error('no gift')
      act(state, { kind: 'gift', gift: first, use: false })
      expect(seatOf(state)).toBe(1)
      expect(state.gifts).not.toContain(first)
      expect(refusal(state, { kind: 'gift', gift: first, use: true })).toBe('gift-not-there BAM-031')
      // In the next spring it may come again: the stack is shuffled anew.
      const later = new Set<string>()
      for (let seed = 0; seed < 12; seed++) {
        const next = bamboo.copy(state)
        const dice = Chance.seeded(`spring ${seed}`)
        while (next.year === 1)
          bamboo.play(next, seatOf(next), dice.pick(bamboo.moves(next, seatOf(next))), dice)
        for (const gift of next.gifts) later.add(gift)
      }
      expect(later.size).toBe(4)
    },
  )

  test('BAM-032 the four gifts are the basic actions, and the effect may be declined', () => {
    const state = spring(4)
    expect([...state.gifts].sort()).toEqual(['balance', 'cook', 'fund', 'improve'])
    const coins = board(state, 0).coins
    const declined = bamboo.copy(state)
    act(declined, { kind: 'gift', gift: 'fund', use: false })
    expect(board(declined, 0).coins).toBe(coins)
    expect(declined.gifts).toHaveLength(3)
    act(state, { kind: 'gift', gift: 'fund', use: true })
    expect(board(state, 0).coins).toBe(coins + 2)
  })

  test('BAM-033 a gift’s action has all its choices, small gains and refills included', () => {
    const state = spring(4)
    actAll(state, { kind: 'gift', gift: 'balance', use: true })
    expect(decisionOf(state)).toBe('balance')
    expect(listed(state, 'rest')).toHaveLength(1)
    expect(listed(state, 'take')).toHaveLength(9)
    act(state, { kind: 'rest' })
    expect(board(state, 0).happiness).toBe(6)
    act(state, { kind: 'gift', gift: 'improve', use: true })
    expect(listed(state, 'earn')).toHaveLength(1)
    act(state, { kind: 'buy', tile: state.homes[0]?.[0] ?? 0 })
    act(state, { kind: 'furnish', cell: 7 })
    expect(state.homes[0]).toHaveLength(4)
    expect(seatOf(state)).toBe(2)
  })

  test('BAM-033 spirits are not used in spring', () => {
    const state = spring(4)
    board(state, 0).awake.push(spiritTile('kappa'))
    expect(refusal(state, { kind: 'spirit', spirit: 'kappa' })).toBe('no-spirit-now BAM-049')
    act(state, { kind: 'gift', gift: 'balance', use: true })
    act(state, { kind: 'take', tile: state.balance[0]?.[0] ?? 0 })
    expect(decisionOf(state)).toBe('balanceAgain')
    expect(listed(state, 'spirit')).toEqual([])
    expect(refusal(state, { kind: 'spirit', spirit: 'kappa' })).toBe('no-spirit-now BAM-049')
  })

  test('BAM-033 in spring no spirit holds a balance action open that has no second half', () => {
    const state = spring(4)
    const own = board(state, 0)
    own.awake.push(spiritTile('kappa'))
    own.home = homeFrom(['........G1', '..........', '..........'])
    own.balance = [goal('R03')]
    state.balance = [[], [], []]
    actAll(state, { kind: 'gift', gift: 'balance', use: true }, { kind: 'score', tile: goal('R03') })
    expect(seatOf(state)).toBe(1)
  })

  test('BAM-031 BAM-039 from the first seat clockwise, one after the other; the same seat begins the summer', () => {
    const state = playUntil(newGame(3, false, 1), 'gift')
    const order: number[] = []
    while (decisionOf(state) === 'gift') {
      order.push(seatOf(state))
      act(state, { kind: 'gift', gift: state.gifts[0] ?? 'fund', use: false })
    }
    expect(order).toEqual([1, 2, 0])
    expect([state.season, seatOf(state)]).toEqual(['summer', 1])
  })
})
