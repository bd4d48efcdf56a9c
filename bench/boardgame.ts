import { createRequire } from 'node:module'
import { at, Chance, type ChanceState } from '@engawa/kernel'
import type { FnContext, Game } from 'boardgame.io'
import { type Course, slowMatches, whimOf } from './course.ts'
import type { Finish, Match } from './match.ts'

const require = createRequire(import.meta.url)

/** A part of boardgame.io: its parts are folders, which Node finds by `require` alone. */
export function partOfPeer<Part>(name: string): Part {
  return require(`boardgame.io/${name}`) as Part
}

export const { ActivePlayers, INVALID_MOVE } = partOfPeer<typeof import('boardgame.io/core')>('core')
const { CreateGameReducer, InitializeGame } = partOfPeer<typeof import('boardgame.io/internal')>('internal')

/** The table as boardgame.io holds it; the generator is data in it, as with its own plugin. */
export interface PeerTable<State> {
  readonly state: State
  chance: ChanceState
}

type Moving<State> = FnContext<PeerTable<State>> & { readonly playerID: string }

/** The same rules on the draft that boardgame.io hands to a move. */
function actOf<State, Move, Options>({ game, active }: Course<State, Move, Options>) {
  return ({ G, playerID, events }: Moving<State>, move: Move): void => {
    const seat = Number(playerID)
    const chance = Chance.restore({ words: [...G.chance.words], uses: G.chance.uses })
    game.play(G.state, seat, move, chance)
    G.chance = chance.save()
    if (active !== undefined && !game.turn(G.state).over && active(G.state) !== seat) events.endTurn()
  }
}

/** A game for boardgame.io. Without undo it is faster; with it, it does what our table does. */
export function gameOf<State, Move, Options>(
  course: Course<State, Move, Options>,
  match: Match<Options>,
  disableUndo: boolean,
): Game<PeerTable<State>> {
  const { game, active } = course
  const seatOf = ({ G }: { readonly G: PeerTable<State> }): number => active?.(G.state) ?? 0
  return {
    name: game.id,
    disableUndo,
    setup: () => {
      const chance = Chance.seeded(match.seed)
      const state = game.setup(match.seats, match.options, chance)
      return { state, chance: chance.save() }
    },
    moves: { play: actOf(course) },
    turn:
      active === undefined
        ? { activePlayers: ActivePlayers.ALL }
        : { order: { first: seatOf, next: seatOf } },
    endIf: ({ G }) => (game.turn(G.state).over ? { over: true } : undefined),
  }
}

/** Random playouts on boardgame.io's reducer, the moves listed by the same function as ours. */
export function boardgamePlayer<State, Move, Options>(course: Course<State, Move, Options>) {
  // Games and reducers are prepared once: making them is not what is measured.
  const prepared = new Map(
    slowMatches(course).map((match) => {
      const game = gameOf(course, match, true)
      return [match, { game, reducer: CreateGameReducer({ game }) }]
    }),
  )
  return (match: Match<Options>): Finish => {
    const found = prepared.get(match)
    if (found === undefined) throw new Error(`${match.seed} was not prepared`)
    const numPlayers = match.seats + course.game.automas(match.seats, match.options).length
    const whim = whimOf(match)
    let held = InitializeGame({ game: found.game, numPlayers })
    for (let moves = 0; ; moves++) {
      const { state } = held.G as PeerTable<State>
      const turn = course.game.turn(state)
      if (turn.over) return { moves, sum: course.sumOf(state) }
      const seat = at(turn.seats, 0)
      const move = whim.pick(course.moves(state, seat, whim))
      held = found.reducer(held, {
        type: 'MAKE_MOVE',
        payload: { type: 'play', args: [move], playerID: String(seat) },
      })
    }
  }
}
