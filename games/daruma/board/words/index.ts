import type { Locale } from '@engawa/kernel'
import { en, type Phrases } from './en.ts'
import { fr } from './fr.ts'

const phrases: Readonly<Record<Locale, Phrases>> = { en, fr }

/** The board's words and formats in one language. */
export interface BoardWords extends Phrases {
  percent(share: number): string
  /** With its sign, as points are added: +2, −3. */
  signed(points: number): string
  /** As a sum, which is signed only below nought. */
  total(points: number): string
  list(parts: readonly string[]): string
}

function speak(locale: Locale): BoardWords {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    ...phrases[locale],
    // French sets the sign after a narrow space; not every browser does.
    percent: (share) => percent.format(share).replace(/[\s\u00a0](?=%)/, '\u202f'),
    signed: (points) => (points < 0 ? `−${-points}` : `+${points}`),
    total: (points) => (points < 0 ? `−${-points}` : String(points)),
    list: (parts) => list.format(parts),
  }
}

export const boardWords: Readonly<Record<Locale, BoardWords>> = { en: speak('en'), fr: speak('fr') }
