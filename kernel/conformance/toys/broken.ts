import { type Chance, type Game, type Seat, scoreSheet } from '../../index.ts'
import {
  type PebblesEvent,
  type PebblesMove,
  type PebblesOptions,
  type PebblesState,
  pebblesGame,
} from './pebbles.ts'

type Pebbles = Game<PebblesState, PebblesMove, PebblesOptions, PebblesEvent>

/** Pebbles, each time with one fault, and the promise that must notice it. */
export interface BrokenToy {
  readonly fault: string
  readonly promise: string
  /** Another promise that the fault may break first. */
  readonly orElse: string
  readonly game: Pebbles
}

const withFault = (fault: string, promise: string, parts: Partial<Pebbles>, orElse = ''): BrokenToy => ({
  fault,
  promise,
  orElse,
  game: { ...pebblesGame, ...parts },
})

/** Draws from a stored order, as if the bag had been shuffled beforehand. */
function drawInStoredOrder(state: PebblesState, seat: Seat): void {
  const pebble = state.bag.inside.pop()
  if (pebble !== undefined) state.hands[seat]?.push(pebble)
  state.active = (state.active + 1) % state.hands.length
}

export const brokenToys: readonly BrokenToy[] = [
  withFault('leaks a hand', 'views keep secrets', {
    view: (state, viewer) => {
      const view = pebblesGame.view(state, viewer)
      return viewer === 'table' ? view : { ...view, hands: state.hands.map((hand) => hand.slice()) }
    },
  }),
  withFault('imagines another table', 'views keep secrets', {
    imagine: (view, chance) => pebblesGame.imagine(pebblesGame.view(view, 'table'), chance),
  }),
  withFault('loses a piece', 'pieces are kept', {
    play(state, seat, move, chance, tell) {
      pebblesGame.play(state, seat, move, chance, tell)
      if (move.kind === 'lay' && move.pebble === 7) state.rows[seat]?.pop()
    },
  }),
  withFault('comes to a dead end', 'no dead end', {
    moves: (state, seat) =>
      pebblesGame.moves(state, seat).filter((move) => move.kind !== 'pass' && move.kind !== 'draw'),
  }),
  withFault('never ends', 'ends', {
    turn: (state) => ({ over: false, seats: [state.active], decision: 'turn' }),
    moves: (state, seat) =>
      pebblesGame.turn(state).over ? [{ kind: 'pass' }] : pebblesGame.moves(state, seat),
    play(state, seat, move, chance, tell) {
      if (!pebblesGame.turn(state).over) pebblesGame.play(state, seat, move, chance, tell)
    },
    check: (state, seat, move) => {
      const refusal = pebblesGame.check(state, seat, move)
      return refusal?.code === 'game-over' && seat === state.active ? undefined : refusal
    },
  }),
  withFault('lends its rows to a view', 'views last', {
    view: (state, viewer) => ({ ...pebblesGame.view(state, viewer), rows: state.rows }),
  }),
  withFault('copies only half', 'copies stand alone', {
    copy: (state) => ({ ...pebblesGame.copy(state), rows: state.rows }),
  }),
  withFault('copies and imagines only half', 'copies stand alone', {
    copy: (state) => ({ ...state }),
    imagine: (view, chance) => ({ ...pebblesGame.imagine(view, chance), rows: view.rows }),
  }),
  withFault('forgets in a copy whose turn it is', 'undo is exact', {
    copy: (state) => ({ ...pebblesGame.copy(state), active: 0 }),
  }),
  withFault('sets up as an outside die falls', 'set-up is repeatable', {
    setup: (() => {
      let outside = 0
      return (seats: number, options: PebblesOptions, chance: Chance) => ({
        ...pebblesGame.setup(seats, options, chance),
        active: outside++ % seats,
      })
    })(),
  }),
  withFault('draws for whoever listens to its set-up', 'set-up is repeatable', {
    setup(seats, options, chance, tell) {
      const state = pebblesGame.setup(seats, options, chance)
      tell?.({ kind: 'drew', seat: chance.int(seats) })
      return state
    },
  }),
  withFault('adds up wrongly', 'scores add up', {
    score: (state) =>
      pebblesGame
        .score(state)
        .map((sheet) => ({ ...scoreSheet(sheet.seat, sheet.lines), total: sheet.total + 1 })),
  }),
  withFault('reads the order of keys', 'play is repeatable', {
    play(state, seat, move, chance, tell) {
      pebblesGame.play(state, seat, move, chance, tell)
      if (Object.keys(state)[0] === 'active') state.active = (state.active + 1) % state.hands.length
    },
  }),
  withFault(
    'keeps a die outside the table',
    'play is repeatable',
    {
      play: (() => {
        let hidden = 0
        return (state: PebblesState, seat: Seat, move: PebblesMove, chance: Chance) => {
          pebblesGame.play(state, seat, move, chance)
          hidden++
          if (hidden % 3 === 0) state.active = (state.active + 1) % state.hands.length
        }
      })(),
    },
    'views keep secrets',
  ),
  withFault('draws without a barrier', 'views keep secrets', {
    play(state, seat, move, chance, tell) {
      if (move.kind === 'draw') drawInStoredOrder(state, seat)
      else pebblesGame.play(state, seat, move, chance, tell)
    },
  }),
  withFault('lists a move it refuses', 'listed moves are legal', {
    moves: (state, seat) => [...pebblesGame.moves(state, seat), { kind: 'pass' }],
  }),
  withFault('accepts what is no move', 'bad moves are refused', {
    check: (state, seat, move) =>
      pebblesGame.check(state, seat, move)?.code === 'extra-field'
        ? undefined
        : pebblesGame.check(state, seat, move),
  }),
]
