import type { ComponentNote, Credits } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'

export const options: Phrases['options'] = {
  hard: {
    title: 'Hard variant',
    help: 'A forest action needs a die strictly higher than every other one in the region.',
  },
  tenguDragonflies: {
    title: 'The Tengu’s dragonflies',
    help: 'How many it has at the start. None is easier, two are harder.',
  },
  tenguWithoutYokai: {
    title: 'Tengu without yokai',
    help: 'Easier: it starts without its five yokai cards.',
  },
  tenguWithoutResources: {
    title: 'Tengu without resources',
    help: 'Easier: it starts without resources.',
  },
  tenguSlowKodamas: {
    title: 'Slow kodamas',
    help: 'Easier: when it places a die, its kodama advances only if yours is ahead.',
  },
  tenguWithoutHarvest: {
    title: 'Tengu without harvest',
    help: 'Easier: it gains no movement for its crystals in spring.',
  },
  tenguPilgrim: {
    title: 'A pilgrim on the way',
    help: 'Harder: one of its pilgrims already stands at the start of the path.',
  },
  tenguKodamasAhead: {
    title: 'Kodamas ahead',
    help: 'Harder: each of its kodamas starts one space ahead.',
  },
  tenguKodamaPoints: {
    title: 'Points for kodamas',
    help: 'Harder: it gains 3 VP for each track where its kodama is ahead of yours at the end.',
  },
}

export const dragonflies: Phrases['dragonflies'] = { none: 'None', one: 'One', two: 'Two' }

export const components: readonly ComponentNote[] = [
  {
    name: 'Yokai cards',
    provenance: 'reconstructed',
    text: '20 starting cards and 29 others in the stated numbers by type. The Nezumi with a kodama step and a building or crystal is stated, and so is the Imomushi’s wood or stone; that starting sets are alike is reported. The other actions and virtues are ours; every virtue stops at 12 VP as stated.',
  },
  {
    name: 'Bitoku cards',
    provenance: 'reconstructed',
    text: '24 cards; their seven virtues, how many of each exist and the VP for sets are stated. VP and rewards on the cards are ours.',
  },
  {
    name: 'Visions',
    provenance: 'reconstructed',
    text: '28 cards with the eight stated kinds of conditions and losses of 1 or 2. One card is stated in full; the others are ours.',
  },
  {
    name: 'Buildings',
    provenance: 'reconstructed',
    text: '24 tiles of four types and 6 ancient ones, with the three stated owner bonuses. The temple with a rock and the ryokan with two kodama steps follow the examples; the other actions are ours.',
  },
  {
    name: 'Crystals',
    provenance: 'reconstructed',
    text: '32 tiles of three kinds. What the kinds do is stated, and three rewards of dream crystals; the rest is ours.',
  },
  {
    name: 'Mitamas',
    provenance: 'stated',
    text: '24 tiles; numbers and actions are stated. Their costs in sake and jade are ours.',
  },
  {
    name: 'Dragonflies',
    provenance: 'reconstructed',
    text: '32 tiles, sixteen faces twice. All actions are ours.',
  },
  {
    name: 'Portals',
    provenance: 'reconstructed',
    text: '8 tiles A and 8 tiles B as stated. The Mitama for 2 less is stated; the other actions are ours.',
  },
  {
    name: 'Rocks',
    provenance: 'reconstructed',
    text: '13 rocks, each of one family as stated. Ara and temple with ryokan are stated; the other types are ours.',
  },
  {
    name: 'Lake treasures',
    provenance: 'reconstructed',
    text: '5 tiles. 4 / 2 / 0 is stated; the other rewards are ours.',
  },
  {
    name: 'Forest actions, House and favours',
    provenance: 'stated',
    text: 'What each region does by the value of a die, the spaces of the House and the three favours of a hill.',
  },
  {
    name: 'Spaces and markets',
    provenance: 'reconstructed',
    text: 'How many die spaces, hill spaces, market slots and rocks there are for each number of players, and the prices of the slots.',
  },
  {
    name: 'Paths of wisdom',
    provenance: 'reconstructed',
    text: 'That there are one or two paths with two bridges, illuminations and portals is stated; their length, order and VP are ours.',
  },
  {
    name: 'Individual boards',
    provenance: 'reconstructed',
    text: 'Starting dice, pilgrims and goods, eight crystal slots and six pawns are stated, also that the third building costs 1 wood and 1 stone. The other costs and the VP below are ours.',
  },
  {
    name: 'Tengu cards',
    provenance: 'reconstructed',
    text: '10 cards; how they are read is stated. Which signs stand together is ours.',
  },
]

export const credits: Credits = {
  designers: 'Germán P. Millán; solo mode Dávid Turczi, developed further by Xavi Bordes',
  artists: 'Edu Valls',
  publishers: 'Devir; IELLO in French',
  note: 'An unofficial table made by people who like the game. Words and drawings here are our own; most printed values are our reconstruction. If you enjoy it, please buy the box.',
}
