import { at, Chance, type GamePlay, type OptionsSchema, optionSets, type Viewer } from '@engawa/kernel'
import { openSave, readSave, Table } from '@engawa/table'

/** A position of any game, as the address names it: played at random from a seed, or out of a golden game. */
export interface Position {
  readonly game: string
  /** The name of a golden game; '' where the seed decides. */
  readonly golden: string
  readonly people: number
  readonly options: string
  readonly seed: string
  /** After how many moves. */
  readonly at: number
  readonly viewer: Viewer
}

export function parsePosition(query: string, games: readonly string[]): Position {
  const given = new URLSearchParams(query)
  const number = (name: string): number => Math.max(0, Math.trunc(Number(given.get(name) ?? 0)) || 0)
  const viewer = given.get('viewer') ?? ''
  return {
    game: games.find((id) => id === given.get('game')) ?? at(games, 0),
    golden: given.get('golden') ?? '',
    people: number('people'),
    options: given.get('options') ?? '{}',
    seed: given.get('seed') ?? '1',
    at: number('at'),
    viewer: /^\d+$/.test(viewer) ? Number(viewer) : 'table',
  }
}

export function positionQuery(position: Position): string {
  const { at: moves, people, viewer, ...rest } = position
  const fields = { ...rest, people: String(people), at: String(moves), viewer: String(viewer) }
  return `?${new URLSearchParams(fields)}`
}

/** Every way the options can be set with so many people, as texts to choose from. */
export function optionTexts({ game }: GamePlay, people: number): string[] {
  return optionSets(game.options as OptionsSchema<Record<string, unknown>>, people).map((set) =>
    JSON.stringify(set),
  )
}

/** The number of people nearest to the one asked for that the game can be played with. */
export function peopleOf({ game }: GamePlay, people: number): number {
  return game.seats.includes(people) ? people : at(game.seats, 0)
}

/** A whole game of random moves: the same seed gives the same game. */
export function randomGame({ game }: GamePlay, people: number, options: unknown, seed: string): Table {
  const table = new Table(game, { people, options, seed })
  const whim = Chance.seeded(`workbench ${seed}`)
  for (let turn = table.turn; !turn.over; turn = table.turn) {
    const seat = whim.pick(turn.seats)
    const played = table.play(seat, whim.pick(table.moves(seat)))
    if (!played.ok) throw new Error(`a listed move was refused: ${played.refusal.code}`)
  }
  return table
}

export const goldenGame = (play: GamePlay, save: string): Table => openSave(play, readSave(save))
