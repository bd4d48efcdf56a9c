import {
  Chance,
  type Game,
  type GamePlay,
  type MadeMove,
  type Seat,
  type TablePosition,
} from '@engawa/kernel'

/** A stretch of moves that one seat made in a row. */
export interface TurnSpan {
  readonly seat: Seat
  /** The position before its first move, and the one after its last. */
  readonly from: number
  readonly to: number
}

/** A played game from its start. */
export function startOf(
  game: Game,
  { people, options, seed }: TablePosition,
): { state: unknown; chance: Chance } {
  const chance = Chance.seeded(seed)
  return { state: game.setup(people, options, chance), chance }
}

/** The game as it stood before the move of this position. */
export function stateAt(game: Game, position: TablePosition, to: number): { state: unknown; chance: Chance } {
  const { state, chance } = startOf(game, position)
  for (const { seat, move } of position.moves.slice(0, to)) game.play(state, seat, move, chance)
  return { state, chance }
}

/** The turns of a played game: another seat moves, or the game itself says that a turn is over. */
export function turnsOf({ game, adviser }: GamePlay, position: TablePosition): TurnSpan[] {
  const sameTurn = adviser.search?.sameTurn
  const { state, chance } = startOf(game, position)
  const turns: TurnSpan[] = []
  let begun: { seat: Seat; from: number; state: unknown } | undefined
  position.moves.forEach(({ seat, move }: MadeMove, index) => {
    if (begun !== undefined && (begun.seat !== seat || sameTurn?.(begun.state, state) === false)) {
      turns.push({ seat: begun.seat, from: begun.from, to: index })
      begun = undefined
    }
    begun ??= { seat, from: index, state: game.copy(state) }
    game.play(state, seat, move, chance)
  })
  if (begun !== undefined) turns.push({ seat: begun.seat, from: begun.from, to: position.moves.length })
  return turns
}

/** Whose turn it was at this position, counted from 0. */
export function turnAt(turns: readonly TurnSpan[], position: number): number {
  const found = turns.findIndex(({ to }) => position < to)
  return found < 0 ? turns.length - 1 : found
}
