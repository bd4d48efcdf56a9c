import {
  type Adviser,
  at,
  type Bag,
  bagOf,
  bagSize,
  type Chance,
  copyBag,
  type Decision,
  drawFrom,
  type GameEvent,
  gameOf,
  hideBag,
  highest,
  int,
  type NoData,
  type RefusalOf,
  refusing,
  type ScoreLineOf,
  type ScoreSheet,
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

interface Reasons {
  'not-in-hand': { pebble: number }
  'must-act': NoData
  'bag-empty': NoData
  'hand-full': NoData
}
type Reason = RefusalOf<Reasons>
const refuse = refusing<Reasons>()

interface Pebbles {
  state: PebblesState
  move: PebblesMove
  event: PebblesEvent
  task: { readonly kind: 'turn' }
  refusal: Reason
}

type Line = ScoreLineOf<{ laid: NoData; evens: NoData }>

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

/** PEB-1: each turn draws a pebble or lays one; whoever can do neither passes. */
const turn: Decision<Pebbles, 'turn', 'draw' | 'lay' | 'pass'> = {
  rule: 'PEB-1',
  answers: ['draw', 'lay', 'pass'],
  moves(state, seat) {
    const hand = at(state.hands, seat)
    const moves: PebblesMove[] = hand.map((pebble) => ({ kind: 'lay', pebble }))
    if (bagSize(state.bag) > 0 && hand.length < 3) moves.push({ kind: 'draw' })
    return moves.length > 0 ? moves : [{ kind: 'pass' }]
  },
  refuse(state, seat, move) {
    const hand = at(state.hands, seat)
    switch (move.kind) {
      case 'lay':
        return hand.includes(move.pebble)
          ? undefined
          : refuse('not-in-hand', 'PEB-2', { pebble: move.pebble })
      case 'pass':
        return hand.length + bagSize(state.bag) === 0 ? undefined : refuse('must-act', 'PEB-3')
      case 'draw':
        if (bagSize(state.bag) === 0) return refuse('bag-empty', 'PEB-3')
        return hand.length < 3 ? undefined : refuse('hand-full', 'PEB-3')
    }
  },
  play({ state, chance, tell }, seat, move) {
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
}

function copy(state: PebblesState): PebblesState {
  return {
    bag: copyBag(state.bag),
    hands: state.hands.map((hand) => hand.slice()),
    rows: state.rows.map((row) => row.slice()),
    evensDouble: state.evensDouble,
    active: state.active,
  }
}

const sum = (list: readonly number[]): number => list.reduce((points, pebble) => points + pebble, 0)

function score(state: PebblesState): ScoreSheet<Line>[] {
  return state.rows.map((row, seat) => {
    const evens = row.filter((pebble) => pebble % 2 === 0)
    const laid: Line = { name: 'laid', points: sum(row) }
    return scoreSheet(seat, state.evensDouble ? [laid, { name: 'evens', points: sum(evens) }] : [laid])
  })
}

export const pebblesGame = gameOf<Pebbles, PebblesOptions, Line>({
  id: 'pebbles',
  rules: 1,
  seats: [2, 3],
  options: { evensDouble: { kind: 'flag', default: false } },
  shapes,
  cites: { over: 'PEB-4', turn: 'PEB-1' },
  phase: (state) => (isOver(state) ? 'over' : 'turn'),
  active: (state) => state.active,
  decisions: { turn },

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

  winners(state) {
    const totals = score(state)
    return highest([...state.hands.keys()], (seat) => at(totals, seat).total)
  },

  view(state, viewer) {
    const view = copy(state)
    const hands = view.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => unknown)))
    return { ...view, bag: hideBag(view.bag, unknown), hands }
  },

  imagine(view, chance) {
    const state = copy(view)
    const seen = new Set([...state.hands, ...state.rows].flat())
    const unseen = chance.shuffle(pebbles.filter((pebble) => !seen.has(pebble)))
    const fill = (known: number[]): number[] =>
      known.map((pebble) => (pebble === unknown ? (unseen.pop() ?? unknown) : pebble))
    return { ...state, hands: state.hands.map(fill), bag: { inside: fill(state.bag.inside), under: [] } }
  },

  score,
  copy,

  census: (state) =>
    [...state.bag.inside, ...state.bag.under, ...state.hands.flat(), ...state.rows.flat()].map(String),
})

/** Lays the highest pebble, draws when it holds none above six. */
export const pebblesAdviser: Adviser<PebblesState, PebblesMove> = {
  advise: (_view, _seat, moves) => moves.map((move) => (move.kind === 'lay' ? move.pebble : 6)),
}
