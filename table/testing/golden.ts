import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Adviser,
  at,
  Chance,
  type Game,
  type GameEvent,
  type GameWords,
  type RulesVersions,
} from '@engawa/kernel'
import { expect, test } from 'vitest'
import { openSave, readSave, saveTable, Table, type TableSnapshot, transcript } from '../index.ts'

export interface GoldenGame {
  /** The file's name, e.g. `3-seats-night`. */
  readonly name: string
  readonly people: number
  readonly options: unknown
}

interface GoldenPlay<State, Move, Options, Event extends GameEvent>
  extends RulesVersions<Game<State, Move, Options, Event>> {
  readonly adviser: Adviser<State, Move>
  readonly words: GameWords<State, Move, Event>
}

/**
 * Recorded games that must replay to the letter. The save and its transcript lie in `folder`;
 * `GOLDEN=record` plays and writes those that are missing; `GOLDEN=words` writes only the transcripts anew,
 * where sentences were mended: the moves and what came of them stay.
 */
export function goldenGames<State, Move, Options, Event extends GameEvent>(
  play: GoldenPlay<State, Move, Options, Event>,
  folder: string,
  list: readonly GoldenGame[],
): void {
  test.each(list)('golden game $name replays to the letter', (golden) => {
    const saveFile = join(folder, `${golden.name}.table.json`)
    const textFile = join(folder, `${golden.name}.txt`)
    if (process.env.GOLDEN === 'record' && !existsSync(saveFile)) {
      const table = record(play, golden)
      mkdirSync(folder, { recursive: true })
      writeFileSync(saveFile, saveTable(table))
      writeFileSync(textFile, transcript(table, play.words))
    }
    const table = openSave(play, readSave(readFileSync(saveFile, 'utf8')))
    expect(table.turn.over).toBe(true)
    expect(table.setup.people).toBe(golden.people)
    if (process.env.GOLDEN === 'words') writeFileSync(textFile, transcript(table, play.words))
    expect(transcript(table, play.words)).toBe(readFileSync(textFile, 'utf8'))
    const resumed = resumedHalfway(table)
    expect(resumed.reveal()).toEqual(table.reveal())
    expect(resumed.snapshot().barrier.chance).toEqual(table.snapshot().barrier.chance)
  })
}

/** The same game, but stored in the middle and played to its end from there, without its earlier moves. */
function resumedHalfway<State, Move, Options, Event extends GameEvent>(
  table: Table<State, Move, Options, Event>,
): Table<State, Move, Options, Event> {
  const half = table.position >> 1
  const stored = JSON.stringify(table.fork(half).snapshot())
  const resumed = Table.resume(table.game, table.setup, JSON.parse(stored) as TableSnapshot<State>)
  for (const { seat, move } of table.history.slice(half)) expect(resumed.play(seat, move).ok).toBe(true)
  return resumed
}

/** A game between seats that mostly follow the adviser and sometimes a whim, so that many rules are met. */
function record<State, Move, Options, Event extends GameEvent>(
  { game, adviser }: GoldenPlay<State, Move, Options, Event>,
  { name, people, options }: GoldenGame,
): Table<State, Move, Options, Event> {
  const table = new Table(game, { people, options, seed: `golden ${game.id} ${name}` })
  const whim = Chance.seeded(`whim ${name}`)
  for (let turn = table.turn; !turn.over; turn = table.turn) {
    const seat = at(turn.seats, 0)
    const moves = table.moves(seat)
    const view = table.view(seat)
    const listed = adviser.shortlist?.(view, seat, moves) ?? moves
    const worth = adviser.advise(view, seat, listed, whim)
    const best = worth.indexOf(Math.max(...worth))
    const played = table.play(seat, whim.int(4) === 0 ? whim.pick(listed) : listed[best])
    if (!played.ok) throw new Error(`the recorder chose a refused move: ${played.refusal.code}`)
  }
  return table
}
