import type { ScenePhrases } from '../phrases.ts'
import { counted } from './names.ts'

export const scene: ScenePhrases = {
  table: 'Table',
  turn: (person, turn, of) => `${person.you ? 'Your' : `${person.name}’s`} turn ${turn} of ${of}.`,
  bag: (count) => `In the bag: ${counted(count)}.`,
  net: (list) => `In the net: ${list}.`,
  netEmpty: 'The net is empty.',
  jar: (list) => `Jar: ${list}.`,
  jarEmpty: 'Jar: empty.',
  wish: (light) => `Wish: light ${light}.`,
  secretWish: 'Wish: secret.',
}
