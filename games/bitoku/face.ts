import type { GameFace } from '@engawa/kernel'

export const face: GameFace = {
  title: 'Bitoku',
  tagline: {
    en: 'Guide yokai and pilgrims through four years of the forest to become its next great spirit.',
    fr: 'Pendant quatre ans, guidez yokais et pèlerins à travers la forêt pour en devenir le prochain grand esprit.',
  },
  minutes: 120,
  weight: 4,
  seats: [1, 2, 3, 4],
  day: { people: 1 },
  accent: 'indigo',
  lessonMinutes: 14,
}
