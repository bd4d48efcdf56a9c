import type { Locale } from '@engawa/kernel'
import { useSettings } from '../../app/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the coach says. A key that one language misses is a type error. */
export type CoachWords = typeof en

const coachWords: Readonly<Record<Locale, CoachWords>> = { en, fr }

export const useCoachWords = (): CoachWords => coachWords[useSettings().locale]
