import { at, type Game, type GameEvent, highest, malformed, type Refusal, scoreSheet } from '@engawa/kernel'

/** A toy whose turns have as many steps as the seat likes: climb one rung, leap by a die, rest and pass on. */
export interface LadderState {
  readonly heights: number[]
  active: number
}

export type LadderMove = { kind: 'climb' } | { kind: 'leap' } | { kind: 'rest' }
export type LadderEvent = GameEvent & {
  kind: 'began' | 'warned' | 'climbed' | 'leapt' | 'rested'
  by?: number
}
export interface LadderOptions {
  cat: boolean
}

const top = 12
const refuse = (code: string): Refusal => ({ code, rule: 'LAD-1' })

export const ladderGame: Game<LadderState, LadderMove, LadderOptions, LadderEvent> = {
  id: 'ladder',
  rules: 3,
  seats: [1, 2],
  options: { cat: { kind: 'flag', default: false } },
  automas: (people, { cat }) => (cat ? [people] : []),
  setup(people, options, _chance, tell) {
    tell?.({ kind: 'began', seat: 0 })
    tell?.({ kind: 'warned', seat: 1, only: [1] })
    const seats = people + ladderGame.automas(people, options).length
    return { heights: Array.from({ length: seats }, () => 0), active: 0 }
  },
  turn(state) {
    if (state.heights.every((height) => height < top))
      return { over: false, seats: [state.active], decision: 'climb' }
    const seats = state.heights.map((_, seat) => seat)
    return { over: true, winners: highest(seats, (seat) => at(state.heights, seat)) }
  },
  moves: () => [{ kind: 'climb' }, { kind: 'leap' }, { kind: 'rest' }],
  check: (state, seat, move) =>
    malformed({ climb: {}, leap: {}, rest: {} }, move) ??
    (state.active === seat ? undefined : refuse('not-your-turn')),
  play(state, seat, { kind }, chance, tell) {
    const by = kind === 'leap' ? chance.int(3) + 1 : 1
    if (kind === 'rest') {
      state.active = (seat + 1) % state.heights.length
      tell?.({ kind: 'rested', seat })
    } else {
      state.heights[seat] = at(state.heights, seat) + by
      tell?.({ kind: kind === 'leap' ? 'leapt' : 'climbed', seat, by })
    }
  },
  view: (state) => ladderGame.copy(state),
  imagine: (view) => ladderGame.copy(view),
  score: (state) => state.heights.map((points, seat) => scoreSheet(seat, [{ name: 'height', points }])),
  copy: (state) => ({ heights: state.heights.slice(), active: state.active }),
  census: () => [],
}
