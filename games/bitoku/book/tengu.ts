import type { BookPart } from './part.ts'

/** The game alone, against the Tengu. */
export const tengu: BookPart = {
  figures: [],
  examples: [
    {
      chapter: 'tenguCycle',
      title: { en: 'the Tengu’s ten cards', fr: 'les dix cartes du Tengu' },
      rules: ['BIT-527'],
      says: {
        en: 'The deck is empty when his card is discarded. *The discard pile becomes the new deck.*',
        fr: 'La pioche est vide quand sa carte est défaussée. *La défausse devient la nouvelle pioche.*',
      },
      unit: { en: 'cards', fr: 'cartes' },
      rows: [
        {
          name: { en: 'in the row', fr: 'dans la rangée' },
          sum: { en: 'stay there', fr: 'y restent' },
          points: 2,
        },
        {
          name: { en: 'discarded', fr: 'défaussées' },
          sum: { en: 'the new deck', fr: 'la nouvelle pioche' },
          points: 8,
        },
      ],
    },
  ],
}
