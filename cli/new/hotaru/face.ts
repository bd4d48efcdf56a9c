import type { GameFace } from '@engawa/kernel'

export const face: GameFace = {
  title: 'Hotaru',
  tagline: {
    en: 'Catch fireflies, and go home before your net tears.',
    fr: 'Attrapez des lucioles, et rentrez avant que le filet ne craque.',
  },
  minutes: 10,
  weight: 1,
  seats: [2, 3, 4],
  accent: 'plum',
}
