import {
  type Adviser,
  at,
  type Bag,
  bagOf,
  bagSize,
  type Chance,
  copyBag,
  drawFrom,
  type Game,
  type GameEvent,
  hideBag,
  highest,
  int,
  malformed,
  type Refusal,
  type Seat,
  scoreSheet,
} from '../../index.ts'

/** A tiny whole game for tests: draw pebbles in secret, lay them open, the highest sum wins. */
export interface PebblesState {
  readonly bag: Bag<number>
  readonly hands: number[][]
  readonly rows: number[][]
  readonly evensDouble: boolean
  active: Seat
}

export type PebblesMove = { kind: 'draw' } | { kind: 'lay'; pebble: number } | { kind: 'pass' }

export interface PebblesOptions {
  evensDouble: boolean
}

export type PebblesEvent = GameEvent &
  ({ kind: 'drew'; pebble?: number } | { kind: 'laid'; pebble: number } | { kind: 'passed' })

/** Stands for a pebble that the viewer may not know. */
const unknown = 0
const pebbles = Array.from({ length: 12 }, (_, index) => index + 1)
const shapes = { draw: {}, lay: { pebble: int(1, pebbles.length) }, pass: {} }

const refuse = (code: string, rule: string): Refusal => ({ code, rule })

function deal(hand: number[], bag: Bag<number>, count: number, chance: Chance): void {
  for (let i = 0; i < count; i++) {
    const pebble = drawFrom(bag, chance)
    if (pebble !== undefined) hand.push(pebble)
  }
  hand.sort((a, b) => a - b)
}

function isOver(state: PebblesState): boolean {
  return bagSize(state.bag) === 0 && state.hands.every((hand) => hand.length === 0)
}

export const pebblesGame: Game<PebblesState, PebblesMove, PebblesOptions, PebblesEvent> = {
  id: 'pebbles',
  rules: 1,
  seats: [2, 3],
  options: { evensDouble: { kind: 'flag', default: false } },

  automas: () => [],

  setup(seats, options, chance) {
    const bag = bagOf(pebbles)
    const hands = Array.from({ length: seats }, () => {
      const hand: number[] = []
      deal(hand, bag, 2, chance)
      return hand
    })
    return {
      bag,
      hands,
      rows: hands.map(() => []),
      evensDouble: options.evensDouble,
      active: chance.int(seats),
    }
  },

  turn(state) {
    if (!isOver(state)) return { over: false, seats: [state.active], decision: 'draw or lay' }
    const seats = state.hands.map((_, seat) => seat)
    const totals = this.score(state)
    return { over: true, winners: highest(seats, (seat) => at(totals, seat).total) }
  },

  moves(state, seat) {
    const hand = at(state.hands, seat)
    const moves: PebblesMove[] = hand.map((pebble) => ({ kind: 'lay', pebble }))
    if (bagSize(state.bag) > 0 && hand.length < 3) moves.push({ kind: 'draw' })
    return moves.length > 0 ? moves : [{ kind: 'pass' }]
  },

  check(state, seat, given) {
    const form = malformed(shapes, given)
    if (form !== undefined) return form
    const move = given as PebblesMove
    if (isOver(state)) return refuse('game-over', 'PEB-4')
    if (seat !== state.active) return refuse('not-your-turn', 'PEB-1')
    const hand = at(state.hands, seat)
    if (move.kind === 'lay') return hand.includes(move.pebble) ? undefined : refuse('not-in-hand', 'PEB-2')
    if (move.kind === 'pass')
      return hand.length + bagSize(state.bag) === 0 ? undefined : refuse('must-act', 'PEB-3')
    if (bagSize(state.bag) === 0) return refuse('bag-empty', 'PEB-3')
    return hand.length < 3 ? undefined : refuse('hand-full', 'PEB-3')
  },

  play(state, seat, move, chance, tell) {
    const hand = at(state.hands, seat)
    if (move.kind === 'lay') {
      hand.splice(hand.indexOf(move.pebble), 1)
      at(state.rows, seat).push(move.pebble)
      tell?.({ kind: 'laid', seat, pebble: move.pebble })
    } else if (move.kind === 'draw') {
      const before = new Set(hand)
      deal(hand, state.bag, 1, chance)
      tell?.({ kind: 'drew', seat })
      const drawn = hand.find((pebble) => !before.has(pebble))
      if (drawn !== undefined) tell?.({ kind: 'drew', seat, pebble: drawn, only: [seat] })
    } else tell?.({ kind: 'passed', seat })
    state.active = (state.active + 1) % state.hands.length
  },

  view(state, viewer) {
    const view = this.copy(state)
    const hands = view.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => unknown)))
    return { ...view, bag: hideBag(view.bag, unknown), hands }
  },

  imagine(view, chance) {
    const state = this.copy(view)
    const seen = new Set([...state.hands, ...state.rows].flat())
    const unseen = chance.shuffle(pebbles.filter((pebble) => !seen.has(pebble)))
    const fill = (known: number[]): number[] =>
      known.map((pebble) => (pebble === unknown ? (unseen.pop() ?? unknown) : pebble))
    return { ...state, hands: state.hands.map(fill), bag: { inside: fill(state.bag.inside), under: [] } }
  },

  score(state) {
    return state.rows.map((row, seat) => {
      const evens = row.filter((pebble) => pebble % 2 === 0)
      const sum = (list: number[]): number => list.reduce((points, pebble) => points + pebble, 0)
      const lines = [{ name: 'laid', points: sum(row) }]
      return scoreSheet(seat, state.evensDouble ? [...lines, { name: 'evens', points: sum(evens) }] : lines)
    })
  },

  copy: (state) => ({
    bag: copyBag(state.bag),
    hands: state.hands.map((hand) => hand.slice()),
    rows: state.rows.map((row) => row.slice()),
    evensDouble: state.evensDouble,
    active: state.active,
  }),

  census: (state) =>
    [...state.bag.inside, ...state.bag.under, ...state.hands.flat(), ...state.rows.flat()].map(String),
}

/** Lays the highest pebble, draws when it holds none above six. */
export const pebblesAdviser: Adviser<PebblesState, PebblesMove> = {
  advise: (_view, _seat, moves) => moves.map((move) => (move.kind === 'lay' ? move.pebble : 6)),
}
