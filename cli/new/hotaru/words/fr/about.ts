import type { AboutPhrases } from '../phrases.ts'

export const about: AboutPhrases = {
  tagline: 'Attrapez des lucioles, et rentrez avant que le filet ne craque.',
  noMove: 'Ce n’est pas un coup de Hotaru.',
  options: {
    long: { title: 'Longues soirées', help: 'Cinq tours par personne au lieu de trois.' },
  },
  components: [
    {
      name: 'Lucioles et vœux',
      provenance: 'stated',
      text: 'Six lucioles de chaque lueur et six vœux : ce jeu n’a pas de boîte, seulement ses règles.',
    },
  ],
  credits: {
    designers: 'Engawa',
    artists: 'Engawa',
    publishers: 'Engawa',
    note: 'Commencé avec engawa new. Nommez ici les auteurs du jeu, dites que cette version n’est pas officielle, et invitez à acheter la boîte.',
  },
}
