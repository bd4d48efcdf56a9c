import { Chance } from '../chance.ts'
import type { Game, GameEvent, Seat } from '../contract.ts'
import { sameData } from '../shape.ts'
import type { Inspector } from './inspectors.ts'

/** One random game, fully described. */
export interface WalkSpec<Options> {
  readonly seats: number
  readonly options: Options
  /** Seeds the table's chance and the choice of moves. */
  readonly seed: string
  /** Stops after this many moves, so that a failure can be shrunk to its first step. */
  readonly cut: number
}

export interface WalkLimits {
  /** A game that is not over after so many moves does not end. */
  readonly longest: number
  /** Look at every step (1), or on average at every so many, where looking is costly. */
  readonly sampleEvery: number
}

/** What an inspector sees of one step, before and after the move is played. */
export interface Walked<State, Move, Options, Event extends GameEvent> {
  readonly game: Game<State, Move, Options, Event>
  readonly state: State
  readonly seats: readonly Seat[]
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly move: Move
  readonly chance: Chance
  /** For inspectors that make random choices of their own. */
  readonly whim: Chance
}

/** A broken promise of a game: which one, where, and what was seen. */
export class ConformanceError extends Error {
  readonly promise: string

  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`)
    this.promise = promise
  }
}

export interface WalkResult {
  readonly moves: number
  readonly over: boolean
}

/** Plays a random game and lets every inspector look at it. */
export function walk<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  spec: WalkSpec<Options>,
  inspectors: readonly Inspector[],
  limits: WalkLimits,
): WalkResult {
  const chance = Chance.seeded(`table ${spec.seed}`)
  const whim = Chance.seeded(`whim ${spec.seed}`)
  const state = game.setup(spec.seats, spec.options, chance)
  setUpAgain(game, spec, state, chance)
  const total = spec.seats + game.automas(spec.seats, spec.options).length
  const looks = inspectors.map((inspector) => inspector.begin(game, state, total))
  for (let played = 0; ; played++) {
    const turn = game.turn(state)
    if (turn.over) {
      for (const look of looks) look.end?.(state)
      return { moves: played, over: true }
    }
    if (played >= limits.longest) throw new ConformanceError('ends', `not over after ${played} moves`)
    if (played >= spec.cut) return { moves: played, over: false }
    const seat = whim.pick(turn.seats)
    const moves = game.moves(state, seat)
    if (moves.length === 0)
      throw new ConformanceError(
        'no dead end',
        `seat ${seat} has no move at ${turn.decision} (move ${played})`,
      )
    const move = whim.pick(moves)
    const step = { game, state, seats: turn.seats, seat, moves, move, chance, whim }
    const closely = limits.sampleEvery <= 1 || whim.int(limits.sampleEvery) === 0
    const looking = looks.filter((look) => closely || look.cheap)
    const after = looking.map((look) => look.step?.(step))
    const events: Event[] = []
    game.play(state, seat, move, chance, (event) => events.push(event))
    for (const finish of after) finish?.(state, events)
  }
}

/** The same seed gives the same start, whether or not anybody listens. */
function setUpAgain<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  spec: WalkSpec<Options>,
  state: State,
  chance: Chance,
): void {
  const again = Chance.seeded(`table ${spec.seed}`)
  const twin = game.setup(spec.seats, spec.options, again, () => {})
  if (!sameData(twin, state) || !sameData(again.save(), chance.save()))
    throw new ConformanceError('set-up is repeatable', 'two set-ups from one seed differ')
}
