import type { Locale } from '@engawa/kernel'
import { effectText } from './effects.ts'
import { phrases as enPhrases } from './en.ts'
import { phrases as frPhrases } from './fr.ts'
import type { Phrases } from './phrases.ts'

export { effectText } from './effects.ts'
export { phrases as enPhrases, words as en } from './en.ts'
export { phrases as frPhrases, words as fr } from './fr.ts'
export type { NamePhrases, Phrases } from './phrases.ts'
export { detailOf, labelOf, nameOf, sourceName, tellingOf } from './telling.ts'

/** The phrases of a language: names of types, regions and resources among them. */
export const phrasesOf = (locale: Locale): Phrases => (locale === 'fr' ? frPhrases : enPhrases)

/** What an effect of the catalogue does, in words. */
export const effectWords = (locale: Locale, notation: string): string =>
  effectText(phrasesOf(locale).effects, notation)
