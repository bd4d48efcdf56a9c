import type { Move, State } from '@engawa/games/daruma/rules'
import type { FnContext, Game } from 'boardgame.io'
import { gameOf, INVALID_MOVE, type PeerTable, partOfPeer } from '../boardgame.ts'
import { course } from '../daruma/course.ts'
import { reportFrom } from './processes.ts'

const { Server } = partOfPeer<typeof import('boardgame.io/server')>('server')

type Moving = FnContext<PeerTable<State>> & { readonly playerID: string }

const plain = gameOf(course, { seats: 4, seed: 'server', options: {} }, true)
const play = plain.moves?.play as (context: Moving, move: Move) => void

/*
 * boardgame.io's server as it comes, tables in memory, without undo, which is faster. It does what a server of
 * these rules must: it refuses what they forbid, and shows nobody another's objective or the dice to come.
 */
const game: Game = {
  ...plain,
  moves: {
    play: (context: Moving, move: Move) => {
      if (course.game.check(context.G.state, Number(context.playerID), move) !== undefined)
        return INVALID_MOVE
      return play(context, move)
    },
  },
  playerView: ({ G, playerID }) => ({
    state: course.game.view((G as PeerTable<State>).state, playerID === null ? 'table' : Number(playerID)),
  }),
}

const server = Server({ games: [game], origins: [/./] })
const { appServer } = await server.run({ port: 0, callback: () => {} })
const address = appServer.address()
reportFrom(typeof address === 'object' && address !== null ? address.port : 0)
