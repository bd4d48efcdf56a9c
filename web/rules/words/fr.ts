import { pluriel } from '../../words/plural.ts'
import type { ComponentWords } from './en.ts'

export const fr: ComponentWords = {
  search: 'Chercher dans le matériel',
  kinds: 'Type',
  allKinds: 'Tout',
  allSources: 'Toutes les sources',
  found: (pieces) => pluriel(pieces, '1 pièce.', `${pieces} pièces.`),
  none: 'Rien ne correspond.',
  copies: (count) => `${count} exemplaires`,
  icons: 'Toutes les icônes',
  loading: 'On installe le matériel.',
  provenance: { stated: 'écrit', reported: 'rapporté', reconstructed: 'reconstitué' },
}
