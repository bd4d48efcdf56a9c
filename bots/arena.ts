import { at, Chance, type GamePlay, type Seat } from '@engawa/kernel'
import { automaMove } from './choose.ts'
import { chooseMove, type Mind } from './minds.ts'
import { mean, standardError } from './statistics.ts'

/** Chooses a move from what the seat sees. */
export type Chooser = (view: unknown, seat: Seat, chance: Chance) => unknown

export interface Match {
  readonly people: number
  readonly options: unknown
  readonly seed: string
  /** One for each seat, repeated where there are fewer; automas need none. */
  readonly minds: readonly (Mind | Chooser)[]
}

export interface MatchResult {
  readonly moves: number
  readonly points: readonly number[]
  readonly winners: readonly Seat[]
}

/** Plays one game between bots, each seeing only its own view. */
export function playMatch(play: GamePlay, match: Match): MatchResult {
  const { game } = play
  const chance = Chance.seeded(match.seed)
  const thinking = Chance.seeded(`bots ${match.seed}`)
  const automas = game.automas(match.people, match.options)
  const state = game.setup(match.people, match.options, chance)
  for (let moves = 0; ; moves++) {
    const turn = game.turn(state)
    if (turn.over)
      return { moves, points: game.score(state).map((sheet) => sheet.total), winners: turn.winners }
    const seat = at(turn.seats, 0)
    const mind = at(match.minds, seat % match.minds.length)
    const move = automas.includes(seat)
      ? automaMove(game, state, seat)
      : typeof mind === 'function'
        ? mind(game.view(state, seat), seat, thinking)
        : chooseMove(play, mind, game.view(state, seat), seat, thinking)
    game.play(state, seat, move, chance)
  }
}

export interface Duel {
  readonly people: number
  readonly options: unknown
  readonly seed: string
  /** The one measured sits on each seat in turn, on the same seed; the other has all the other seats. */
  readonly one: Mind | Chooser
  readonly other: Mind | Chooser
}

/** What came of the games of one seed. */
export interface DuelResult {
  /** The part of the games that the one measured won; a shared win counts in part. */
  readonly share: number
  /** Points ahead of the best rival, on average. */
  readonly lead: number
}

/** Plays one seed once from every seat. */
export function playDuel(play: GamePlay, { people, options, seed, one, other }: Duel): DuelResult {
  let share = 0
  let lead = 0
  for (let place = 0; place < people; place++) {
    const minds = Array.from({ length: people }, (_, seat) => (seat === place ? one : other))
    const { points, winners } = playMatch(play, { people, options, seed, minds })
    if (winners.includes(place)) share += 1 / winners.length
    lead += at(points, place) - Math.max(...points.filter((_, seat) => seat !== place))
  }
  return { share: share / people, lead: lead / people }
}

export interface Estimate {
  readonly mean: number
  /** Half of the interval that holds the true mean in 95 of 100 cases. */
  readonly margin: number
}

export function estimate(values: readonly number[]): Estimate {
  return { mean: mean(values), margin: 1.96 * standardError(values) }
}
