import type { Spirit } from '../catalogue/index.ts'

/** Spirits keep their names in every language. */
export const spiritNames: Readonly<Record<Spirit, string>> = {
  kappa: 'Kappa',
  tanuki: 'Tanuki',
  rokurokubi: 'Rokurokubi',
  kitsune: 'Kitsune',
  ookami: 'Ookami',
  tengu: 'Tengu',
  bakeneko: 'Bakeneko',
}

/** Lists things with commas, and this word before the last. */
export const listWith =
  (and: string) =>
  (items: readonly string[]): string => {
    const last = items.at(-1) ?? ''
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
  }
