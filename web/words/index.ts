import type { Locale } from '@engawa/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the app itself says. A key that one language misses is a type error. */
export type Words = typeof en

export const shellWords: Readonly<Record<Locale, Words>> = { en, fr }
