import { capital } from '../capital.ts'
import type { Phrases } from '../phrases.ts'
import { declines } from './asking.ts'
import { count, goods, points, resourceNames, whose } from './base.ts'
import { effects, names } from './names.ts'

const die = (number: number, value: number): string => `your ${names.places[number] ?? ''} die (${value})`
const cost = (price: string): string => (price === 'free' ? 'for free' : `for ${price}`)
/** What a die of this value can do in a region. */
function chance(value: number, need: number, amulet: boolean): string {
  if (value < need) return `needs ${need}: no forest action`
  if (amulet) return 'your 6 acts for an amulet'
  return need > 1 ? `needs ${need}, yours is ${value}` : 'nobody is higher'
}

export const moves: Phrases['moves'] = {
  discard: ({ card }) => `Discard ${card}`,
  harvest: ({ crystal }) => `Harvest the ${crystal}`,
  lay: ({ values }) => `Lay them ${values.join(', ')}`,
  virtue: ({ card, points: number }) => `Release ${card}: ${points(number)} now`,
  play: ({ card, slot, value, crystal }) =>
    `Play ${card} on the ${names.places[slot] ?? ''} slot${value > 0 ? `, unlocking your die of ${value}` : ''}${crystal === '' ? '' : `, beside your ${crystal}`}`,
  use: ({ die: number, value }) => `Use ${die(number, value)}`,
  sacrifice: ({ die: number, value }) => `Give up a pilgrim to unlock and use ${die(number, value)}`,
  cross: ({ die: number, value, after, region }) =>
    `Cross the river with ${die(number, value)} from the ${region}: it becomes ${after}`,
  pass: () => 'Pass for this summer',
  amulet: ({ worth, after }) =>
    after === 0 ? `Spend a +${worth} amulet` : `Spend a +${worth} amulet: the die becomes ${after}`,
  place: ({ region, value, need, amulet }) => `Place it in the ${region} (${chance(value, need, amulet)})`,
  visit: ({ floor, effect }) =>
    `Place it in the House, floor ${floor} from the top: ${effect === '' ? 'copy a die of another seat; yours loses 1' : effect}`,
  forest: ({ tier, effect }) => `${capital(effect)} (die ${tier}+)`,
  building: ({ tile, owner }) =>
    `Use the ${tile}${owner === undefined ? '' : `; ${whose(owner)} building, the bonus goes there`}`,
  copy: ({ owner, value, region }) => `Copy ${whose(owner)} ${value} in the ${region}`,
  favour: ({ hill, favour, card }) =>
    favour === 'double'
      ? `The double favour of the ${hill}: ${effects.twoOf(['a Vision', 'a rock', 'a pilgrim on your rock trail', 'a kodama step'])}`
      : `Take ${card} from the hill of the ${hill}`,
  cover: ({ hill, favour, card }) =>
    `Only cover ${names.favours[favour]} of the ${hill}${card === '' ? '' : `, ${card}`}`,
  take: ({ resource }) => `Take 1 ${resourceNames[resource]}`,
  pay: ({ resource }) => `Pay 1 ${resourceNames[resource]}`,
  follow: ({ card }) => `Step on your Bitoku path to ${card}`,
  start: ({ at }) => `Start a pilgrim at ${at}`,
  walk: ({ from, to }) => `Walk the pilgrim from ${from} to ${to}`,
  enter: ({ trail, points: number, amulet, tile }) =>
    `Enter ${trail}: ${points(number)}${amulet === 0 ? '' : ` and ${effects.amulet(amulet)}`}${tile === '' ? '' : `, ${tile}`}`,
  advance: ({ region, to }) => `Advance your kodama of the ${region} to space ${to}`,
  back: ({ owner, region, to }) => `Move ${whose(owner)} kodama of the ${region} back to space ${to}`,
  unlock: ({ die: number, value }) => `Unlock ${die(number, value)}`,
  look: ({ deck }) => `Look at two ${names.decks[deck]} cards`,
  keep: ({ card }) => `Keep ${card}`,
  refuse: () => 'Keep neither and take a resource',
  rock: ({ rock }) => `Take the ${rock}`,
  rockPilgrim: ({ rocks, cost: price }) =>
    `A pilgrim beside ${rocks}${price === goods({ wood: 0, stone: 0, jade: 0, sake: 0 }) ? '' : ` for ${price}`}`,
  build: ({ tile, zone, price }) => `Build the ${tile} at the ${zone} ${cost(price)}`,
  crystal: ({ tile, price, slot, points: number }) =>
    `Take the ${tile} ${cost(price)}, to ${slot < 3 ? `the slot beside your ${names.places[slot] ?? ''} yokai` : `slot ${slot + 1}`} (${points(number)} at the end)`,
  mitama: ({ tile, price, points: number }) => `Take the ${tile} ${cost(price)}, ${points(number)}`,
  dragonfly: ({ tile, price, gives }) =>
    `Take the ${tile} ${gives > 0 ? `and ${count(gives, 'resource')}` : cost(price)}`,
  combine: ({ tile }) => `Combine with the ${tile}`,
  choose: ({ name, effect }) =>
    name === 'card' ? 'The action of the card' : name === 'crystal' ? 'The sense crystal' : capital(effect),
  decline: ({ decision }) => declines[decision],
  tengu: ({ points: number }) =>
    number > 0 ? `The Tengu spends a movement point, ${number} left` : 'The Tengu takes its turn',
}
