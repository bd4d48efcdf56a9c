import { at, type Chance, type GamePlay, type Policy } from '@engawa/kernel'
import { greedyPolicy } from '../choose.ts'
import { longestTrial } from '../search.ts'

/** Plays on to the end of the game, or of the turn that `from` stands in, and leaves the state there. */
export function playOut(play: GamePlay, state: unknown, chance: Chance, from?: unknown): void {
  const { game, adviser } = play
  const players: Policy = adviser.search?.playout?.(chance) ?? greedyPolicy(game, adviser)
  const sameTurn = from === undefined ? undefined : adviser.search?.sameTurn
  for (let moves = 0; moves < longestTrial; moves++) {
    const turn = game.turn(state)
    if (turn.over || sameTurn?.(from, state) === false) return
    const seat = at(turn.seats, 0)
    game.play(state, seat, players.choose(state, seat, chance), chance)
  }
}
