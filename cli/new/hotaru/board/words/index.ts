import type { Locale } from '@engawa/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type BoardWords = typeof en
export const boardWords: Readonly<Record<Locale, BoardWords>> = { en, fr }
