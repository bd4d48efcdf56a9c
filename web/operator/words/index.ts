import type { Locale } from '@engawa/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What is said to whoever runs the server. */
export type OperatorWords = typeof en

export const operatorWords: Readonly<Record<Locale, OperatorWords>> = { en, fr }
