import { Chance, type Game, type GameEvent, type ScoreSheet, type Seat } from '@engawa/kernel'

export interface MovePreview<State, Move> {
  readonly view: State
  readonly before: readonly ScoreSheet[]
  readonly after: readonly ScoreSheet[]
  /** The step draws or rolls: what comes out is unknown, and it cannot be undone. */
  readonly final: boolean
  /** What would be legal then for the same seat; looked for when it is asked for. */
  moves(): readonly Move[]
}

/**
 * What a move would bring, as far as the seat can know: it is played on a state that the view could be.
 * Where it uses chance the scores are those of one imagined outcome, so only `final` is to be trusted.
 */
export function previewMove<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  view: State,
  seat: Seat,
  move: Move,
): MovePreview<State, Move> {
  const chance = Chance.seeded('preview')
  const state = game.imagine(view, chance)
  const uses = chance.uses
  game.play(state, seat, move, chance)
  const after = game.view(state, seat)
  return {
    view: after,
    before: game.score(view),
    after: game.score(after),
    final: chance.uses !== uses,
    moves: () => game.moves(after, seat),
  }
}
