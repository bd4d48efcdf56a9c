import { type Adviser, at, type Chance, type Game, type GamePlay, type Seat } from '@engawa/kernel'

/** How well a bot plays, weakest first. */
export const levels = ['random', 'easy', 'greedy'] as const
export type Level = (typeof levels)[number]
/** Who sits down where nobody asked for another. */
export const usualLevel: Level = 'greedy'

export function isLevel(name: string): name is Level {
  return (levels as readonly string[]).includes(name)
}

/**
 * The move a bot of this level makes. It sees only the seat's own view,
 * and `chance` must not be the table's.
 */
export function chooseMove(
  { game, adviser }: GamePlay,
  level: Level,
  view: unknown,
  seat: Seat,
  chance: Chance,
): unknown {
  const moves = game.moves(view, seat)
  if (moves.length === 0) throw new Error(`seat ${seat} has no move to choose from`)
  if (moves.length === 1) return moves[0]
  switch (level) {
    case 'random':
      return chance.pick(moves)
    case 'easy':
      // Every third decision is a whim: friendly, and never quite foolish.
      return chance.int(3) === 0 ? chance.pick(moves) : bestMove(adviser, view, seat, moves, chance)
    case 'greedy':
      return bestMove(adviser, view, seat, moves, chance)
  }
}

/** What an automa does: the rules leave it exactly one move. */
export function automaMove(game: Game, state: unknown, seat: Seat): unknown {
  return at(game.moves(state, seat), 0)
}

/** The moves in the order the adviser likes them, for hints. */
export function rankMoves(
  adviser: Adviser,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): unknown[] {
  const listed = candidates(adviser, view, seat, moves)
  const worth = adviser.advise(view, seat, listed, chance)
  return listed
    .map((move, index) => ({ move, worth: worth[index] ?? 0 }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move)
}

function candidates(
  adviser: Adviser,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
): readonly unknown[] {
  return adviser.shortlist?.(view, seat, moves) ?? moves
}

function bestMove(
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
