import type { Phrases } from '../phrases.ts'

export const options: Phrases['options'] = {
  night: {
    title: 'Night side',
    help: 'Four spaces of every home take one kind of tile only, and cost 1 HP each if they stay free.',
  },
  colours: {
    title: 'Colours',
    help: 'The colour decides the four shoots a player begins with and the night side of the home.',
  },
}

export const colourWays: Phrases['colourWays'] = {
  'by-seat': 'By the order of seats',
  chosen: 'Chosen before the start',
}

export const components: Phrases['components'] = {
  shoots: {
    name: 'Bamboo shoots',
    text: '36 shoots in the stated numbers: 4 per player with every colour and action, 12 for the field, 8 plain. Which action stands on which colour is our reconstruction.',
  },
  homes: {
    name: 'Home tiles',
    text: '64 tiles, 32 of each category, four kinds, comfort 1 to 3, as stated. Names, the spread of comfort and which are left out with two players are ours.',
  },
  market: {
    name: 'Home market',
    text: 'Price and happiness belong to the place in the market, as stated; the figures are ours.',
  },
  balance: {
    name: 'Balance tiles',
    text: '24 left, 20 centre and 24 right, as stated. Every example of the rulebook is among them; the other patterns and the happiness are ours.',
  },
  firstBalance: {
    name: 'First balance tile',
    text: 'The type each player starts with is shown by a sign the text lost; we took centre, the neutral one.',
  },
  spirits: {
    name: 'Spirits',
    text: 'Seven spirits, three tiles each, with their powers.',
  },
  wakeCosts: {
    name: 'Wake costs',
    text: 'Kitsune is free, as stated. The other figures are read from a summary whose coin signs were lost.',
  },
  templeTiles: {
    name: 'Temple tiles',
    text: 'Values 0, 2 and 3 and eight sticks are stated; only 0, 2, 3 and 3 fit both.',
  },
  gifts: {
    name: 'Gifts',
    text: 'One for each basic action.',
  },
  food: {
    name: 'Food',
    text: '6 tea (1), 12 rice (2), 8 ramen (3).',
  },
  incense: {
    name: 'Incense',
    text: '7 sticks per player, 8 for the ghost.',
  },
  night: {
    name: 'Night side',
    text: 'That some spaces take one kind only is stated; number and place are ours: four per board, two on each side.',
  },
}

export const credits: Phrases['credits'] = {
  designers: 'Germán P. Millán',
  artists: 'Jonatan Cantero',
  publishers: 'Devir; IELLO in French as “Bambou”',
  note: 'An unofficial table made by people who like the game. Words and drawings here are our own; many printed values are our reconstruction. If you enjoy it, please buy the box.',
}
