/** One form for one (in English), another for all else. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}

/** In French nought and one are singular. */
export function pluriel(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many
}

/** Points with a sign where they are lost, to a tenth. */
export const tenths = (points: number, locale: 'en' | 'fr'): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(points).replace('-', '−')
