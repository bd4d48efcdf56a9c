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

/** When something was said: of today the hour is enough. */
export function saidAt(milliseconds: number, locale: Locale): string {
  const today = new Date().toDateString() === new Date(milliseconds).toDateString()
  const format = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit' })
  return today ? format.format(milliseconds) : momentOf(milliseconds, locale)
}

export function dayOf(milliseconds: number, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium' }).format(milliseconds)
}

/** A full hour of the day, as a clock on the wall shows it. */
export function hourOf(hour: number, locale: Locale): string {
  const format = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(tags[locale], format).format(hour * 3_600_000)
}

/** A number with a true minus sign. */
export function numberOf(value: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale]).format(value).replace('-', '−')
}

/** A span of time in its two largest units: 2 d 3 h, 4 min 5 s; what is nought is not said. */
export function durationOf(milliseconds: number, locale: Locale): string {
  const seconds = Math.round(milliseconds / 1000)
  const parts: [number, 'day' | 'hour' | 'minute' | 'second'][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ]
  const first = parts.findIndex(([amount]) => amount > 0)
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first, first + 2)
  return shown
    .filter(([amount], index) => index === 0 || amount > 0)
    .map(([value, unit]) =>
      new Intl.NumberFormat(tags[locale], { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
    .join(' ')
}

const MINUTE = 60_000
const UNITS = [24 * 60 * MINUTE, 60 * MINUTE, MINUTE]

/** How long ago something was, in its largest unit: a minute at least. */
export function sinceText(milliseconds: number, locale: Locale): string {
  const since = Math.max(MINUTE, Date.now() - milliseconds)
  const unit = UNITS.find((one) => since >= one) ?? MINUTE
  return durationOf(Math.floor(since / unit) * unit, locale)
}
