import type { GameFace } from '@engawa/kernel'

export const face: GameFace = {
  title: 'Bamboo',
  tagline: {
    en: 'Offer incense, cut bamboo, and keep your home in balance.',
    fr: 'Offrez l’encens, coupez le bambou, gardez votre demeure en équilibre.',
  },
  minutes: 90,
  lessonMinutes: 8,
  weight: 3,
  seats: [2, 3, 4],
  day: { people: 3 },
  accent: 'ochre',
}
