import type { GameFace } from '@engawa/kernel'

export const face: GameFace = {
  title: 'Daruma',
  tagline: {
    en: 'Roll, paint an eye, and know when to stop.',
    fr: 'Lancez, peignez un œil, et sachez vous arrêter.',
  },
  minutes: 25,
  lessonMinutes: 3,
  weight: 1,
  seats: [2, 3, 4, 5],
  day: { people: 3 },
  accent: 'vermilion',
}
