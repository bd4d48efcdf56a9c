import {
  type Game,
  type GameEvent,
  OptionsError,
  type RulesVersions,
  rulesOfVersion,
  type TablePosition,
} from '@engawa/kernel'
import { hashOf, keepsPromise } from './fairness.ts'
import { type SeatKind, type SeatPlan, SetupError } from './seats.ts'
import { Table } from './table.ts'
import { tableWords } from './words.ts'

/** The version of the file itself, not of any game's rules. */
const fileVersion = 1

/** What a save file says once it is known to be whole. */
export interface TableSave extends TablePosition {
  readonly seats: readonly SeatPlan[]
  readonly commitment: string
}

export type SaveFault =
  | 'not-a-save'
  | 'newer-file'
  | 'damaged'
  | 'unknown-game'
  | 'other-rules'
  | 'broken-promise'
  | 'illegal-move'

/** A file that cannot be opened, with the reason as a code for the words and as a sentence. */
export class SaveError extends Error {
  readonly fault: SaveFault
  readonly detail: string

  constructor(fault: SaveFault, detail = '') {
    super(`${tableWords.en.faults[fault]}${detail === '' ? '' : ` (${detail})`}`)
    this.fault = fault
    this.detail = detail
  }
}

/** The table as a text that a person can read: one line for each move. */
export function saveTable<State, Move, Options, Event extends GameEvent>(
  table: Table<State, Move, Options, Event>,
): string {
  return writeSave(saveOf(table))
}

/** What a save says of a table. */
export function saveOf<State, Move, Options, Event extends GameEvent>(
  table: Table<State, Move, Options, Event>,
): TableSave {
  return {
    game: table.game.id,
    rules: table.game.rules,
    people: table.setup.people,
    options: table.setup.options,
    seats: table.seats,
    seed: table.setup.seed,
    commitment: table.commitment,
    moves: table.history,
  }
}

export function writeSave(save: TableSave): string {
  const { moves, ...head } = save
  const body = JSON.stringify({ engawa: 'table', version: fileVersion, ...head }, undefined, 2)
  const lines = moves.map((played) => `    ${JSON.stringify([played.seat, played.move])}`)
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  return `${body.slice(0, -2)},\n  "moves": ${list},\n  "checksum": "${checksum(save)}"\n}\n`
}

function checksum(save: TableSave): string {
  const { game, rules, people, options, seats, seed, commitment, moves } = save
  const list = moves.map((played) => [played.seat, played.move])
  return hashOf(JSON.stringify([fileVersion, game, rules, people, options, seats, seed, commitment, list]))
}

/** Reads a save file without playing it. */
export function readSave(text: string): TableSave {
  const file = parseObject(text)
  if (file.engawa !== 'table') throw new SaveError('not-a-save')
  if (typeof file.version !== 'number' || file.version > fileVersion)
    throw new SaveError('newer-file', `version ${String(file.version)}`)
  const save: TableSave = {
    game: textOf(file, 'game'),
    rules: numberOf(file, 'rules'),
    people: numberOf(file, 'people'),
    options: file.options,
    seats: listOf(file, 'seats').map(seatOf),
    seed: textOf(file, 'seed'),
    commitment: textOf(file, 'commitment'),
    moves: listOf(file, 'moves').map(moveOf),
  }
  if (file.checksum !== checksum(save)) throw new SaveError('damaged', 'checksum')
  if (!keepsPromise(save.seed, save.commitment)) throw new SaveError('broken-promise')
  return save
}

/** Opens a position, as a save or a lesson names it, under the rules it was played under: every move is checked again. */
export function openPosition<State, Move, Options, Event extends GameEvent>(
  play: RulesVersions<Game<State, Move, Options, Event>>,
  save: TablePosition,
  seats?: readonly SeatPlan[],
): Table<State, Move, Options, Event> {
  if (play.game.id !== save.game) throw new SaveError('unknown-game', save.game)
  const game = rulesOfVersion(play, save.rules)
  if (game === undefined)
    throw new SaveError(
      'other-rules',
      `the file has version ${save.rules}, this Engawa plays ${play.game.rules}`,
    )
  const table = laidAs(game, save, seats)
  for (const { seat, move } of save.moves) {
    const at = table.position
    const played = table.play(seat, move)
    if (!played.ok) throw new SaveError('illegal-move', `move ${at + 1}: ${played.refusal.code}`)
  }
  return table
}

export const openSave = <State, Move, Options, Event extends GameEvent>(
  play: RulesVersions<Game<State, Move, Options, Event>>,
  save: TableSave,
): Table<State, Move, Options, Event> => openPosition(play, save, save.seats)

/** The table before its first move. */
function laidAs<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  { people, options, seed }: TablePosition,
  seats: readonly SeatPlan[] | undefined,
): Table<State, Move, Options, Event> {
  try {
    return new Table(game, { people, options, seed }, seats)
  } catch (error) {
    if (error instanceof SetupError || error instanceof OptionsError)
      throw new SaveError('damaged', error.message)
    throw error
  }
}

function parseObject(text: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new SaveError(text.trimStart().startsWith('{') ? 'damaged' : 'not-a-save')
  }
  if (typeof parsed !== 'object' || parsed === null) throw new SaveError('not-a-save')
  return parsed as Record<string, unknown>
}

function textOf(file: Record<string, unknown>, key: string): string {
  const value = file[key]
  if (typeof value !== 'string') throw new SaveError('damaged', key)
  return value
}

function numberOf(file: Record<string, unknown>, key: string): number {
  const value = file[key]
  if (!Number.isInteger(value)) throw new SaveError('damaged', key)
  return value as number
}

function listOf(file: Record<string, unknown>, key: string): unknown[] {
  const value = file[key]
  if (!Array.isArray(value)) throw new SaveError('damaged', key)
  return value
}

const seatKinds: readonly string[] = ['person', 'bot', 'automa'] satisfies SeatKind[]

function seatOf(value: unknown): SeatPlan {
  const { kind, name, level } = (value ?? {}) as Record<string, unknown>
  if (typeof kind !== 'string' || !seatKinds.includes(kind) || typeof name !== 'string')
    throw new SaveError('damaged', 'seats')
  const plan = { kind: kind as SeatKind, name }
  return typeof level === 'string' ? { ...plan, level } : plan
}

function moveOf(value: unknown): { seat: number; move: unknown } {
  if (!Array.isArray(value) || value.length !== 2 || !Number.isInteger(value[0]))
    throw new SaveError('damaged', 'moves')
  return { seat: value[0] as number, move: value[1] as unknown }
}
