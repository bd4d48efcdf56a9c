import { at, Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { bamboo, type State } from '../rules/index.ts'
import {
  act,
  actAll,
  board,
  decisionOf,
  listed,
  refusal,
  resolving,
  seatOf,
  shootOf,
  spiritTile,
  summer,
} from './helpers.ts'

const red = 0
const green = 1
const blue = 2
const yellow = 3

const cookRed = shootOf('red', 'cook')
const wildRed = shootOf('red', 'wildcard')
const fundRed = shootOf('red', 'fund')

/** Seat 0 has these shoots in its red stock and so many sticks; the others are out of the way. */
function withRedStock(shoots: readonly number[], sticks: number, seats = 3): State {
  const state = summer(seats)
  const own = board(state, 0)
  own.stocks = [[...shoots], [shootOf('green', 'fund')], [shootOf('blue', 'fund')], []]
  own.sticks = sticks
  return state
}

/** Plays whatever is first until seat 0 is asked to visit again or the summer is over. */
function finishTurn(state: State): void {
  const dice = Chance.seeded('rest of the turn')
  const seat = seatOf(state)
  while (seatOf(state) === seat && state.turn.stock >= 0) {
    const moves = bamboo.moves(state, seat)
    const move = moves.find(({ kind }) => kind === 'forgo') ?? moves[0]
    if (move !== undefined) bamboo.play(state, seat, move, dice)
  }
}

describe('turns', () => {
  test('BAM-039 clockwise until all have passed; who has passed is left out', () => {
    const state = summer(3)
    board(state, 1).sticks = 0
    board(state, 0).sticks = 9
    board(state, 2).sticks = 9
    const order: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      order.push(seatOf(state))
      act(state, listed(state, 'visit')[0] ?? { kind: 'pass' })
      finishTurn(state)
    }
    expect(order).toEqual([0, 2, 0, 2])
    expect(board(state, 1).passed).toBe(true)
  })

  test('BAM-040 no stick: it must pass; with a stick it may not', () => {
    const state = summer(2)
    expect(refusal(state, { kind: 'pass' })).toBe('may-not-pass BAM-040')
    const own = board(state, 0)
    own.sticks = 0
    own.awake.push(spiritTile('kappa'))
    expect(listed(state, 'visit')).toEqual([])
    expect(refusal(state, { kind: 'visit', stock: red })).toBe('must-pass BAM-040')
    act(state, { kind: 'pass' })
    expect(own.passed).toBe(true)
    expect(seatOf(state)).toBe(1)
  })

  test('BAM-040 who must pass and has no spirit to call passes without being asked', () => {
    const state = summer(2)
    board(state, 1).sticks = 0
    act(state, listed(state, 'visit')[0] ?? { kind: 'pass' })
    finishTurn(state)
    expect(board(state, 1).passed).toBe(true)
    expect(seatOf(state)).toBe(0)
  })

  test('BAM-040 with sticks but no stock that it may choose a seat passes too', () => {
    const state = summer(2)
    const own = board(state, 0)
    own.stocks = [[cookRed], [], [], []]
    own.marker = red
    own.awake.push(spiritTile('kappa'))
    expect(own.sticks).toBeGreaterThan(0)
    expect(bamboo.moves(state, 0)).toEqual([{ kind: 'pass' }, { kind: 'spirit', spirit: 'kappa' }])
    act(state, { kind: 'pass' })
    expect(own.passed).toBe(true)
  })

  test('BAM-041 a stock with a shoot that is not last turn’s; any in the first turn of the game', () => {
    const state = withRedStock([cookRed], 4)
    expect(listed(state, 'visit')).toEqual([
      { kind: 'visit', stock: red },
      { kind: 'visit', stock: green },
      { kind: 'visit', stock: blue },
    ])
    expect(refusal(state, { kind: 'visit', stock: yellow })).toBe('stock-empty BAM-041')
    board(state, 0).marker = green
    expect(refusal(state, { kind: 'visit', stock: green })).toBe('stock-barred BAM-041')
    act(state, { kind: 'visit', stock: red })
    expect(board(state, 0).marker).toBe(red)
  })

  test('BAM-041 the last stock of a summer is barred in the first turn of the next', () => {
    const state = summer(2)
    const own = board(state, 0)
    own.marker = red
    own.stocks[red] = [cookRed]
    own.sticks = 0
    own.awake.push(spiritTile('kappa'))
    board(state, 1).passed = true
    act(state, { kind: 'pass' })
    while (decisionOf(state) === 'gift') act(state, { kind: 'gift', gift: at(state.gifts, 0), use: false })
    expect([state.year, state.season, seatOf(state)]).toEqual([2, 'summer', 1])
    act(state, listed(state, 'visit')[0] ?? { kind: 'pass' })
    finishTurn(state)
    expect(refusal(state, { kind: 'visit', stock: red })).toBe('stock-barred BAM-041')
    expect(listed(state, 'visit').length).toBeGreaterThan(0)
  })
})

describe('the offering', () => {
  test('BAM-042 as many sticks as shoots, or all it has, on top of what is there', () => {
    const state = withRedStock([cookRed, wildRed, fundRed], 2)
    state.temples[red]?.sticks.push(1, 1)
    act(state, { kind: 'visit', stock: red })
    expect(state.turn.toOffer).toBe(2)
    actAll(state, { kind: 'offer', temple: red }, { kind: 'offer', temple: red })
    expect(state.temples[red]?.sticks).toEqual([1, 1, 0, 0])
    expect(board(state, 0).sticks).toBe(0)
    const other = withRedStock([cookRed], 4)
    act(other, { kind: 'visit', stock: red })
    expect(other.turn.toOffer).toBe(1)
  })

  test('BAM-043 of two sticks one elsewhere costs 1 coin, both 2; each counts as offered', () => {
    const state = withRedStock([cookRed, wildRed, fundRed], 2)
    board(state, 0).coins = 2
    act(state, { kind: 'visit', stock: red })
    act(state, { kind: 'offer', temple: blue })
    expect(board(state, 0).coins).toBe(1)
    act(state, { kind: 'offer', temple: yellow })
    expect(board(state, 0).coins).toBe(0)
    expect(state.turn.activations).toBe(2)
    expect([state.temples[blue]?.sticks, state.temples[yellow]?.sticks]).toEqual([[0], [0]])
  })

  test('BAM-043 without a coin only the visited temple is open', () => {
    const state = withRedStock([cookRed], 2)
    board(state, 0).coins = 0
    act(state, { kind: 'visit', stock: red })
    expect(listed(state, 'offer')).toEqual([{ kind: 'offer', temple: red }])
    expect(refusal(state, { kind: 'offer', temple: blue })).toBe('no-coin BAM-043')
  })
})

describe('shoots', () => {
  test('BAM-044 all shoots are placed whatever the sticks, at most two under a stalk', () => {
    const state = withRedStock([cookRed, wildRed, fundRed], 1)
    actAll(state, { kind: 'visit', stock: red }, { kind: 'offer', temple: red })
    expect(state.turn.hand).toHaveLength(3)
    actAll(state, { kind: 'place', shoot: cookRed, stalk: 0 }, { kind: 'place', shoot: wildRed, stalk: 0 })
    expect(refusal(state, { kind: 'place', shoot: fundRed, stalk: 0 })).toBe('stalk-full BAM-044')
    expect(refusal(state, { kind: 'place', shoot: cookRed, stalk: 1 })).toBe('shoot-not-there BAM-044')
    act(state, { kind: 'place', shoot: fundRed, stalk: 3 })
    expect(decisionOf(state)).toBe('resolve')
  })

  test('BAM-045 as many as sticks may act; one declined leaves its activation to another', () => {
    const state = resolving(summer(), [[cookRed], [wildRed], [fundRed], []], 2)
    act(state, { kind: 'forgo', stalk: 0 })
    expect(state.turn.activations).toBe(2)
    act(state, { kind: 'activate', stalk: 2, as: 'fund' })
    expect(state.turn.activations).toBe(1)
    expect(listed(state, 'activate')).toHaveLength(4)
    const used = resolving(summer(), [[cookRed], [wildRed], [], []], 0)
    expect(refusal(used, { kind: 'activate', stalk: 0, as: 'cook' })).toBe('no-activation BAM-045')
    expect(listed(used, 'activate')).toEqual([])
  })

  test('BAM-045 a shoot whose action cannot be done may act all the same; nothing happens', () => {
    const state = resolving(summer(), [[cookRed], [], [], []], 1)
    state.food.fill(0)
    act(state, { kind: 'activate', stalk: 0, as: 'cook' })
    expect(board(state, 0).food).toEqual([0, 0, 0])
    expect(seatOf(state)).toBe(1)
  })

  test('BAM-046 each push drops the top shoot into the stock of its colour, at once', () => {
    const state = resolving(summer(), [[fundRed], [cookRed], [], []], 2)
    const top = shootOf('blue', 'improve', 1)
    state.stalks[0] = [top, wildRed, shootOf('yellow', 'cook', 1)]
    board(state, 0).stocks = [[], [], [], []]
    act(state, { kind: 'activate', stalk: 0, as: 'fund' })
    expect(state.stalks[0]).toEqual([wildRed, shootOf('yellow', 'cook', 1), fundRed])
    expect(board(state, 0).stocks).toEqual([[], [], [top], []])
    // The one received lies in a stock: only the other placed shoot is left to resolve.
    expect(state.turn.under).toEqual([[], [cookRed], [], []])
    expect(listed(state, 'activate')).toEqual([{ kind: 'activate', stalk: 1, as: 'cook' }])
  })

  test('BAM-046 the seat ends its turn with as many shoots as it placed', () => {
    const state = withRedStock([cookRed, wildRed, fundRed], 2)
    act(state, { kind: 'visit', stock: red })
    finishTurn(state)
    expect(board(state, 0).stocks.flat()).toHaveLength(5)
    expect(state.stalks.map((stalk) => stalk.length)).toEqual([3, 3, 3, 3])
  })

  test('BAM-046 a shoot received this turn does not act this turn', () => {
    const state = withRedStock([fundRed, cookRed], 2)
    at(state.stalks, 0).splice(0, 1, wildRed)
    actAll(
      state,
      { kind: 'visit', stock: red },
      { kind: 'offer', temple: red },
      { kind: 'offer', temple: red },
    )
    actAll(
      state,
      { kind: 'place', shoot: fundRed, stalk: 0 },
      { kind: 'place', shoot: cookRed, stalk: 1 },
      { kind: 'forgo', stalk: 0 },
    )
    expect(board(state, 0).stocks[red]).toEqual([wildRed])
    // Two sticks were offered, but only the other shoot of the stock is left to act.
    expect(state.turn.activations).toBe(2)
    expect(listed(state, 'activate')).toEqual([{ kind: 'activate', stalk: 1, as: 'cook' }])
    expect(refusal(state, { kind: 'activate', stalk: 0, as: 'fund' })).toBe('no-shoot-there BAM-048')
    expect(refusal(state, { kind: 'place', shoot: wildRed, stalk: 0 })).toBe('not-now BAM-045')
  })

  test('BAM-047 a full stock: the shoot goes to another of the seat’s choice and belongs to it', () => {
    const state = resolving(summer(), [[fundRed], [], [], []], 1)
    const falling = shootOf('green', 'improve', 1)
    state.stalks[0] = [falling, wildRed, cookRed]
    const greens = [0, 1].flatMap((nth) => [shootOf('green', 'cook', nth), shootOf('green', 'fund', nth)])
    board(state, 0).stocks = [[], greens, [], []]
    board(state, 0).marker = red
    act(state, { kind: 'activate', stalk: 0, as: 'fund' })
    expect(decisionOf(state)).toBe('stow')
    expect(refusal(state, { kind: 'stow', stock: green })).toBe('stock-full BAM-047')
    // The stock just emptied is open too.
    expect(listed(state, 'stow').map((move) => move.kind === 'stow' && move.stock)).toEqual([
      red,
      blue,
      yellow,
    ])
    act(state, { kind: 'stow', stock: red })
    expect(board(state, 0).stocks[red]).toEqual([falling])
    board(state, 0).marker = green
    board(state, 0).sticks = 5
    state.agenda = [{ kind: 'task', seat: 0, task: { kind: 'visit' } }]
    act(state, { kind: 'visit', stock: red })
    act(state, { kind: 'offer', temple: red })
    expect(board(state, 0).coins).toBe(3 + 2)
  })

  test('BAM-048 under one stalk the first placed is nearer, acts first and enters first', () => {
    const state = withRedStock([cookRed, fundRed], 2)
    actAll(
      state,
      { kind: 'visit', stock: red },
      { kind: 'offer', temple: red },
      { kind: 'offer', temple: red },
      { kind: 'place', shoot: fundRed, stalk: 1 },
      { kind: 'place', shoot: cookRed, stalk: 1 },
    )
    expect(refusal(state, { kind: 'activate', stalk: 1, as: 'cook' })).toBe('other-action BAM-001')
    expect(refusal(state, { kind: 'activate', stalk: 0, as: 'fund' })).toBe('no-shoot-there BAM-048')
    const [first, second, third] = state.stalks[1] ?? []
    const told = act(state, { kind: 'activate', stalk: 1, as: 'fund' })
    expect(told.filter((event) => event.kind === 'pushed')).toMatchObject([{ shoot: fundRed, fell: first }])
    act(state, { kind: 'activate', stalk: 1, as: 'cook' })
    const last = act(state, listed(state, 'cook')[0] ?? { kind: 'done' })
    expect(last).toContainEqual({ kind: 'pushed', seat: 0, stalk: 1, shoot: cookRed, fell: second })
    expect(state.stalks[1]).toEqual([third, fundRed, cookRed])
  })

  test('BAM-048 across stalks the seat chooses the order, and so the order of receiving', () => {
    const state = resolving(summer(), [[fundRed], [cookRed], [wildRed], []], 0)
    const tops = state.stalks.map((stalk) => stalk[0])
    const told = [...act(state, { kind: 'forgo', stalk: 2 }), ...act(state, { kind: 'forgo', stalk: 0 })]
    const received = told.flatMap((event) => (event.kind === 'received' ? [event.shoot] : []))
    // The last one has no choice left and goes in by itself.
    expect(received).toEqual([tops[2], tops[0], tops[1]])
  })

  test('BAM-042 BAM-044 BAM-045 BAM-046 BAM-047 the public example: 2 sticks, 3 shoots, 2 actions', () => {
    const state = withRedStock([cookRed, wildRed, fundRed], 2)
    state.temples[red]?.sticks.push(1, 1)
    const greens = [0, 1].flatMap((nth) => [shootOf('green', 'cook', nth), shootOf('green', 'fund', nth)])
    board(state, 0).stocks[green] = greens
    const [falls, second, last] = [
      shootOf('blue', 'cook', 1),
      shootOf('red', 'balance', 1),
      shootOf('green', 'balance', 1),
    ]
    state.stalks[0] = [falls, second, shootOf('yellow', 'fund', 1)]
    state.stalks[3] = [last, shootOf('yellow', 'cook', 1), shootOf('yellow', 'wildcard')]
    actAll(
      state,
      { kind: 'visit', stock: red },
      { kind: 'offer', temple: red },
      { kind: 'offer', temple: red },
      { kind: 'place', shoot: cookRed, stalk: 0 },
      { kind: 'place', shoot: wildRed, stalk: 0 },
      { kind: 'place', shoot: fundRed, stalk: 3 },
      { kind: 'activate', stalk: 0, as: 'cook' },
    )
    act(state, listed(state, 'cook')[0] ?? { kind: 'done' })
    act(state, { kind: 'activate', stalk: 0, as: 'balance' })
    act(state, { kind: 'rest' })
    // No action is left: the fund shoot is declined by itself, and the green one finds its stock full.
    expect(decisionOf(state)).toBe('stow')
    act(state, { kind: 'stow', stock: yellow })
    expect(state.temples[red]?.sticks).toEqual([1, 1, 0, 0])
    expect(board(state, 0).coins).toBe(3)
    expect(board(state, 0).stocks[blue]).toContain(falls)
    expect(board(state, 0).stocks[red]).toEqual([second])
    expect(board(state, 0).stocks[yellow]).toEqual([last])
    expect(seatOf(state)).toBe(1)
  })
})
