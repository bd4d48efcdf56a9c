import type { MovePhrases } from '../phrases.ts'
import { dice, list, toWhom } from './names.ts'

export const moves: MovePhrases = {
  renew: () => ({ title: 'Remettre les cinq darumas dans la pioche et en poser cinq autres' }),
  pour: ({ value }) => ({ title: `Poser un ${value} sur la bouteille de saké` }),
  keep: ({ value }) => ({ title: `Garder un ${value}` }),
  group: ({ value }) => ({ title: `Relancer tous les ${value}` }),
  lift: ({ daruma }, telling) => ({ title: `Échanger le ${telling.daruma(daruma)}` }),
  swap: ({ daruma }, telling) => ({ title: `Prendre le ${telling.daruma(daruma)} en échange` }),
  send: ({ to }, { person }) => ({ title: `Le donner ${toWhom(person(to))}`, detail: 'sans rien en retour' }),
  give: ({ daruma, to }, telling) => ({
    title: `Donner le ${telling.daruma(daruma)} ${toWhom(telling.person(to))}`,
    detail: 'un 4 du livre de comptes est relancé',
  }),
  stop: () => ({ title: 'Finir le tour' }),
  roll: (count) => ({ title: `Lancer ${dice(count)}` }),
  paint: (daruma, action, eye) => ({
    title: `Peindre le ${eye === 1 ? 'premier' : 'second'} œil du ${daruma}`,
    detail: action,
  }),
  shift: (value, up, down) => ({
    title: `Tourner ${list([
      ...(up > 0 ? [`${dice(up)} de ${value} à ${value === 6 ? 1 : value + 1}`] : []),
      ...(down > 0 ? [`${dice(down)} de ${value} à ${value === 1 ? 6 : value - 1}`] : []),
    ])}`,
  }),
}
