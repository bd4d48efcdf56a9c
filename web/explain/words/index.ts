import type { Locale } from '@engawa/kernel'
import { useSettings } from '../../app/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What explanations say. A key that one language misses is a type error. */
export type ExplainWords = typeof en

const explainWords: Readonly<Record<Locale, ExplainWords>> = { en, fr }

export const useExplainWords = (): ExplainWords => explainWords[useSettings().locale]
