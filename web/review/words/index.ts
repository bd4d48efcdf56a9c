import type { Locale } from '@engawa/kernel'
import { useSettings } from '../../app/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the review says. A key that one language misses is a type error. */
export type ReviewWords = typeof en

const reviewWords: Readonly<Record<Locale, ReviewWords>> = { en, fr }

export const useReviewWords = (): ReviewWords => reviewWords[useSettings().locale]
