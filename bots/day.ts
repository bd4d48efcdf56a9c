import {
  at,
  Chance,
  type Game,
  type GameFace,
  type GamePlay,
  type MadeMove,
  parseOptions,
  type Seat,
  sameData,
} from '@engawa/kernel'
import { automaMove } from './choose.ts'
import { chooseMove, type Level, usualLevel } from './minds.ts'

/** How well the bots of every day play. */
export const dayLevel: Level = 'elder'
/** Where the person sits. */
export const daySeat: Seat = 0

/** The table of one day in one game: everybody gets the same. */
export interface DayTable {
  readonly people: number
  readonly options: unknown
  readonly seed: string
}

const dayLength = 24 * 60 * 60 * 1000

/** The day of a moment, 2026-11-18: it begins everywhere at midnight UTC. */
export const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** When the day begins, in milliseconds; nothing where there is no such day. */
export function startOfDay(day: string): number | undefined {
  const start = Date.parse(`${day}T00:00:00.000Z`)
  return Number.isNaN(start) || dayAt(start) !== day ? undefined : start
}

/** When it is over. */
export const endOfDay = (day: string): number => (startOfDay(day) ?? 0) + dayLength

/** How many sit down on every day: as the game says, or as few as there can be with a bot. */
export function dayPeople({ day, seats }: GameFace): number {
  return day?.people ?? seats.find((count) => count > 1) ?? at(seats, 0)
}

/** Follows from the day alone, so that it can be laid without a network. */
export function dayTable(game: Game, face: GameFace, day: string): DayTable {
  const people = dayPeople(face)
  return { people, options: parseOptions(game.options, people, {}), seed: `${day} ${game.id}` }
}

/** What a bot thinks with: the seat's own luck for its first move, its second, … whoever moves in between. */
export const dayThought = ({ seed }: DayTable, seat: Seat, made: number): string => `${seed} ${seat} ${made}`

/** The move of a bot or an automa at the table of a day. The same view always gives the same move. */
function botMove(
  play: GamePlay,
  table: DayTable,
  view: unknown,
  seat: Seat,
  made: number,
  level = dayLevel,
): unknown {
  const { game } = play
  if (game.automas(table.people, table.options).includes(seat)) return automaMove(game, view, seat)
  return chooseMove(play, level, view, seat, Chance.seeded(dayThought(table, seat, made)))
}

/** Somebody says that a game went like this; it did not, at this move. */
export class NotSo extends Error {
  readonly move: number

  constructor(move: number) {
    super(`move ${move} does not follow`)
    this.move = move
  }
}

/** How a table of a day ended. */
export interface DayEnd {
  readonly points: readonly number[]
  readonly moves: readonly MadeMove[]
}

/** How somebody's game of a day ended. */
export interface ReplayedDay extends DayEnd {
  /** The bots did all that the bots of the day do; without that it cannot be compared with others' games. */
  readonly usual: boolean
}

/** A game of a day that is played once more, step by step, so that whoever plays it may stop in between. */
class DayGame {
  readonly moves: MadeMove[] = []
  readonly #play: GamePlay
  readonly #table: DayTable
  readonly #chance: Chance
  readonly #state: unknown
  readonly #made: number[] = []

  constructor(play: GamePlay, table: DayTable) {
    this.#play = play
    this.#table = table
    this.#chance = Chance.seeded(table.seed)
    this.#state = play.game.setup(table.people, table.options, this.#chance)
  }

  get end(): DayEnd | undefined {
    const { game } = this.#play
    if (!game.turn(this.#state).over) return undefined
    return { points: game.score(this.#state).map(({ total }) => total), moves: this.moves }
  }

  /** The seats that are asked. */
  get seats(): readonly Seat[] {
    const turn = this.#play.game.turn(this.#state)
    return turn.over ? [] : turn.seats
  }

  view(seat: Seat): unknown {
    return this.#play.game.view(this.#state, seat)
  }

  /** What a bot does on this seat now. */
  choice(seat: Seat): unknown {
    return botMove(this.#play, this.#table, this.view(seat), seat, this.#made[seat] ?? 0)
  }

  allows(seat: Seat, move: unknown): boolean {
    return this.seats.includes(seat) && this.#play.game.check(this.#state, seat, move) === undefined
  }

  make(seat: Seat, move: unknown): void {
    this.#play.game.play(this.#state, seat, move, this.#chance)
    this.#made[seat] = (this.#made[seat] ?? 0) + 1
    this.moves.push({ seat, move })
  }
}

/**
 * Plays somebody's game once more: every move must be allowed, and the last one end it. Bots that did otherwise than
 * those of the day make it another game, but no less a game: it may have begun before they learned something.
 * `rest` is called between moves and may throw.
 */
export function replayDay(
  play: GamePlay,
  table: DayTable,
  moves: readonly MadeMove[],
  rest: () => void = () => {},
): ReplayedDay {
  const game = new DayGame(play, table)
  let usual = true
  for (const [index, { seat, move }] of moves.entries()) {
    rest()
    if (!game.allows(seat, move)) throw new NotSo(index)
    if (usual && seat !== daySeat) usual = sameData(game.choice(seat), move)
    game.make(seat, move)
  }
  const { end } = game
  if (end === undefined) throw new NotSo(moves.length)
  return { ...end, usual }
}

/** Chooses for the person out of what they see. */
export type DayChooser = (view: unknown, moves: readonly unknown[]) => unknown

/** Plays the table of a day to its end: the bots do what they do, and `choose` sits in the person's place. */
export function playDay(
  play: GamePlay,
  table: DayTable,
  choose: DayChooser,
  rest: () => void = () => {},
): DayEnd {
  const game = new DayGame(play, table)
  for (;;) {
    rest()
    const { end, seats } = game
    if (end !== undefined) return end
    const seat = at(seats, 0)
    const view = game.view(seat)
    game.make(seat, seat === daySeat ? choose(view, play.game.moves(view, seat)) : game.choice(seat))
  }
}

/** What comes of the day where a bot sits in the person's place: the usual one, for whom nobody has to wait long. */
export function botsOfDay(play: GamePlay, table: DayTable, rest?: () => void): DayEnd {
  let made = 0
  return playDay(play, table, (view) => botMove(play, table, view, daySeat, made++, usualLevel), rest)
}
