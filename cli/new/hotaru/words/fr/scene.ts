import type { ScenePhrases } from '../phrases.ts'
import { counted, ofWhom } from './names.ts'

export const scene: ScenePhrases = {
  table: 'Table',
  turn: (person, turn, of) =>
    `${person.you ? 'Votre tour' : `Tour ${ofWhom(person.name)}`}, ${turn} sur ${of}.`,
  bag: (count) => `Dans le sac : ${counted(count)}.`,
  net: (list) => `Dans le filet : ${list}.`,
  netEmpty: 'Le filet est vide.',
  jar: (list) => `Bocal : ${list}.`,
  jarEmpty: 'Bocal : vide.',
  wish: (light) => `Vœu : lueur ${light}.`,
  secretWish: 'Vœu : secret.',
}
