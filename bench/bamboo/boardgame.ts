import { bamboo, type Move, type State } from '@engawa/bamboo/rules'
import { at, Chance, type ChanceState } from '@engawa/kernel'
import type { FnContext, Game } from 'boardgame.io'
import { ActivePlayers } from 'boardgame.io/core'
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal'
import type { Finish, Match } from '../daruma/match.ts'
import { repeated } from '../daruma/works.ts'
import { checksum, matches, optionsOf } from './kernel.ts'

/** The table as boardgame.io holds it; the generator is data in it, as with its own plugin. */
interface Held {
  readonly state: State
  chance: ChanceState
}

/** The same rules on the draft that boardgame.io hands to a move. */
function act({ G, playerID }: FnContext<Held> & { playerID: string }, move: Move): void {
  const chance = Chance.restore({ words: [...G.chance.words], uses: G.chance.uses })
  bamboo.play(G.state, Number(playerID), move, chance)
  G.chance = chance.save()
}

const kinds: readonly Move['kind'][] = [
  'draft',
  'gift',
  'visit',
  'pass',
  'offer',
  'place',
  'activate',
  'forgo',
  'stow',
  'spirit',
  'rest',
  'take',
  'score',
  'earn',
  'buy',
  'furnish',
  'cook',
  'renew',
  'feed',
  'wake',
  'done',
]

/** Bamboo for boardgame.io, without undo, which is faster. The rules themselves say whose turn it is. */
function gameOf(match: Match): Game<Held> {
  return {
    name: 'bamboo',
    disableUndo: true,
    setup: () => {
      const chance = Chance.seeded(match.seed)
      const state = bamboo.setup(match.seats, optionsOf(match), chance)
      return { state, chance: chance.save() }
    },
    moves: Object.fromEntries(kinds.map((kind) => [kind, act])),
    turn: { activePlayers: ActivePlayers.ALL },
    endIf: ({ G }) => (G.state.season === 'over' ? { over: true } : undefined),
  }
}

/** What the slow variant plays in one round. */
export const slowMatches = matches.slice(0, 3)

/** Games and reducers are prepared once: making them is not what is measured. */
const prepared = new Map(
  slowMatches.map((match) => {
    const game = gameOf(match)
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
    const turn = bamboo.turn(state)
    if (turn.over || held.ctx.gameover !== undefined) return { moves, sum: checksum(state) }
    const seat = at(turn.seats, 0)
    const move = whim.pick(bamboo.moves(state, seat))
    held = found.reducer(held, {
      type: 'MAKE_MOVE',
      payload: { type: move.kind, args: [move], playerID: String(seat) },
    })
  }
}

export const boardgameMoves = (): number => repeated(1, slowMatches, playOnBoardgame)
