import { capital } from '../capital.ts'
import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { ofName } from './elide.ts'
import { did, points, theSeason, whom } from './names.ts'

export const log: Phrases['log'] = {
  grown(event, telling) {
    const { name, you } = telling.person(event.seat)
    return `${you ? 'Votre arbre' : `L’arbre ${ofName(name)}`} pousse : ${telling.worth(event)}.`
  },
  bonus: ({ season, points: count }, telling) => `${telling.season(season).name} : ${points(count)} de plus.`,
  slid({ seat, card }, telling) {
    const { name, you } = telling.person(seat)
    const could = you ? 'Vous n’avez rien pu poser et avez' : `${name} n’a rien pu poser et a`
    return `${could} glissé ${telling.cardByIcons(card)} sous la pioche.`
  },
  renewed: ({ seat, cards }, telling) =>
    `${did(telling.person(seat), 'glissé')} l’étalage sous la pioche : ${cards.map(telling.icons).join(' ; ')}.`,
  shown: ({ cards }, telling) =>
    `${cards.length === 1 ? 'Nouvelle carte' : 'Nouvelles cartes'} dans l’étalage : ${cards.map(telling.icons).join(' ; ')}.`,
  seasonBegan: ({ number, season }, telling) =>
    `${capital(theSeason(telling.seasonName(number)))} commence : ${telling.season(season).name}.`,
  seasonScored: ({ seat, season, points: count }, telling) =>
    `${telling.season(season).name} : ${points(count)} pour ${whom(telling.person(seat))}.`,
  played({ seat, goal, points: count, element }, telling) {
    const chosen = element === undefined ? '' : ` (${telling.element(element).many})`
    return `${did(telling.person(seat), 'joué')} ${telling.goal(goal).name}${chosen} : ${points(count)}.`
  },
  firstSeat({ seat }, telling) {
    const { name, you } = telling.person(seat)
    return `${you ? 'Vous êtes' : `${name} est`} maintenant premier joueur.`
  },
  unplayed({ seat, goal }, telling) {
    const { name, you } = telling.person(seat)
    return `${you ? 'Vous aviez' : `${name} avait`} encore ${telling.goal(goal).name} en main.`
  },
  ended: ({ winners }, telling) => `La partie est terminée. ${asking.won(winners.map(telling.person))}.`,
}
