import type { Locale } from '@engawa/kernel'
import { phrases as english } from '../../words/en.ts'
import { phrases as french } from '../../words/fr.ts'
import type { Phrases as GamePhrases } from '../../words/phrases.ts'
import { en, type Phrases } from './en.ts'
import { fr } from './fr.ts'

export type { Phrases } from './en.ts'

const own: Readonly<Record<Locale, Phrases>> = { en, fr }
const game: Readonly<Record<Locale, GamePhrases>> = { en: english, fr: french }

/** What explanations say, and the names of the game's own words. */
export const sayOf = (locale: Locale): Phrases => own[locale]
export const gamePhrases = (locale: Locale): GamePhrases => game[locale]
