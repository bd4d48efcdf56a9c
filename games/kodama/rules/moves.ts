import { int, type MoveShapes } from '@engawa/kernel'
import { branches, FULL_TURN, goals, TABLE_HEIGHT, TABLE_WIDTH } from '../catalogue/index.ts'

/** Lay a display card on a card of the own tree (KOD-020, KOD-061); `on` 0 is the trunk. */
export interface Grow {
  readonly kind: 'grow'
  readonly card: number
  readonly on: number
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** Slide a display card under the deck, where nothing can be placed (KOD-031). */
export interface Slide {
  readonly kind: 'slide'
  readonly card: number
}

/** Slide the whole display under the deck and show four new cards (KOD-095). */
export interface Renew {
  readonly kind: 'renew'
}

/** Play and score a kodama card (KOD-012). */
export interface PlayGoal {
  readonly kind: 'play'
  readonly goal: number
}

export type Move = Grow | Slide | Renew | PlayGoal

const card = int(1, branches.length)

/** A pose may name any point well beyond the table, so that `check` can say that it is off it. */
export const shapes: MoveShapes = {
  grow: {
    card,
    on: int(0, branches.length),
    x: int(-TABLE_WIDTH, 2 * TABLE_WIDTH),
    y: int(-TABLE_HEIGHT, 2 * TABLE_HEIGHT),
    angle: int(0, FULL_TURN - 1),
  },
  slide: { card },
  renew: {},
  play: { goal: int(1, goals.length) },
}
