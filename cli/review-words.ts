import type { Account, DollSize, Outcome, ReviewFault, SizedDecision } from '@engawa/bots'
import { at, type Locale, type Seat } from '@engawa/kernel'

/** What the terminal says about a finished game. */
export interface ReviewWords {
  readonly faults: Readonly<Record<ReviewFault, string>>
  /** A thread broke each time it was tried; the turn is not known where it was not about one. */
  failed(turn: number | undefined, cause: string): string
  looked(title: string, decisions: number, turns: number): string
  readonly turningPoints: string
  turn(turn: number, name: string, before: Outcome, after: Outcome, seat: Seat): string
  split(choice: number, luck: number): string
  readonly luckAndChoices: string
  account(name: string, account: Account): string
  readonly moves: string
  move(decision: SizedDecision, name: string, played: string, best: string): string
  readonly noMoves: string
}

function percent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

const shown = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** With its sign, a minus and no hyphen: a loss or a gain is never a bare number. */
function signed(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, shown).format(value).replace('-', '−')
}

function signedPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { ...shown, style: 'percent' }).format(share).replace('-', '−')
}

/** What a move gave away; how it is written says whether it is one point: 1.96 are written 2. */
function pointsLost(points: number, locale: Locale): string {
  const written = Math.round(10 * points) / 10
  const one = locale === 'fr' ? written < 2 : written === 1
  return `${signed(-written, locale)} point${one ? '' : 's'}`
}

const sizes: Readonly<Record<Locale, Readonly<Record<DollSize, string>>>> = {
  en: { best: 'best', slip: 'slip', stumble: 'stumble', tumble: 'tumble' },
  fr: { best: 'optimal', slip: 'écart', stumble: 'faux pas', tumble: 'chute' },
}

export const reviewWords: Readonly<Record<Locale, ReviewWords>> = {
  en: {
    faults: {
      'not-over': 'this game is not over: it can be looked at when it is',
      'too-short': 'this game is too short to be looked at',
    },
    failed: (turn, cause) =>
      `${turn === undefined ? 'the game' : `turn ${turn}`} could not be looked at (${cause}); --cores 1 takes the least memory`,
    looked: (title, decisions, turns) => `${title}: ${decisions} decisions in ${turns} turns`,
    turningPoints: 'Turning points',
    turn: (turn, name, before, after, seat) =>
      `Turn ${turn}, ${name}: ${percent(at(before.win, seat), 'en')} → ${percent(at(after.win, seat), 'en')}`,
    split: (choice, luck) => `choice ${signedPercent(choice, 'en')}, luck ${signedPercent(luck, 'en')}`,
    luckAndChoices: 'Luck and choices, in points, and in parts of a win',
    account: (name, { par, luck, choices, result, win }) =>
      `${name}: par ${par}, luck ${signed(luck, 'en')}, choices ${signed(choices, 'en')} = ${result}; ${percent(win.par, 'en')}, luck ${signedPercent(win.luck, 'en')}, choices ${signedPercent(win.choices, 'en')} = ${percent(win.result, 'en')}`,
    moves: 'Moves that cost something',
    move: ({ turn, size, loss }, name, played, best) =>
      `Turn ${turn + 1}, ${name}, ${sizes.en[size]} (${signedPercent(-loss.win, 'en')}, ${pointsLost(loss.points, 'en')}): ${played}. Better: ${best}.`,
    noMoves: 'None.',
  },
  fr: {
    faults: {
      'not-over': 'cette partie n’est pas terminée : elle pourra être relue à la fin',
      'too-short': 'cette partie est trop courte pour être relue',
    },
    failed: (turn, cause) =>
      `${turn === undefined ? 'la partie' : `le tour ${turn}`} n’a pas pu être relu${turn === undefined ? 'e' : ''} (${cause}) ; --cores 1 demande le moins de mémoire`,
    looked: (title, decisions, turns) => `${title} : ${decisions} décisions en ${turns} tours`,
    turningPoints: 'Tournants',
    turn: (turn, name, before, after, seat) =>
      `Tour ${turn}, ${name} : ${percent(at(before.win, seat), 'fr')} → ${percent(at(after.win, seat), 'fr')}`,
    split: (choice, luck) => `choix ${signedPercent(choice, 'fr')}, chance ${signedPercent(luck, 'fr')}`,
    luckAndChoices: 'Chance et choix, en points, et en parts de victoire',
    account: (name, { par, luck, choices, result, win }) =>
      `${name} : base ${signed(par, 'fr').replace('+', '')}, chance ${signed(luck, 'fr')}, choix ${signed(choices, 'fr')} = ${result} ; ${percent(win.par, 'fr')}, chance ${signedPercent(win.luck, 'fr')}, choix ${signedPercent(win.choices, 'fr')} = ${percent(win.result, 'fr')}`,
    moves: 'Coups qui ont coûté quelque chose',
    move: ({ turn, size, loss }, name, played, best) =>
      `Tour ${turn + 1}, ${name}, ${sizes.fr[size]} (${signedPercent(-loss.win, 'fr')}, ${pointsLost(loss.points, 'fr')}) : ${played}. Mieux : ${best}.`,
    noMoves: 'Aucun.',
  },
}
