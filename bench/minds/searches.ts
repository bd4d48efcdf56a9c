import { bestMove, type Chooser, playMatch, Search } from '@engawa/bots'
import { at, Chance, type GamePlay } from '@engawa/kernel'
import type { State as PeerState } from 'boardgame.io'
import { gameOf, type Held, partOfPeer } from '../boardgame.ts'
import type { Course } from '../course.ts'

const { MCTSBot } = partOfPeer<typeof import('boardgame.io/ai')>('ai')
const { InitializeGame } = partOfPeer<typeof import('boardgame.io/internal')>('internal')

/** A position with something to decide, and whose decision it is. */
interface Moment<State> {
  readonly state: State
  readonly seat: number
}

const seed = 'minds'
const people = 2
/** Iterations of one piece of work. */
const [ours, theirs] = [120, 4]

/** A decision from the middle of a game that Neighbours play: the same for both searches. */
function middleOf<State>(play: GamePlay, options: unknown): Moment<State> {
  const { game, adviser } = play
  const moments: Moment<State>[] = []
  const watch: Chooser = (view, seat, chance) => {
    const moves = game.moves(view, seat)
    if (moves.length > 2 && adviser.search?.concerns?.(view, seat) !== false)
      moments.push({ state: game.imagine(view, Chance.seeded(seed)) as State, seat })
    return bestMove(adviser, view, seat, moves, chance)
  }
  playMatch(play, { people, options, seed, minds: [watch] })
  return at(moments, Math.floor(moments.length / 2))
}

/** Iterations of our search, and of boardgame.io's own bot with its usual depth of 50 moves, from one position. */
export function searchesOf<State, Move, Options>(
  course: Course<State, Move, Options>,
  play: GamePlay,
  options: Options,
): { search(): number; peer(): number } {
  const { state, seat } = middleOf<State>(play, options)
  const { game } = course
  const chance = Chance.seeded('search')
  const whim = Chance.seeded('whim')
  const table = gameOf(course, { seats: people, seed, options }, true)
  const bot = new MCTSBot({
    game: table,
    iterations: theirs,
    seed,
    enumerate: (held: Held<State>, _context: unknown, player: string) =>
      course.moves(held.state, Number(player), whim).map((move) => ({ move: 'play', args: [move] })),
  })
  const begun = InitializeGame({ game: table, numPlayers: people })
  const held: PeerState = {
    ...begun,
    G: { state: structuredClone(state), chance: Chance.seeded(seed).save() },
    ctx: { ...begun.ctx, currentPlayer: String(seat), playOrderPos: seat },
  }
  const view = game.view(state, seat)
  return {
    search() {
      const search = new Search(play, view, seat, chance, { trials: ours, everywhere: true })
      while (!search.done) search.step()
      return search.trials
    },
    peer() {
      // It thinks at once; what it promises is only the answer.
      void bot.play(held, String(seat))
      return theirs
    },
  }
}
