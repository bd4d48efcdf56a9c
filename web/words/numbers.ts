import type { Locale } from '@engawa/kernel'

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr-FR' }

function format(value: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(tags[locale], options).format(value).replace('-', '−')
}

/** With one digit after the comma. */
export const decimals = (value: number, locale: Locale): string =>
  format(value, locale, { maximumFractionDigits: 1 })

/** With its sign: gains and losses are never told apart by colour alone. */
export const signed = (value: number, locale: Locale): string =>
  format(value, locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

export const wholePercent = (share: number, locale: Locale): string =>
  format(share, locale, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })

export const signedPercent = (share: number, locale: Locale): string =>
  format(share, locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
