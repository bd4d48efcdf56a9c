import { type Adviser, at, type Chance, type Game, type Policy, type Seat } from '@engawa/kernel'

/** A move and how good it looks. */
export interface Rated {
  readonly move: unknown
  readonly worth: number
}

/** The moves in the order the adviser likes them; chance decides between equals, not the order of the list. */
export function rankMoves(
  adviser: Adviser,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): Rated[] {
  const listed = candidates(adviser, view, seat, moves)
  const worth = adviser.advise(view, seat, listed, chance)
  const rated = listed.map((move, index) => ({ move, worth: at(worth, index) }))
  return chance.shuffle(rated).sort((a, b) => b.worth - a.worth)
}

function candidates(
  adviser: Adviser,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
): readonly unknown[] {
  return adviser.shortlist?.(view, seat, moves) ?? moves
}

/** The move that looks best. */
export function bestMove(
  adviser: Adviser,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): unknown {
  const listed = candidates(adviser, view, seat, moves)
  const worth = adviser.advise(view, seat, listed, chance)
  const best = Math.max(...worth)
  // Chance decides between equals: the order of the list would favour the first seats.
  const equals = listed.filter((_, index) => worth[index] === best)
  return equals.length === 1 ? equals[0] : chance.pick(equals)
}

/** Follows the adviser; a single legal move needs no advice. */
export function greedyPolicy(game: Game, adviser: Adviser): Policy {
  return {
    choose(state, seat, chance) {
      const moves = game.moves(state, seat)
      return moves.length === 1 ? moves[0] : bestMove(adviser, state, seat, moves, chance)
    },
  }
}

/** What an automa does: the rules leave it exactly one move. */
export function automaMove(game: Game, state: unknown, seat: Seat): unknown {
  return at(game.moves(state, seat), 0)
}
