import { at, type Chance, type Game, type GameEvent, type Refusal, scoreSheet } from '@engawa/kernel'

/** Every seat holds words that nobody else may ever read, each with its seat's mark in front: easy to search for. */
interface SecretsState {
  readonly hands: string[][]
  active: number
  left: number
}

type SecretsMove = { kind: 'keep'; word: string }
type SecretsEvent = GameEvent & ({ kind: 'kept' } | { kind: 'drew'; word: string })

const hidden = ''
const rounds = 60
const nearlyForEver = 100_000

/** What must not be found anywhere but with the seat itself. */
export const secretOf = (seat: number): string => `secret-of-${seat}-`

const draw = (seat: number, chance: Chance): string => `${secretOf(seat)}${chance.int(1_000_000)}`

const refuse = (code: string): Refusal => ({ code, rule: 'SEC-1' })

export const secretsGame: Game<SecretsState, SecretsMove, { long: boolean }, SecretsEvent> = {
  id: 'secrets',
  rules: 1,
  seats: [2, 3],
  options: { long: { kind: 'flag', default: false } },
  automas: () => [],
  setup(seats, { long }, chance, tell) {
    const hands = Array.from({ length: seats }, (_, seat) => [draw(seat, chance), draw(seat, chance)])
    hands.forEach(([word = ''], seat) => {
      tell?.({ kind: 'drew', seat, word, only: [seat] })
    })
    tell?.({ kind: 'kept', seat: 0 })
    return { hands, active: 0, left: long ? nearlyForEver : rounds }
  },
  turn: (state) =>
    state.left === 0
      ? { over: true, winners: [0] }
      : { over: false, seats: [state.active], decision: 'keep a word' },
  moves: (state, seat) => at(state.hands, seat).map((word) => ({ kind: 'keep', word })),
  check(state, seat, move) {
    const { kind, word } = (move ?? {}) as Partial<SecretsMove>
    if (kind !== 'keep') return refuse('unknown-move')
    return state.active === seat && at(state.hands, seat).includes(word ?? hidden)
      ? undefined
      : refuse('not-yours')
  },
  play(state, seat, { word }, chance, tell) {
    const drawn = draw(seat, chance)
    at(state.hands, seat).splice(0, 2, word, drawn)
    tell?.({ kind: 'kept', seat })
    tell?.({ kind: 'drew', seat, word: drawn, only: [seat] })
    state.active = (seat + 1) % state.hands.length
    state.left--
  },
  view: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.map(() => hidden))),
  }),
  imagine: (view) => view,
  score: (state) => state.hands.map((_, seat) => scoreSheet(seat, [{ name: 'left', points: state.left }])),
  copy: (state) => ({ ...state, hands: state.hands.map((hand) => hand.slice()) }),
  census: () => [],
}
