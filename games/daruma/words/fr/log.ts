import type { Phrases } from '../phrases.ts'
import { dice, fours, has, list, ofWhom, toWhom } from './names.ts'

/** One sentence for each kind of event. */
export const log: Phrases['log'] = {
  began: ({ seat, fictitious }, { person }) =>
    `${person(seat).you ? 'Votre tour commence' : `Le tour ${ofWhom(person(seat))} commence`}${
      fictitious > 0 ? ' avec un 4 fictif' : ''
    }.`,
  renewed: ({ seat, darumas }, telling) =>
    `${has(telling.person(seat))} posé cinq nouveaux darumas : ${telling.darumas(darumas)}.`,
  rolled: ({ seat, values }, { person }) => `${has(person(seat))} lancé ${values.join(' ')}.`,
  fortune: ({ seat, daruma }, telling) =>
    daruma === 0
      ? 'Bonne fortune ! La pioche est vide, mais les dés sont relancés.'
      : `Bonne fortune ! ${has(telling.person(seat))} pris le ${telling.daruma(daruma)} ; ces dés sont à relancer.`,
  lost: ({ count, fours: now }) => `${fours(count)} sur le livre de comptes : ${now} sur 4.`,
  badLuck: ({ fours: now }) => `Malchance : ${fours(now)} sur le livre de comptes. Le tour est fini.`,
  painted: ({ seat, daruma, eye }, telling) =>
    `${has(telling.person(seat))} peint le ${eye === 1 ? 'premier' : 'second'} œil du ${telling.daruma(daruma)}.`,
  idled: () => 'Son action est sans effet.',
  cursed: ({ fours: now }) => `Un 4 fictif rejoint le livre de comptes : ${now} sur 4.`,
  poured: ({ seat, value }, { person }) => `${has(person(seat))} posé un ${value} sur la bouteille de saké.`,
  kept: ({ seat, value }, { person }) => `${has(person(seat))} gardé un ${value}.`,
  gathered: ({ values }) => `À relancer : ${values.join(' ')}.`,
  shifted: ({ from, to, count }) => `${dice(count)} ${count > 1 ? 'passent' : 'passe'} de ${from} à ${to}.`,
  lifted: () => undefined,
  exchanged: ({ first, from, second, to }, telling) => {
    const sent = `le ${telling.daruma(first)} ${ofWhom(telling.person(from))} va ${toWhom(telling.person(to))}`
    return second === 0
      ? `Échange : ${sent}.`
      : `Échange : ${sent}, et le ${telling.daruma(second)} vient en retour.`
  },
  gave: ({ seat, daruma, to }, telling) =>
    `${has(telling.person(seat))} donné le ${telling.daruma(daruma)} ${toWhom(telling.person(to))} et repris un 4 du livre de comptes.`,
  stopped: ({ seat, unused }, { person }) =>
    `${has(person(seat))} fini le tour ${unused === 0 ? 'sans dé inutilisé' : `avec ${dice(unused)} inutilisé${unused > 1 ? 's' : ''}`}.`,
  took: ({ seat, darumas }, telling) => `${has(telling.person(seat))} pris : ${telling.darumas(darumas)}.`,
  marked: ({ darumas }, telling) => `Un jeton pupille reste sur : ${telling.darumas(darumas)}.`,
  revealed: ({ darumas }, telling) => `Nouveaux darumas visibles : ${telling.darumas(darumas)}.`,
  advanced: ({ from, to, turned }) =>
    `Le compteur passe de la case ${from + 1} à la case ${to + 1}${turned ? ' et fait demi-tour' : ''}.`,
  rewarded: ({ seat, daruma }, telling) =>
    daruma === 0
      ? 'Le compteur s’arrête sur un daruma, mais la pioche est vide.'
      : `Le compteur s’arrête sur un daruma : ${has(telling.person(seat))} pris le ${telling.daruma(daruma)}.`,
  closed: () => 'Le compteur est revenu. La manche se joue jusqu’au bout.',
  ended: ({ reason, winners }, { person }) =>
    `${reason === 'deck' ? 'La pioche est épuisée. ' : ''}La partie est finie. ${
      winners.length === 1 ? 'Victoire' : 'Victoire partagée'
    } : ${list(winners.map((seat) => (person(seat).you ? 'vous' : person(seat).name)))}.`,
}
