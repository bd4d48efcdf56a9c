import { pluriel } from '../../words/plural.ts'
import type { RulesWords } from './en.ts'

export const fr: RulesWords = {
  figure: { closer: 'Voir de près', whole: 'Vue d’ensemble' },
  components: {
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
  },
}
