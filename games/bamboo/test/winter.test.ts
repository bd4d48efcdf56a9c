import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { bamboo, type Event, type State } from '../rules/index.ts'
import { act, board, decisionOf, homeFrom, listed, refusal, seatOf, spiritTile, summer } from './helpers.ts'

/** The winter begins: everybody has passed, and `prepare` sets the boards before. */
function winter(prepare: (state: State) => void, seats = 2, first = 0): { state: State; told: Event[] } {
  const state = summer(seats, false, first)
  state.boards.forEach((own, seat) => {
    own.sticks = 0
    own.passed = seat !== first
  })
  board(state, first).awake.push(spiritTile('rokurokubi', 2))
  for (const temple of state.temples) temple.sticks = []
  prepare(state)
  const told = act(state, { kind: 'pass' }, first, Chance.seeded('winter'))
  return { state, told }
}

/** It is the winter of the fourth year. */
function last(before: State): void {
  before.incense = 0
  before.year = 4
}

const four = ['D1D1......', 'F1F1......', '..........']

describe('waking', () => {
  test('BAM-100 any of the sleeping spirits for their cost, in turn order', () => {
    const { state } = winter((before) => {
      board(before, 0).coins = 2
      board(before, 0).asleep = [spiritTile('kappa'), spiritTile('ookami'), spiritTile('kitsune')]
      board(before, 1).asleep = [spiritTile('kitsune', 1)]
    })
    expect(state.season).toBe('winter')
    expect(listed(state, 'wake').map((move) => move.kind === 'wake' && move.spirit)).toEqual([
      'kappa',
      'kitsune',
      'ookami',
    ])
    act(state, { kind: 'wake', spirit: 'kappa' })
    expect(board(state, 0).coins).toBe(1)
    expect(refusal(state, { kind: 'wake', spirit: 'ookami' })).toBe('wake-too-dear BAM-098')
    expect(refusal(state, { kind: 'wake', spirit: 'kappa' })).toBe('not-asleep BAM-100')
    act(state, { kind: 'wake', spirit: 'kitsune' })
    expect(board(state, 0).coins).toBe(1)
    expect(board(state, 0).awake).toContain(spiritTile('kitsune'))
    // What it cannot pay it is not asked about; the next seat is.
    expect(seatOf(state)).toBe(1)
    expect(decisionOf(state)).toBe('wake')
    act(state, { kind: 'done' })
    expect(board(state, 1).asleep).toEqual([spiritTile('kitsune', 1)])
  })
})

describe('the order of winter', () => {
  test('BAM-100 waking goes clockwise from the first seat, whichever it is', () => {
    const { state } = winter(
      (before) => {
        before.boards.forEach((own, seat) => {
          own.asleep = [spiritTile('kitsune', seat)]
        })
      },
      3,
      1,
    )
    const order: number[] = []
    while (decisionOf(state) === 'wake') {
      order.push(seatOf(state))
      act(state, { kind: 'done' })
    }
    expect(order).toEqual([1, 2, 0])
  })

  test('BAM-101 feeding goes clockwise from the first seat, whichever it is', () => {
    const { told } = winter(
      (before) => {
        for (const own of before.boards) {
          own.home = homeFrom(four)
          own.food = [0, 1, 0]
        }
      },
      3,
      2,
    )
    const fed = told.flatMap((event) =>
      event.kind === 'fed' || event.kind === 'hungered' ? [event.seat] : [],
    )
    expect(fed).toEqual([2, 2, 0, 0, 1, 1])
  })

  test('BAM-100 BAM-101 all wake before anybody feeds', () => {
    const { state, told } = winter((before) => {
      board(before, 0).home = homeFrom(four)
      board(before, 1).asleep = [spiritTile('kitsune')]
    })
    expect([seatOf(state), decisionOf(state)]).toEqual([1, 'wake'])
    expect(told.some((event) => event.kind === 'hungered')).toBe(false)
    expect(act(state, { kind: 'done' })).toContainEqual({ kind: 'hungered', seat: 0, missing: 4 })
  })
})

describe('feeding', () => {
  test('BAM-101 the last winter feeds like every other', () => {
    const { state, told } = winter((before) => {
      last(before)
      board(before, 0).home = homeFrom(four)
      board(before, 0).food = [0, 1, 0]
    })
    expect(told).toContainEqual({ kind: 'fed', seat: 0, food: 2 })
    expect(told).toContainEqual({ kind: 'hungered', seat: 0, missing: 2 })
    expect(board(state, 0).happiness).toBe(3)
    expect(bamboo.turn(state).over).toBe(true)
  })

  test('BAM-101 tiles of the middle column eat like the others', () => {
    const middle = ['....D1....', '....F1....', '....G1....']
    const { told } = winter((before) => {
      board(before, 0).home = homeFrom(middle)
    })
    expect(told).toContainEqual({ kind: 'hungered', seat: 0, missing: 3 })
  })

  test('BAM-101 four home tiles, tea and rice: both are spent and 1 HP is lost', () => {
    const { state, told } = winter((before) => {
      board(before, 0).home = homeFrom(four)
      board(before, 0).food = [1, 1, 0]
    })
    expect(told).toContainEqual({ kind: 'hungered', seat: 0, missing: 1 })
    expect(board(state, 0).happiness).toBe(4)
    expect(board(state, 0).food).toEqual([0, 0, 0])
  })

  test('BAM-101 the seat chooses the counters, goes on until it is fed, and gets no change', () => {
    const { state } = winter((before) => {
      board(before, 0).home = homeFrom(four)
      board(before, 0).food = [1, 2, 1]
    })
    expect(decisionOf(state)).toBe('feed')
    expect(listed(state, 'feed')).toHaveLength(3)
    act(state, { kind: 'feed', food: 3 })
    expect(refusal(state, { kind: 'feed', food: 3 })).toBe('food-not-yours BAM-101')
    expect(refusal(state, { kind: 'done' })).toBe('must-feed BAM-101')
    act(state, { kind: 'feed', food: 2 })
    expect(board(state, 0).food).toEqual([1, 1, 0])
    expect(board(state, 0).happiness).toBe(5)
  })

  test('BAM-101 the seats feed in turn order', () => {
    const { state } = winter((before) => {
      for (const own of before.boards) {
        own.home = homeFrom(four)
        own.food = [1, 2, 1]
      }
    })
    const order: number[] = []
    while (decisionOf(state) === 'feed') {
      order.push(seatOf(state))
      act(state, listed(state, 'feed').at(-1) ?? { kind: 'done' })
    }
    expect(order).toEqual([0, 0, 1, 1])
  })

  test('BAM-101 who is fed may not spend more, and happiness may fall below 0', () => {
    const { state, told } = winter((before) => {
      board(before, 0).food = [2, 0, 0]
      board(before, 1).home = homeFrom(four)
      board(before, 1).happiness = 2
    })
    expect(board(state, 0).food).toEqual([2, 0, 0])
    expect(told).toContainEqual({ kind: 'hungered', seat: 1, missing: 4 })
    expect(board(state, 1).happiness).toBe(-2)
  })

  test('BAM-095 BAM-101 Ookami counts as 4 food, before or after counters; using it is the seat’s choice', () => {
    const prepare = (before: State) => {
      board(before, 0).home = homeFrom(four)
      board(before, 0).awake.push(spiritTile('ookami'))
    }
    const used = winter((before) => {
      prepare(before)
      board(before, 0).food = [1, 0, 0]
    }).state
    act(used, { kind: 'feed', food: 1 })
    act(used, { kind: 'spirit', spirit: 'ookami' })
    expect(board(used, 0).asleep).toContain(spiritTile('ookami'))
    // Three were missing: the surplus is lost.
    expect(board(used, 0).happiness).toBe(5)

    const hungry = winter(prepare).state
    expect(refusal(hungry, { kind: 'spirit', spirit: 'kappa' })).toBe('no-spirit-now BAM-049')
    act(hungry, { kind: 'done' })
    expect(board(hungry, 0).happiness).toBe(1)
    expect(board(hungry, 0).awake).toContain(spiritTile('ookami'))
  })

  test('BAM-095 Ookami feeds exactly four: of five one is missing, of four none', () => {
    const five = ['D1D1D1....', 'F1F1......', '..........']
    const withOokami = (rows: readonly string[]) => {
      const { state } = winter((before) => {
        board(before, 0).home = homeFrom(rows)
        board(before, 0).awake.push(spiritTile('ookami'))
      })
      const told = act(state, { kind: 'spirit', spirit: 'ookami' })
      return told.flatMap((event) => (event.kind === 'hungered' ? [event.missing] : []))
    }
    expect(withOokami(five)).toEqual([1])
    expect(withOokami(four)).toEqual([])
  })

  test('BAM-090 BAM-095 a second Ookami feeds four more', () => {
    const nine = ['D1D1D1D1..', 'F1F1F1F1..', 'G1........']
    const { state } = winter((before) => {
      board(before, 0).home = homeFrom(nine)
      board(before, 0).awake.push(spiritTile('ookami', 0), spiritTile('ookami', 1))
    })
    expect(act(state, { kind: 'spirit', spirit: 'ookami' })).toEqual([
      { kind: 'spiritUsed', seat: 0, spirit: 'ookami' },
    ])
    expect(listed(state, 'spirit')).toEqual([{ kind: 'spirit', spirit: 'ookami' }])
    expect(act(state, { kind: 'spirit', spirit: 'ookami' })).toContainEqual({
      kind: 'hungered',
      seat: 0,
      missing: 1,
    })
    expect(board(state, 0).asleep).toEqual([spiritTile('ookami', 0), spiritTile('ookami', 1)])
  })

  test('BAM-102 spent counters go to a discard of their own, not into the supply', () => {
    const supply = summer(2).foodSupply.inside.length
    const { state } = winter((before) => {
      before.food = [1, 1, 1, 1, 1]
      board(before, 0).home = homeFrom(four)
      board(before, 0).food = [0, 2, 0]
    })
    expect(state.spent).toEqual([0, 2, 0])
    expect(state.foodSupply.inside).toHaveLength(supply)
  })
})

describe('the next year', () => {
  test('BAM-103 BAM-107 the first seat passes clockwise and the next year begins with it', () => {
    const { state } = winter(() => undefined, 3)
    expect([state.year, state.season, state.first, seatOf(state)]).toEqual([2, 'spring', 1, 1])
  })

  test('BAM-104 the lowest tile goes under its stack, the others slide, a new one comes on top', () => {
    let lowest: number[][] = []
    const { state } = winter((before) => {
      lowest = [...before.balance, ...before.homes].map((column) => column.slice())
    })
    const columns = [...state.balance, ...state.homes]
    const stacks = [...state.balanceStacks, ...state.homeStacks]
    columns.forEach((column, index) => {
      const before = lowest[index] ?? []
      expect(column.slice(0, -1)).toEqual(before.slice(1))
      expect(before).not.toContain(column.at(-1))
      expect(stacks[index]?.under).toEqual([before[0]])
    })
  })

  test('BAM-104 with an empty stack the very tile comes back; an empty column stays empty; gaps are filled from below', () => {
    const { state } = winter((before) => {
      before.balanceStacks[0]?.inside.splice(0)
      before.balance[0] = [1, 2, 3]
      before.balance[1] = []
      before.balanceStacks[1]?.inside.splice(0)
      before.balance[2] = [60]
      before.balanceStacks[2]?.inside.splice(0, 99, 61)
    })
    expect(state.balance[0]).toEqual([2, 3, 1])
    expect(state.balance[1]).toEqual([])
    expect(state.balance[2]).toEqual([61, 60])
  })

  test('BAM-106 empty food spaces are filled, and only those', () => {
    const { state } = winter((before) => {
      before.food = [3, 0, 2, 0, 1]
    })
    expect([state.food[0], state.food[2], state.food[4]]).toEqual([3, 2, 1])
    expect(state.food.every((value) => value > 0)).toBe(true)
  })

  test('BAM-107 after the fourth winter the game is over', () => {
    const { state, told } = winter(last)
    expect(bamboo.turn(state).over).toBe(true)
    expect(told.at(-1)?.kind).toBe('ended')
    expect(refusal(state, { kind: 'pass' }, 0)).toBe('game-over BAM-107')
    expect(bamboo.moves(state, 0)).toEqual([])
  })
})
