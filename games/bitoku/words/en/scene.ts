import type { Phrases } from '../phrases.ts'
import { count, list, points } from './base.ts'

const waiting: Readonly<Record<Parameters<Phrases['scene']['pending']>[0], string>> = {
  stage: 'the year goes on',
  discard: 'discard cards',
  harvest: 'harvest dream crystals',
  lay: 'lay the dice',
  virtue: 'release a yokai or not',
  turn: 'take a turn',
  place: 'place the die',
  act: 'act with the die',
  surpass: 'spend an amulet',
  copy: 'copy a die',
  favour: 'choose a favour',
  harmonise: 'harmonise the crystal',
  goods: 'take resources',
  amulet: 'take an amulet',
  points: 'gain VP',
  movement: 'spend movement points',
  advance: 'advance kodamas',
  back: 'move kodamas back',
  unlock: 'unlock a die',
  draw: 'draw a card',
  look: 'look at cards',
  pick: 'keep a card',
  rock: 'take a rock',
  rockPilgrim: 'place a pilgrim on the rock trail',
  buy: 'take a tile',
  buyBoth: 'take two tiles',
  pay: 'pay',
  receive: 'receive the tile',
  layMitama: 'lay the Mitama down',
  combine: 'combine',
  tengu: 'the Tengu’s turn',
  tenguMovement: 'movement of the Tengu',
  tenguPart: 'turn of the Tengu',
  tenguDraw: 'a Tengu card',
  tenguDiscard: 'discard the Tengu card',
  choice: 'choose',
  anyOrder: 'card and crystal, in any order',
  optional: 'harmonise or not',
}

const amuletText = (amulets: readonly number[]): string => {
  const parts = amulets.flatMap((number, index) => (number > 0 ? [`${number} of +${index + 1}`] : []))
  return parts.length > 0 ? `amulets: ${list(parts)}` : 'no amulets'
}

const free = (number: number): string => `${count(number, 'space')} free`

export const scene: Phrases['scene'] = {
  titles: {
    year: 'Year and season',
    pending: 'Still to do',
    regions: 'Forest',
    hills: 'Hikaru hills',
    zones: 'Inhabited zones',
    paths: 'Paths of wisdom',
    kodamas: 'Kodama tracks',
    garden: 'Rock garden',
    tengu: 'The Tengu',
  },
  empty: 'none',
  free: 'free',
  locked: 'locked',
  unlocked: 'unlocked',
  year: (year, season) => `Year ${Math.min(year, 4)} of 4, ${season}`,
  order: (persons) => `Turn order: ${list(persons.map(({ name }) => name))}`,
  die: ({ person, value }) => `${person.name} ${value}`,
  region: (name, dice, open, { value, amulet }) =>
    `${name}: ${dice.length > 0 ? list(dice) : 'no dice'}; ${free(open)}; needs ${value}${amulet ? ' and an amulet' : ''}`,
  action: (least, effect) => `${least}+ ${effect}`,
  house: (name) => `${name}:`,
  floor: (floor, effect, die) => `Floor ${floor} from the top: ${effect}; ${die}`,
  copySpace: 'copy a die of another player; yours must show 2 and loses 1',
  hill: (name, bitoku, yokai, double) =>
    `${name}: Bitoku ${bitoku}; yokai ${yokai}; double favour ${double ? 'free' : 'given'}`,
  given: 'given',
  across: (hills, dice, open) =>
    `Across from ${hills}: ${dice.length > 0 ? list(dice) : 'no dice'}; ${free(open)}`,
  zone: (name, tiles) => `${name}: ${tiles.join(' · ')}`,
  built: (tile, owner) =>
    owner === undefined ? tile : owner.you ? `your ${tile}` : `${tile} of ${owner.name}`,
  openSlot: (type) => `free for: ${type}`,
  tile: (tile, price, number) => `${tile}: ${price}${number > 0 ? `, ${points(number)}` : ''}`,
  gives: (tile, number) => `${tile}: gives ${count(number, 'resource')}`,
  stack: (number) => `${number} in the stack`,
  walkers: (person, spaces) => `${person.you ? 'Your pilgrims' : `Pilgrims of ${person.name}`}: ${spaces}`,
  trail: (name, tile, spaces) => `${name}${tile === '' ? '' : `, ${tile}`}: ${spaces.join(' · ')}`,
  trailSpace: (number, amulet, sleeper) =>
    `${points(number)}${amulet > 0 ? ` and a +${amulet} amulet` : ''}${sleeper === '' ? '' : `, ${sleeper}`}`,
  track: (name, treasure, kodamas) => `${name}, ${treasure}: ${kodamas.join(', ')}`,
  kodama: (person, space) => `${person.name} ${space}`,
  neutral: (space) => `neutral ${space}`,
  seat: (person) => (person.you ? 'You' : person.name),
  standing: ({ vp, total, goods, amulets, pilgrims, passed }) =>
    `${points(vp)}, ${total} if counted now; ${goods}; ${amuletText(amulets)}; ${count(pilgrims, 'pilgrim')}${passed ? '; passed' : ''}`,
  slot: ({ slot, die, where, card, crystal }) =>
    `Slot ${slot + 1}: die ${die}, ${where}; ${card === '' ? 'no card' : card}${crystal === '' ? '' : `; ${crystal}`}`,
  onHill: (region) => `across from ${region}`,
  hand: (cards, number) => `Hand of ${number}: ${cards}`,
  deck: (number, discard) => `${number} in the deck; discard pile: ${discard}`,
  path: (accomplished, ahead, types, number) =>
    `Bitoku path: accomplished ${accomplished.length > 0 ? list(accomplished) : 'none'}; ahead ${ahead.length > 0 ? list(ahead) : 'none'}; ${count(types, 'type')}, ${points(number)}`,
  vision: (text, progress, met) => `${text}: ${progress}${met ? '; met' : ''}`,
  progress: (item, have, need) => `${item} (${Math.min(have, need)} of ${need})`,
  spirits: (mitamas, dragonflies, pairs) =>
    `Waiting Mitamas: ${mitamas}; waiting dragonflies: ${dragonflies}; ${count(pairs, 'combined pair')}`,
  dreams: (crystals) => `Dream and memory crystals: ${crystals}`,
  rock: (name, pilgrims, items, number) =>
    `${name}: ${count(pilgrims, 'pilgrim')} times ${count(items, 'item')} make ${points(number)}`,
  buildings: (built, next) =>
    `Buildings: ${built}; ${next === '' ? 'no pawn left' : `the next costs ${next}`}`,
  short: (hand, unlocked, dice) => `${count(hand, 'card')} in hand; dice: ${dice} (${unlocked} unlocked)`,
  shortOwned: ({ buildings, crystals, mitamas, pairs, visions, bitoku, accomplished, rocks }) =>
    `${count(buildings, 'building')}, ${count(crystals, 'crystal')}, ${count(mitamas, 'Mitama')} (${count(pairs, 'pair')}), ${count(visions, 'Vision')}, ${count(bitoku, 'Bitoku card')} (${accomplished} accomplished), ${count(rocks, 'rock')}`,
  pending: (kind, person, source, options) =>
    `${person.name}: ${waiting[kind]}${options === '' ? '' : `: ${options}`}${source === '' ? '' : `, from ${source}`}`,
  tenguCard: (place, card) => `${place}: ${card}`,
  attitude: (active) => `Attitude: ${active ? 'active' : 'inactive'}`,
  will: (dice) => `Last roll of will: ${dice.join(', ')}`,
  tenguRocks: (cards, rocks) => `${count(cards, 'yokai card')}; it prefers what its rocks show: ${rocks}`,
}
