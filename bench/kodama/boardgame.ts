import { Chance, type ChanceState } from '@engawa/kernel'
import { activeSeat, kodama, type Move, type State, sampleMoves } from '@engawa/kodama/rules'
import type { FnContext, Game } from 'boardgame.io'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { checksum, type Finish, type Match, matches } from './playouts.ts'

/** The table as boardgame.io holds it; the generator is data in it, as with its own plugin. */
interface Held {
  readonly state: State
  chance: ChanceState
}

/** The same rules on the draft that boardgame.io hands to a move. */
function act({ G, events }: FnContext<Held>, move: Move): void {
  const chance = Chance.restore({ words: [...G.chance.words], uses: G.chance.uses })
  const seat = activeSeat(G.state)
  kodama.play(G.state, seat, move, chance)
  G.chance = chance.save()
  if (G.state.phase !== 'over' && activeSeat(G.state) !== seat) events.endTurn()
}

/** Kodama for boardgame.io, without its undo, which would slow it down. */
function gameOf(match: Match): Game<Held> {
  return {
    name: 'kodama',
    disableUndo: true,
    setup: () => {
      const chance = Chance.seeded(match.seed)
      const state = kodama.setup(match.seats, {}, chance)
      return { state, chance: chance.save() }
    },
    moves: Object.fromEntries(['grow', 'slide', 'renew', 'play'].map((kind) => [kind, act])),
    turn: { order: { first: ({ G }) => G.state.first, next: ({ G }) => activeSeat(G.state) } },
    endIf: ({ G }) => (G.state.phase === 'over' ? { over: true } : undefined),
  }
}

/** Games and reducers are prepared once: making them is not what is measured. */
const prepared = new Map(
  matches.map((match) => {
    const game = gameOf(match)
    return [match, { game, reducer: CreateGameReducer({ game }) }]
  }),
)

/** The same random playout on boardgame.io's reducer, the moves drawn by the same function as ours. */
export function playOnBoardgame(match: Match): Finish {
  const found = prepared.get(match)
  if (found === undefined) throw new Error(`${match.seed} was not prepared`)
  const whim = Chance.seeded(`whim ${match.seed}`)
  let held = InitializeGame({ game: found.game, numPlayers: match.seats })
  for (let moves = 0; ; moves++) {
    const { state } = held.G as Held
    if (held.ctx.gameover !== undefined) return { moves, sum: checksum(state) }
    const move = whim.pick(sampleMoves(state, activeSeat(state), whim, 1))
    held = found.reducer(held, {
      type: 'MAKE_MOVE',
      payload: { type: move.kind, args: [move], playerID: held.ctx.currentPlayer },
    })
  }
}

export function boardgameMoves(): number {
  let moves = 0
  for (const match of matches.slice(0, 4)) moves += playOnBoardgame(match).moves
  return moves
}
