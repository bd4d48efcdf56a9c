import { bestMove, type Chooser, leadOf, playMatch, Search } from '@engawa/bots'
import { at, Chance, type GamePlay, type SearchKnowledge } from '@engawa/kernel'
import type { State as PeerState } from 'boardgame.io'
import { gameOf, type PeerTable, partOfPeer } from '../boardgame.ts'
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
/** So many positions, and iterations from each of them. */
const compared = 8
const [ours, theirs] = [60, 2]

/** Decisions from all over a game that Neighbours play: the same for both searches. */
function momentsOf<State>(play: GamePlay, options: unknown): Moment<State>[] {
  const { game, adviser } = play
  const moments: Moment<State>[] = []
  const watch: Chooser = (view, seat, chance) => {
    const moves = game.moves(view, seat)
    if (moves.length > 2 && adviser.search?.concerns?.(view, seat) !== false)
      moments.push({ state: game.imagine(view, Chance.seeded(seed)) as State, seat })
    return bestMove(adviser, view, seat, moves, chance)
  }
  playMatch(play, { people, options, seed, minds: [watch] })
  return Array.from({ length: compared }, (_, index) =>
    at(moments, Math.floor(((index + 0.5) * moments.length) / compared)),
  )
}

/** How far a trial of boardgame.io's bot goes. */
const depth = 50

/** The game's search robbed of all advice: every move races, and a trial is as many random moves as the other bot's. */
function blind(play: GamePlay): GamePlay {
  const { game, adviser } = play
  const { search } = adviser
  if (search === undefined) throw new Error(`${game.id} gives the search nothing to go by`)
  let left = 0
  const knowledge: SearchKnowledge = {
    ...search,
    width: Number.POSITIVE_INFINITY,
    tree: false,
    sameTurn: () => left-- > 0,
    playout() {
      left = depth
      return { choose: (state, seat, chance) => chance.pick(game.moves(state, seat)) }
    },
    value: {
      names: ['lead'],
      features: (state, seat) => [leadOf(game, state, seat)],
      weights: { 2: { lead: 1 } },
    },
  }
  return { ...play, adviser: { advise: (_view, _seat, moves) => moves.map(() => 0), search: knowledge } }
}

/** Iterations of our search with and without advice, and of boardgame.io's own bot with its usual depth, from the same positions. */
export function searchesOf<State, Move, Options>(
  course: Course<State, Move, Options>,
  play: GamePlay,
  options: Options,
): { search(): number; blindSearch(): number; peer(): number } {
  const { game } = play
  const moments = momentsOf<State>(play, options)
  const chance = Chance.seeded('search')
  const whim = Chance.seeded('whim')
  // It knows of one seat to move at a time, and would stop where another one is asked.
  const active = (state: State): number => {
    const turn = game.turn(state)
    return turn.over ? 0 : at(turn.seats, 0)
  }
  const table = gameOf({ ...course, active }, { seats: people, seed, options }, true)
  const bot = new MCTSBot({
    game: table,
    iterations: theirs,
    seed,
    enumerate: (held: PeerTable<State>, _context: unknown, player: string) =>
      course.moves(held.state, Number(player), whim).map((move) => ({ move: 'play', args: [move] })),
  })
  const begun = InitializeGame({ game: table, numPlayers: people })
  const held = moments.map(
    ({ state, seat }): PeerState => ({
      ...begun,
      G: { state: structuredClone(state), chance: Chance.seeded(seed).save() },
      ctx: { ...begun.ctx, currentPlayer: String(seat), playOrderPos: seat },
    }),
  )
  const views = moments.map(({ state, seat }) => ({ view: game.view(state, seat), seat }))
  const trialsBy = (one: GamePlay) => () =>
    views.reduce((trials, { view, seat }) => {
      const search = new Search(one, view, seat, chance, { trials: ours, everywhere: true })
      while (!search.done) search.step()
      return trials + search.trials
    }, 0)
  return {
    search: trialsBy(play),
    blindSearch: trialsBy(blind(play)),
    peer() {
      // It thinks at once; what it promises is only the answer.
      for (const state of held) void bot.play(state, state.ctx.currentPlayer)
      return held.length * theirs
    },
  }
}
