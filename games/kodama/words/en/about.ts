import type { ComponentNote, Credits } from '@engawa/kernel'
import {
  branchCard,
  goalCard,
  measuresProvenance,
  outlinesProvenance,
  seasonCard,
} from '../../catalogue/index.ts'

export const tagline = 'Grow a tree card by card, and make its spirits at home.'

export const noMove = 'This is not a move of Kodama.'

export const components: readonly ComponentNote[] = [
  {
    name: 'Numbers of cards',
    provenance: 'stated',
    text: '65 branch cards, 6 trunks, 20 kodama cards and 15 season cards, five for each season, as the French edition of 2016 lists them.',
  },
  {
    name: 'Elements',
    provenance: 'stated',
    text: 'Caterpillar, cloud, dragonfly, flower, mushroom and star; one trunk for each. Other editions call the dragonfly a firefly.',
  },
  {
    name: 'Branch card 39',
    provenance: branchCard(39).provenance,
    text: 'A card with one caterpillar, two dragonflies and one flower is the rulebook’s own example.',
  },
  {
    name: 'Branch card 21',
    provenance: branchCard(21).provenance,
    text: 'A card with two caterpillars and a cloud is described by a reviewer.',
  },
  {
    name: 'The other branch cards',
    provenance: outlinesProvenance,
    text: 'Which icons stand on which card is our own: 3 or 4 icons of 2 or 3 kinds, 38 of each element in all. The shapes of the thirteen branches and the places of the icons are ours too.',
  },
  {
    name: 'Card sizes',
    provenance: measuresProvenance.cards,
    text: 'Reports give the trunk as about 9 by 13 cm and twice the size of the others; we use 88 by 126 mm and 63 by 88 mm.',
  },
  {
    name: 'Trunk limbs and the table',
    provenance: measuresProvenance.table,
    text: 'Five limbs, the same on every trunk, so that none is better. Each player’s table is 1400 mm wide and 800 mm high.',
  },
  {
    name: 'Kodama cards',
    provenance: goalCard(1).provenance,
    text: 'The goals, their points and their names are ours, after the few that reviewers mention and the terms the rulebook explains.',
  },
  {
    name: 'Season cards: clouds are stars, mushrooms are flowers, new display, dragonflies',
    provenance: seasonCard('P1').provenance,
    text: 'Reviewers describe these four effects; their exact numbers are ours.',
  },
  {
    name: 'The other season cards',
    provenance: seasonCard('P3').provenance,
    text: 'Effects, points and names are ours.',
  },
]

export const credits: Credits = {
  designers: 'Daniel Solis; developed by Nick Little and Travis R. Chance',
  artists: 'Kwanchai Moriya; art direction by Scott Hartman',
  publishers: 'Action Phase Games; Capsicum Games for the French edition',
  note: 'An unofficial table with drawings, texts and card values of our own. If you like the game, buy the box: it is better looking still.',
}
