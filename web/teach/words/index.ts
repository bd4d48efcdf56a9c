import type { Locale } from '@engawa/kernel'
import { useSettings } from '../../app/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What learning says. A key that one language misses is a type error. */
export type TeachWords = typeof en

const teachWords: Readonly<Record<Locale, TeachWords>> = { en, fr }

/** For what is said once in all languages. */
export const wordsIn = (locale: Locale): TeachWords => teachWords[locale]

export const useTeachWords = (): TeachWords => teachWords[useSettings().locale]
