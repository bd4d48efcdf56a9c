import type { Market, OwnerBonus, Region } from '../../catalogue/index.ts'
import type { Favour, Pending, Reason, Verb } from '../../rules/index.ts'
import { count, points } from '../../words/en/base.ts'

/** What is said of a region before it is opened. */
export interface RegionFacts {
  readonly name: string
  readonly free: number
  readonly need: number
  /** Of the die in hand. */
  readonly value: number | undefined
  readonly rank: number
}

const ordinals = ['1st', '2nd', '3rd', '4th']
const ordinal = (place: number): string => ordinals[place - 1] ?? String(place)

const bonuses: Readonly<Record<OwnerBonus, string>> = {
  point: '1 VP',
  pointOrAmulet: '1 VP or a +1 amulet',
  pointAndAmulet: '1 VP and a +1 amulet',
}

/** What only the board says. French has the same keys, or the types fail. */
export const en = {
  regions: { 1: 'Yomi', 2: 'Stairs', 3: 'House', 4: 'Jade', 5: 'Forges' } as Readonly<Record<Region, string>>,
  regionsTitle: 'Regions',
  table: 'The forest and its markets',
  overview: 'All regions',
  year: (year: number) => `Year ${year}`,
  ordinal,
  close: 'Close',
  rule: 'Rule',
  about: 'About it',
  none: 'none',
  // Verbs
  keys: {
    region: 'look at a region',
    overview: 'look at all regions',
    clear: 'let go of the choice',
  },
  verbsTitle: 'What you can do',
  verbs: {
    play: 'Play a yokai',
    use: 'Place a die',
    cross: 'Cross the river',
    pass: 'Pass',
  } as Readonly<Record<Verb, string>>,
  playDetail: (slots: number, cards: number) => `${count(slots, 'free slot')}, ${cards} in hand`,
  dieDetail: (dice: number) => `${dice} unlocked`,
  sacrificeDetail: 'a pilgrim would unlock one',
  crossDetail: (dice: number) => `${count(dice, 'die', 'dice')} can cross`,
  passDetail: 'done for this summer',
  /** Why a verb is none now, in few words: a press says it in whole sentences, with the rule. */
  notNow: {
    'all-slots-taken': 'no slot is free',
    'hand-empty': 'no card in hand',
    'no-unlocked-die': 'no die is unlocked',
    'no-space': 'no space is free',
    'hill-full': 'no space across',
    'die-of-one': 'a 1 cannot cross',
    'die-in-house': 'not from the House',
    'no-die-below-river': 'no die by the river',
    'cards-left': 'after three yokai',
    'dice-left': 'after all your dice',
  } as Readonly<Partial<Record<Reason['code'], string>>>,
  passed: 'passed',
  order: (now: number, next: number | undefined) =>
    `${ordinal(now)} in this year’s order${next === undefined ? '' : `, ${ordinal(next)} in the next`}`,
  // Spaces
  taken: 'taken',
  free: 'free',
  full: 'full',
  anyValue: 'any',
  toAct: 'to act',
  andAmulet: '+ amulet',
  noSpace: 'no free space',
  buildingOnly: 'building only',
  needs: (value: number) => `needs ${value}`,
  needsDie: (value: number) => `needs a ${value}`,
  higherDie: (need: number) => `a die here is higher: needs ${need}`,
  amuletLifts: (value: number, worth: number) => `needs a ${value}: your +${worth} amulet lifts it`,
  bestFor: (value: number) => `the best your ${value} can do here`,
  freeCount: (free: number) => `${free} free`,
  freeSpace: (region: string, need: number) =>
    need > 1 ? `Free space in ${region}, needs ${need} to act` : `Free space in ${region}, any die may act`,
  willBe: (value: number) => `Your die will be ${value} across the river`,
  dieOf: (name: string, value: number) => `Die of ${name}: ${value}`,
  dieLeast: (value: number) => `die ${value}+`,
  dieStates: { locked: 'locked', unlocked: 'unlocked', out: 'out' },
  floor: (floor: number, gain: string, occupant: string | undefined) =>
    `${ordinal(floor)} in next year’s order: ${gain}${occupant === undefined ? '' : ` (taken by ${occupant})`}`,
  floors: 'Floors of the House',
  houseRule: 'any value; sets next year’s order',
  copySpace: 'copy a die of another player; yours loses 1',
  regionSentence: ({ name, free, need, value, rank }: RegionFacts) => {
    const room = free === 0 ? 'full' : `${count(free, 'free space')}`
    const least = need > 1 ? `, needs ${need} or more to act` : ''
    const yours =
      value === undefined
        ? ''
        : value >= need
          ? `; your ${value} can act`
          : `; your ${value} is too low to act`
    return `${name}: ${room}${free === 0 ? '' : least + yours}. Your kodama is ${ordinal(rank)}.`
  },
  // Hills
  favour: { yokai: 'Yokai card', bitoku: 'Bitoku card', double: 'Double favour' } as Readonly<
    Record<Favour, string>
  >,
  anyTwo: 'any two',
  noCard: 'no card',
  acrossRiver: 'Across the river',
  // Region
  forestAction: 'Forest action',
  oneOfFive: 'one of five',
  zone: 'Inhabited zone',
  andOneBuilding: 'and one building',
  freeSlot: 'free slot',
  freeIn: (region: string, what: string) => `${region}, free slot: ${what}`,
  freeFor: (what: string) => `free slot: ${what}`,
  yours: 'yours: no bonus to pay',
  nobodys: 'nobody owns it',
  ownerGains: (name: string, bonus: OwnerBonus) => `${name} gains ${bonuses[bonus]}`,
  track: 'Kodama track',
  trackRule: 'counts at the ascension',
  trackOf: (region: string) => `Kodama track of ${region}`,
  kodamaOf: (name: string, space: number) => `Kodama of ${name} on space ${space}`,
  spaceOf: (region: string, space: number) => `${region}: space ${space}`,
  oneOnly: 'one only',
  treasure: 'Lake treasure for the first, second and third',
  garden: 'Rock garden',
  rock: 'a rock',
  // Markets and paths
  marketShort: {
    building: 'Buildings',
    crystal: 'Crystals',
    mitama: 'Mitamas',
    dragonfly: 'Dragonfly',
  } as Readonly<Record<Market, string>>,
  marketAside: {
    building: '',
    crystal: 'pay any resource',
    mitama: 'price · slot pays VP',
    dragonfly: 'works when paired',
  } as Readonly<Record<Market, string>>,
  nextCosts: 'next costs you',
  allBuilt: 'all yours are built',
  freePrice: 'free',
  pay: (price: number) => `pay ${price}`,
  gain: (gains: number) => `gain ${gains}`,
  inStack: (left: number) => `${left} in the stack`,
  paths: 'Paths of wisdom',
  pathsShort: 'Paths',
  rocksShort: 'Rocks',
  goalsShort: 'Domain',
  underWay: (pilgrims: number) => `${pilgrims} on`,
  bridgeRule: 'bridge: Bitoku done',
  pathsRule:
    'Each step costs a movement point; a bridge needs accomplished Bitoku cards; a pilgrim who leaves the path sleeps there.',
  trailSpace: (trail: string, value: number, amulet: number, sleeper: string) =>
    `${trail}: ${points(value)}${amulet > 0 ? ` and a +${amulet} amulet` : ''}${sleeper === '' ? '' : `, ${sleeper} sleeps here`}`,
  pathSpace: (space: string, walkers: readonly string[]) =>
    walkers.length === 0 ? space : `${space}: ${walkers.join(', ')}`,
  // Own domain
  hand: 'Hand',
  handEmpty: 'no cards in hand',
  uncover: 'Show',
  cover: 'Hide',
  slots: 'Yokai slots and dice',
  goods: 'Goods',
  freeSlotShort: 'free slot',
  freeSlotOf: (value: number, locked: boolean) =>
    locked ? `Free slot: a card here unlocks the ${value}` : 'Free slot',
  unlocks: (value: number) => `a card here unlocks the ${value}`,
  each: (value: number) => `${value} per`,
  worthNow: (value: number) => `virtue now: ${points(value)}`,
  amulets: (number: number, worth: number) => `${count(number, 'amulet')} of +${worth}`,
  pilgrims: (number: number) => `${count(number, 'pilgrim')} at hand`,
  domain: 'Your domain',
  openDomain: 'Whole domain',
  openDomainOf: (name: string) => `Domain of ${name}`,
  domainOf: (name: string) => `Domain of ${name}`,
  points: 'Points',
  inGame: 'Won so far',
  guardians: 'Dice, goods',
  guardiansRule: 'a quarter of both',
  firstInOrder: 'First in order',
  visions: 'Visions',
  visionsMet: (met: number, all: number) => `${met} of ${all} met`,
  met: 'met',
  missing: (what: string) => `missing: ${what}`,
  sharedItems: 'its items serve another Vision',
  bitokuPath: 'Bitoku path',
  typesNext: (types: number, next: number) => `${count(types, 'type')}, next +${next}`,
  accomplished: 'accomplished',
  ahead: 'still ahead',
  rockTrail: 'Rock trail',
  rocksHeld: (rocks: number) => count(rocks, 'rock'),
  rockSum: (pilgrims: number, items: number) => `${count(pilgrims, 'pilgrim')} × ${count(items, 'item')}`,
  rockSpace: (space: number, taken: boolean, cost: string) =>
    `Space ${space} of the rock trail: ${taken ? 'your pilgrim' : `free, costs ${cost}`}`,
  lakes: 'Lakes',
  tracks: 'five tracks',
  buildings: 'Buildings',
  built: (built: number, all: number) => `${built} of ${all} built`,
  crystals: 'Crystals',
  laid: (laid: number) => `${laid} laid`,
  spirits: 'Mitamas and dragonflies',
  pair: (spirit: string, fly: string) => `${spirit} with ${fly}`,
  waiting: 'waiting for a partner',
  knownCards: 'Yokai cards everybody knows',
  endedNow: 'If it ended now',
  atEnd: (gain: string) => `end ${gain}`,
  pointsIfEnded: 'points if the game ended now',
  // Queue
  queue: 'Still to be done',
  choices: 'Choices',
  skip: 'Skip',
  showAll: 'All choices',
  moreChoices: 'More choices',
  final: 'cannot be undone',
  orderFree: 'in any order: choose which comes first',
  pending: {
    stage: '',
    discard: 'discard to three',
    harvest: 'harvest',
    lay: 'lay your dice',
    virtue: 'release a yokai',
    turn: 'turn',
    place: 'choose a space',
    act: 'forest and building',
    surpass: 'amulet to act',
    copy: 'copy a die',
    favour: 'choose a favour',
    harmonise: 'sense crystal',
    goods: 'take a resource',
    amulet: 'amulet',
    points: 'points',
    movement: 'movement',
    advance: 'kodama forward',
    back: 'kodama back',
    unlock: 'unlock a die',
    draw: 'draw',
    look: 'look at two cards',
    pick: 'keep one',
    rock: 'take a rock',
    rockPilgrim: 'pilgrim to the rocks',
    buy: 'buy',
    buyBoth: 'buy both',
    pay: 'pay',
    receive: 'receive',
    layMitama: 'lay the Mitama',
    combine: 'combine a pair',
    tengu: 'Tengu',
    tenguMovement: 'Tengu moves',
    tenguPart: 'Tengu goes on',
    tenguDraw: 'Tengu draws',
    tenguDiscard: 'Tengu discards',
    choice: 'choose',
    anyOrder: 'in any order',
    optional: 'if you like',
  } as Readonly<Record<Pending['kind'], string>>,
  // Tengu
  tenguWaits: 'The Tengu waits for your turn.',
  tenguBegins: 'It is the Tengu’s turn.',
  tenguCards: 'Cards, left to right',
  attitudeActive: 'Its attitude tile is active.',
  attitudeIdle: 'Its attitude tile is not active.',
  tenguHolds: (vp: number, heap: string, cards: number, crystals: number) =>
    `${points(vp)}, ${heap}, ${count(cards, 'yokai card')}, ${count(crystals, 'crystal')}`,
  lastTurn: 'Its last turn',
  nextStep: (left: number) => `Next step (${left})`,
  stepByStep: 'Step by step',
  allSteps: 'Fast',
}
