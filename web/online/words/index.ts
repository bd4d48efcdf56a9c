import type { Locale } from '@engawa/kernel'
import { settingsNow, useSettings } from '../../app/settings.ts'
import { Refused } from '../api.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What playing in a house says. A key that one language misses is a type error. */
export type OnlineWords = typeof en

export const onlineWords: Readonly<Record<Locale, OnlineWords>> = { en, fr }

export function useOnlineWords(): OnlineWords {
  return onlineWords[useSettings().locale]
}

/** Why something did not work, for the person. */
export function problemText(problem: unknown): string {
  const { problems } = onlineWords[settingsNow().locale]
  if (!(problem instanceof Refused)) return problems.unreachable
  const known = Object.entries(problems).find(([code]) => code === problem.code)
  return known?.[1] ?? problems.unknown
}
