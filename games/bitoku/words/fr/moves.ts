import { capital } from '../capital.ts'
import type { Phrases } from '../phrases.ts'
import { declines } from './asking.ts'
import { count, goods, of, points, resourceNames, whose } from './base.ts'
import { effects, names } from './names.ts'

const dice = ['de gauche', 'du milieu', 'de droite']
const slots = ['l’emplacement de gauche', 'l’emplacement du milieu', 'l’emplacement de droite']
const die = (number: number, value: number): string => `votre dé ${dice[number] ?? ''} (${value})`
const cost = (price: string): string => (price === 'gratuit' ? 'gratuitement' : `pour ${price}`)
/** What a die of this value can do in a region. */
function chance(value: number, need: number, amulet: boolean): string {
  if (value < need) return `il faut ${need} : pas d’action Forêt`
  if (amulet) return 'votre 6 agit contre une amulette'
  return need > 1 ? `il faut ${need}, le vôtre montre ${value}` : 'aucun dé n’est plus haut'
}

export const moves: Phrases['moves'] = {
  discard: ({ card }) => `Défausser ${card}`,
  harvest: ({ crystal }) => `Récolter le ${crystal}`,
  lay: ({ values }) => `Les poser ${values.join(', ')}`,
  virtue: ({ card, points: number }) => `Libérer ${card} : ${points(number)} maintenant`,
  play: ({ card, slot, value, crystal }) =>
    `Jouer ${card} sur ${slots[slot] ?? ''}${value > 0 ? `, ce qui débloque votre dé de ${value}` : ''}${crystal === '' ? '' : `, à côté de votre ${crystal}`}`,
  use: ({ die: number, value }) => `Utiliser ${die(number, value)}`,
  sacrifice: ({ die: number, value }) =>
    `Renoncer à un pèlerin pour débloquer et utiliser ${die(number, value)}`,
  cross: ({ die: number, value, after, region }) =>
    `Traverser la rivière avec ${die(number, value)}, ${region} : il devient ${after}`,
  pass: () => 'Passer pour cet été',
  amulet: ({ worth, after }) =>
    after === 0
      ? `Dépenser une amulette +${worth}`
      : `Dépenser une amulette +${worth} : le dé devient ${after}`,
  place: ({ region, value, need, amulet }) => `Le placer, ${region} (${chance(value, need, amulet)})`,
  visit: ({ floor, effect }) =>
    `Le placer dans la Demeure, étage ${floor} depuis le haut : ${effect === '' ? 'copier un dé adverse ; le vôtre perd 1' : effect}`,
  forest: ({ tier, effect }) => `${capital(effect)} (dé ${tier}+)`,
  building: ({ tile, owner }) =>
    `Utiliser : ${tile}${owner === undefined ? '' : ` ; bâtiment ${of(owner.name)}, qui reçoit le bonus`}`,
  copy: ({ owner, value, region }) => `Copier le ${value} ${of(owner.name)}, ${region}`,
  favour: ({ hill, favour, card }) =>
    favour === 'double'
      ? `La double faveur, ${hill} : ${effects.twoOf(['une Vision', 'un rocher', 'un pèlerin sur votre sentier des rochers', 'une case de kodama'])}`
      : `Prendre ${card} sur la colline, ${hill}`,
  cover: ({ hill, favour, card }) =>
    `Seulement couvrir ${names.favours[favour]}, ${hill}${card === '' ? '' : `, ${card}`}`,
  take: ({ resource }) => `Prendre 1 ${resourceNames[resource]}`,
  pay: ({ resource }) => `Payer 1 ${resourceNames[resource]}`,
  follow: ({ card }) => `Avancer sur votre Chemin de Bitoku : ${card}`,
  start: ({ at }) => `Faire partir un pèlerin : ${at}`,
  walk: ({ from, to }) => `Faire avancer le pèlerin : ${from} vers ${to}`,
  enter: ({ trail, points: number, amulet, tile }) =>
    `Entrer : ${trail}, ${points(number)}${amulet === 0 ? '' : ` et ${effects.amulet(amulet)}`}${tile === '' ? '' : `, ${tile}`}`,
  advance: ({ region, to }) => `Avancer votre kodama à la case ${to}, ${region}`,
  back: ({ owner, region, to }) => `Reculer ${whose('kodama', owner)} à la case ${to}, ${region}`,
  unlock: ({ die: number, value }) => `Débloquer ${die(number, value)}`,
  look: ({ deck }) => `Regarder deux cartes ${names.decks[deck]}`,
  keep: ({ card }) => `Garder ${card}`,
  refuse: () => 'N’en garder aucune et prendre une ressource',
  rock: ({ rock }) => `Prendre le ${rock}`,
  rockPilgrim: ({ rocks, cost: price }) =>
    `Un pèlerin à côté de : ${rocks}${price === goods({ wood: 0, stone: 0, jade: 0, sake: 0 }) ? '' : `, pour ${price}`}`,
  build: ({ tile, zone, price }) => `Construire, ${zone}, ${cost(price)} : ${tile}`,
  crystal: ({ tile, price, slot, points: number }) =>
    `Prendre le ${tile} ${cost(price)}, sur ${slot < 3 ? slots[slot] : `l’emplacement ${slot + 1}`} (${points(number)} à la fin)`,
  mitama: ({ tile, price, points: number }) => `Prendre le ${tile} ${cost(price)}, ${points(number)}`,
  dragonfly: ({ tile, price, gives }) =>
    `Prendre la ${tile} ${gives > 0 ? `et ${count(gives, 'ressource')}` : cost(price)}`,
  combine: ({ tile }) => `Combiner avec : ${tile}`,
  choose: ({ name, effect }) =>
    name === 'card' ? 'L’action de la carte' : name === 'crystal' ? 'Le cristal des sens' : capital(effect),
  decline: ({ decision }) => declines[decision],
  tengu: ({ points: number }) =>
    number > 0 ? `Le Tengu dépense un point de mouvement, encore ${number}` : 'Le Tengu joue son tour',
}
