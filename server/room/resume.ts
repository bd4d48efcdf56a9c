import type { Chance, ChanceState, Game } from '@engawa/kernel'

/** A game in the middle, as a server stores it: the full state and the generator's. */
export interface GameSnapshot {
  readonly state: unknown
  readonly chance: ChanceState
}

export class SnapshotError extends Error {}

/**
 * The same game, begun where the snapshot was taken: a table built on it needs none of the earlier moves.
 * The generator is drawn forward to where it stood; one draw of 31 bits is one step of it.
 */
export function resumedGame(game: Game, snapshot: GameSnapshot): Game {
  const resumed: Game = Object.create(game)
  const setup: Game['setup'] = (_seats, _options, chance) => {
    drawForward(chance, snapshot.chance)
    return game.copy(snapshot.state)
  }
  return Object.assign(resumed, { setup })
}

function drawForward(chance: Chance, to: ChanceState): void {
  const counter = to.words[3]
  let steps = (counter - chance.save().words[3]) >>> 0
  while (steps-- > 0) chance.int(0x80000000)
  const reached = chance.save().words
  if (to.words.some((word, index) => word !== reached[index]))
    throw new SnapshotError('this snapshot does not follow from the seed of its table')
}
