import { at, Chance, type Game, type Seat } from '@engawa/kernel'
import type { Finish, Match } from './match.ts'

/** A game as the benchmarks play it, on our kernel and elsewhere. */
export interface Course<State, Move, Options> {
  readonly game: Game<State, Move, Options>
  readonly matches: readonly Match<Options>[]
  /** With how many of them a slow variant is content. */
  readonly slowCount: number
  /** What a random player draws from: the legal moves, or a sample where there are thousands. */
  moves(state: State, seat: Seat, whim: Chance): Move[]
  /** A checksum of where everything lies. */
  sumOf(state: State): number
  /** Whose turn it is, where turns go round; absent where the rules ask now this seat, now that. */
  active?(state: State): Seat
}

/** What a slow variant plays. */
export const slowMatches = <Options>({
  matches,
  slowCount,
}: Pick<Course<never, never, Options>, 'matches' | 'slowCount'>): readonly Match<Options>[] =>
  matches.slice(0, slowCount)

/** The random player's own generator, apart from the dice of the table. */
export const whimOf = ({ seed }: { readonly seed: string }): Chance => Chance.seeded(`whim ${seed}`)

/** A random playout as bots and simulations do it: by the contract alone. */
export function playOnKernel<State, Move, Options>(
  course: Course<State, Move, Options>,
  match: Match<Options>,
): Finish {
  const { game } = course
  const chance = Chance.seeded(match.seed)
  const whim = whimOf(match)
  const state = game.setup(match.seats, match.options, chance)
  for (let moves = 0; ; moves++) {
    const turn = game.turn(state)
    if (turn.over) return { moves, sum: course.sumOf(state) }
    const seat = at(turn.seats, 0)
    game.play(state, seat, whim.pick(course.moves(state, seat, whim)), chance)
  }
}
