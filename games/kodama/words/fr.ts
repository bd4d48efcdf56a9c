import { listWith, type Person } from '@engawa/kernel'
import { cards } from './cards-fr.ts'
import { ofName } from './elide.ts'
import { components, credits, rules } from './fr-rules.ts'
import { makeWords } from './make.ts'
import type { Phrases, Place } from './phrases.ts'

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)

const list = listWith('et')

/** The verb in the perfect, with the person before it. */
const did = ({ name, you }: Person, participle: string): string =>
  you ? `Vous avez ${participle}` : `${name} a ${participle}`

const whom = ({ name, you }: Person): string => (you ? 'vous' : name)

function place({ right, up, turned }: Place): string {
  const across = `${Math.abs(right)} mm à ${right < 0 ? 'gauche' : 'droite'}`
  const along = `${Math.abs(up)} mm vers le ${up < 0 ? 'bas' : 'haut'}`
  const turn =
    turned === 0 ? 'droite' : `tournée de ${Math.abs(turned)}° vers la ${turned > 0 ? 'gauche' : 'droite'}`
  return `${across}, ${along}, ${turn}`
}

const cardBelow = (card: number): string => (card === 0 ? 'le tronc' : `la carte ${card}`)
const inSeason = (season: string): string => (season === 'printemps' ? 'au printemps' : `en ${season}`)
const ofSeason = (season: string): string => (season === 'printemps' ? 'du printemps' : `de l’${season}`)
const articled = (season: string): string => (season === 'printemps' ? 'Le printemps' : `L’${season}`)

/** Before “le tronc” the preposition melts with the article. */
const of = (card: string): string => (card === 'le tronc' ? 'du tronc' : `de ${card}`)

const phrases: Phrases = {
  locale: 'fr',
  tagline: 'Faites pousser un arbre carte après carte, et que ses esprits s’y sentent chez eux.',
  cards,
  list,
  branch: (card, icons) => `la carte ${card} (${icons})`,
  cardBelow,
  place,
  iconCount: (count, { one, many }) => (count === 1 ? one : `${count} ${many}`),
  scored: (count, element) => `${count} pour les ${element}`,
  noElement: 'aucune ligne d’éléments',
  grow: (card, below, where, worth) => `Poser ${card} sur ${below}, ${where} : ${worth}`,
  worth: (count, lines, bonus, season) =>
    `${points(count)}, ${lines}${bonus > 0 ? `, plus ${bonus} pour la saison (${season})` : ''}`,
  slide: (card) => `Glisser ${card} sous la pioche`,
  renew: 'Glisser l’étalage sous la pioche et montrer quatre nouvelles cartes',
  playGoal: (name, text, count) => `Jouer ${name} pour ${points(count)} : ${text}`,
  growPrompt: (turn, turns, season, rule) => ({
    question: 'Quelle carte pousse, et où ?',
    help: `Tour ${turn} sur ${turns} ${ofSeason(season)}. ${rule}.`,
  }),
  stuckPrompt: {
    question: 'Rien ne va : quelle carte glisse sous la pioche ?',
    help: 'Aucune carte de l’étalage ne peut être posée sur votre arbre. Glissez-en une sous la pioche ; vous ne marquez rien.',
  },
  kodamaPrompt: (last) => ({
    question: 'Quel kodama s’installe ?',
    help: last
      ? 'Il est compté maintenant. L’autre reste inutilisé.'
      : 'Il est compté maintenant et quitte la partie.',
  }),
  waiting: (person) => (person.you ? 'À vous de jouer' : `À ${person.name} de jouer`),
  won: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined) return only.you ? 'Vous gagnez' : `${only.name} gagne`
    return `Victoire partagée : ${list(winners.map(whom))}`
  },
  events: {
    grown: ({ seat, card, on, lines, points: count }, telling) =>
      `${did(telling.person(seat), 'posé')} ${telling.branch(card)} sur ${telling.below(on)} : ${points(count)}, ${telling.lines(lines)}.`,
    bonus: ({ season, points: count }, telling) => `${telling.season(season)} : ${points(count)} de plus.`,
    slid: ({ seat, card }, telling) =>
      `${did(telling.person(seat), 'glissé')} ${telling.branch(card)} sous la pioche, faute de pouvoir rien poser.`,
    renewed: ({ seat, cards: slid }, telling) =>
      `${did(telling.person(seat), 'glissé')} l’étalage sous la pioche : ${telling.branches(slid)}.`,
    shown: ({ cards: shown }, telling) => `Nouveau à l’étalage : ${telling.branches(shown)}.`,
    seasonBegan: ({ number, season }, telling) =>
      `${articled(cards.seasons[number] ?? '')} commence avec ${telling.season(season)}.`,
    seasonScored: ({ seat, season, points: count }, telling) =>
      `${telling.season(season)} : ${points(count)} pour ${whom(telling.person(seat))}.`,
    played: ({ seat, goal, points: count, element }, telling) => {
      const chosen = element === undefined ? '' : ` (${cards.elements[element]?.many})`
      return `${did(telling.person(seat), 'joué')} ${telling.goal(goal)}${chosen} : ${points(count)}.`
    },
    firstSeat: ({ seat }, { person }) =>
      person(seat).you ? 'Vous commencez désormais.' : `${person(seat).name} commence désormais.`,
    unplayed: ({ seat, goal }, telling) =>
      telling.person(seat).you
        ? `Vous aviez encore ${telling.goal(goal)} en main.`
        : `${telling.person(seat).name} avait encore ${telling.goal(goal)} en main.`,
    ended: ({ winners }, { person }) =>
      `La partie est terminée. ${winners.length === 1 ? 'Victoire pour' : 'Victoire partagée entre'} ${list(
        winners.map((seat) => whom(person(seat))),
      )}.`,
  },
  refusals: {
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': () => 'Ce n’est pas le tour de cette place.',
    'play-a-kodama': () => 'La croissance de cette saison est finie : jouez une carte Kodama.',
    'grow-first': () => 'Les cartes Kodama se jouent après les quatre tours de croissance de la saison.',
    'not-in-hand': () => 'Cette carte Kodama n’est pas dans votre main.',
    'not-on-display': ({ card }) => `La carte ${card} n’est pas à l’étalage.`,
    'not-in-tree': ({ card }) => `La carte ${card} n’est pas dans votre arbre.`,
    'can-place': () => 'Une carte de l’étalage va encore sur votre arbre : il faut en poser une.',
    'no-offer': () => 'La carte Saison n’offre pas de nouvel étalage.',
    'offer-taken': () => 'Vous avez déjà renouvelé l’étalage cette saison.',
    'foot-off-bark': ({ on }) => `Le pied de la branche n’est pas sur l’écorce ${of(on)}.`,
    'not-touching': ({ on }) => `La carte ne touche pas ${on}.`,
    'touches-none': () => 'La carte ne touche aucune carte de votre arbre.',
    'touches-more': ({ cards: others }) => `La carte touche aussi ${others}.`,
    'covers-element': ({ elements }) => `La carte recouvre un élément : ${elements}.`,
    'off-table': () => 'La carte dépasse du bord de la table.',
    'over-limit': ({ points: count, limit }) =>
      `Cette pose marquerait ${count} points, et la limite est ${limit}.`,
  },
  noMove: 'Ce n’est pas un coup de Kodama.',
  growthLine: (season) => `Croissance ${ofSeason(season)}`,
  bonusLine: (season, card) => `Bonus ${ofSeason(season)} : ${card}`,
  endLine: (season, card) => `Fin ${ofSeason(season)} : ${card}`,
  goalLine: (season, goal) => `Kodama ${ofSeason(season)} : ${goal}`,
  scene: {
    season: 'La saison',
    display: 'L’étalage',
    current: (season, turn, turns) => `Nous sommes ${inSeason(season)}, tour ${turn} sur ${turns}.`,
    kodamaPhase: (season) => `Nous sommes ${inSeason(season)} : chacun joue une carte Kodama.`,
    over: 'La partie est terminée.',
    ruling: (name, text) => `${name} : ${text}.`,
    first: (person) => (person.you ? 'Vous êtes premier joueur.' : `${person.name} est premier joueur.`),
    turn: (person) => (person.you ? 'À vous de jouer.' : `Au tour ${ofName(person.name)}.`),
    deck: (count, under) =>
      `${count} cartes dans la pioche${under > 0 ? `, dont ${under} glissées dessous` : ''}.`,
    trunk: (element) => `Tronc avec l’élément ${element}`,
    laid: (card, where) => `${card}, ${where}`,
    seat: (person, count) => `${person.you ? 'Vous' : person.name} : ${points(count)}`,
    held: (name, text, count) => `En main : ${name}, ${text} ; maintenant ${points(count)}.`,
    secretHand: (count) => (count === 1 ? '1 carte Kodama en main.' : `${count} cartes Kodama en main.`),
    playedGoal: (name, season, count) => `Joué ${inSeason(season)} : ${name}, ${points(count)}.`,
    limit: (limit) => `Une pose peut marquer jusqu’à ${limit} points d’éléments.`,
  },
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
