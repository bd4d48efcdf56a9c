import { plural } from '../../words/plural.ts'

/** What figures and the page of components say. French has the same keys, or the types fail. */
export const en = {
  figure: { closer: 'Look closer', whole: 'Whole picture' },
  components: {
    search: 'Search the components',
    kinds: 'Kind',
    allKinds: 'All kinds',
    allSources: 'All sources',
    found: (pieces: number) => plural(pieces, '1 piece.', `${pieces} pieces.`),
    none: 'No component fits.',
    copies: (count: number) => `${count} of them`,
    icons: 'All icons',
    loading: 'The pieces are being laid out.',
    provenance: { stated: 'stated', reported: 'reported', reconstructed: 'reconstructed' },
  },
}

export type RulesWords = typeof en
