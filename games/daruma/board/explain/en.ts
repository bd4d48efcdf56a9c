import type { IconText } from '@engawa/web/kit'
import type { Icon } from './icons.ts'

const icon = (name: string, rule: string, does: string): IconText => ({ name, rule, does })

/** What the things of Daruma are. French has the same keys, or the types fail. */
export const en = {
  icons: {
    'reroll-all': icon('Reroll all', 'DAR-30', 'A 1 on this daruma rolls all available dice again.'),
    'reroll-group': icon(
      'Reroll a group',
      'DAR-31',
      'Choose a value you have at least twice: all its dice are rolled again.',
    ),
    'reroll-singles': icon(
      'Reroll singles',
      'DAR-32',
      'Every die whose value you have exactly once is rolled again.',
    ),
    'shift-group': icon(
      'Group ±1',
      'DAR-33',
      'Choose a value you have at least twice: each of its dice goes up or down by one, never to 4. 6 and 1 are neighbours.',
    ),
    'shift-singles': icon(
      'Singles ±1',
      'DAR-34',
      'Every die whose value you have exactly once goes up or down by one, never to 4.',
    ),
    curse: icon('Cursed gold', 'DAR-35', 'Each 1 you place on it adds a dashed four to the ledger.'),
    exchange: icon('Exchange', 'DAR-36', 'The second eye exchanges two darumas of different seats.'),
    plain: icon('Plain round token', 'DAR-44', 'Nothing happens here: it is one space of the way.'),
    daruma: icon(
      'Daruma token',
      'DAR-46',
      'Whoever stops the counter here takes the top daruma of the deck.',
    ),
    four: icon(
      'Die-4 token',
      'DAR-47',
      'While the counter stands here, every turn begins with a dashed four.',
    ),
    lamp: icon('Lit lamp', 'DAR-20', 'A four on the ledger. With four lit lamps the turn is lost.'),
    ghost: icon(
      'Dashed lamp',
      'DAR-47',
      'A dashed four: no die shows it, but it counts for bad luck like a real one.',
    ),
    pupil: icon(
      'Painted pupil',
      'DAR-42',
      'An eye that was painted in an earlier turn. It stays for whoever paints the other.',
    ),
    die: icon('Die in an eye', 'DAR-13', 'A 1 that was placed this turn. It is not rolled again.'),
    counter: icon(
      'Counter',
      'DAR-44',
      'It goes one space for each die you did not use, two at most. Back home it ends the game.',
    ),
    deck: icon(
      'Deck',
      'DAR-51',
      'The darumas still to come. When five can no longer lie face up, the game is over.',
    ),
    bottle: icon('Sake bottle', 'DAR-14', 'A 2, 3, 5 or 6 poured here lets you roll other dice again.'),
    objective: icon(
      'Secret objective',
      'DAR-52',
      'Two colours worth 2 points each to you alone, and one that costs you 3.',
    ),
  } satisfies Record<Icon, IconText>,

  daruma: (colour: string, action: string) => `${colour}, ${action.toLowerCase()}`,
  onDisplay: (eyes: number) =>
    ['Daruma with free eyes', 'Daruma with one painted eye', 'Daruma, complete'][eyes],
  ofSeat: (name: string, you: boolean) => (you ? 'Yours' : `Won by ${name}`),
  worthAtEnd: 'at the end, by your secret objective',
  worthUnknown: 'at the end, if the objective says nothing of its colour',
  howToTake: (missing: number): string =>
    missing === 0
      ? 'Stop before bad luck comes, and it is yours.'
      : missing === 1
        ? 'Place one more 1 on it, then stop before bad luck comes.'
        : 'Place two 1s on it, this turn or one after the other, and be the one who stops.',
  owned: 'It counts at the end. It can leave by a gift or an exchange.',
  eye: (painted: boolean): string => (painted ? 'Painted eye' : 'Free eye'),
  eyeDoes: (painted: boolean): string =>
    painted
      ? 'A daruma with both eyes painted goes to whoever stops.'
      : 'A 1 paints it and sets off the action of the daruma.',
  display: 'Place of a daruma',
  displayDoes: 'Five darumas lie round the tanuki. One that is taken is replaced when the turn ends.',
  seat: (name: string) => `Darumas of ${name}`,
  seatDoes: 'All that was won lies open. What each is worth says the secret objective at the end.',
  die: (value: number) => (value === 0 ? 'Die, not rolled yet' : `Die showing ${value}`),
  dieDoes: {
    fresh: 'It is rolled with the others.',
    one: 'A 1 paints an eye of a daruma and sets off its action. While one can be placed, you cannot stop.',
    other:
      'It can be poured on the sake bottle, so that other dice are rolled again. Unused, it moves the counter.',
  },
  tray: 'Your dice',
  trayDoes: 'Eight dice. A die on a daruma, on the bottle or on the ledger is gone until the turn ends.',
  space: (number: number, of: number) => `Space ${number} of ${of}`,
  spaceWorth: 'daruma of the deck, if your stop brings the counter here',
  counterAt: (space: number, homeward: boolean) =>
    `On space ${space}, ${homeward ? 'on its way home' : 'outward'}`,
  ledger: 'The tanuki’s ledger',
  ledgerDoes: 'Every four goes here. With four of them your turn is over at once, and nothing is taken.',
  ledgerNow: (left: number): string =>
    left === 1 ? 'more four would be bad luck' : 'more fours would be bad luck',
  gift: 'Once in a turn you may give a daruma away and roll one four of the ledger again.',
  deckLeft: 'left in the deck',
  objective: 'Your secret objective',
  objectiveDoes:
    'Every daruma of the first two colours is worth 2 to you, of the last one −3. Gold is worth 2 to all, any other colour 1.',
  objectiveNow: 'by your darumas so far',
  bottle: 'The sake bottle',
  poured: (dice: number): string => (dice === 1 ? 'die poured this turn' : 'dice poured this turn'),
  odds: 'Bad luck, by dice rolled',
  oddsDoes: 'How likely the next roll is to bring the ledger to four fours, for each number of dice.',
  stop: 'Stop',
  stopDoes:
    'Your turn ends: you take every daruma with both eyes painted, and the counter moves one space for each unused die, two at most.',
  roll: 'Roll',
  rollDoes: 'Rolls the dice that are marked. Fours go to the ledger; the others are yours to use.',
  paint: 'Paint',
  paintDoes: 'Places a 1 on the chosen daruma: an eye is painted and its action set off.',
  giftName: 'Gift',
  renew: 'New five',
  renewDoes:
    'Before the first roll, if three darumas share a colour or an action, all five are exchanged for new ones.',
  legend: { actions: 'What the darumas do', track: 'Round track', turn: 'A turn', end: 'What counts' },
}

export type Phrases = typeof en
