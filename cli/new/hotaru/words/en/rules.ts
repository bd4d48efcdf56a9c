import type { Phrases } from '../phrases.ts'

export const rules: Phrases['rules'] = [
  {
    id: 'setup',
    title: 'Before the start',
    passages: [
      { rules: ['HOT-01'], text: 'The bag holds 36 fireflies: six of each of six lights.' },
      {
        rules: ['HOT-02'],
        text: 'Each seat secretly gets a wish for one light, each a different one. Chance says who begins.',
      },
      { rules: ['HOT-03'], text: 'In turn, each seat hunts three times, or five times on long evenings.' },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    passages: [
      { rules: ['HOT-04'], text: 'Catch fireflies: each comes out of the bag into your net, one by one.' },
      {
        rules: ['HOT-05'],
        text: 'Go home whenever you like, but not with an empty net: all that is in it goes into your jar.',
      },
      {
        rules: ['HOT-06'],
        text: 'Two fireflies of the same light tear the net. Save one of all that are in it; the others fly back into the bag, and your turn is over.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    passages: [
      {
        rules: ['HOT-07'],
        text: 'The game ends when all turns are over, or when the bag is empty at the end of a turn.',
      },
      {
        rules: ['HOT-08'],
        text: 'Each firefly in your jar is worth 1 point, those of your wish 3. Most points win; who is tied shares the victory.',
      },
    ],
  },
]
