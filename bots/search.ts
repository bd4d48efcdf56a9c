import {
  at,
  Chance,
  type ChanceState,
  type GamePlay,
  type Policy,
  type SearchKnowledge,
  type Seat,
} from '@engawa/kernel'
import { greedyPolicy, rankMoves } from './choose.ts'
import { mean, standardError } from './statistics.ts'
import { TurnTree } from './turn-tree.ts'
import { chanceToLead, leadOf, weightedSum, weightsFor, winShare } from './value.ts'

/** One move in the race. */
interface Candidate {
  readonly move: unknown
  /** What each trial brought; the trial of the same index saw the same world for every candidate. */
  readonly results: number[]
  /** What may follow it in the turn, where the game wants that looked at. */
  readonly tree: TurnTree | undefined
  /** Still tried in further worlds. */
  racing: boolean
}

/** What the trials say about a move so far. */
export interface Standing {
  readonly move: unknown
  /** Points ahead of the best rival at the end, or the chance to win, on average over the trials. */
  readonly worth: number
  /** How much better than the adviser's first move, over the worlds both were tried in, and the standard error of that. */
  readonly gain: number
  readonly error: number
  readonly trials: number
}

/** How a search is to be made. */
export interface Effort {
  readonly trials: number
  /** How many moves are compared; as many as the game says where absent. */
  readonly width?: number | undefined
  /** How many moves beside the adviser's first stay in the race to its end; 1 where only the best is asked for. */
  readonly keep?: number
  /** Moves are compared by the chance to win, where the game knows how far its value is off; by points where absent. */
  readonly aim?: 'points' | 'win'
  /** The best move is compared with other ways to make it, where the game knows some. */
  readonly refine?: boolean
  /** Tries moves out even where the game says that trials help little. */
  readonly everywhere?: boolean
  /** Sees how each trial of a move ended. */
  observe?(move: unknown, state: unknown): void
}

/** A trial that is still not over after so many moves is cut off. */
export const longestTrial = 2000

/** The adviser's move is left only for one that is better by so many standard errors: fewer invite the winner's curse. */
const guard = 1

/** Before so many trials of each nothing is believed. */
const fewestTrials = 4

/** A generator of its own, out of another. */
export function fork(chance: Chance): ChanceState {
  const word = () => chance.int(0x80000000)
  return { words: [word(), word(), word(), word()], uses: 0 }
}

/** A world that this view allows, as likely as the game can tell. */
export function imagineFrom({ game, adviser }: GamePlay, view: unknown, chance: Chance): unknown {
  return adviser.search?.imagine?.(view, chance) ?? game.imagine(view, chance)
}

/**
 * Tries the moves that the adviser likes best in imagined worlds, from the seat's own view alone.
 * Sequential halving: after each round the worse half leaves, the adviser's first move stays as the measure.
 * `step` does a little and can be called as often as one likes; `best` answers at any moment.
 */
export class Search {
  readonly #play: GamePlay
  readonly #knowledge: SearchKnowledge
  readonly #view: unknown
  readonly #seat: Seat
  readonly #chance: Chance
  readonly #weights: readonly number[]
  #candidates: readonly Candidate[]
  /** Trials to come for the ways to make the best move. */
  #more = 0
  #trialsPerRound: number
  readonly #keep: number
  readonly #observe: Effort['observe']
  readonly #rivalry: number
  /** Gives the spread of results about the value where the chance to win is what counts. */
  readonly #spread: ((state: unknown) => number) | undefined
  #leftInRound: number
  #trials = 0

  constructor(play: GamePlay, view: unknown, seat: Seat, chance: Chance, effort: Effort) {
    const { adviser, game } = play
    const knowledge = adviser.search
    if (knowledge === undefined) throw new Error(`${game.id} gives the search nothing to go by`)
    this.#play = play
    this.#knowledge = knowledge
    this.#view = view
    this.#seat = seat
    this.#chance = chance
    this.#weights = knowledge.value === undefined ? [] : weightsFor(knowledge.value, game.score(view).length)
    const ranked = rankMoves(adviser, view, seat, game.moves(view, seat), chance)
    if (ranked.length === 0) throw new Error(`seat ${seat} has no move to choose from`)
    const { trials, width = knowledge.width, keep = 1, everywhere = false, aim, observe } = effort
    this.#candidates = this.#raceOf(ranked.slice(0, width).map(({ move }) => move))
    this.#keep = keep
    if (effort.refine === true && knowledge.variants !== undefined) this.#more = Math.floor(trials / 2)
    this.#observe = observe
    this.#rivalry = aim === 'win' ? (knowledge.rivalry ?? 1) : 1
    this.#spread = aim === 'win' ? knowledge.value?.spread?.bind(knowledge.value) : undefined
    this.#trialsPerRound = this.#roundOf(trials)
    this.#leftInRound = this.#trialsPerRound
    const concerned = everywhere || knowledge.concerns?.(view, seat) !== false
    if (ranked.length === 1 || !concerned) this.#end()
  }

  #raceOf(moves: readonly unknown[]): Candidate[] {
    const { game, adviser } = this.#play
    const tree = () => (this.#knowledge.tree === true ? new TurnTree(game, adviser, this.#seat) : undefined)
    return moves.map((move) => ({ move, results: [], tree: tree(), racing: true }))
  }

  /** How many trials each round may make of so many in all. */
  #roundOf(trials: number): number {
    return Math.ceil(trials / Math.max(1, Math.ceil(Math.log2(this.#candidates.length / this.#keep))))
  }

  /** How many trials were played so far. */
  get trials(): number {
    return this.#trials
  }

  get done(): boolean {
    return this.#candidates.every(({ racing }) => !racing)
  }

  /** One world, in which every move still in the race is tried with the same luck. */
  step(): void {
    if (this.done) return
    const world = imagineFrom(this.#play, this.#view, Chance.restore(fork(this.#chance)))
    const luck = fork(this.#chance)
    for (const candidate of this.#candidates) {
      if (!candidate.racing) continue
      candidate.tree?.begin()
      const result = this.#trial(world, candidate, Chance.restore(luck))
      candidate.tree?.end(result)
      candidate.results.push(result)
      this.#trials++
      this.#leftInRound--
    }
    if (this.#leftInRound <= 0) this.#halve()
  }

  #trial(world: unknown, { move: first, tree }: Candidate, chance: Chance): number {
    const { game, adviser } = this.#play
    const { sameTurn, playout, value, steady } = this.#knowledge
    const policy: Policy = playout?.(chance, this.#seat) ?? greedyPolicy(game, adviser)
    const thoughts = steady === true ? Chance.restore(fork(chance)) : undefined
    const state = game.copy(world)
    game.play(state, this.#seat, first, chance)
    for (let moves = 0; moves < longestTrial; moves++) {
      const turn = game.turn(state)
      if (turn.over) break
      if (value !== undefined && sameTurn?.(world, state) === false) {
        this.#observe?.(first, state)
        const lead = weightedSum(this.#weights, value.features(state, this.#seat))
        return this.#spread === undefined ? lead : chanceToLead(lead / this.#spread(state))
      }
      const seat = at(turn.seats, 0)
      const planned = seat === this.#seat ? tree?.choose(state, chance) : undefined
      const thought = thoughts === undefined ? chance : Chance.restore(fork(thoughts))
      game.play(state, seat, planned ?? policy.choose(state, seat, thought), chance)
    }
    this.#observe?.(first, state)
    return this.#spread === undefined
      ? leadOf(game, state, this.#seat, this.#rivalry)
      : winShare(game.turn(state), this.#seat)
  }

  /** The worse half of the adviser's other moves leaves the race; when the last one was compared, it is over. */
  #halve(): void {
    const racing = this.#candidates.slice(1).filter((candidate) => candidate.racing)
    if (racing.length <= this.#keep) {
      if (!this.#refine()) this.#end()
      return
    }
    racing.sort((a, b) => mean(b.results) - mean(a.results))
    for (const loser of racing.slice(Math.max(this.#keep, Math.floor(racing.length / 2))))
      loser.racing = false
    this.#leftInRound = this.#trialsPerRound
  }

  /** The best move runs against the other ways to make it; nothing where there are none, or no trials for them. */
  #refine(): boolean {
    if (this.#more === 0) return false
    const best = this.best()
    const ways = this.#knowledge.variants?.(this.#view, this.#seat, best, this.#chance) ?? []
    const trials = this.#more
    this.#more = 0
    if (ways.length === 0) return false
    this.#candidates = this.#raceOf([best, ...ways])
    this.#trialsPerRound = this.#roundOf(trials)
    this.#leftInRound = this.#trialsPerRound
    return true
  }

  #end(): void {
    for (const candidate of this.#candidates) candidate.racing = false
  }

  /** All that was tried, the adviser's first move first. */
  standings(): Standing[] {
    const measure = at(this.#candidates, 0).results
    return this.#candidates.map(({ move, results }) => {
      const gains = results.map((result, world) => result - at(measure, world))
      return {
        move,
        worth: mean(results),
        gain: mean(gains),
        error: standardError(gains),
        trials: results.length,
      }
    })
  }

  /** The best move so far: the adviser's, until another is better beyond doubt. */
  best(): unknown {
    const [measure, ...others] = this.standings()
    // Who left the race early may have been lucky: only those that were tried longest count.
    const longest = Math.max(fewestTrials, ...others.map(({ trials }) => trials))
    let best = measure
    for (const standing of others) {
      const { gain, error, trials } = standing
      if (trials >= longest && gain - guard * error > 0 && gain > (best?.gain ?? 0)) best = standing
    }
    return best?.move
  }
}
