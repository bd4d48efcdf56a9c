import type { Locale } from '@engawa/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What playing online says. A key that one language misses is a type error. */
export type OnlineWords = typeof en

export const onlineWords: Readonly<Record<Locale, OnlineWords>> = { en, fr }
