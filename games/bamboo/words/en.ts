import { spiritNames } from './base.ts'
import { prompts, refusals } from './en-asking.ts'
import {
  actionNames,
  coins,
  colourNames,
  count,
  foodNames,
  list,
  points,
  seasons,
  sticks,
  templeNames,
  who,
} from './en-base.ts'
import { events, moves } from './en-log.ts'
import { homes } from './en-names.ts'
import { components, credits, rules } from './en-rules.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

const scene: Phrases['scene'] = {
  year: 'Year and season',
  temples: 'Temples',
  field: 'Stalk field',
  homeMarket: 'Home tiles, lowest space first',
  balanceMarket: 'Balance tiles, lowest space first',
  food: 'Food',
  gifts: 'Gifts:',
  offer: 'Shoots to choose from:',
  empty: 'none',
  yearLine: (year, season, first) => `Year ${year} of 4, ${season}; first seat: ${first.name}`,
  temple: (name, spirit, below, offered) => `${name}: ${spirit}, ${count(below, 'tile')} below; ${offered}`,
  sticksOf: (owner, number) => `${owner} ${number}`,
  noSticks: 'no incense',
  ghost: 'ghost',
  stalk: (number, shoots, under) =>
    `Stalk ${number}, next to fall first: ${shoots}${under === '' ? '' : `; below it: ${under}`}`,
  slot: (tile, price, happiness) => `${tile}: ${coins(price)}, ${points(happiness)}`,
  supply: (left) => `${left} in the stack`,
  seat: (person, colour) => `${who(person)}${colour === undefined ? '' : ` (${colour})`}`,
  goods: (happiness, held, reserve, passed) =>
    `${points(happiness)}, ${coins(held)}, ${sticks(reserve)}${passed ? ', passed' : ''}`,
  stock: (name, shoots, barred) => `${name} stock${barred ? ' (last visited)' : ''}: ${shoots}`,
  row: (number, cells) => `Row ${number}: ${cells}`,
  wants: (kind) => `only ${kind}`,
  free: 'free',
  sides: (left, right, loss) => `Comfort left ${left}, right ${right}; harmony costs ${points(loss)}`,
  goals: (tiles) => `Balance tiles: ${tiles}`,
  scored: (number, gained) => `Scored: ${count(number, 'tile')}, ${points(gained)}`,
  pantry: (held) => `Food: ${held}`,
  spirits: (awake, asleep) => `Spirits awake: ${awake}; asleep: ${asleep}`,
  hunger: (need, missing) => `Winter needs ${need} food, ${missing === 0 ? 'enough' : `${missing} missing`}`,
  total: (total) => `If the game ended now: ${points(total)}`,
}

export const phrases: Phrases = {
  tagline: 'Offer incense, cut bamboo, and keep your home in balance.',
  temples: templeNames,
  actions: actionNames,
  actionHelp: {
    balance: 'Gain 1 HP, or up to two of: take a balance tile, score a balance tile.',
    improve: 'Gain 1 coin, or buy a home tile and place it.',
    cook: 'Take a face-up food counter.',
    fund: 'Take 2 coins.',
    wildcard: 'Any one of the four actions.',
  },
  kinds: { decoration: 'decoration', faith: 'faith', garden: 'garden', tools: 'tools' },
  zones: { left: 'left', centre: 'centre', right: 'right' },
  colours: colourNames,
  spirits: spiritNames,
  spiritHelp: {
    kappa: 'A Balance action.',
    tanuki: 'An Improve home action.',
    rokurokubi: 'A Fund action.',
    kitsune: 'All shoots you place this turn are wildcards.',
    ookami: 'Four food while you feed your family in winter.',
    tengu: 'Take a food counter, before or after renewing all five if you like.',
    bakeneko: 'This turn your sticks go to any temples for free.',
  },
  foods: foodNames,
  seasons,
  homes,
  pattern: {
    single: (kind) => kind,
    row: (kinds) => `${kinds.join(' – ')} in a row`,
    column: (kinds) => kinds.join(' over '),
    square: () => 'a square of four',
    diamond: (top, left, right, bottom) =>
      `round a space: ${top} above, ${right} right, ${bottom} below, ${left} left`,
    comfort: (kind, least) => `${kind} with comfort ${least}`,
    least: (pattern, comfort) => `${pattern}, comfort ${comfort}`,
    any: 'any',
  },
  shoot: (colour, action) => `${colour} shoot ${action}`,
  home: (name, kind, comfort) => `${name} (${kind} ${comfort})`,
  balance: (zone, pattern, happiness) => `the ${zone} tile “${pattern}” (${points(happiness)})`,
  list,
  prompts,
  waiting: (person) => `${person.name} is thinking`,
  over: (winners) =>
    winners.length === 1
      ? winners.some((person) => person.you)
        ? 'You won'
        : `${winners[0]?.name ?? ''} won`
      : `Shared victory: ${list(winners.map((person) => person.name))}`,
  moves,
  visit: (stock, actions, number) => `Visit the ${stock} temple: ${sticks(number)}, ${actions}`,
  offer: (name, paid) => `A stick to the ${name} temple${paid > 0 ? ` for ${coins(paid)}` : ''}`,
  activate: (shoot, stalk, action, wild) =>
    `Use the ${shoot} under stalk ${stalk}${wild ? ` as ${actionNames[action]}` : ''}`,
  forgo: (shoot, stalk) => `Push the ${shoot} into stalk ${stalk} without using it`,
  buy: (tile, price, happiness) => `Buy ${tile}: ${coins(price)}, ${points(happiness)}`,
  furnish: (row, column, total, left, right, completes) =>
    `Row ${row}, column ${column}: ${total < 0 ? 'minus' : 'plus'} ${Math.abs(total)}, balance ${left} to ${right}${completes === '' ? '' : `, completes ${completes}`}`,
  wake: (spirit, price) => `Wake ${spirit} for ${price === 0 ? 'free' : coins(price)}`,
  done: {
    balanceAgain: 'Leave the second half',
    tengu: 'Keep the face-up food',
    wake: 'Wake no more',
    feed: 'Go hungry',
    end: 'End the turn',
  },
  events,
  refusals,
  noMove: 'This is not possible.',
  due: {
    colour: 'choose a colour',
    draft: 'take a shoot',
    gift: 'take a gift',
    visit: 'choose a temple to visit',
    offer: 'offer your sticks',
    place: 'place your shoots',
    resolve: 'use your shoots',
    stow: 'put the shoot you received away',
    end: 'end your turn',
    balance: 'do the Balance action',
    balanceAgain: 'finish the Balance action',
    improve: 'do the Improve home action',
    furnish: 'place your home tile',
    cook: 'take a food counter',
    tengu: 'finish with Tengu',
    wake: 'wake your spirits',
    feed: 'feed your family',
  },
  scoreLines: {
    happiness: () => 'Happiness',
    spirits: ({ kinds }) => `Different spirits: ${kinds}`,
    harmony: ({ left, right }) => `Harmony, comfort left/right: ${left}/${right}`,
    unscored: ({ tiles }) => `Half of the balance tiles complete but not scored: ${tiles}`,
    night: ({ open }) => `Marked spaces not covered: ${open}`,
  },
  options: {
    night: {
      title: 'Night side',
      help: 'Four spaces of every home take one kind of tile only, and cost 1 HP each if they stay free.',
    },
    colours: {
      title: 'Colours',
      help: 'The colour decides the four shoots a seat begins with and the night side of its home.',
    },
  },
  colourWays: { 'by-seat': 'By the order of seats', chosen: 'Chosen before the start' },
  scene,
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
