import { capital } from '../capital.ts'
import type { Phrases, Printed } from '../phrases.ts'
import { declines } from './asking.ts'
import { count, points, resourceNames, whose } from './base.ts'
import { effects, names, pieces } from './names.ts'

/** Titles tell of others' moves too, in a review: they say whose only where it is not the mover's own. */
const die = (number: number, value: number): string => `the ${names.places[number] ?? ''} die (${value})`
const cost = (price: string): string => (price === 'free' ? 'for free' : `for ${price}`)
/** A card by its name, with everything that is printed on it below. */
const inFull = (title: string, { full }: Printed) => ({ title, detail: full })
const inShort = (title: string, { short }: Printed) => ({ title, detail: short })

/** What a die of this value can do in a region. */
function chance(value: number, need: number, amulet: boolean): string {
  if (value < need) return `needs ${need}: no forest action`
  if (amulet) return 'your 6 acts for an amulet'
  return need > 1 ? `your ${value} is high enough to act` : 'nobody is higher'
}

const doubleFavour = effects.twoOf(['a Vision', 'a rock', 'a pilgrim on your rock trail', 'a kodama step'])

export const moves: Phrases['moves'] = {
  discard: ({ card }) => inFull(`Discard ${card.title}`, card),
  harvest: ({ crystal }) => inShort(`Harvest the ${crystal.title}`, crystal),
  lay: ({ values }) => ({ title: `Lay them ${values.join(', ')}` }),
  virtue: ({ card, points: number }) => inFull(`Release ${card.title}: ${points(number)} now`, card),
  play: ({ card, slot, value, crystal }) => ({
    title: `Play ${card.title} on the ${names.places[slot] ?? ''} slot${value > 0 ? `, unlocking the die of ${value}` : ''}`,
    detail:
      crystal === undefined
        ? card.short
        : pieces.join([card.short, `beside your ${crystal.title}: ${crystal.short}`]),
  }),
  use: ({ die: number, value }) => ({ title: `Use ${die(number, value)}` }),
  sacrifice: ({ die: number, value }) => ({
    title: `Give up a pilgrim to unlock and use ${die(number, value)}`,
  }),
  cross: ({ die: number, value, after, region }) => ({
    title: `Cross the river with ${die(number, value)} from the ${region}: it becomes ${after}`,
  }),
  pass: () => ({ title: 'Pass for this summer' }),
  amulet: ({ worth, after }) => ({
    title: `Spend a +${worth} amulet${after === 0 ? '' : `: the die becomes ${after}`}`,
  }),
  place: ({ region, value, need, amulet }) => ({
    title: `Place it in the ${region}`,
    detail: chance(value, need, amulet),
  }),
  visit: ({ floor, effect }) => ({
    title: `Place it in the House, floor ${floor} from the top`,
    detail: effect === '' ? 'copy a die of another player; yours loses 1' : effect,
  }),
  forest: ({ tier, effect }) => ({ title: capital(effect), detail: `die ${tier}+` }),
  building: ({ tile, owner }) =>
    inShort(
      `Use the ${tile.title}${owner === undefined ? '' : `; ${whose(owner)} building, the bonus goes there`}`,
      tile,
    ),
  copy: ({ owner, value, region }) => ({ title: `Copy ${whose(owner)} ${value} in the ${region}` }),
  favour: ({ hill, card }) =>
    card === undefined
      ? { title: `Take the double favour of the ${hill}`, detail: doubleFavour }
      : inFull(`Take ${card.title} from the hill of the ${hill}`, card),
  // What the card would do is not to be had.
  cover: ({ hill, favour, card }) => ({
    title: `Only cover ${names.favours[favour]} of the ${hill}${card === undefined ? '' : `, ${card.title}`}`,
  }),
  take: ({ resource }) => ({ title: `Take 1 ${resourceNames[resource]}` }),
  pay: ({ resource }) => ({ title: `Pay 1 ${resourceNames[resource]}` }),
  follow: ({ card }) => inShort(`Step on the Bitoku path to ${card.title}`, card),
  start: ({ at }) => ({ title: `Start a pilgrim at ${at}` }),
  walk: ({ from, to }) => ({ title: `Walk the pilgrim from ${from} to ${to}` }),
  enter: ({ trail, points: number, amulet, tile }) => {
    const title = `Enter ${trail}: ${points(number)}${amulet === 0 ? '' : ` and ${effects.amulet(amulet)}`}`
    return tile === undefined ? { title } : inShort(title, tile)
  },
  advance: ({ region, to }) => ({ title: `Advance the kodama of the ${region} to space ${to}` }),
  back: ({ owner, region, to }) => ({
    title: `Move ${whose(owner)} kodama of the ${region} back to space ${to}`,
  }),
  unlock: ({ die: number, value }) => ({ title: `Unlock ${die(number, value)}` }),
  look: ({ deck }) => ({ title: `Look at two ${names.decks[deck]} cards` }),
  keep: ({ card }) => inFull(`Keep ${card.title}`, card),
  refuse: () => ({ title: 'Keep neither and take a resource' }),
  rock: ({ rock }) => ({ title: `Take the ${rock}` }),
  rockPilgrim: ({ rocks, cost: price }) => ({
    title: `Rest a pilgrim on the rock trail${price === undefined ? '' : ` for ${price}`}`,
    detail: `beside: ${pieces.join(rocks)}`,
  }),
  build: ({ tile, zone, price }) => inFull(`Build the ${tile.title} at the ${zone} ${cost(price)}`, tile),
  crystal: ({ tile, price, slot, points: number }) => ({
    title: `Take the ${tile.title} ${cost(price)}, to ${slot < 3 ? `the slot beside the ${names.places[slot] ?? ''} yokai` : `slot ${slot + 1}`}`,
    detail: pieces.join([tile.short, `${points(number)} at the end`]),
  }),
  mitama: ({ tile, price, points: number }) =>
    inShort(`Take the ${tile.title} ${cost(price)}, ${points(number)}`, tile),
  dragonfly: ({ tile, price, gives }) =>
    inShort(`Take the ${tile.title} ${gives > 0 ? `and ${count(gives, 'resource')}` : cost(price)}`, tile),
  combine: ({ tile }) => inShort(`Combine with the ${tile.title}`, tile),
  choose: ({ name, effect }) => ({
    title:
      name === 'card' ? 'The action of the card' : name === 'crystal' ? 'The sense crystal' : capital(effect),
  }),
  decline: ({ decision }) => ({ title: declines[decision] }),
  tengu: ({ points: number, begun }) => ({
    title:
      number > 0
        ? `The Tengu spends a movement point, ${number} left`
        : begun
          ? 'The Tengu goes on with its turn'
          : 'The Tengu takes its turn',
  }),
}
