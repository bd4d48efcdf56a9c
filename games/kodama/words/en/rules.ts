import type { RuleChapter } from '@engawa/kernel'
import { goalChapter, seasonChapter } from '../rules-of-cards.ts'
import { cards } from './cards.ts'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'The aim',
    passages: [
      {
        rules: ['KOD-051', 'KOD-009'],
        text: 'Three seasons long you grow a tree of overlapping cards. You score for elements that follow each other along a branch, and at the end of every season for a kodama, a spirit that likes your tree in its own way. Most points win; a tie is a shared victory.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'Before the first turn',
    passages: [
      {
        rules: ['KOD-001', 'KOD-002'],
        text: 'Everybody gets one of the six trunks, each with another element, by lot. It stands with its bottom on the edge of the table. All start at 0 points; the other trunks are not used.',
      },
      {
        rules: ['KOD-003', 'KOD-007'],
        text: 'Everybody gets four kodama cards and keeps them secret. Those left over stay unseen. Everything else lies open, except the order of the deck and the season cards that are still face down.',
      },
      {
        rules: ['KOD-004', 'KOD-005', 'KOD-006'],
        text: 'One card of each season lies face down. The 65 branch cards are a face-down deck; four of them lie face up as the display. The first player is drawn by lot.',
      },
    ],
  },
  {
    id: 'season',
    title: 'A season',
    passages: [
      {
        rules: ['KOD-010', 'KOD-090'],
        text: 'First the season card is turned up. It holds for everybody until the season ends, and then it is discarded.',
      },
      {
        rules: ['KOD-011', 'KOD-030'],
        text: 'Then everybody takes four turns of growth, clockwise from the first player. After each turn the display is filled up to four cards. The season marker moves on after the first player’s turn and shows which of the twelve turns is played.',
      },
      {
        rules: ['KOD-012'],
        text: 'Then, in the same order, everybody plays one kodama card from the hand and scores it at once. One must be played, even for nothing; it leaves the game.',
      },
      {
        rules: ['KOD-013'],
        text: 'Before the next season the player with the lowest score becomes first player. Of tied players it is the nearest to the left of the one that was first; that one itself comes last.',
      },
    ],
  },
  {
    id: 'placing',
    title: 'Placing a card',
    passages: [
      {
        rules: ['KOD-020', 'KOD-061'],
        text: 'Take a card from the display and lay it on top of one card of your tree, branch or trunk, at any angle. You must place one if any fits.',
      },
      {
        rules: ['KOD-021', 'KOD-063'],
        text: 'The foot of its branch, where the branch reaches the card’s edge, must meet bark on the card below.',
      },
      {
        rules: ['KOD-022'],
        text: 'The new card may touch only that one card. Overlapping is touching; edges that only meet are not.',
      },
      {
        rules: ['KOD-023'],
        text: 'It may not cover any part of an element on another card. Bark may be covered.',
      },
      {
        rules: ['KOD-024'],
        text: 'It must stay on your table. The lower edge is the one your trunk stands on; every player has the same room.',
      },
      {
        rules: ['KOD-025'],
        text: 'A placement that would score more than 10 points for elements is not allowed. Exactly 10 is fine, and points from the season card do not count towards it.',
      },
      { rules: ['KOD-026'], text: 'A card that was placed never moves again.' },
      {
        rules: ['KOD-031', 'KOD-064'],
        text: 'If no card of the display fits anywhere, slide one of your choice under the deck. You score nothing, and the display is filled.',
      },
      {
        rules: ['KOD-060', 'KOD-062'],
        text: 'Positions are whole hundredths of a millimetre and angles whole degrees, so that every device decides alike. Lists of placements, for the keyboard and the bots, try a foot every 5 mm of bark and every 10 degrees; by hand you may use any other place.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Scoring a placement',
    passages: [
      {
        rules: ['KOD-027'],
        text: 'For each kind of element on the new card, go down the line of cards towards the trunk, as long as every card shows that element. You score 1 point for each icon of it, those on the new card included. The trunk is the last card that can count.',
      },
      {
        rules: ['KOD-028'],
        text: 'An element that the card below does not show scores nothing, not even for the new card.',
      },
      {
        rules: ['KOD-029'],
        text: 'Only cards between the new one and the trunk count, never those of another fork.',
      },
      {
        rules: ['KOD-032'],
        text: 'A turn goes: the season card’s offer, the placement, its points, the season card’s bonus, the display. You always take all points.',
      },
    ],
  },
  {
    id: 'terms',
    title: 'What the cards mean',
    passages: [
      {
        rules: ['KOD-040'],
        text: 'A last card is a branch card that carries no other. The trunk is never a last card.',
      },
      {
        rules: ['KOD-041', 'KOD-042'],
        text: 'Within 2 cards of the trunk are the trunk itself, the cards that touch it, and the cards that touch those. The trunk is a card, but not a branch card.',
      },
      {
        rules: ['KOD-043', 'KOD-044'],
        text: 'The line of a card is that card and all below it down to the trunk. Its distance is the number of branch cards in it.',
      },
      {
        rules: ['KOD-045', 'KOD-046'],
        text: 'A card carries the cards laid on it. A card with an element shows it at least once and counts once; icons are counted one by one. Your own element is that of your trunk.',
      },
    ],
  },
  goalChapter(cards, {
    title: 'Kodama cards',
    before: [
      {
        rules: ['KOD-070', 'KOD-073'],
        text: 'A goal counts your own tree as it lies when the card is played. There is no limit; where nothing is found it gives 0.',
      },
      {
        rules: ['KOD-071', 'KOD-072'],
        text: 'Elements are read as the season card has them. Where an element is to be chosen, the one that gives most is taken for you.',
      },
    ],
  }),
  seasonChapter(cards, {
    title: 'Season cards',
    before: [
      {
        rules: ['KOD-091'],
        text: 'Where one element is said to be another, every icon of the first, trunks included, counts as the second and no longer as the first, for placements, the limit and goals, until the season ends. Points already scored stay.',
      },
      {
        rules: ['KOD-092', 'KOD-093'],
        text: 'Points with a plus are added after a placement, outside the limit. Points at the end of a season are scored by everybody before the kodama cards.',
      },
    ],
  }),
  {
    id: 'end',
    title: 'The end',
    passages: [
      {
        rules: ['KOD-050'],
        text: 'The game ends after the third kodama phase. The last kodama card of each hand is laid open but not scored.',
      },
    ],
  },
]
