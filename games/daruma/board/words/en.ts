import type { Person } from '@engawa/kernel'
import type { Action, Colour, TokenFace } from '../../catalogue/index.ts'

/** What only the board says. French has the same keys, or the types fail. */
export const en = {
  colour: {
    red: 'Red',
    white: 'White',
    black: 'Black',
    blue: 'Blue',
    green: 'Green',
    pink: 'Pink',
    gold: 'Gold',
  } satisfies Record<Colour, string>,
  letter: {
    red: 'R',
    white: 'W',
    black: 'K',
    blue: 'B',
    green: 'G',
    pink: 'P',
    gold: 'Au',
  } satisfies Record<Colour, string>,
  action: {
    'reroll-all': 'Reroll all',
    'reroll-group': 'Reroll a group',
    'reroll-singles': 'Reroll singles',
    'shift-group': 'Group ±1',
    'shift-singles': 'Singles ±1',
    curse: 'Cursed gold',
    exchange: 'Exchange',
  } satisfies Record<Action, string>,
  token: { plain: 'plain', daruma: 'a daruma', four: 'a dashed four' } satisfies Record<TokenFace, string>,

  darumas: 'Darumas round the tanuki',
  disc: (colour: string, action: string, eyes: string) => `${colour} daruma, ${action}, ${eyes}`,
  eyes: ['both eyes free', 'one eye painted', 'both eyes painted'],
  keptIfStop: 'kept if you stop',
  chosenHint: 'chosen: press again to paint',

  fours: (count: number) => `${count} of 4`,
  ledger: 'fours in the ledger',
  dashed: (count: number) => (count === 1 ? '1 of them dashed' : `${count} of them dashed`),
  lampsRule: 'What four fours do',
  bottle: (count: number) => (count === 0 ? 'The sake bottle' : `The sake bottle, poured: ${count}`),

  track: 'Round track',
  space: (number: number, face: string) => `Space ${number}: ${face}`,
  pawnHere: 'the counter stands here',
  outward: 'outward',
  homeward: 'on the way home',
  trackStop: (steps: number, reward: boolean) =>
    steps === 0 ? 'stopping moves nothing' : `stopping moves ${steps}${reward ? ' and draws a daruma' : ''}`,
  caption: (way: string, stop: string) => `${way}: ${stop}`,
  lastTurns: 'The counter is home: the last turns',

  deck: (count: number): string => (count === 1 ? 'daruma in the deck' : 'darumas in the deck'),
  left: (count: number) => `${count} left`,
  ownsNothing: 'no daruma yet',
  several: (count: number, thing: string) => `${count} × ${thing}`,

  objective: 'Secret objective',
  hold: 'Hold to see',
  held: 'held',
  open: 'yours alone',

  roll: (count: number) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
  badLuck: (percent: string) => `${percent} bad luck`,
  noBadLuck: 'no bad luck',
  pourFirst: 'pour a die first',
  paintFirst: 'paint an eye first',
  rollAtLeastOne: 'choose a die to roll',
  waiting: ({ name, you }: Person) => (you ? 'Your turn' : `${name} plays`),
  stop: 'Stop',
  /** What good fortune brought before is kept in any case. */
  stopTakes: (count: number) => (count === 0 ? 'take none' : `take ${count}`),
  stopPoints: (points: number, signed: string) => `${signed} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  stopMoves: (steps: number) => `counter +${steps}`,
  onesLeft: 'place the 1 first',
  gift: 'Gift',
  renew: 'New five',
  paint: 'Paint',
  paintWhat: (daruma: string) => `Paint: ${daruma}`,

  keys: {
    space: 'Space',
    roll: 'Roll; hold it to shake the dice',
    letGo: 'Let go of what is chosen',
  },

  tray: 'Dice',
  unrolled: 'die, not rolled yet',
  die: (value: number, role: string) =>
    role === '' ? `die showing ${value}` : `die showing ${value}, ${role}`,
  role: { still: '', pour: 'pour', roll: 'roll', keep: 'stays' },
  startLine: 'Press Roll, or hold it to shake the dice.',
  onesLine: 'A 1 paints an eye: choose a daruma to see what it does.',
  pourLine: 'Tap a die to pour it: the others are rolled.',
  toggleLine: 'Tap a die to leave it out.',
  idleLine: 'No die can be used: stop.',

  power: {
    nothing: 'Nothing to do: the 1 has no effect.',
    rolls: (dice: string, percent: string) => `Rolls ${dice}: ${percent}.`,
    groups: 'Then you choose which group to roll.',
    shifts: 'Then you change the group, each die by 1.',
    singles: (dice: string) => `Then you change ${dice} by 1 each.`,
    forced: 'Changes dice by 1 at once; no choice.',
    exchange: 'Then you exchange two darumas of different seats.',
    firstEye: 'Only the second eye exchanges: no effect now.',
    curse: (fours: number) => `Adds a dashed four: ${fours} of 4.`,
    bust: 'Adds the fourth four: bad luck, the turn is lost.',
    ends: 'Your last die: the turn ends.',
  },
  about: {
    'reroll-all': 'Rolls all available dice.',
    'reroll-group': 'Rolls all dice of one value that is there several times.',
    'reroll-singles': 'Rolls every die whose value is there only once.',
    'shift-group': 'Changes all dice of one repeated value by 1.',
    'shift-singles': 'Changes every die whose value is there only once by 1.',
    curse: 'Adds a dashed four to the ledger for each die.',
    exchange: 'The second eye exchanges two darumas of different seats.',
  } satisfies Record<Action, string>,
  painting: (colour: string, action: string) => `${colour}, ${action}`,
  rollPlain: 'Roll',
  rollFirst: 'roll first',

  groupOf: (count: number, value: number) => `the ${count} dice showing ${value}`,
  shiftLine: 'Tap a die to turn it the other way.',
  shiftDie: (from: number, to: number) => `${from} becomes ${to}`,
  turnDie: 'press to change',
  shiftDone: 'Change the dice',
  becomes: (dice: string) => `becomes ${dice}`,

  exchangeTitle: 'Exchange two darumas',
  exchangeOpen: 'Choose the darumas',
  exchangeFirst: 'First: which daruma leaves its seat?',
  exchangeSecond: 'Second: what comes back from another seat?',
  lifted: (colour: string, { name, you }: Person) =>
    you ? `${colour}, your own` : `${colour}, from ${name}`,
  otherFirst: 'Choose another first one',
  sendTo: ({ name, you }: Person) =>
    you ? 'Take it yourself, for nothing' : `Send it to ${name}, who has none`,
  giftTitle: 'Give a daruma, take a four back',
  giftWhat: 'Which of yours?',
  giftTo: 'To whom?',
  giftRisk: 'The four is rolled again at once: it is free, or back on the ledger.',
  give: 'Give',
  giveWhat: (colour: string, name: string) => `Give: ${colour.toLowerCase()} to ${name}`,
  close: 'Close',
  pick: (colour: string, count: number, { name, you }: Person) => {
    const whose = you ? `${colour}, your own` : `${colour} of ${name}`
    return count === 1 ? whose : `${whose}, ${count} of them`
  },

  oddsTitle: 'Bad luck, by dice rolled',

  dramaBad: 'Bad luck',
  dramaBadDetail: 'Four fours: the turn is over, and no painted daruma is taken.',
  dramaGood: 'Good fortune',
  dramaGoodDetail: ({ name, you }: Person, colour: string) =>
    `Four fours in one roll: ${you ? 'you take' : `${name} takes`} the ${colour.toLowerCase()} daruma.`,
  dramaGoodEmpty: 'Four fours in one roll, but the deck is empty.',
  dramaSkip: 'any key or tap goes on',
}

export type Phrases = typeof en
