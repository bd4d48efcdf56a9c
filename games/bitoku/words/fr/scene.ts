import type { Phrases } from '../phrases.ts'
import { count, list, of, points } from './base.ts'

const waiting: Readonly<Record<Parameters<Phrases['scene']['pending']>[0], string>> = {
  stage: 'la suite de la manche',
  discard: 'défausser des cartes',
  harvest: 'récolter les cristaux oniriques',
  lay: 'replacer les dés',
  virtue: 'retirer un yokai ou non',
  turn: 'jouer un tour',
  place: 'placer le dé',
  act: 'agir avec le dé',
  surpass: 'dépenser une amulette',
  copy: 'copier un dé',
  favour: 'choisir une faveur',
  harmonise: 'harmoniser le cristal',
  goods: 'prendre des ressources',
  amulet: 'prendre une amulette',
  points: 'gagner des PV',
  movement: 'dépenser des points de mouvement',
  advance: 'avancer des kodamas',
  back: 'reculer des kodamas',
  unlock: 'débloquer un dé',
  draw: 'piocher une carte',
  look: 'regarder des cartes',
  pick: 'garder une carte',
  rock: 'obtenir un rocher',
  rockPilgrim: 'placer un pèlerin sur le Sentier des Rochers',
  buy: 'obtenir une tuile',
  buyBoth: 'obtenir deux tuiles',
  pay: 'payer',
  receive: 'recevoir la tuile',
  layMitama: 'poser le Mitama',
  combine: 'combiner',
  tengu: 'le tour du Tengu',
  tenguMovement: 'mouvement du Tengu',
  tenguPart: 'tour du Tengu',
  tenguDraw: 'une carte Action',
  tenguDiscard: 'défausser la carte Action',
  choice: 'choisir',
  anyOrder: 'carte et cristal, dans l’ordre de votre choix',
  optional: 'le faire ou non',
}

const amuletText = (amulets: readonly number[]): string => {
  const parts = amulets.flatMap((number, index) => (number > 0 ? [`${number} × +${index + 1}`] : []))
  return parts.length > 0 ? `amulettes : ${list(parts)}` : 'aucune amulette'
}

const free = (number: number): string => count(number, 'case libre', 'cases libres')
const diceText = (dice: readonly string[]): string => (dice.length > 0 ? list(dice) : 'aucun dé')

export const scene: Phrases['scene'] = {
  titles: {
    year: 'Manche et saison',
    pending: 'Encore à faire',
    regions: 'Forêt',
    hills: 'Collines Hikaru',
    zones: 'Zones habitées',
    paths: 'Chemins de la sagesse',
    kodamas: 'Pistes Kodama',
    garden: 'Jardin des Rochers',
    tengu: 'Le Tengu',
  },
  empty: 'aucun',
  free: 'libre',
  locked: 'bloqué',
  unlocked: 'débloqué',
  year: (year, season) => `Manche ${Math.min(year, 4)} sur 4, ${season}`,
  order: (persons) => `Ordre du tour : ${list(persons.map(({ name }) => name))}`,
  die: ({ person, value }) => `${person.name} ${value}`,
  region: (name, dice, open, { value, amulet }) =>
    `${name} : ${diceText(dice)} ; ${free(open)} ; il faut ${value}${amulet ? ' et une amulette' : ''}`,
  action: (least, effect) => `${least}+ ${effect}`,
  house: (name) => `${name} :`,
  floor: (floor, effect, die) => `Case ${floor} en partant du haut : ${effect} ; ${die}`,
  copySpace: 'copier un dé adverse ; le vôtre doit valoir au moins 2 et perd 1',
  hill: (name, bitoku, yokai, double) =>
    `${name} : Bitoku ${bitoku} ; yokai ${yokai} ; double faveur ${double ? 'libre' : 'accordée'}`,
  given: 'accordé',
  across: (hills, dice, open) => `Au-delà de la rivière, ${hills} : ${diceText(dice)} ; ${free(open)}`,
  zone: (name, tiles) => `${name} : ${tiles.join(' · ')}`,
  built: (tile, owner) =>
    owner === undefined ? tile : owner.you ? `${tile}, à vous` : `${tile} ${of(owner.name)}`,
  openSlot: (type) => `emplacement libre : ${type}`,
  tile: (tile, price, number) => `${tile} : ${price}${number > 0 ? `, ${points(number)}` : ''}`,
  gives: (tile, number) => `${tile} : donne ${count(number, 'ressource')}`,
  stack: (number) => `${number} dans la pile`,
  walkers: (person, spaces) => `${person.you ? 'Vos pèlerins' : `Pèlerins ${of(person.name)}`} : ${spaces}`,
  trail: (name, tile, spaces) => `${name}${tile === '' ? '' : `, ${tile}`} : ${spaces.join(' · ')}`,
  trailSpace: (number, amulet, sleeper) =>
    `${points(number)}${amulet > 0 ? ` et une amulette +${amulet}` : ''}${sleeper === '' ? '' : `, ${sleeper}`}`,
  track: (name, treasure, kodamas) => `${name}, ${treasure} : ${kodamas.join(', ')}`,
  kodama: (person, space) => `${person.name} ${space}`,
  neutral: (space) => `neutre ${space}`,
  seat: (person) => (person.you ? 'Vous' : person.name),
  standing: ({ vp, total, goods, amulets, pilgrims, passed }) =>
    `${points(vp)}, ${total} au décompte actuel ; ${goods} ; ${amuletText(amulets)} ; ${count(pilgrims, 'pèlerin')}${passed ? ' ; a passé' : ''}`,
  slot: ({ slot, die, where, card, crystal }) =>
    `Emplacement ${slot + 1} : dé ${die}, ${where} ; ${card === '' ? 'sans carte' : card}${crystal === '' ? '' : ` ; ${crystal}`}`,
  onHill: (region) => `au-delà de la rivière, ${region}`,
  hand: (cards, number) => `${count(number, 'carte')} en main : ${cards}`,
  deck: (number, discard) => `${number} dans le paquet ; défausse : ${discard}`,
  path: (accomplished, ahead, types, number) =>
    `Chemin de Bitoku : accomplies ${accomplished.length > 0 ? list(accomplished) : 'aucune'} ; devant ${ahead.length > 0 ? list(ahead) : 'aucune'} ; ${count(types, 'type')}, ${points(number)}`,
  vision: (text, progress, met) => `${text} : ${progress}${met ? ' ; réalisée' : ''}`,
  progress: (item, have, need) => `${item} (${Math.min(have, need)} sur ${need})`,
  spirits: (mitamas, dragonflies, pairs) =>
    `Mitamas en attente : ${mitamas} ; libellules en attente : ${dragonflies} ; ${count(pairs, 'paire combinée', 'paires combinées')}`,
  dreams: (crystals) => `Cristaux oniriques et mémoriels : ${crystals}`,
  rock: (name, pilgrims, items, number) =>
    `${name} : ${count(pilgrims, 'pèlerin')} fois ${count(items, 'élément')} font ${points(number)}`,
  buildings: (built, next) =>
    `Bâtiments : ${built} ; ${next === '' ? 'plus de pion' : `le suivant coûte ${next}`}`,
  short: (hand, unlocked, dice) =>
    `${count(hand, 'carte')} en main ; dés : ${dice} (${count(unlocked, 'débloqué')})`,
  shortOwned: ({ buildings, crystals, mitamas, pairs, visions, bitoku, accomplished, rocks }) =>
    `${count(buildings, 'bâtiment')}, ${count(crystals, 'cristal', 'cristaux')}, ${count(mitamas, 'Mitama')} (${count(pairs, 'paire')}), ${count(visions, 'Vision')}, ${count(bitoku, 'carte Bitoku', 'cartes Bitoku')} (${count(accomplished, 'accomplie')}), ${count(rocks, 'rocher')}`,
  pending: (kind, person, source, options) =>
    `${person.name} : ${waiting[kind]}${options === '' ? '' : ` : ${options}`}${source === '' ? '' : `, grâce à : ${source}`}`,
  tenguCard: (place, card) => `${place} : ${card}`,
  attitude: (active) => `Attitude : ${active ? 'active' : 'inactive'}`,
  will: (dice) => `Dernier lancer des dés Volonté : ${dice.join(', ')}`,
  tenguRocks: (cards, rocks) =>
    `${count(cards, 'carte Yokai', 'cartes Yokai')} ; il préfère ce que montrent ses rochers : ${rocks}`,
}
