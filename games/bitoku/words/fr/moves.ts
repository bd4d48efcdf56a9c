import { capital } from '../capital.ts'
import type { Phrases, Printed } from '../phrases.ts'
import { declines } from './asking.ts'
import { count, of, points, resourceNames, whose } from './base.ts'
import { effects, names, pieces } from './names.ts'

const dice = ['de gauche', 'du milieu', 'de droite']
const slots = ['l’emplacement de gauche', 'l’emplacement du milieu', 'l’emplacement de droite']
/** Titles tell of others' moves too, in a review: they say whose only where it is not the mover's own. */
const die = (number: number, value: number): string => `le dé ${dice[number] ?? ''} (${value})`
const cost = (price: string): string => (price === 'gratuit' ? 'gratuitement' : `pour ${price}`)
/** A card by its name, with everything that is printed on it below. */
const inFull = (title: string, { full }: Printed) => ({ title, detail: full })
const inShort = (title: string, { short }: Printed) => ({ title, detail: short })

/** What a die of this value can do in a region. */
function chance(value: number, need: number, amulet: boolean): string {
  if (value < need) return `il faut ${need} : pas d’action Forêt`
  if (amulet) return 'votre 6 agit contre une amulette'
  return need > 1 ? `votre ${value} suffit pour agir` : 'aucun dé n’est plus élevé'
}

const doubleFavour = effects.twoOf([
  'une Vision',
  'un rocher',
  'un pèlerin sur votre Sentier des Rochers',
  'avancer un kodama',
])

export const moves: Phrases['moves'] = {
  discard: ({ card }) => inFull(`Défausser ${card.title}`, card),
  harvest: ({ crystal }) => inShort(`Récolter le ${crystal.title}`, crystal),
  lay: ({ values }) => ({ title: `Les placer ainsi : ${values.join(', ')}` }),
  virtue: ({ card, points: number }) => inFull(`Retirer ${card.title} pour ${points(number)}`, card),
  play: ({ card, slot, value, crystal }) => ({
    title: `Jouer ${card.title} sur ${slots[slot] ?? ''}${value > 0 ? ` et débloquer le dé de ${value}` : ''}`,
    detail:
      crystal === undefined
        ? card.short
        : pieces.join([card.short, `connecté à votre ${crystal.title} : ${crystal.short}`]),
  }),
  use: ({ die: number, value }) => ({ title: `Utiliser ${die(number, value)}` }),
  sacrifice: ({ die: number, value }) => ({
    title: `Défausser un pèlerin pour débloquer et utiliser ${die(number, value)}`,
  }),
  cross: ({ die: number, value, after, region }) => ({
    title: `Traverser la rivière avec ${die(number, value)}, ${region} : il passe à ${after}`,
  }),
  pass: () => ({ title: 'Passer jusqu’à la fin de l’été' }),
  amulet: ({ worth, after }) => ({
    title: `Dépenser une amulette +${worth}${after === 0 ? '' : ` : le dé passe à ${after}`}`,
  }),
  place: ({ region, value, need, amulet }) => ({
    title: `Le placer : ${region}`,
    detail: chance(value, need, amulet),
  }),
  visit: ({ floor, effect }) => ({
    title: `Le placer dans la Demeure, case ${floor} en partant du haut`,
    detail: effect === '' ? 'copier un dé adverse ; le vôtre perd 1' : effect,
  }),
  forest: ({ tier, effect }) => ({ title: capital(effect), detail: `dé ${tier}+` }),
  building: ({ tile, owner }) =>
    inShort(
      `Utiliser le bâtiment : ${tile.title}${owner === undefined ? '' : `, bonus de propriété pour ${owner.name}`}`,
      tile,
    ),
  copy: ({ owner, value, region }) => ({ title: `Copier le ${value} ${of(owner.name)}, ${region}` }),
  favour: ({ hill, card }) =>
    card === undefined
      ? { title: `Prendre la double faveur, ${hill}`, detail: doubleFavour }
      : inFull(`Prendre ${card.title} sur la colline, ${hill}`, card),
  // What the card would do is not to be had.
  cover: ({ hill, favour, card }) => ({
    title: `Couvrir seulement ${names.favours[favour]}, ${hill}${card === undefined ? '' : `, ${card.title}`}`,
  }),
  take: ({ resource }) => ({ title: `Prendre 1 ${resourceNames[resource]}` }),
  pay: ({ resource }) => ({ title: `Payer 1 ${resourceNames[resource]}` }),
  follow: ({ card }) => inShort(`Avancer sur le Chemin de Bitoku : ${card.title}`, card),
  start: ({ at }) => ({ title: `Commencer un pèlerinage depuis ${at}` }),
  walk: ({ to }) => ({ title: `Avancer le pèlerin jusqu’à ${to}` }),
  enter: ({ trail, points: number, amulet, tile }) => {
    const title = `Rejoindre ${trail} : ${points(number)}${amulet === 0 ? '' : ` et ${effects.amulet(amulet)}`}`
    return tile === undefined ? { title } : inShort(title, tile)
  },
  advance: ({ region, to }) => ({ title: `Avancer le kodama à la case ${to}, ${region}` }),
  back: ({ owner, region, to }) => ({
    title: `Reculer ${whose('kodama', owner)} à la case ${to}, ${region}`,
  }),
  unlock: ({ die: number, value }) => ({ title: `Débloquer ${die(number, value)}` }),
  look: ({ deck }) => ({ title: `Piocher deux cartes ${names.decks[deck]}` }),
  keep: ({ card }) => inFull(`Garder ${card.title}`, card),
  refuse: () => ({ title: 'N’en garder aucune et prendre une ressource' }),
  rock: ({ rock }) => ({ title: `Obtenir le ${rock}` }),
  rockPilgrim: ({ rocks, cost: price }) => ({
    title: `Placer un pèlerin sur le Sentier des Rochers${price === undefined ? '' : ` pour ${price}`}`,
    detail: `à côté de : ${pieces.join(rocks)}`,
  }),
  build: ({ tile, zone, price }) => inFull(`Construire ${cost(price)} : ${tile.title}, ${zone}`, tile),
  crystal: ({ tile, price, slot, points: number }) => ({
    title: `Obtenir le ${tile.title} ${cost(price)}, sur ${slot < 3 ? slots[slot] : `l’emplacement ${slot + 1}`}`,
    detail: pieces.join([tile.short, `${points(number)} en fin de partie`]),
  }),
  mitama: ({ tile, price, points: number }) =>
    inShort(`Obtenir le ${tile.title} ${cost(price)}, ${points(number)}`, tile),
  dragonfly: ({ tile, price, gives }) =>
    inShort(`Obtenir la ${tile.title} ${gives > 0 ? `et ${count(gives, 'ressource')}` : cost(price)}`, tile),
  combine: ({ tile }) =>
    inShort(`Combiner à ce${tile.title === pieces.dragonflyLabel ? 'tte' : ''} ${tile.title}`, tile),
  choose: ({ name, effect }) => ({
    title:
      name === 'card'
        ? 'L’action de la carte'
        : name === 'crystal'
          ? 'Le cristal sensoriel'
          : capital(effect),
  }),
  decline: ({ decision }) => ({ title: declines[decision] }),
  tengu: ({ points: number, begun }) => ({
    title:
      number > 0
        ? `Le Tengu dépense un point de mouvement, encore ${number}`
        : begun
          ? 'Le Tengu poursuit son tour'
          : 'Le Tengu joue son tour',
  }),
}
