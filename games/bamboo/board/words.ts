import type { Locale } from '@engawa/kernel'
import { en } from './words-en.ts'
import { fr } from './words-fr.ts'

export type BoardWords = typeof en

export const boardWords: Readonly<Record<Locale, BoardWords>> = { en, fr }
