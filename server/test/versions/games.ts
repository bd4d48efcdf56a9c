import { games } from '@engawa/games'
import type { Adviser, Game } from '@engawa/kernel'
import { pebblesGame } from '../../../kernel/conformance/toys/pebbles.ts'

const entry = games.find(({ id }) => id === 'daruma')
if (entry === undefined) throw new Error('there is no Daruma')

export const daruma = await entry.play()

export const anyMove: Adviser = { advise: (_view, _seat, moves) => moves.map(() => 0) }

/** The next version of a game, in which other pieces are drawn: a table of the old one goes astray under it. */
function changed<State>(game: Game<State>): Game<State> {
  return {
    ...game,
    rules: game.rules + 1,
    setup(seats, options, chance) {
      chance.int(1000)
      return game.setup(seats, options, chance)
    },
  }
}

export const nextPebbles = changed(pebblesGame as Game)
export const nextDaruma = changed(daruma.game)
