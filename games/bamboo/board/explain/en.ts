import type { IconText } from '@engawa/web/kit'
import { count } from '../../words/en/names.ts'
import type { Icon } from './icons.ts'

const icon = (name: string, rule: string, does: string): IconText => ({ name, rule, does })
const temple = (name: string): IconText =>
  icon(
    name,
    'BAM-080',
    'A temple, and the stock and shoots of its colour. In autumn most sticks there win its spirit.',
  )
const kind = (name: string): IconText =>
  icon(name, 'BAM-002', 'A kind of home tile. Balance tiles ask for kinds in a pattern.')
const food = (name: string, value: number): IconText =>
  icon(name, 'BAM-101', `A food counter worth ${value}. In winter every tile of your home wants 1 food.`)

/** What the things of Bamboo are. French has the same keys, or the types fail. */
export const en = {
  icons: {
    'good-petal': icon('Happiness', 'BAM-115', 'What is counted to win. 5 at the start.'),
    'good-stick': icon(
      'Stick of incense',
      'BAM-042',
      'As many as the shoots of the stock you visit are offered to its temple.',
    ),
    'good-coin': icon(
      'Coin',
      'BAM-053',
      'Pays for home tiles, for sticks sent to another temple, and for waking spirits.',
    ),
    'good-cushion': icon(
      'Comfort',
      'BAM-111',
      'The value of a home tile. Left and right should weigh alike at the end.',
    ),
    'good-home': icon('Home', 'BAM-057', 'Your home of fifteen spaces.'),
    'food-tea': food('Tea', 1),
    'food-rice': food('Rice', 2),
    'food-ramen': food('Ramen', 3),
    'action-balance': icon(
      'Balance',
      'BAM-050',
      '1 happiness, or up to two of: take a balance tile, score one that is complete.',
    ),
    'action-improve': icon('Improve home', 'BAM-053', '1 coin, or buy a home tile and lay it in your home.'),
    'action-cook': icon('Cook', 'BAM-055', 'Take one food counter.'),
    'action-fund': icon('Fund', 'BAM-054', 'Take 2 coins.'),
    'action-wildcard': icon('Wildcard', 'BAM-056', 'Any one of the four actions.'),
    'temple-sign-red': temple('Red temple'),
    'temple-sign-green': temple('Green temple'),
    'temple-sign-blue': temple('Blue temple'),
    'temple-sign-yellow': temple('Yellow temple'),
    'kind-decoration': kind('Decoration'),
    'kind-faith': kind('Faith'),
    'kind-garden': kind('Garden'),
    'kind-tools': kind('Tools'),
    'spirit-kappa': icon('Kappa', 'BAM-091', 'Called: a Balance action.'),
    'spirit-tanuki': icon('Tanuki', 'BAM-092', 'Called: an Improve home action.'),
    'spirit-rokurokubi': icon('Rokurokubi', 'BAM-093', 'Called: a Fund action, 2 coins.'),
    'spirit-kitsune': icon('Kitsune', 'BAM-094', 'Called: your shoots of this turn are wildcards.'),
    'spirit-ookami': icon('Ookami', 'BAM-095', 'Called in winter: 4 food. Surplus is lost.'),
    'spirit-tengu': icon('Tengu', 'BAM-096', 'Called: take a food counter, and renew them all if you like.'),
    'spirit-bakeneko': icon(
      'Bakeneko',
      'BAM-097',
      'Called before you offer: your sticks go to any temples for free.',
    ),
    'season-spring': icon('Spring', 'BAM-030', 'Everybody gains a stick and takes a gift of the forest.'),
    'season-summer': icon(
      'Summer',
      'BAM-039',
      'Turns in which a stock is visited, until nobody has a stick left.',
    ),
    'season-autumn': icon('Autumn', 'BAM-080', 'The spirits go to those with most sticks in each temple.'),
    'season-winter': icon('Winter', 'BAM-100', 'Spirits may be woken, and every home tile must be fed.'),
  } satisfies Record<Icon, IconText>,

  temple: (name: string) => `${name} temple`,
  templeDoes: (spirit: string) =>
    `In autumn whoever has most sticks here wins ${spirit}. In a tie the highest stick wins.`,
  templeEmpty: 'Its spirits are all gone.',
  templeNeed: (sticks: number): string =>
    sticks === 1 ? 'more stick would make you lead' : 'more sticks would make you lead',
  templeLead: 'more sticks needed: you lead',
  templeGet: 'Visit the stock of its colour, or pay 1 coin for each stick you send here.',
  different: 'at the end, for a spirit you do not own yet',
  alreadyOwned: 'at the end: you own this spirit already',
  spiritWhat: (awake: boolean): string => (awake ? 'Spirit, awake' : 'Spirit, asleep'),
  spiritInTemple: (temple: string) => `On the ${temple.toLowerCase()} temple`,
  spiritCount: 'at the end for each different spirit, awake or asleep',
  wake: (coins: number) =>
    coins === 0 ? 'Waking it in winter is free.' : `Waking it in winter costs ${count(coins, 'coin')}.`,
  win: 'Have most sticks in its temple when autumn comes.',
  seat: (name: string) => `What ${name} has`,
  seatDoes:
    'Happiness, sticks, coins, food, the comfort of both sides, spirits and the shoots of each stock. All of it lies open.',
  stalk: (number: number) => `Stalk ${number}`,
  stalkDoes: 'A shoot pushed in below makes the topmost one fall: it goes to your stock of its colour.',
  stalkNext: (shoot: string) => `Next to fall: ${shoot}.`,
  under: 'Under the stalk',
  underDoes: 'New shoots wait here, two at most, until they are pushed in.',
  stock: (temple: string) => `${temple} stock`,
  stockDoes:
    'Visit it: as many sticks as it has shoots go to its temple, and its shoots act. You may not visit the same one twice running.',
  stockSticks: (sticks: number): string =>
    sticks === 1 ? 'stick would be offered' : 'sticks would be offered',
  shootDoes: (action: string) => `When you visit its stock it may act: ${action}`,
  offer: 'Open shoots',
  offerDoes: 'Everybody takes one before the first year.',
  gift: (name: string) => `Gift: ${name}`,
  giftWhat: 'Gift of the forest',
  colour: (name: string) => `${name} home`,
  colourDoes: 'The colour you play. It says with which shoots you begin.',
  tileWhat: (kindName: string, comfort: number) => `Home tile: ${kindName}, comfort ${comfort}`,
  tileDoes: 'It counts for patterns and for the comfort of its side. In winter it wants 1 food.',
  tileAtOnce: 'at once, when you buy it from its space',
  tileBest: 'in all, on its best place in your home',
  price: (coins: number, have: number) =>
    have >= coins
      ? `An Improve home action and ${count(coins, 'coin')}: you have ${have}.`
      : `An Improve home action and ${count(coins, 'coin')}: you have ${have}, ${coins - have} short.`,
  slot: 'Space of the market',
  slotDoes: 'Higher spaces cost more and bring more happiness. In winter the lowest tiles leave.',
  cell: (row: number, column: number) => `Home, row ${row}, column ${column}`,
  cellDoes: 'A free space of the home. The two left columns and the two right ones should weigh alike.',
  cellWants: (kindName: string) =>
    `A marked space of the night side: only ${kindName} fits. Left free it costs 1 at the end.`,
  goalDoes: (pattern: string) =>
    `Your home must show: ${pattern}. Complete, it is scored by a Balance action.`,
  goalNow: 'if you score it by a Balance action',
  goalHalf: 'at the end, if it is complete and was not scored',
  goalComplete: 'It is complete: score it.',
  goalOpen: 'Lay home tiles until its pattern is there.',
  goalTake: 'Take it by a Balance action: two of a zone at most.',
  goals: 'Balance tiles',
  goalsDoes: 'Two of each zone at most: left, centre, right. Complete ones are scored by a Balance action.',
  food: (name: string, value: number) => `${name}: ${value} food`,
  foodDoes: 'In winter every tile of your home wants 1 food; each one missing costs 1 happiness.',
  foodMissing: 'food is still missing for winter',
  foodEnough: 'missing: winter is fed already',
  foodGet: 'A Cook action takes one. All five come anew when they are gone.',
  hunger: 'Winter hunger',
  scale: 'Harmony',
  scaleDoes:
    'At the end you lose 2 for each point of difference between the comfort of the left and the right side.',
  scaleNow: 'if it ended now',
  year: 'The years',
  yearDoes: 'Four years of four seasons. After the fourth winter the most happiness wins.',
  legend: {
    goods: 'Goods',
    actions: 'Actions',
    temples: 'Temples',
    kinds: 'Kinds of home tiles',
    spirits: 'Spirits',
    seasons: 'Seasons',
  },
}

export type Phrases = typeof en
