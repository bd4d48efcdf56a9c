import type { Phrases } from '../phrases.ts'
import { by, count, list, points, resourceNames, who, whose } from './base.ts'
import { effects, names } from './names.ts'
import { tenguEvents } from './tengu.ts'

const openCards = (cards: readonly string[]): string => list(cards.filter((card) => card !== ''))

export const events: Phrases['events'] = {
  yearBegan: ({ year }) => `Year ${year} of 4 began.`,
  seasonBegan: ({ season }) => `${names.seasons[season]}.`,
  orderSet: ({ order }, telling) =>
    `New turn order: ${list(order.map((seat) => telling.person(seat).name))}.`,
  hillDealt: ({ hill, yokai, bitoku }, telling) =>
    `On the hill of the ${names.regions[hill]}: ${openCards([telling.name(bitoku), telling.name(yokai)])}.`,
  tileLeft: ({ tile }, telling) => `Left the game: ${telling.name(tile)}.`,
  tileTurned: ({ tile }, telling) => `New in the market: ${telling.name(tile)}.`,
  ended: ({ winners, totals }, telling) =>
    `${list(winners.map((seat) => who(telling.person(seat))))} won with ${points(totals[winners[0] ?? 0] ?? 0)}.`,
  drew: ({ seat, count: number, source }, telling) =>
    `${who(telling.person(seat))} drew ${count(number, 'yokai card')}${by(telling.source(source))}.`,
  drewCards: ({ seat, cards }, telling) =>
    `${who(telling.person(seat))} drew ${list(cards.map(telling.name))}.`,
  reshuffled: ({ seat }, telling) => `${who(telling.person(seat))} shuffled the discard pile.`,
  setAside: ({ seat }, telling) => `${who(telling.person(seat))} set a card aside.`,
  discarded: ({ seat, cards }, telling) =>
    `${who(telling.person(seat))} discarded ${list(cards.map(telling.name))}.`,
  harvested: ({ seat, crystal }, telling) =>
    `${who(telling.person(seat))} harvested the ${telling.name(crystal)}.`,
  laid: ({ seat, values }, telling) => `${who(telling.person(seat))} laid the dice ${values.join(', ')}.`,
  removed: ({ seat, card, points: number }, telling) =>
    `${who(telling.person(seat))} released ${telling.name(card)} for ${points(number)}.`,
  played: ({ seat, card, slot }, telling) =>
    `${who(telling.person(seat))} played ${telling.name(card)} on the ${names.places[slot] ?? ''} slot.`,
  harmonised: ({ seat, crystal }, telling) =>
    `${who(telling.person(seat))} harmonised the ${telling.name(crystal)}.`,
  unlocked: ({ seat, value, source }, telling) =>
    `${who(telling.person(seat))} unlocked a die of ${value}${by(telling.source(source))}.`,
  pilgrimSpent: ({ seat }, telling) => `${who(telling.person(seat))} gave up a pilgrim.`,
  strengthened: ({ seat, worth, value }, telling) =>
    `${who(telling.person(seat))} spent a +${worth} amulet: the die shows ${value}.`,
  surpassed: ({ seat, worth }, telling) =>
    `${who(telling.person(seat))} spent a +${worth} amulet to surpass a six.`,
  placed: ({ seat, value, region, space }, telling) =>
    `${who(telling.person(seat))} placed a ${value} in the ${names.regions[region]}${region === 3 ? `, floor ${space} from the top` : ''}.`,
  reduced: ({ seat, value }, telling) => `${who(telling.person(seat))} lowered the die to ${value}.`,
  acted: ({ seat, region, tier }, telling) =>
    `${who(telling.person(seat))} did the forest action ${tier}+ of the ${names.regions[region]}.`,
  copied: ({ seat, from, value, region }, telling) =>
    `${who(telling.person(seat))} copied ${whose(telling.person(from))} ${value} in the ${names.regions[region]}.`,
  buildingUsed: ({ seat, tile, owner }, telling) =>
    `${who(telling.person(seat))} used the ${telling.name(tile)}${owner === -1 || owner === seat ? '' : `, ${whose(telling.person(owner))} building`}.`,
  crossed: ({ seat, value, region }, telling) =>
    `${who(telling.person(seat))} crossed the river from the ${names.regions[region]}; the die shows ${value}.`,
  covered: ({ seat, hill, favour, card, taken }, telling) => {
    const person = who(telling.person(seat))
    const hillName = `the hill of the ${names.regions[hill]}`
    if (favour === 'double') return `${person} took the double favour of ${hillName}.`
    if (card === '' || !taken) return `${person} covered ${names.favours[favour]} of ${hillName}.`
    return `${person} took ${telling.name(card)} from ${hillName}.`
  },
  passed: ({ seat }, telling) => `${who(telling.person(seat))} passed.`,
  declined: ({ seat }, telling) => `${who(telling.person(seat))} declined.`,
  scored: ({ seat, points: number, source }, telling) =>
    `${who(telling.person(seat))} gained ${points(number)}${by(telling.source(source))}.`,
  took: ({ seat, resource, source }, telling) =>
    `${who(telling.person(seat))} took 1 ${resourceNames[resource]}${by(telling.source(source))}.`,
  paid: ({ seat, resource, source }, telling) =>
    `${who(telling.person(seat))} paid 1 ${resourceNames[resource]}${by(telling.source(source))}.`,
  tookAmulet: ({ seat, worth, source }, telling) =>
    `${who(telling.person(seat))} took ${effects.amulet(worth)}${by(telling.source(source))}.`,
  kodamaMoved: ({ seat, owner, region, from, to, source }, telling) => {
    const mover = who(telling.person(seat))
    const track = `the ${names.regions[region]} from space ${from} to ${to}`
    if (owner !== seat)
      return `${mover} moved ${whose(telling.person(owner))} kodama of ${track}${by(telling.source(source))}.`
    return `${mover} advanced a kodama of ${track}${by(telling.source(source))}.`
  },
  looked: ({ seat, deck, count: number, source }, telling) =>
    `${who(telling.person(seat))} looked at ${count(number, `${names.decks[deck]} card`)}${by(telling.source(source))}.`,
  saw: ({ seat, cards }, telling) => `${who(telling.person(seat))} saw ${list(cards.map(telling.name))}.`,
  kept: ({ seat, deck, card }, telling) =>
    `${who(telling.person(seat))} kept ${card === '' ? `a ${names.decks[deck]} card` : telling.name(card)}.`,
  keptSecretly: ({ seat, card }, telling) => `${who(telling.person(seat))} kept ${telling.name(card)}.`,
  refusedVisions: ({ seat }, telling) => `${who(telling.person(seat))} kept no Vision.`,
  rockTaken: ({ seat, rock }, telling) => `${who(telling.person(seat))} took the ${telling.name(rock)}.`,
  rockPilgrimPlaced: ({ seat, space }, telling) =>
    `${who(telling.person(seat))} laid a pilgrim on space ${space + 1} of the rock trail.`,
  accomplished: ({ seat, card }, telling) =>
    `${who(telling.person(seat))} accomplished ${telling.name(card)}.`,
  pilgrimStarted: ({ seat, at }, telling) =>
    `${who(telling.person(seat))} started a pilgrim at ${telling.name(at)}.`,
  pilgrimWalked: ({ seat, to }, telling) =>
    `${who(telling.person(seat))} walked a pilgrim to ${telling.name(to)}.`,
  pilgrimEntered: ({ seat, trail }, telling) =>
    `${who(telling.person(seat))} brought a pilgrim to ${telling.name(trail)}.`,
  built: ({ seat, tile, zone }, telling) =>
    `${who(telling.person(seat))} built the ${telling.name(tile)} at the ${names.regions[zone]}.`,
  crystalTaken: ({ seat, tile }, telling) => `${who(telling.person(seat))} took the ${telling.name(tile)}.`,
  mitamaTaken: ({ seat, tile }, telling) => `${who(telling.person(seat))} took the ${telling.name(tile)}.`,
  dragonflyTaken: ({ seat, tile }, telling) => `${who(telling.person(seat))} took the ${telling.name(tile)}.`,
  combined: ({ seat, mitama, dragonfly }, telling) =>
    `${who(telling.person(seat))} combined the ${telling.label(mitama)} and the ${telling.name(dragonfly)}.`,
  ...tenguEvents,
}
