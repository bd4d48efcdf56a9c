import { type Finish, type Match, matches } from './match.ts'

/** Plays these games so often that a round takes long enough to be timed; counts the moves. */
export function repeated(times: number, games: readonly Match[], play: (match: Match) => Finish): number {
  let moves = 0
  for (let time = 0; time < times; time++) for (const match of games) moves += play(match).moves
  return moves
}

/** How often the fast variants play all games in one round. */
export const fastTimes = 60

/** The games that the slow variant plays in one round. */
export const slowMatches = matches.slice(0, 8)
