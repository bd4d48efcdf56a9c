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
