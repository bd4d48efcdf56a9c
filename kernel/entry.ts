import type { Adviser } from './adviser.ts'
import type { Game } from './contract.ts'
import type { GameWords, Locale } from './words.ts'

/** What the home page shows before a game is loaded. */
export interface GameFace {
  readonly title: string
  readonly tagline: Readonly<Record<Locale, string>>
  readonly minutes: number
  /** 1 light to 4 heavy. */
  readonly weight: 1 | 2 | 3 | 4
  readonly seats: readonly number[]
  readonly accent: 'vermilion' | 'pine' | 'ochre' | 'indigo' | 'plum'
}

/** A game without its words and board: all that plays it. */
export interface GamePlay {
  readonly game: Game
  readonly adviser: Adviser
}

/** How the house finds a game. Everything beyond the face is loaded when it is needed. */
export interface GameEntry {
  readonly id: string
  readonly face: GameFace
  play(): Promise<GamePlay>
  words(locale: Locale): Promise<GameWords>
}
