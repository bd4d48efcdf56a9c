import type { Locale } from '@engawa/kernel'

/** British forms for English: day before month, no comma before "and". */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr-FR' }

export function listOf(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(tags[locale]).format(names)
}

export function momentOf(milliseconds: number, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(
    milliseconds,
  )
}

/** A number with a true minus sign. */
export function numberOf(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale]).format(value).replace('-', '−')
}
