import type { Phrases } from '../phrases.ts'
import { by, count, has, list, of, points, resourceNames, whose } from './base.ts'
import { effects, names } from './names.ts'
import { tenguEvents } from './tengu.ts'

const slots = ['de gauche', 'du milieu', 'de droite']
const openCards = (cards: readonly string[]): string => list(cards.filter((card) => card !== ''))

export const events: Phrases['events'] = {
  yearBegan: ({ year }) => `Début de la manche ${year} sur 4.`,
  seasonBegan: ({ season }) => `${names.seasons[season]}.`,
  orderSet: ({ order }, telling) =>
    `Nouvel ordre du tour : ${list(order.map((seat) => telling.person(seat).name))}.`,
  hillDealt: ({ hill, yokai, bitoku }, telling) =>
    `Colline, ${names.regions[hill]} : ${openCards([telling.name(bitoku), telling.name(yokai)])}.`,
  tileLeft: ({ tile }, telling) => `A quitté la partie : ${telling.name(tile)}.`,
  tileTurned: ({ tile }, telling) => `Nouvelle tuile du marché : ${telling.name(tile)}.`,
  ended: ({ winners, totals }, telling) =>
    `${list(winners.map((seat) => has(telling.person(seat))))} gagné avec ${points(totals[winners[0] ?? 0] ?? 0)}.`,
  drew: ({ seat, count: number, source }, telling) =>
    `${has(telling.person(seat))} pioché ${count(number, 'carte Yokai', 'cartes Yokai')}${by(telling.source(source))}.`,
  drewCards: ({ seat, cards }, telling) =>
    `${has(telling.person(seat))} pioché ${list(cards.map(telling.name))}.`,
  reshuffled: ({ seat }, telling) => `${has(telling.person(seat))} mélangé la défausse.`,
  setAside: ({ seat }, telling) => `${has(telling.person(seat))} mis une carte de côté.`,
  discarded: ({ seat, cards }, telling) =>
    `${has(telling.person(seat))} défaussé ${list(cards.map(telling.name))}.`,
  harvested: ({ seat, crystal }, telling) =>
    `${has(telling.person(seat))} récolté le ${telling.name(crystal)}.`,
  laid: ({ seat, values }, telling) =>
    `${has(telling.person(seat))} replacé les dés dans l’ordre ${values.join(', ')}.`,
  removed: ({ seat, card, points: number }, telling) =>
    `${has(telling.person(seat))} retiré ${telling.name(card)} pour ${points(number)}.`,
  played: ({ seat, card, slot }, telling) =>
    `${has(telling.person(seat))} joué ${telling.name(card)} sur l’emplacement ${slots[slot] ?? ''}.`,
  harmonised: ({ seat, crystal }, telling) =>
    `${has(telling.person(seat))} harmonisé le ${telling.name(crystal)}.`,
  unlocked: ({ seat, value, source }, telling) =>
    `${has(telling.person(seat))} débloqué un dé de ${value}${by(telling.source(source))}.`,
  pilgrimSpent: ({ seat }, telling) => `${has(telling.person(seat))} défaussé un pèlerin.`,
  strengthened: ({ seat, worth, value }, telling) =>
    `${has(telling.person(seat))} dépensé une amulette +${worth} : le dé montre ${value}.`,
  surpassed: ({ seat, worth }, telling) =>
    `${has(telling.person(seat))} dépensé une amulette +${worth} pour dépasser un six.`,
  placed: ({ seat, value, region, space }, telling) =>
    `${has(telling.person(seat))} placé un ${value}, ${names.regions[region]}${region === 3 ? `, case ${space} en partant du haut` : ''}.`,
  reduced: ({ seat, value }, telling) => `${has(telling.person(seat))} réduit le dé à ${value}.`,
  acted: ({ seat, region, tier }, telling) =>
    `${has(telling.person(seat))} effectué l’action Forêt ${tier}+, ${names.regions[region]}.`,
  copied: ({ seat, from, value, region }, telling) =>
    `${has(telling.person(seat))} copié le ${value} ${of(telling.person(from).name)}, ${names.regions[region]}.`,
  buildingUsed: ({ seat, tile, owner }, telling) =>
    `${has(telling.person(seat))} utilisé : ${telling.name(tile)}${owner === -1 || owner === seat ? '' : `, bâtiment ${of(telling.person(owner).name)}`}.`,
  crossed: ({ seat, value, region }, telling) =>
    `${has(telling.person(seat))} traversé la rivière, ${names.regions[region]} ; le dé montre ${value}.`,
  covered: ({ seat, hill, favour, card, taken }, telling) => {
    const person = has(telling.person(seat))
    const hillName = `colline, ${names.regions[hill]}`
    if (favour === 'double') return `${person} pris la double faveur (${hillName}).`
    if (card === '' || !taken) return `${person} couvert ${names.favours[favour]} (${hillName}).`
    return `${person} pris ${telling.name(card)} (${hillName}).`
  },
  passed: ({ seat }, telling) => `${has(telling.person(seat))} passé.`,
  declined: ({ seat }, telling) => `${has(telling.person(seat))} renoncé.`,
  scored: ({ seat, points: number, source }, telling) =>
    `${has(telling.person(seat))} gagné ${points(number)}${by(telling.source(source))}.`,
  took: ({ seat, resource, source }, telling) =>
    `${has(telling.person(seat))} pris 1 ${resourceNames[resource]}${by(telling.source(source))}.`,
  paid: ({ seat, resource, source }, telling) =>
    `${has(telling.person(seat))} payé 1 ${resourceNames[resource]}${by(telling.source(source))}.`,
  tookAmulet: ({ seat, worth, source }, telling) =>
    `${has(telling.person(seat))} pris ${effects.amulet(worth)}${by(telling.source(source))}.`,
  kodamaMoved: ({ seat, owner, region, from, to, source }, telling) => {
    const mover = has(telling.person(seat))
    const track = `de la case ${from} à ${to}, ${names.regions[region]}`
    if (owner !== seat)
      return `${mover} reculé ${whose('kodama', telling.person(owner))} ${track}${by(telling.source(source))}.`
    return `${mover} avancé un kodama ${track}${by(telling.source(source))}.`
  },
  looked: ({ seat, deck, count: number, source }, telling) =>
    `${has(telling.person(seat))} regardé ${count(number, 'carte')} ${names.decks[deck]}${by(telling.source(source))}.`,
  saw: ({ seat, cards }, telling) => `${has(telling.person(seat))} vu ${list(cards.map(telling.name))}.`,
  kept: ({ seat, deck, card }, telling) =>
    `${has(telling.person(seat))} gardé ${card === '' ? `une carte ${names.decks[deck]}` : telling.name(card)}.`,
  keptSecretly: ({ seat, card }, telling) => `${has(telling.person(seat))} gardé ${telling.name(card)}.`,
  refusedVisions: ({ seat }, telling) => `${has(telling.person(seat))} refusé les Visions.`,
  rockTaken: ({ seat, rock }, telling) => `${has(telling.person(seat))} obtenu le ${telling.name(rock)}.`,
  rockPilgrimPlaced: ({ seat, space }, telling) =>
    `${has(telling.person(seat))} placé un pèlerin sur la case ${space + 1} du Sentier des Rochers.`,
  accomplished: ({ seat, card }, telling) => `${has(telling.person(seat))} accompli ${telling.name(card)}.`,
  pilgrimStarted: ({ seat, at }, telling) =>
    `${has(telling.person(seat))} commencé un pèlerinage depuis ${telling.name(at)}.`,
  pilgrimWalked: ({ seat, to }, telling) =>
    `${has(telling.person(seat))} avancé un pèlerin jusqu’à ${telling.name(to)}.`,
  pilgrimEntered: ({ seat, trail }, telling) =>
    `${has(telling.person(seat))} mené un pèlerin sur ${telling.name(trail)}.`,
  built: ({ seat, tile, zone }, telling) =>
    `${has(telling.person(seat))} construit, ${names.regions[zone]} : ${telling.name(tile)}.`,
  crystalTaken: ({ seat, tile }, telling) => `${has(telling.person(seat))} obtenu le ${telling.name(tile)}.`,
  mitamaTaken: ({ seat, tile }, telling) => `${has(telling.person(seat))} obtenu le ${telling.name(tile)}.`,
  dragonflyTaken: ({ seat, tile }, telling) =>
    `${has(telling.person(seat))} obtenu la ${telling.name(tile)}.`,
  combined: ({ seat, mitama, dragonfly }, telling) =>
    `${has(telling.person(seat))} combiné le ${telling.label(mitama)} à la ${telling.name(dragonfly)}.`,
  ...tenguEvents,
}
