import type { Seat } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { atHome, dice, fours, gives, has, list, ofOwner, ofWhom } from './names.ts'

const eyeOf = (eye: 1 | 2, daruma: string): string =>
  `le ${eye === 1 ? 'premier' : 'second'} œil du ${daruma}`

export const thrown: Phrases['thrown'] = ({ painted, poured, kept, gathered, rolled }, person) => {
  const deeds = [
    painted && `peint ${eyeOf(painted.eye, painted.daruma)}`,
    poured && `posé un ${poured} sur la bouteille de saké`,
    kept.length > 0 && `gardé ${kept.join(' ')}`,
    rolled &&
      (gathered === undefined
        ? `lancé ${rolled.join(' ')}`
        : `relancé ${gathered.join(' ')} : ${rolled.join(' ')}`),
  ]
  return `${has(person)} ${list(deeds.filter((deed) => typeof deed === 'string'))}.`
}

export const shifts: Phrases['shifts'] = (all) =>
  `Dés décalés : ${list(all.map(({ from, to, count }) => `${count > 1 ? `${count} fois ` : ''}${from} à ${to}`))}.`

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
    `${has(telling.person(seat))} peint ${eyeOf(eye, telling.daruma(daruma))}.`,
  idled: () => 'Son action est sans effet.',
  cursed: ({ fours: now }) => `Un 4 fictif rejoint le livre de comptes : ${now} sur 4.`,
  poured: ({ seat, value }, { person }) => `${has(person(seat))} posé un ${value} sur la bouteille de saké.`,
  kept: ({ seat, value }, { person }) => `${has(person(seat))} gardé un ${value}.`,
  gathered: ({ values }) => `À relancer : ${values.join(' ')}.`,
  shifted: ({ from, to, count }) => `${dice(count)} ${count > 1 ? 'passent' : 'passe'} de ${from} à ${to}.`,
  lifted: () => undefined,
  exchanged({ seat, first, from, second, to }, telling) {
    const actor = telling.person(seat)
    const of = (owner: Seat, daruma: number) =>
      owner === seat ? `le ${telling.daruma(daruma)}` : ofOwner(telling.daruma(daruma), telling.person(owner))
    if (seat === to)
      return `${has(actor)} pris ${of(from, first)} ${second === 0 ? 'sans rien rendre' : `contre le ${telling.daruma(second)}`}.`
    if (seat === from)
      return `${gives(actor, telling.person(to), `le ${telling.daruma(first)}`)}${second === 0 ? '' : ` contre ${of(to, second)}`}.`
    const back = second === 0 ? '' : `, et le ${telling.daruma(second)} revient en échange`
    return `${has(actor)} fait passer ${of(from, first)} ${atHome(telling.person(to))}${back}.`
  },
  gave: ({ seat, daruma, to }, telling) =>
    `${gives(telling.person(seat), telling.person(to), `le ${telling.daruma(daruma)}`)} et repris un 4 du livre de comptes.`,
  stopped: ({ seat, unused }, { person }) =>
    `${has(person(seat))} fini le tour ${unused === 0 ? 'sans dé inutilisé' : `avec ${dice(unused)} inutilisé${unused > 1 ? 's' : ''}`}.`,
  took: ({ seat, darumas }, telling) => `${has(telling.person(seat))} pris : ${telling.darumas(darumas)}.`,
  marked: ({ darumas }, telling) => `Un jeton pupille reste sur : ${telling.darumas(darumas)}.`,
  revealed: ({ darumas }, telling) => `Nouveaux darumas visibles : ${telling.darumas(darumas)}.`,
  advanced: ({ from, to, turned }) => {
    if (turned) return 'Le compteur arrive au bout de la piste et fait demi-tour.'
    const steps = Math.abs(to - from)
    return `Le compteur ${to > from ? 'avance' : 'revient'} de ${steps === 1 ? 'une case' : `${steps} cases`}.`
  },
  rewarded: ({ seat, daruma }, telling) =>
    daruma === 0
      ? 'Le compteur s’arrête sur un daruma, mais la pioche est vide.'
      : `Le compteur s’arrête sur un daruma : ${has(telling.person(seat))} pris le ${telling.daruma(daruma)}.`,
  closed: () => 'Le compteur est revenu. La manche se joue jusqu’au bout.',
  ended: ({ reason, winners }, { person }) =>
    `${reason === 'deck' ? 'La pioche est épuisée. ' : ''}La partie est finie. ${asking.over(winners.map(person))}.`,
}
