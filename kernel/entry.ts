import type { Adviser } from './adviser.ts'
import type { Game } from './contract.ts'
import type { PuzzleSet } from './puzzle.ts'
import type { GameWords, Locale } from './words.ts'

/** What the home page shows before a game is loaded. */
export interface GameFace {
  readonly title: string
  readonly tagline: Readonly<Record<Locale, string>>
  readonly minutes: number
  /** How long its lessons take, all together; nothing where it has none. */
  readonly lessonMinutes?: number
  /** 1 light to 4 heavy. */
  readonly weight: 1 | 2 | 3 | 4
  readonly seats: readonly number[]
  /** How the table of the day is laid: how many sit down, the one person among them. */
  readonly day?: { readonly people: number }
  readonly accent: 'vermilion' | 'pine' | 'ochre' | 'indigo' | 'plum'
}

/** The rules of a game in all their versions. */
export interface RulesVersions<Rules = Game> {
  /** The rules that new tables are played under. */
  readonly game: Rules
  /** Older versions of the rules whose behaviour differs; their tables go on under them. */
  readonly earlier?: readonly Rules[]
}

/** A game without its words and board: all that plays it. */
export interface GamePlay extends RulesVersions {
  readonly adviser: Adviser
  /** Kinds of moves nobody need be asked for where one of them is all that somebody may go on with. */
  readonly idle?: readonly string[]
  /**
   * Kinds of events after which more of the same deed follows: a step that ends with one is shown and told together
   * with the next one.
   */
  readonly leads?: readonly string[]
  /** Kinds of events with which a turn begins, also where the seat has just had one. */
  readonly begins?: readonly string[]
  /** Kinds of events that say best what a deed came to: they are told before whatever led to them or was paid. */
  readonly outcomes?: readonly string[]
}

/** The rules of this version, for a table that was begun under it; nothing where they are unknown. */
export function rulesOfVersion<Rules extends { readonly rules: number }>(
  { game, earlier = [] }: RulesVersions<Rules>,
  version: number,
): Rules | undefined {
  return [game, ...earlier].find(({ rules }) => rules === version)
}

/** How a game is found. Everything beyond the face is loaded when it is needed. */
export interface GameEntry {
  readonly id: string
  readonly face: GameFace
  play(): Promise<GamePlay>
  words(locale: Locale): Promise<GameWords>
  /** Positions where one move is far ahead; absent where nobody chose any. */
  puzzles?(): Promise<PuzzleSet>
}
