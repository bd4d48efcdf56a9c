import type { AboutPhrases } from '../phrases.ts'

export const about: AboutPhrases = {
  tagline: 'Catch fireflies, and go home before your net tears.',
  noMove: 'This is not a move of Hotaru.',
  options: { long: { title: 'Long evenings', help: 'Five turns for each seat instead of three.' } },
  components: [
    {
      name: 'Fireflies and wishes',
      provenance: 'stated',
      text: 'Six fireflies of each light and six wishes: this game has no box but its rules.',
    },
  ],
  credits: {
    designers: 'Engawa',
    artists: 'Engawa',
    publishers: 'Engawa',
    note: 'Begun with engawa new. Name here who made the game, say that this version is unofficial, and ask people to buy the box.',
  },
}
