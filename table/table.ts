import {
  Chance,
  type Game,
  type GameEvent,
  parseOptions,
  type Refusal,
  type ScoreSheet,
  type Seat,
  sameData,
  type Turn,
  type Viewer,
} from '@engawa/kernel'
import { commitTo } from './fairness.ts'
import type { MoveList, PlayedMove } from './moves.ts'
import { refuse } from './refusals.ts'
import { type Position, playOn, positionAt, startOf } from './replay.ts'
import { type SeatPlan, SetupError, seatsOf } from './seats.ts'
import {
  type Barrier,
  movesBefore,
  type Resumption,
  SnapshotError,
  type TableSnapshot,
  type UndoLock,
} from './snapshot.ts'

export interface TableSetup {
  /** How many people or bots sit down, automas not counted. */
  readonly people: number
  readonly options: unknown
  /** Decides every draw of the game; secret until the end. */
  readonly seed: string
}

export type UndoState =
  | { readonly can: true; readonly last: PlayedMove }
  | { readonly can: false; readonly lock: UndoLock }

export type Played<Event extends GameEvent> =
  | { readonly ok: true; readonly position: number; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * One running game: set-up, seed and a list of moves. Everything else follows from these.
 * It is the authority: a move that does not fit the position changes nothing.
 */
export class Table<State = unknown, Move = unknown, Options = unknown, Event extends GameEvent = GameEvent> {
  readonly game: Game<State, Move, Options, Event>
  readonly setup: { readonly people: number; readonly options: Options; readonly seed: string }
  /** The hash of the seed: shown from the start, so that nobody can choose the dice afterwards. */
  readonly commitment: string
  readonly #seats: SeatPlan[]
  readonly #moves: MoveList<Move>
  /** Where replays begin; with the seed where there is none. */
  readonly #origin: Barrier<State> | undefined
  #undone: PlayedMove[]
  #state: State
  #chance: Chance
  #barrier: Barrier<State>

  /** A new table, or through `resume` one in the middle. */
  constructor(
    game: Game<State, Move, Options, Event>,
    setup: TableSetup,
    seats?: readonly SeatPlan[],
    resumed?: Resumption<State>,
  ) {
    if (!game.seats.includes(setup.people))
      throw new SetupError(`${game.id} is played with ${game.seats.join(', ')} seats, not ${setup.people}`)
    const options = parseOptions(game.options, setup.people, setup.options)
    const automas = game.automas(setup.people, options)
    this.game = game
    this.setup = { people: setup.people, options, seed: setup.seed }
    this.commitment = commitTo(setup.seed)
    this.#seats = seatsOf(setup.people, automas, seats)
    const barrier = resumed?.snapshot.barrier
    if (barrier !== undefined && !Chance.reaches(setup.seed, barrier.chance))
      throw new SnapshotError('this snapshot does not follow from the seed of its table')
    this.#moves = movesBefore(resumed)
    this.#origin = resumed?.before === undefined ? barrier : undefined
    const { state, chance } = barrier === undefined ? startOf(game, this.setup) : positionAt(game, barrier)
    this.#state = state
    this.#chance = chance
    this.#barrier = barrier ?? this.#barrierHere('start')
    for (const played of resumed?.snapshot.since ?? []) this.#apply(played)
    this.#undone = [...(resumed?.snapshot.undone ?? [])]
  }

  /**
   * A table that goes on where a snapshot was taken, with the same steps to take back and to do again.
   * What is stored is trusted: its moves were checked when they were played.
   */
  static resume<State, Move, Options, Event extends GameEvent>(
    game: Game<State, Move, Options, Event>,
    setup: TableSetup,
    snapshot: TableSnapshot<State>,
    { seats, before }: { seats?: readonly SeatPlan[]; before?: readonly PlayedMove[] } = {},
  ): Table<State, Move, Options, Event> {
    return new Table(game, setup, seats, { snapshot, ...(before === undefined ? {} : { before }) })
  }

  get seats(): readonly SeatPlan[] {
    return this.#seats
  }

  /** How many moves were played. The next move must name this number. */
  get position(): number {
    return this.#moves.end
  }

  get turn(): Turn {
    return this.game.turn(this.#state)
  }

  get history(): readonly PlayedMove[] {
    return this.#moves.between(0, this.position)
  }

  /** Seats somebody else, e.g. a bot for a person who left. */
  reseat(seat: Seat, plan: SeatPlan): void {
    if (this.#seats[seat] === undefined) throw new SetupError(`there is no seat ${seat} at this table`)
    this.#seats[seat] = plan
  }

  /** The seats that do not wait for a person. */
  waitingForBots(): Seat[] {
    const turn = this.turn
    return turn.over ? [] : turn.seats.filter((seat) => this.#seats[seat]?.kind !== 'person')
  }

  view(viewer: Viewer): State {
    return this.game.view(this.#state, viewer)
  }

  moves(seat: Seat): Move[] {
    const turn = this.turn
    return turn.over || !turn.seats.includes(seat) ? [] : this.game.moves(this.#state, seat)
  }

  /** Score sheets as far as this viewer can know them. */
  scores(viewer: Viewer): ScoreSheet[] {
    return this.game.score(this.view(viewer))
  }

  /** Why the seat may not do this now, or nothing. `at` is the position the sender believes in. */
  check(seat: Seat, move: unknown, at = this.position): Refusal | undefined {
    if (!Number.isInteger(seat) || this.#seats[seat] === undefined)
      return refuse('no-such-seat', 'table', { seat })
    if (at !== this.position) {
      const repeated = sameData(this.#moves.at(at), { seat, move })
      return refuse(repeated ? 'repeated-move' : 'stale-move', 'table', { at, position: this.position })
    }
    const turn = this.turn
    if (turn.over) return refuse('game-over', 'table')
    if (!turn.seats.includes(seat)) return refuse('not-your-turn', 'table', { seats: turn.seats })
    return this.game.check(this.#state, seat, move)
  }

  /** Plays a move, or refuses it and changes nothing. The events are the full ones: filter them per viewer. */
  play(seat: Seat, move: unknown, at = this.position): Played<Event> {
    const refusal = this.check(seat, move, at)
    if (refusal !== undefined) return { ok: false, refusal }
    const events = this.#apply({ seat, move })
    this.#undone = []
    return { ok: true, position: this.position, events }
  }

  undoState(seat: Seat): UndoState {
    const { mover, last } = this.#moves
    if (mover !== null && mover !== seat) return { can: false, lock: 'other-seat' }
    if (last === undefined || this.position <= this.#barrier.position)
      return { can: false, lock: this.#barrier.lock }
    return { can: true, last }
  }

  /** Takes back the seat's last step. */
  undo(seat: Seat): UndoState {
    const state = this.undoState(seat)
    if (state.can) this.#rewind(this.position - 1)
    return state
  }

  /** Takes back all the seat did since the last thing that cannot be undone. */
  restartTurn(seat: Seat): UndoState {
    const state = this.undoState(seat)
    if (state.can) this.#rewind(this.#barrier.position)
    return state
  }

  canRedo(seat: Seat): boolean {
    return this.#undone.at(-1)?.seat === seat
  }

  redo(seat: Seat): Played<Event> {
    const next = this.#undone.at(-1)
    if (next === undefined || next.seat !== seat)
      return { ok: false, refusal: refuse('nothing-to-redo', 'table') }
    this.#undone.pop()
    return { ok: true, events: this.#apply(next), position: this.position }
  }

  /** What the set-up did before any move, e.g. a first roll: what this viewer may know, or all of it. */
  opening(viewer?: Viewer): Event[] {
    const events: Event[] = []
    startOf(this.game, this.setup, (event) => events.push(event))
    return viewer === undefined || this.turn.over ? events : eventsFor(viewer, events)
  }

  /** The events of the moves from `from` on that this viewer may know. A finished table opens up. */
  events(viewer: Viewer, from = 0): Event[][] {
    const all: Event[][] = []
    this.#moves.demand(from)
    playOn(this.game, this.#begin(), this.#moves, this.position, (position, events) => {
      if (position >= from) all.push(events)
    })
    return this.turn.over ? all : all.map((events) => eventsFor(viewer, events))
  }

  /** What happened since the seat's last move, or since the set-up, as far as the table looks back. */
  recap(seat: Seat): Event[] {
    const since = this.#moves.afterLastOf(seat)
    return [...(since === 0 ? this.opening(seat) : []), ...this.events(seat, since).flat()]
  }

  /** The game from its start, step by step: who moved, what they saw then, what came of it for all. */
  *story(): Generator<{ seat: Seat; move: Move; view: State; events: Event[] }> {
    const moves = this.#moves.between(0, this.position)
    const { state, chance } = this.#begin()
    for (const { seat, move } of moves) {
      const view = this.game.view(state, seat)
      const events: Event[] = []
      this.game.play(state, seat, move, chance, (event) => events.push(event))
      yield { seat, move, view, events }
    }
  }

  /** Everybody's points along the game, at so many positions at most: the start and the end are among them. */
  totals(most: number): { readonly position: number; readonly totals: readonly number[] }[] {
    const every = Math.max(1, Math.ceil(this.position / Math.max(1, most - 1)))
    const found: { position: number; totals: number[] }[] = []
    let at = this.#begin()
    for (;;) {
      found.push({ position: at.position, totals: this.game.score(at.state).map(({ total }) => total) })
      if (at.position >= this.position) return found
      at = playOn(this.game, at, this.#moves, Math.min(this.position, at.position + every))
    }
  }

  /** The view at an earlier position. */
  viewAt(position: number, viewer: Viewer): State {
    return this.game.view(playOn(this.game, this.#begin(), this.#moves, position).state, viewer)
  }

  /** A table of its own that begins where this one stood. */
  fork(position: number, seats: readonly SeatPlan[] = this.#seats): Table<State, Move, Options, Event> {
    const barrier = this.#origin
    const resumed = barrier === undefined ? undefined : { snapshot: { barrier, since: [], undone: [] } }
    const fork = new Table(this.game, this.setup, seats, resumed)
    for (const played of this.#moves.between(fork.position, position)) fork.#apply(played)
    return fork
  }

  /** The full state, secrets and all: for a table that is over and lies open. */
  reveal(): State {
    return this.game.copy(this.#state)
  }

  /** All that `resume` needs to go on from here. */
  snapshot(): TableSnapshot<State> {
    const barrier = this.#barrier
    return {
      barrier: { ...barrier, state: this.game.copy(barrier.state) },
      since: this.#moves.between(barrier.position, this.position),
      undone: this.#undone.slice(),
    }
  }

  #apply(played: PlayedMove): Event[] {
    const { seat } = played
    const move = played.move as Move
    const events: Event[] = []
    const { mover } = this.#moves
    if (mover !== null && mover !== seat) this.#barrier = this.#barrierHere('other-seat')
    const uses = this.#chance.uses
    this.game.play(this.#state, seat, move, this.#chance, (event) => events.push(event))
    this.#moves.push(seat, move)
    if (this.#chance.uses !== uses) this.#barrier = this.#barrierHere('chance')
    if (this.turn.over) this.#moves.pack()
    return events
  }

  #barrierHere(lock: UndoLock): Barrier<State> {
    return {
      position: this.position,
      // Nothing is ever played on a finished state, so it needs no second copy.
      state: this.turn.over ? this.#state : this.game.copy(this.#state),
      chance: this.#chance.save(),
      lock,
      mover: this.#moves.mover,
    }
  }

  #rewind(position: number): void {
    const { state, chance } = playOn(this.game, positionAt(this.game, this.#barrier), this.#moves, position)
    this.#undone.push(...this.#moves.cut(position))
    this.#state = state
    this.#chance = chance
  }

  /** The game where replays begin. */
  #begin(): Position<State> {
    return this.#origin === undefined ? startOf(this.game, this.setup) : positionAt(this.game, this.#origin)
  }
}

/** What this viewer may know of these events. */
export function eventsFor<Event extends GameEvent>(viewer: Viewer, events: readonly Event[]): Event[] {
  return events.filter(
    (event) => event.only === undefined || (viewer !== 'table' && event.only.includes(viewer)),
  )
}
