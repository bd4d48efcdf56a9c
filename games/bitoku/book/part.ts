import type { GameBook } from '@engawa/kernel'

/** The figures and worked examples of some chapters. */
export type BookPart = Pick<GameBook, 'figures' | 'examples'>
