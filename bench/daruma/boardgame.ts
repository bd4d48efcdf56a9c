import { daruma, type Move, moveShapes, type State } from '@engawa/daruma/rules'
import { Chance, type ChanceState } from '@engawa/kernel'
import type { FnContext, Game } from 'boardgame.io'
import { Client } from 'boardgame.io/client'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import { checksum, type Finish, type Match } from './match.ts'
import { repeated, slowMatches } from './works.ts'

/** The table as boardgame.io holds it; the generator is data in it, as with its own plugin. */
interface Held {
  readonly state: State
  chance: ChanceState
}

/** The same rules on the draft that boardgame.io hands to a move. */
function act({ G, events }: FnContext<Held>, move: Move): void {
  const chance = Chance.restore({ words: [...G.chance.words], uses: G.chance.uses })
  const { seat } = G.state
  daruma.play(G.state, seat, move, chance)
  G.chance = chance.save()
  if (G.state.seat !== seat) events.endTurn()
}

/** Daruma for boardgame.io. Without undo it is faster; with it, it does what our table does. */
function gameOf(match: Match, disableUndo: boolean): Game<Held> {
  return {
    name: 'daruma',
    disableUndo,
    setup: () => {
      const chance = Chance.seeded(match.seed)
      const state = daruma.setup(match.seats, {}, chance)
      return { state, chance: chance.save() }
    },
    moves: Object.fromEntries(Object.keys(moveShapes).map((kind) => [kind, act])),
    turn: {
      order: {
        first: ({ G }) => G.state.first,
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      },
    },
    endIf: ({ G }) => (G.state.phase === 'over' ? { over: true } : undefined),
  }
}

/** Games and reducers are prepared once: making them is not what is measured. */
const prepared = new Map(
  slowMatches.map((match) => {
    const game = gameOf(match, true)
    return [match, { game, reducer: CreateGameReducer({ game }) }]
  }),
)

/** A random playout on boardgame.io's reducer, the moves listed by the same function as ours. */
export function playOnBoardgame(match: Match): Finish {
  const found = prepared.get(match)
  if (found === undefined) throw new Error(`${match.seed} was not prepared`)
  const whim = Chance.seeded(`whim ${match.seed}`)
  let held = InitializeGame({ game: found.game, numPlayers: match.seats })
  for (let moves = 0; ; moves++) {
    const { state } = held.G as Held
    if (held.ctx.gameover !== undefined)
      return { moves, sum: checksum(state.counter, state.display, state.owned) }
    const move = whim.pick(daruma.moves(state, state.seat))
    held = found.reducer(held, {
      type: 'MAKE_MOVE',
      payload: { type: move.kind, args: [move], playerID: held.ctx.currentPlayer },
    })
  }
}

export const boardgameMoves = (): number => repeated(1, slowMatches, playOnBoardgame)

/** A finished game in boardgame.io's client, with all that it keeps of it. */
export function finishedClient(match: Match): { readonly held: unknown; readonly finish: Finish } {
  const client = Client({ game: gameOf(match, false), numPlayers: match.seats, debug: false })
  client.start()
  const whim = Chance.seeded(`whim ${match.seed}`)
  for (let moves = 0; ; moves++) {
    const now = client.getState()
    if (now === null) throw new Error('a local client always has a state')
    const { state } = now.G
    if (now.ctx.gameover !== undefined)
      return { held: client, finish: { moves, sum: checksum(state.counter, state.display, state.owned) } }
    const move = whim.pick(daruma.moves(state, state.seat))
    client.moves[move.kind]?.(move)
  }
}
