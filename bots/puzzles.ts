import { at, Chance, type GamePlay, type MadeMove, type Seat } from '@engawa/kernel'
import { automaMove } from './choose.ts'
import { type Judgement, judge } from './judge.ts'
import { chooseMove, type Mind } from './minds.ts'

/** How far the best of the judged moves is ahead of all others. */
export interface Ahead {
  readonly best: unknown
  readonly next: unknown
  /** Points to the next best, and the standard error of that. */
  readonly points: number
  readonly error: number
}

/** A decision of a game between bots, and what the strong mind says of it. */
export interface Found {
  /** How many moves had been made. */
  readonly at: number
  readonly seat: Seat
  readonly decision: string
  readonly judged: readonly Judgement[]
  readonly ahead: Ahead
}

/** A whole game between bots, as it was played. */
export interface PlayedGame {
  readonly people: number
  readonly options: unknown
  readonly seed: string
  readonly moves: readonly MadeMove[]
  /** Points of the best seat: what is large in this game is measured by it. */
  readonly winning: number
}

export interface PuzzleEffort {
  /** Trials of the first look; what it finds is looked at again with ten times as many. */
  readonly trials: number
  /** How far ahead the best move must be, as a part of the winner's points. */
  readonly margin: number
  /** And in standard errors, at the second look. */
  readonly errors: number
}

/** The first look is a sieve: so many standard errors are enough for a second one. */
const promising = 1.5

/** So many times the thinking that found a puzzle must confirm it. */
export const confirmation = 10

/** The best move and the next best, with the error of what lies between them; nothing where there is but one. */
export function aheadOf(judged: readonly Judgement[]): Ahead | undefined {
  const [best, ...others] = judged
  if (best === undefined || others.length === 0) return undefined
  const next = others.reduce((most, one) => (one.worth > most.worth ? one : most))
  return {
    best: best.move,
    next: next.move,
    points: best.worth - next.worth,
    // Each is measured against the adviser's first move, whose own error is 0.
    error: Math.sqrt(best.error * best.error + next.error * next.error),
  }
}

/** Plays one game between bots of a mind, each seeing only its own view. */
export function playGame(
  { game, adviser }: GamePlay,
  mind: Mind,
  { people, options, seed }: Pick<PlayedGame, 'people' | 'options' | 'seed'>,
): PlayedGame {
  const chance = Chance.seeded(seed)
  const thinking = Chance.seeded(`bots ${seed}`)
  const automas = game.automas(people, options)
  const state = game.setup(people, options, chance)
  const moves: MadeMove[] = []
  for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
    const seat = at(turn.seats, 0)
    const move = automas.includes(seat)
      ? automaMove(game, state, seat)
      : chooseMove({ game, adviser }, mind, game.view(state, seat), seat, thinking)
    game.play(state, seat, move, chance)
    moves.push({ seat, move })
  }
  return { people, options, seed, moves, winning: Math.max(...game.score(state).map(({ total }) => total)) }
}

/** The decisions of a played game where one move is far ahead of all others, also at a second, longer look. */
export function* findPuzzles(play: GamePlay, played: PlayedGame, effort: PuzzleEffort): Generator<Found> {
  const { game } = play
  const chance = Chance.seeded(played.seed)
  const state = game.setup(played.people, played.options, chance)
  const least = effort.margin * played.winning
  for (const [index, { seat, move }] of played.moves.entries()) {
    const turn = game.turn(state)
    const view = game.view(state, seat)
    const look = (trials: number, which: string) =>
      judge(play, view, seat, Chance.seeded(`${which} ${played.seed} ${index}`), { trials })
    const far = (ahead: Ahead | undefined, errors: number) =>
      ahead !== undefined && ahead.points >= least && ahead.points >= errors * ahead.error
    if (!turn.over && isChoice(play, view, seat) && far(aheadOf(look(effort.trials, 'first')), promising)) {
      const judged = look(effort.trials * confirmation, 'second')
      const ahead = aheadOf(judged)
      if (ahead !== undefined && far(ahead, effort.errors))
        yield { at: index, seat, decision: turn.decision, judged, ahead }
    }
    game.play(state, seat, move, chance)
  }
}

/** Is there something to find: more than two moves, in a decision where trials help? */
function isChoice({ game, adviser }: GamePlay, view: unknown, seat: Seat): boolean {
  if (adviser.search === undefined || adviser.search.concerns?.(view, seat) === false) return false
  return game.moves(view, seat).length > 2
}
