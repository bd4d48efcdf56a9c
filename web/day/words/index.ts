import type { Locale } from '@engawa/kernel'
import { useSettings } from '../../app/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What is said about the table of the day. */
export type DayWords = typeof en

export const dayWords: Readonly<Record<Locale, DayWords>> = { en, fr }

export const useDayWords = (): DayWords => dayWords[useSettings().locale]
