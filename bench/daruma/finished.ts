import { daruma, type Options } from '@engawa/games/daruma/rules'
import { Table } from '@engawa/table'
import { gameOf, partOfPeer } from '../boardgame.ts'
import { whimOf } from '../course.ts'
import type { Finish, Match } from '../match.ts'
import { course, sumOf } from './course.ts'

const { Client } = partOfPeer<typeof import('boardgame.io/client')>('client')

/** A finished game, with all that its holder keeps of it. */
interface Finished {
  readonly held: unknown
  readonly finish: Finish
}

/** At a table of ours, with its history. */
export function finishedTable(match: Match<Options>): Finished {
  const table = new Table(daruma, { people: match.seats, options: match.options, seed: match.seed })
  const whim = whimOf(match)
  for (let turn = table.turn; !turn.over; turn = table.turn) {
    const seat = turn.seats[0] ?? 0
    const played = table.play(seat, whim.pick(table.moves(seat)))
    if (!played.ok) throw new Error(`refused: ${played.refusal.code}`)
  }
  return { held: table, finish: { moves: table.position, sum: sumOf(table.view('table')) } }
}

/** In boardgame.io's client, which can undo as our table can. */
export function finishedClient(match: Match<Options>): Finished {
  const client = Client({ game: gameOf(course, match, false), numPlayers: match.seats, debug: false })
  client.start()
  const whim = whimOf(match)
  for (let moves = 0; ; moves++) {
    const now = client.getState()
    if (now === null) throw new Error('a local client always has a state')
    const { state } = now.G
    if (now.ctx.gameover !== undefined) return { held: client, finish: { moves, sum: sumOf(state) } }
    client.moves.play?.(whim.pick(daruma.moves(state, state.seat)))
  }
}
