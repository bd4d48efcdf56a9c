import type { Locale } from '@engawa/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What is said to whoever runs the server. */
export type HouseWords = typeof en

export const houseWords: Readonly<Record<Locale, HouseWords>> = { en, fr }
