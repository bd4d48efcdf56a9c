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
  /** Part of what is said about it. */
  readonly says: string
  /** Another promise that the fault may break first. */
  readonly orElse: string
  readonly game: Pebbles
}

const withFault = (
  fault: string,
  promise: string,
  says: string,
  parts: Partial<Pebbles>,
  orElse = '',
): BrokenToy => ({
  fault,
  promise,
  says,
  orElse,
  game: { ...pebblesGame, ...parts },
})

/** Draws from a stored order, as if the bag had been shuffled beforehand. */
function drawInStoredOrder(state: PebblesState, seat: Seat): void {
  const pebble = state.bag.inside.pop()
  if (pebble !== undefined) state.hands[seat]?.push(pebble)
  state.active = (state.active + 1) % state.hands.length
}

/** The keys stand in the order of a twin that was stored and read again. */
const readAgain = (state: PebblesState): boolean => Object.keys(state)[0] === 'active'

/** Changes a state without changing what is on the table. */
function stir(state: PebblesState): void {
  for (const hand of state.hands) hand.reverse()
}

export const brokenToys: readonly BrokenToy[] = [
  withFault('leaks a hand', 'views keep secrets', 'sees the secret of seat', {
    view: (state, viewer) => {
      const view = pebblesGame.view(state, viewer)
      return viewer === 'table' ? view : { ...view, hands: state.hands.map((hand) => hand.slice()) }
    },
  }),
  withFault('imagines another table', 'views keep secrets', 'an imagined table looks different to', {
    imagine: (view, chance) => pebblesGame.imagine(pebblesGame.view(view, 'table'), chance),
  }),
  withFault('loses a piece', 'pieces are kept', 'a piece was lost, doubled or made up', {
    play(state, seat, move, chance, tell) {
      pebblesGame.play(state, seat, move, chance, tell)
      if (move.kind === 'lay' && move.pebble === 7) state.rows[seat]?.pop()
    },
  }),
  withFault('comes to a dead end', 'no dead end', 'has no move at turn', {
    moves: (state, seat) =>
      pebblesGame.moves(state, seat).filter((move) => move.kind !== 'pass' && move.kind !== 'draw'),
  }),
  withFault('never ends', 'ends', 'not over after 60 moves', {
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
  withFault('lends its rows to a view', 'views last', 'a view changed when a move was played', {
    view: (state, viewer) => ({ ...pebblesGame.view(state, viewer), rows: state.rows }),
  }),
  withFault('copies only half', 'copies stand alone', 'a move on a copy changed the state at /rows/', {
    copy: (state) => ({ ...pebblesGame.copy(state), rows: state.rows }),
  }),
  withFault('copies and imagines only half', 'copies stand alone', 'copy it deeper', {
    copy: (state) => ({ ...state }),
    imagine: (view, chance) => ({ ...pebblesGame.imagine(view, chance), rows: view.rows }),
  }),
  withFault('forgets in a copy whose turn it is', 'undo is exact', 'a copy is not what the state was', {
    copy: (state) => ({ ...pebblesGame.copy(state), active: 0 }),
  }),
  withFault('sets up as an outside die falls', 'set-up is repeatable', 'two set-ups from one seed differ', {
    setup: (() => {
      let outside = 0
      return (seats: number, options: PebblesOptions, chance: Chance) => ({
        ...pebblesGame.setup(seats, options, chance),
        active: outside++ % seats,
      })
    })(),
  }),
  withFault(
    'draws for whoever listens to its set-up',
    'set-up is repeatable',
    'two set-ups from one seed differ',
    {
      setup(seats, options, chance, tell) {
        const state = pebblesGame.setup(seats, options, chance)
        tell?.({ kind: 'drew', seat: chance.int(seats) })
        return state
      },
    },
  ),
  withFault('adds up wrongly', 'scores add up', 'total says', {
    score: (state) =>
      pebblesGame
        .score(state)
        .map((sheet) => ({ ...scoreSheet(sheet.seat, sheet.lines), total: sheet.total + 1 })),
  }),
  withFault('reads the order of keys', 'play is repeatable', 'states differ at /active', {
    play(state, seat, move, chance, tell) {
      pebblesGame.play(state, seat, move, chance, tell)
      if (readAgain(state)) state.active = (state.active + 1) % state.hands.length
    },
  }),
  withFault(
    'keeps a die outside the table',
    'play is repeatable',
    'differ',
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
  withFault('draws without a barrier', 'views keep secrets', 'without chance', {
    play(state, seat, move, chance, tell) {
      if (move.kind === 'draw') drawInStoredOrder(state, seat)
      else pebblesGame.play(state, seat, move, chance, tell)
    },
  }),
  withFault('lists a move it refuses', 'listed moves are legal', 'is listed but refused: must-act', {
    moves: (state, seat) => [...pebblesGame.moves(state, seat), { kind: 'pass' }],
  }),
  withFault('accepts what is no move', 'bad moves are refused', 'was accepted', {
    check: (state, seat, move) =>
      pebblesGame.check(state, seat, move)?.code === 'extra-field'
        ? undefined
        : pebblesGame.check(state, seat, move),
  }),
  withFault('lets anybody move', 'listed moves are legal', 'may move out of turn', {
    check: (state, _seat, move) => pebblesGame.check(state, state.active, move),
  }),
  withFault(
    'stirs the hands when it lists moves',
    'listed moves are legal',
    'check or moves changed the state',
    {
      moves(state, seat) {
        stir(state)
        return pebblesGame.moves(state, seat)
      },
    },
  ),
  withFault('stirs the hands when it refuses', 'bad moves are refused', 'a refused move changed the state', {
    check(state, seat, move) {
      const refusal = pebblesGame.check(state, seat, move)
      if (refusal?.code === 'extra-field') stir(state)
      return refusal
    },
  }),
  withFault('refuses without a code', 'bad moves are refused', 'was refused without a reason', {
    check(state, seat, move) {
      const refusal = pebblesGame.check(state, seat, move)
      return refusal && { ...refusal, code: '' }
    },
  }),
  withFault('refuses without a rule', 'bad moves are refused', 'was refused without a reason', {
    check(state, seat, move) {
      const refusal = pebblesGame.check(state, seat, move)
      return refusal && { ...refusal, rule: '' }
    },
  }),
  withFault('keeps what a file cannot', 'play is repeatable', 'the state does not survive JSON', {
    setup: (seats, options, chance) => ({ ...pebblesGame.setup(seats, options, chance), lost: undefined }),
    copy: (state) => ({ ...pebblesGame.copy(state), lost: undefined }),
  }),
  withFault('lists by the order of keys', 'play is repeatable', 'the moves depend on the order of keys', {
    moves(state, seat) {
      const moves = pebblesGame.moves(state, seat)
      return readAgain(state) ? moves.reverse() : moves
    },
  }),
  withFault('tells by the order of keys', 'play is repeatable', 'events differ', {
    play(state, seat, move, chance, tell) {
      pebblesGame.play(state, seat, move, chance, tell)
      if (readAgain(state)) tell?.({ kind: 'passed', seat })
    },
  }),
  withFault('draws by the order of keys', 'play is repeatable', 'chance differs', {
    play(state, seat, move, chance, tell) {
      pebblesGame.play(state, seat, move, chance, tell)
      if (readAgain(state)) chance.int(6)
    },
  }),
  withFault('forgets a score sheet', 'scores add up', '1 sheets for 2 seats', {
    score: (state) => pebblesGame.score(state).slice(1),
  }),
  withFault('adds up only at the end', 'scores add up', 'lines give', {
    score: (state) =>
      pebblesGame
        .score(state)
        .map((sheet) => ({ ...sheet, total: pebblesGame.turn(state).over ? sheet.total : -1 })),
  }),
  withFault(
    'hides from seats what lies open',
    'views keep secrets',
    'what lies open differs in the view of seat',
    {
      view(state, viewer) {
        const view = pebblesGame.view(state, viewer)
        return viewer === 'table'
          ? view
          : { ...view, rows: view.rows.map((row, seat) => (seat === viewer ? row : [])) }
      },
    },
  ),
  withFault('moves as the hands of others allow', 'views keep secrets', 'tell what it may not know', {
    moves(state, seat) {
      const moves = pebblesGame.moves(state, seat)
      return state.hands.some((hand, other) => other !== seat && hand.includes(12))
        ? moves.slice(0, 1)
        : moves
    },
  }),
  withFault('leaves onlookers without an idea', 'views keep secrets', 'an imagined table is a dead end', {
    imagine: (view, chance) =>
      view.hands.flat().every((pebble) => pebble === 0)
        ? pebblesGame.copy(view)
        : pebblesGame.imagine(view, chance),
    moves: (state, seat) => (state.hands[seat]?.includes(0) ? [] : pebblesGame.moves(state, seat)),
  }),
]
