import type { Locale } from '@engawa/kernel'
import type { Phrases } from '../../words/phrases.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type BoardWords = typeof en

export const boardWords: Readonly<Record<Locale, BoardWords>> = { en, fr }

const loads: Readonly<Record<Locale, () => Promise<{ readonly phrases: Phrases }>>> = {
  en: () => import('../../words/en.ts'),
  fr: () => import('../../words/fr.ts'),
}
const loaded = new Map<Locale, Promise<Phrases>>()

/** The game's own phrases in one language; the same promise each time, so that a board can wait for it. */
export function phrasesFor(locale: Locale): Promise<Phrases> {
  const known = loaded.get(locale)
  if (known !== undefined) return known
  const load = loads[locale]().then(({ phrases }) => phrases)
  loaded.set(locale, load)
  return load
}
