import {
  Chance,
  type ChanceState,
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

export type SeatKind = 'person' | 'bot' | 'automa'

/** Who sits on a seat. People, bots and the rules themselves are exchangeable at any time. */
export interface SeatPlan {
  readonly kind: SeatKind
  readonly name: string
  /** How a bot plays; ignored for others. */
  readonly level?: string
}

export interface TableSetup {
  /** How many people or bots sit down, automas not counted. */
  readonly people: number
  readonly options: unknown
  /** Decides every draw of the game; secret until the end. */
  readonly seed: string
}

export interface PlayedMove {
  readonly seat: Seat
  readonly move: unknown
}

/** Why undo stops here. */
export type UndoLock = 'start' | 'chance' | 'other-seat'

export type UndoState =
  | { readonly can: true; readonly last: PlayedMove }
  | { readonly can: false; readonly lock: UndoLock }

export type Played<Event extends GameEvent> =
  | { readonly ok: true; readonly position: number; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

export class SetupError extends Error {}

/** A state from which later ones can be replayed. */
interface Snapshot<State> {
  readonly position: number
  readonly state: State
  readonly chance: ChanceState
  readonly lock: UndoLock
}

const refuse = (code: string, data: Refusal['data'] = {}): Refusal => ({ code, rule: 'table', data })

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
  #movers: Seat[] = []
  #moves: Move[] = []
  #undone: PlayedMove[] = []
  #state: State
  #chance: Chance
  #floor: Snapshot<State>

  constructor(game: Game<State, Move, Options, Event>, setup: TableSetup, seats?: readonly SeatPlan[]) {
    if (!game.seats.includes(setup.people))
      throw new SetupError(`${game.id} is played with ${game.seats.join(', ')} seats, not ${setup.people}`)
    const options = parseOptions(game.options, setup.people, setup.options)
    const automas = game.automas(setup.people, options)
    const count = setup.people + automas.length
    if (seats !== undefined && seats.length !== count)
      throw new SetupError(`this table has ${count} seats, but ${seats.length} were named`)
    this.game = game
    this.setup = { people: setup.people, options, seed: setup.seed }
    this.commitment = commitTo(setup.seed)
    this.#seats = Array.from({ length: count }, (_, seat) => {
      const kind = automas.includes(seat) ? 'automa' : 'person'
      return seats?.[seat] ?? { kind, name: String.fromCharCode(65 + seat) }
    })
    this.#chance = Chance.seeded(setup.seed)
    this.#state = game.setup(setup.people, options, this.#chance)
    this.#floor = this.#snapshot('start')
  }

  get seats(): readonly SeatPlan[] {
    return this.#seats
  }

  /** How many moves were played. The next move must name this number. */
  get position(): number {
    return this.#moves.length
  }

  get turn(): Turn {
    return this.game.turn(this.#state)
  }

  get history(): readonly PlayedMove[] {
    return this.#moves.map((move, index) => ({ seat: this.#movers[index] ?? 0, move }))
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
    if (!Number.isInteger(seat) || this.#seats[seat] === undefined) return refuse('no-such-seat', { seat })
    if (at !== this.position) {
      const repeated = this.#movers[at] === seat && sameData(this.#moves[at], move)
      return refuse(repeated ? 'repeated-move' : 'stale-move', { at, position: this.position })
    }
    const turn = this.turn
    if (turn.over) return refuse('game-over')
    if (!turn.seats.includes(seat)) return refuse('not-your-turn', { seats: turn.seats })
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
    const mover = this.#movers.at(-1)
    if (mover === undefined) return { can: false, lock: 'start' }
    if (mover !== seat) return { can: false, lock: 'other-seat' }
    if (this.position <= this.#floor.position) return { can: false, lock: this.#floor.lock }
    return { can: true, last: { seat, move: this.#moves.at(-1) } }
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
    if (state.can) this.#rewind(this.#floor.position)
    return state
  }

  canRedo(seat: Seat): boolean {
    return this.#undone.at(-1)?.seat === seat
  }

  redo(seat: Seat): Played<Event> {
    const next = this.#undone.at(-1)
    if (next === undefined || next.seat !== seat) return { ok: false, refusal: refuse('nothing-to-redo') }
    this.#undone.pop()
    return { ok: true, events: this.#apply(next), position: this.position }
  }

  /** The events of the moves from `from` on that this viewer may know. A finished table opens up. */
  events(viewer: Viewer, from = 0): Event[][] {
    const all: Event[][] = []
    this.#replay(this.position, (position, events) => {
      if (position >= from) all.push(events)
    })
    return this.turn.over ? all : all.map((events) => eventsFor(viewer, events))
  }

  /** What others did since the seat's last move. */
  recap(seat: Seat): Event[] {
    return this.events(seat, this.#movers.lastIndexOf(seat) + 1).flat()
  }

  /** The game from its start, step by step: who moved, what they saw then, what came of it for all. */
  *story(): Generator<{ seat: Seat; move: Move; view: State; events: Event[] }> {
    const chance = Chance.seeded(this.setup.seed)
    const state = this.game.setup(this.setup.people, this.setup.options, chance)
    for (const [index, move] of this.#moves.entries()) {
      const seat = this.#movers[index] ?? 0
      const view = this.game.view(state, seat)
      const events: Event[] = []
      this.game.play(state, seat, move, chance, (event) => events.push(event))
      yield { seat, move, view, events }
    }
  }

  /** The view at an earlier position. */
  viewAt(position: number, viewer: Viewer): State {
    return this.game.view(this.#replay(position).state, viewer)
  }

  /** A table of its own that begins where this one stood. */
  fork(position: number, seats: readonly SeatPlan[] = this.#seats): Table<State, Move, Options, Event> {
    const fork = new Table(this.game, this.setup, seats)
    for (let i = 0; i < position; i++) fork.#apply({ seat: this.#movers[i] ?? 0, move: this.#moves[i] })
    return fork
  }

  /** The generator's state, for a server that stores snapshots. Never show it to a player. */
  snapshot(): { readonly state: State; readonly chance: ChanceState } {
    return { state: this.game.copy(this.#state), chance: this.#chance.save() }
  }

  #apply(played: PlayedMove): Event[] {
    const { seat } = played
    const move = played.move as Move
    const events: Event[] = []
    if (this.#movers.length > 0 && this.#movers.at(-1) !== seat) this.#floor = this.#snapshot('other-seat')
    const uses = this.#chance.uses
    this.game.play(this.#state, seat, move, this.#chance, (event) => events.push(event))
    this.#movers.push(seat)
    this.#moves.push(move)
    if (this.#chance.uses !== uses) this.#floor = this.#snapshot('chance')
    if (this.turn.over) this.#pack()
    return events
  }

  /** A finished table is only looked at: it keeps each distinct move once, and lists without room to grow. */
  #pack(): void {
    const known = new Map<string, Move>()
    this.#movers = this.#movers.slice()
    this.#moves = this.#moves.map((move) => {
      const key = JSON.stringify(move)
      const same = known.get(key) ?? move
      known.set(key, same)
      return same
    })
  }

  #snapshot(lock: UndoLock): Snapshot<State> {
    return {
      position: this.position,
      // Nothing is ever played on a finished state, so it needs no second copy.
      state: this.turn.over ? this.#state : this.game.copy(this.#state),
      chance: this.#chance.save(),
      lock,
    }
  }

  #rewind(position: number): void {
    for (let i = this.position - 1; i >= position; i--)
      this.#undone.push({ seat: this.#movers[i] ?? 0, move: this.#moves[i] })
    const { state, chance } = this.#replayFrom(
      this.#floor.position,
      this.game.copy(this.#floor.state),
      Chance.restore(this.#floor.chance),
      position,
    )
    this.#movers.length = position
    this.#moves.length = position
    this.#state = state
    this.#chance = chance
  }

  #replay(
    position: number,
    listen?: (position: number, events: Event[]) => void,
  ): { state: State; chance: Chance } {
    const chance = Chance.seeded(this.setup.seed)
    const state = this.game.setup(this.setup.people, this.setup.options, chance)
    return this.#replayFrom(0, state, chance, position, listen)
  }

  #replayFrom(
    from: number,
    state: State,
    chance: Chance,
    to: number,
    listen?: (position: number, events: Event[]) => void,
  ): { state: State; chance: Chance } {
    if (to < 0 || to > this.position) throw new RangeError(`this table has no position ${to}`)
    for (let i = from; i < to; i++) {
      const events: Event[] = []
      const tell = listen === undefined ? undefined : (event: Event) => void events.push(event)
      this.game.play(state, this.#movers[i] ?? 0, this.#moves[i] as Move, chance, tell)
      listen?.(i, events)
    }
    return { state, chance }
  }
}

/** What this viewer may know of these events. */
export function eventsFor<Event extends GameEvent>(viewer: Viewer, events: readonly Event[]): Event[] {
  return events.filter(
    (event) => event.only === undefined || (viewer !== 'table' && event.only.includes(viewer)),
  )
}
