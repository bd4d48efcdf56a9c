import type { Locale } from '@engawa/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What is said about the table of the day. */
export type DayWords = typeof en

export const dayWords: Readonly<Record<Locale, DayWords>> = { en, fr }
