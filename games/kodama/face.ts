import type { GameFace } from '@engawa/kernel'

export const face: GameFace = {
  title: 'Kodama',
  tagline: {
    en: 'Grow a tree card by card, and make its spirits at home.',
    fr: 'Faites pousser un arbre carte après carte, et que ses esprits s’y sentent chez eux.',
  },
  minutes: 40,
  lessonMinutes: 4,
  weight: 2,
  seats: [2, 3, 4, 5],
  day: { people: 2 },
  accent: 'pine',
}
