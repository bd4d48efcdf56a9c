import type { Seat, Viewer } from './contract.ts'
import type { Said } from './lesson.ts'

/** A picture in the rules: the book's game at one position, and the part of the board that is shown. */
export interface Figure {
  /** The chapter of the rules that it stands in. */
  readonly chapter: string
  /** After so many moves of the book's game. */
  readonly at: number
  readonly viewer: Viewer
  /** Pieces, places, spots and marks by the ids of the board: the picture holds all of them. */
  readonly shows: readonly string[]
  /** Some of these, numbered in this order. */
  readonly marks?: readonly string[]
  readonly says: Said
}

/** A sum, line by line, as the rulebooks or the book's game have it. */
export interface WorkedExample {
  readonly chapter: string
  readonly title: Said
  /** The rules it follows. */
  readonly rules: readonly string[]
  readonly says?: Said
  readonly rows: readonly { readonly name: Said; readonly sum: Said; readonly points: number }[]
  /** What is added up, where it is no points: “cards”. */
  readonly unit?: Said
  /** Rows that stand beside each other and are not added up. */
  readonly apart?: true
  /** Where it stands in the book's game: what the seat has after so many moves, or gained since an earlier position. */
  readonly from?: { readonly seat: Seat; readonly at: number; readonly since?: number }
}

/** One part of the card that lies beside the table: a heading and its lines. */
export interface ReferencePart {
  readonly title: Said
  readonly lines: readonly Said[]
}

/** What makes the rules a book one likes to read, beside their sentences. What stands between two `*` is stressed. */
export interface GameBook {
  /** One turn on one screen. */
  readonly turn: ReferencePart
  readonly figures: readonly Figure[]
  readonly examples: readonly WorkedExample[]
  /** The rest of the reference card, which prints on one page. */
  readonly reference: readonly ReferencePart[]
}
