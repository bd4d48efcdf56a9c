import { expect, test } from 'vitest'
import { type Agenda, choice, optional, sequence, task, together } from '../agenda.ts'
import { Chance } from '../chance.ts'
import { pebblesGame } from '../conformance/toys/pebbles.ts'
import type { GameEvent } from '../contract.ts'
import type { AgendaRulebook, Decision, Errand } from '../decisions.ts'
import { gameOf } from '../game-of.ts'
import { type NoData, type RefusalOf, refusing } from '../refusals.ts'
import { scoreSheet } from '../score.ts'
import { int, oneOf } from '../shape.ts'

/** Pay coins for a gift, choose another, take some coins: a game of frames, as small as it can be. */
interface State {
  coins: number[]
  agenda: Agenda<Task>
}
type Task =
  | { readonly kind: 'pay'; readonly most: number }
  | { readonly kind: 'earn'; readonly count: number }
type Move =
  | { readonly kind: 'pay'; readonly count: number }
  | { readonly kind: 'shout' }
  | { readonly kind: 'choose'; readonly name: string }
  | { readonly kind: 'decline' }
type Event = GameEvent & ({ kind: 'paid'; count: number } | { kind: 'declined' } | { kind: 'opened' })
interface Reasons {
  poor: { coins: number }
  rude: NoData
}
interface Shop {
  state: State
  move: Move
  event: Event
  task: Task
  refusal: RefusalOf<Reasons>
}
const refuse = refusing<Reasons>()
const coinsOf = (state: State, seat: number): number => state.coins[seat] ?? 0

const pay: Decision<Shop, 'pay', 'pay'> = {
  rule: 'S-1',
  answers: ['pay'],
  mayDecline: true,
  possible: (state, seat) => coinsOf(state, seat) > 0,
  forced: (state, seat, { most }) =>
    most === 1 && coinsOf(state, seat) > 0 ? { kind: 'pay', count: 1 } : undefined,
  moves: (state, seat, { most }) =>
    [1, 2, 3]
      .filter((count) => count <= Math.min(most, coinsOf(state, seat)))
      .map((count): Move => ({ kind: 'pay', count })),
  refuse: (state, seat, { count }, { most }) =>
    count <= Math.min(most, coinsOf(state, seat))
      ? undefined
      : refuse('poor', 'S-2', { coins: coinsOf(state, seat) }),
  play({ state, tell }, seat, { count }, { most }) {
    state.coins[seat] = coinsOf(state, seat) - count
    tell?.({ kind: 'paid', seat, count })
    return most > count ? task<Task>(seat, { kind: 'pay', most: most - count }) : undefined
  },
}

const earn: Errand<Shop, 'earn'> = {
  run({ state }, seat, { count }) {
    state.coins[seat] = coinsOf(state, seat) + count
  },
}

const shopRules = (
  agenda: Agenda<Task>,
): AgendaRulebook<Shop, NoData, { name: string; points: number }, 'earn'> => ({
  id: 'shop',
  rules: 1,
  seats: [2],
  options: {},
  shapes: { pay: { count: int(1, 9) }, shout: {}, choose: { name: oneOf('a', 'b') }, decline: {} },
  cites: { over: 'S-9', turn: 'S-8', choice: 'S-7' },
  agenda: (state) => state.agenda,
  decisions: { pay },
  errands: { earn },
  declined: (seat) => ({ kind: 'declined', seat }),
  misplaced: (_state, _seat, move) => (move.kind === 'shout' ? refuse('rude', 'S-6') : undefined),
  setup(_seats, _options, _chance, tell) {
    tell?.({ kind: 'opened' })
    return { coins: [3, 3], agenda: agenda.slice() }
  },
  winners: (state) => [coinsOf(state, 0) >= coinsOf(state, 1) ? 0 : 1],
  view: (state) => state,
  imagine: (view) => view,
  score: (state) => state.coins.map((points, seat) => scoreSheet(seat, [{ name: 'coins', points }])),
  copy: (state) => ({ coins: state.coins.slice(), agenda: state.agenda.slice() }),
  census: () => [],
})

const shop = (agenda: Agenda<Task>) =>
  gameOf<Shop, NoData, { name: string; points: number }, 'earn'>(shopRules(agenda))

function begin(...agenda: Agenda<Task>) {
  const game = shop(agenda)
  const chance = Chance.seeded('shop')
  const state = game.setup(2, {}, chance)
  const events: Event[] = []
  const play = (seat: number, move: Move) =>
    game.play(state, seat, move, chance, (event) => events.push(event))
  return { game, state, play, events }
}

const asks = (most: number, seat = 0) => task<Task>(seat, { kind: 'pay', most })
const earns = (count: number, seat = 0) => task<Task>(seat, { kind: 'earn', count })

test('set-up tells what it did and runs what asks nobody', () => {
  const game = shop([sequence(earns(2), asks(2))])
  const told: Event[] = []
  const state = game.setup(2, {}, Chance.seeded('x'), (event) => told.push(event))
  expect(told).toEqual([{ kind: 'opened' }])
  expect(state.coins).toEqual([5, 3])
  expect(game.turn(state)).toEqual({ over: false, seats: [0], decision: 'pay' })
})

test('a decision lists its moves, and declining where it may be declined', () => {
  const { game, state } = begin(asks(2))
  expect(game.moves(state, 0)).toEqual([
    { kind: 'pay', count: 1 },
    { kind: 'pay', count: 2 },
    { kind: 'decline' },
  ])
  expect(game.moves(state, 1)).toEqual([])
})

test('an answer leads to what its decision says; the same task asks again', () => {
  const { game, state, play, events } = begin(asks(3))
  play(0, { kind: 'pay', count: 1 })
  expect(game.turn(state)).toMatchObject({ over: false, seats: [0] })
  expect(game.moves(state, 0)).toHaveLength(3)
  play(0, { kind: 'pay', count: 2 })
  expect(events).toEqual([
    { kind: 'paid', seat: 0, count: 1 },
    { kind: 'paid', seat: 0, count: 2 },
  ])
  expect(game.turn(state)).toEqual({ over: true, winners: [1] })
})

test('where asking would be idle the one move is made', () => {
  const { game, state } = begin(asks(1))
  expect(state.coins).toEqual([2, 3])
  expect(game.turn(state).over).toBe(true)
})

test('what cannot be done is skipped', () => {
  const { game, state, play } = begin(asks(2), asks(3))
  play(0, { kind: 'pay', count: 3 })
  expect(game.turn(state).over).toBe(true)
})

test('declining is told and leaves it at that', () => {
  const { game, state, play, events } = begin(asks(2))
  expect(game.check(state, 0, { kind: 'decline' })).toBeUndefined()
  play(0, { kind: 'decline' })
  expect(events).toEqual([{ kind: 'declined', seat: 0 }])
  expect(state.coins).toEqual([3, 3])
  expect(game.turn(state).over).toBe(true)
})

test('check says form, over, turn, kind of move and rule, in this order', () => {
  const { game, state, play } = begin(asks(2))
  expect(game.check(state, 0, { kind: 'pay', count: 99 })).toMatchObject({ code: 'bad-field' })
  expect(game.check(state, 1, { kind: 'pay', count: 1 })).toEqual({ code: 'not-your-turn', rule: 'S-8' })
  expect(game.check(state, 0, { kind: 'choose', name: 'a' })).toEqual({
    code: 'not-now',
    rule: 'S-1',
    data: { decision: 'pay' },
  })
  expect(game.check(state, 0, { kind: 'shout' })).toEqual({ code: 'rude', rule: 'S-6' })
  expect(game.check(state, 0, { kind: 'pay', count: 3 })).toEqual({
    code: 'poor',
    rule: 'S-2',
    data: { coins: 3 },
  })
  expect(game.check(state, 0, { kind: 'pay', count: 2 })).toBeUndefined()
  play(0, { kind: 'pay', count: 2 })
  expect(game.check(state, 0, { kind: 'pay', count: 1 })).toEqual({ code: 'game-over', rule: 'S-9' })
})

test('a choice takes its open names and nothing else', () => {
  const options = [
    { name: 'a', frame: earns(1) },
    { name: 'b', frame: asks(2) },
  ]
  const { game, state, play } = begin(choice(0, options))
  expect(game.turn(state)).toEqual({ over: false, seats: [0], decision: 'choice' })
  expect(game.moves(state, 0)).toEqual([
    { kind: 'choose', name: 'a' },
    { kind: 'choose', name: 'b' },
  ])
  expect(game.check(state, 0, { kind: 'decline' })).toEqual({ code: 'not-an-option', rule: 'S-7' })
  expect(game.check(state, 0, { kind: 'pay', count: 1 })).toEqual({
    code: 'not-now',
    rule: 'S-7',
    data: { decision: 'choice' },
  })
  expect(game.check(state, 0, { kind: 'choose', name: 'a' })).toBeUndefined()
  play(0, { kind: 'choose', name: 'a' })
  expect(state.coins).toEqual([4, 3])
})

test('an optional part may be declined', () => {
  const { game, state, play } = begin(optional(0, 'a', asks(2)))
  expect(game.check(state, 0, { kind: 'decline' })).toBeUndefined()
  play(0, { kind: 'decline' })
  expect(game.turn(state).over).toBe(true)
})

test('several seats are asked at once, each its own', () => {
  const { game, state, play } = begin(together([0, 1], (seat) => asks(2, seat)))
  expect(game.turn(state)).toEqual({ over: false, seats: [0, 1], decision: 'pay' })
  play(1, { kind: 'pay', count: 2 })
  expect(game.turn(state)).toEqual({ over: false, seats: [0], decision: 'pay' })
  expect(game.check(state, 1, { kind: 'pay', count: 1 })).toMatchObject({ code: 'not-your-turn' })
})

test('a move nobody asked for is a fault of the caller', () => {
  const { play } = begin(asks(2))
  expect(() => play(1, { kind: 'pay', count: 1 })).toThrow('shop asks seat 1 nothing')
})

test('a flat game asks what its phase says, and is over when that says so', () => {
  const chance = Chance.seeded('flat')
  const state = pebblesGame.setup(2, { evensDouble: false }, chance)
  const { active } = state
  expect(pebblesGame.turn(state)).toEqual({ over: false, seats: [active], decision: 'turn' })
  expect(pebblesGame.turn(state)).toBe(pebblesGame.turn(state))
  expect(pebblesGame.moves(state, 1 - active)).toEqual([])
  expect(pebblesGame.check(state, 1 - active, { kind: 'draw' })).toEqual({
    code: 'not-your-turn',
    rule: 'PEB-1',
  })
  state.bag.inside.length = 0
  for (const hand of state.hands) hand.length = 0
  expect(pebblesGame.turn(state).over).toBe(true)
  expect(pebblesGame.moves(state, active)).toEqual([])
  expect(pebblesGame.check(state, active, { kind: 'pass' })).toEqual({ code: 'game-over', rule: 'PEB-4' })
  expect(() => pebblesGame.play(state, active, { kind: 'pass' }, chance)).toThrow('pebbles is over')
})

test('a game that knows no task by that name says so', () => {
  const { play } = begin(sequence(asks(2), { kind: 'task', seat: 0, task: { kind: 'sleep' } as never }))
  expect(() => play(0, { kind: 'decline' })).toThrow('shop has no decision and no errand sleep')
})

test('what answers no choice gets a better reason where the game has one', () => {
  const options = [
    { name: 'a', frame: earns(1) },
    { name: 'b', frame: earns(2) },
  ]
  const { game, state } = begin(choice(0, options, { mayDecline: true }))
  expect(game.check(state, 0, { kind: 'shout' })).toEqual({ code: 'rude', rule: 'S-6' })
  expect(game.check(state, 0, { kind: 'decline' })).toBeUndefined()
  expect(game.moves(state, 0)).toHaveLength(3)
})

test('an option that cannot be done now is no answer', () => {
  const options = [
    { name: 'a', frame: earns(1) },
    { name: 'b', frame: asks(2, 1) },
    { name: 'c', frame: earns(2) },
  ]
  const { game, state } = begin(choice(0, options))
  state.coins[1] = 0
  expect(game.moves(state, 0)).toEqual([
    { kind: 'choose', name: 'a' },
    { kind: 'choose', name: 'c' },
  ])
  expect(game.check(state, 0, { kind: 'choose', name: 'b' })).toEqual({ code: 'not-an-option', rule: 'S-7' })
})

test('a choice is refused by the rule of the turn where none is cited for choices', () => {
  const frame = choice(0, [
    { name: 'a', frame: earns(1) },
    { name: 'b', frame: earns(2) },
  ])
  const game = gameOf<Shop, NoData, { name: string; points: number }, 'earn'>({
    ...shopRules([frame]),
    cites: { over: 'S-9', turn: 'S-8' },
  })
  const state = game.setup(2, {}, Chance.seeded('x'))
  expect(game.check(state, 0, { kind: 'decline' })).toEqual({ code: 'not-an-option', rule: 'S-8' })
})

test('declining tells nothing where the game has no word for it', () => {
  const { declined: _declined, ...rules } = shopRules([asks(2)])
  const game = gameOf<Shop, NoData, { name: string; points: number }, 'earn'>(rules)
  const state = game.setup(2, {}, Chance.seeded('x'))
  const told: Event[] = []
  game.play(state, 0, { kind: 'decline' }, Chance.seeded('x'), (event) => told.push(event))
  expect(told).toEqual([])
  expect(game.turn(state).over).toBe(true)
})

test('a decision that may not be declined lists no such move and refuses it', () => {
  const { mayDecline: _mayDecline, ...firm } = pay
  const game = gameOf<Shop, NoData, { name: string; points: number }, 'earn'>({
    ...shopRules([asks(2)]),
    decisions: { pay: firm },
  })
  const state = game.setup(2, {}, Chance.seeded('x'))
  expect(game.moves(state, 0)).toEqual([
    { kind: 'pay', count: 1 },
    { kind: 'pay', count: 2 },
  ])
  expect(game.check(state, 0, { kind: 'decline' })).toMatchObject({ code: 'not-now', rule: 'S-1' })
})

test('a game has the automas its rulebook names, or none', () => {
  expect(shop([asks(2)]).automas(2, {})).toEqual([])
  const withCat = gameOf<Shop, NoData, { name: string; points: number }, 'earn'>({
    ...shopRules([asks(2)]),
    automas: (seats) => [seats],
  })
  expect(withCat.automas(2, {})).toEqual([2])
})

test('where declining is allowed, a name that is not open is still no answer', () => {
  const options = [
    { name: 'a', frame: earns(1) },
    { name: 'b', frame: asks(2, 1) },
  ]
  const { game, state } = begin(choice(0, options, { mayDecline: true }))
  state.coins[1] = 0
  expect(game.check(state, 0, { kind: 'choose', name: 'b' })).toEqual({ code: 'not-an-option', rule: 'S-7' })
})

test('a game without a better reason says what is to be decided', () => {
  const { misplaced: _misplaced, ...plain } = shopRules([asks(2)])
  const options = [
    { name: 'a', frame: earns(1) },
    { name: 'b', frame: earns(2) },
  ]
  const reason = (agenda: Agenda<Task>) => {
    const game = gameOf<Shop, NoData, { name: string; points: number }, 'earn'>({
      ...plain,
      setup: () => ({ coins: [3, 3], agenda }),
    })
    return game.check(game.setup(2, {}, Chance.seeded('x')), 0, { kind: 'shout' })
  }
  expect(reason([asks(2)])).toEqual({ code: 'not-now', rule: 'S-1', data: { decision: 'pay' } })
  expect(reason([choice(0, options)])).toEqual({ code: 'not-now', rule: 'S-7', data: { decision: 'choice' } })
})

test('a decision may ask what could be done of any frame', () => {
  const frames = [
    { frame: asks(2, 1), could: false },
    { frame: earns(1), could: true },
    { frame: sequence(asks(2, 1), earns(1)), could: true },
    { frame: sequence(asks(2, 1), asks(2, 1)), could: false },
  ]
  for (const { frame, could } of frames) {
    const rules = shopRules([asks(2)])
    const game = gameOf<Shop, NoData, { name: string; points: number }, 'earn'>({
      ...rules,
      decisions: {
        pay: { ...pay, possible: (state, seat, _asked, can) => (seat === 1 ? false : can(state, frame)) },
      },
    })
    expect(game.turn(game.setup(2, {}, Chance.seeded('x'))).over).toBe(!could)
  }
})

test('nobody needs to listen', () => {
  const game = shop([asks(2)])
  const state = game.setup(2, {}, Chance.seeded('x'))
  game.play(state, 0, { kind: 'decline' }, Chance.seeded('x'))
  expect(game.turn(state).over).toBe(true)
})
