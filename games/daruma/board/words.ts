import type { Locale } from '@engawa/kernel'
import type { Action, Colour, TokenFace } from '../catalogue/index.ts'

/** What only the board says. French has the same keys, or the types fail. */
const en = {
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
  waiting: (name: string) => `${name} plays`,
  stop: 'Stop',
  stopKeeps: (count: number) => (count === 0 ? 'keep none' : `keep ${count}`),
  stopPoints: (points: number, signed: string) => `${signed} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  stopMoves: (steps: number) => `counter +${steps}`,
  onesLeft: 'place the 1 first',
  notNow: 'not now',
  gift: 'Gift',
  renew: 'New five',
  paint: 'Paint',
  paintWhat: (daruma: string) => `Paint: ${daruma}`,

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
  lifted: (colour: string, name: string) => `${colour}, from ${name}`,
  otherFirst: 'Choose another first one',
  sendTo: (name: string) => `Send it to ${name}, who has none`,
  giftTitle: 'Give a daruma, take a four back',
  giftWhat: 'Which of yours?',
  giftTo: 'To whom?',
  giftRisk: 'The four is rolled again at once: it is free, or back on the ledger.',
  give: 'Give',
  giveWhat: (colour: string, name: string) => `Give: ${colour.toLowerCase()} to ${name}`,
  close: 'Close',
  pick: (colour: string, count: number, name: string) =>
    count === 1 ? `${colour} of ${name}` : `${colour} of ${name}, ${count} of them`,

  oddsTitle: 'Bad luck, by dice rolled',

  dramaBad: 'Bad luck',
  dramaBadDetail: (name: string) => `${name} keeps nothing of this turn.`,
  dramaGood: 'Good fortune',
  dramaGoodDetail: (name: string, colour: string) =>
    `Four fours in one roll: ${name} takes the ${colour.toLowerCase()} daruma.`,
  dramaGoodEmpty: 'Four fours in one roll, but the deck is empty.',
  dramaSkip: 'any key or tap goes on',
}

type Phrases = typeof en

const fr: Phrases = {
  colour: {
    red: 'Rouge',
    white: 'Blanc',
    black: 'Noir',
    blue: 'Bleu',
    green: 'Vert',
    pink: 'Rose',
    gold: 'Or',
  },
  letter: { red: 'R', white: 'B', black: 'N', blue: 'U', green: 'V', pink: 'S', gold: 'Au' },
  action: {
    'reroll-all': 'Tout relancer',
    'reroll-group': 'Relance groupe',
    'reroll-singles': 'Relance uniques',
    'shift-group': 'Groupe ±1',
    'shift-singles': 'Uniques ±1',
    curse: 'Or maudit',
    exchange: 'Échange',
  },
  token: { plain: 'vide', daruma: 'un daruma', four: 'un quatre fictif' },

  darumas: 'Les darumas autour du tanuki',
  disc: (colour, action, eyes) => `Daruma ${colour.toLowerCase()}, ${action.toLowerCase()}, ${eyes}`,
  eyes: ['deux yeux libres', 'un œil peint', 'deux yeux peints'],
  keptIfStop: 'gardé si stop',
  chosenHint: 'choisi : appuyez encore pour peindre',

  fours: (count) => `${count} sur 4`,
  ledger: 'quatre au registre',
  dashed: (count) => (count === 1 ? 'dont 1 fictif' : `dont ${count} fictifs`),
  lampsRule: 'Ce que font quatre quatre',
  bottle: (count) => (count === 0 ? 'La bouteille de saké' : `La bouteille de saké, versés : ${count}`),

  track: 'Piste des manches',
  space: (number, face) => `Case ${number} : ${face}`,
  pawnHere: 'le compteur est ici',
  outward: 'à l’aller',
  homeward: 'au retour',
  trackStop: (steps, reward) =>
    steps === 0
      ? 's’arrêter n’avance pas'
      : `s’arrêter avance de ${steps}${reward ? ' et pioche un daruma' : ''}`,
  caption: (way, stop) => `${way} : ${stop}`,
  lastTurns: 'Le compteur est rentré : derniers tours',

  deck: (count) => (count === 1 ? 'daruma dans la pioche' : 'darumas dans la pioche'),
  left: (count) => (count === 1 ? '1 reste' : `${count} restent`),
  ownsNothing: 'aucun daruma',
  several: (count, thing) => `${count} × ${thing}`,

  objective: 'Objectif secret',
  hold: 'Tenir : voir',
  held: 'maintenu',
  open: 'à vous seul',

  roll: (count) => (count === 1 ? 'Lancer 1 dé' : `Lancer ${count} dés`),
  badLuck: (percent) => `${percent} de malchance`,
  noBadLuck: 'sans malchance',
  pourFirst: 'versez d’abord un dé',
  paintFirst: 'peignez d’abord un œil',
  rollAtLeastOne: 'choisissez un dé à lancer',
  waiting: (name) => `${name} joue`,
  stop: 'S’arrêter',
  stopKeeps: (count) => (count === 0 ? 'rien gardé' : count === 1 ? '1 gardé' : `${count} gardés`),
  stopPoints: (points, signed) => `${signed} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
  stopMoves: (steps) => `compteur +${steps}`,
  onesLeft: 'posez d’abord le 1',
  notNow: 'pas maintenant',
  gift: 'Offrir',
  renew: 'Cinq neufs',
  paint: 'Peindre',
  paintWhat: (daruma) => `Peindre : ${daruma}`,

  tray: 'Dés',
  unrolled: 'dé, pas encore lancé',
  die: (value, role) => (role === '' ? `dé montrant ${value}` : `dé montrant ${value}, ${role}`),
  role: { still: '', pour: 'verser', roll: 'relance', keep: 'reste' },
  startLine: 'Appuyez sur Lancer, ou maintenez pour secouer les dés.',
  onesLine: 'Un 1 peint un œil : choisissez un daruma pour voir son effet.',
  pourLine: 'Touchez un dé pour le verser : les autres sont relancés.',
  toggleLine: 'Touchez un dé pour le garder.',
  idleLine: 'Aucun dé utilisable : arrêtez-vous.',

  power: {
    nothing: 'Rien à faire : le 1 est sans effet.',
    rolls: (dice, percent) => `Relance ${dice} : ${percent}.`,
    groups: 'Vous choisissez ensuite le groupe à relancer.',
    shifts: 'Vous changez ensuite le groupe, chaque dé de 1.',
    singles: (dice) => `Vous changez ensuite ${dice} de 1 chacun.`,
    forced: 'Change des dés de 1 aussitôt ; aucun choix.',
    exchange: 'Vous échangez ensuite deux darumas de places différentes.',
    firstEye: 'Seul le second œil échange : sans effet ici.',
    curse: (fours) => `Ajoute un quatre fictif : ${fours} sur 4.`,
    bust: 'Ajoute le quatrième quatre : malchance, tour perdu.',
    ends: 'Votre dernier dé : le tour s’achève.',
  },
  about: {
    'reroll-all': 'Relance tous les dés disponibles.',
    'reroll-group': 'Relance tous les dés d’une valeur présente plusieurs fois.',
    'reroll-singles': 'Relance chaque dé dont la valeur n’est là qu’une fois.',
    'shift-group': 'Change de 1 tous les dés d’une valeur répétée.',
    'shift-singles': 'Change de 1 chaque dé dont la valeur n’est là qu’une fois.',
    curse: 'Ajoute un quatre fictif au registre pour chaque dé.',
    exchange: 'Le second œil échange deux darumas de places différentes.',
  },
  painting: (colour, action) => `${colour}, ${action.toLowerCase()}`,
  rollPlain: 'Lancer',
  rollFirst: 'lancez d’abord',

  groupOf: (count, value) => `les ${count} dés montrant ${value}`,
  shiftLine: 'Touchez un dé pour changer son sens.',
  shiftDie: (from, to) => `${from} devient ${to}`,
  turnDie: 'appuyez pour changer',
  shiftDone: 'Changer les dés',
  becomes: (dice) => `devient ${dice}`,

  exchangeTitle: 'Échanger deux darumas',
  exchangeOpen: 'Choisir les darumas',
  exchangeFirst: 'D’abord : quel daruma quitte sa place ?',
  exchangeSecond: 'Ensuite : que donne une autre place en retour ?',
  lifted: (colour, name) => `${colour}, de ${name}`,
  otherFirst: 'Choisir un autre premier daruma',
  sendTo: (name) => `L’envoyer à ${name}, qui n’en a pas`,
  giftTitle: 'Offrir un daruma, reprendre un quatre',
  giftWhat: 'Lequel des vôtres ?',
  giftTo: 'À qui ?',
  giftRisk: 'Le quatre est relancé aussitôt : il est libre, ou revient au registre.',
  give: 'Offrir',
  giveWhat: (colour, name) => `Offrir : ${colour.toLowerCase()} à ${name}`,
  close: 'Fermer',
  pick: (colour, count, name) =>
    count === 1 ? `${colour} de ${name}` : `${colour} de ${name}, ${count} en tout`,

  oddsTitle: 'Malchance selon les dés',

  dramaBad: 'Malchance',
  dramaBadDetail: (name) => `${name} ne garde rien de ce tour.`,
  dramaGood: 'Bonne fortune',
  dramaGoodDetail: (name, colour) =>
    `Quatre quatre d’un coup : ${name} prend un daruma ${colour.toLowerCase()}.`,
  dramaGoodEmpty: 'Quatre quatre d’un coup, mais la pioche est vide.',
  dramaSkip: 'un toucher ou une touche continue',
}

const phrases: Readonly<Record<Locale, Phrases>> = { en, fr }

/** The board's words and formats in one language. */
export interface BoardWords extends Phrases {
  percent(share: number): string
  /** With its sign, as points are added: +2, −3. */
  signed(points: number): string
  list(parts: readonly string[]): string
}

function speak(locale: Locale): BoardWords {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    ...phrases[locale],
    // French sets the sign after a narrow space; not every browser does.
    percent: (share) => percent.format(share).replace(/[\s\u00a0](?=%)/, '\u202f'),
    signed: (points) => (points < 0 ? `−${-points}` : `+${points}`),
    list: (parts) => list.format(parts),
  }
}

export const boardWords: Readonly<Record<Locale, BoardWords>> = { en: speak('en'), fr: speak('fr') }
