import { at, Chance, type GamePlay, type Seat } from '@engawa/kernel'
import { automaMove, chooseMove, type Level } from './minds.ts'

export interface Match {
  readonly people: number
  readonly options: unknown
  readonly seed: string
  /** One level for each seat; automas need none. */
  readonly minds: readonly Level[]
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
    const move = automas.includes(seat)
      ? automaMove(game, state, seat)
      : chooseMove(play, at(match.minds, seat % match.minds.length), game.view(state, seat), seat, thinking)
    game.play(state, seat, move, chance)
  }
}
