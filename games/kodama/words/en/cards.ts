import type { CardPhrases } from '../cards.ts'
import { points } from './names.ts'

export const cards: CardPhrases = {
  elements: [
    { one: 'caterpillar', many: 'caterpillars', a: 'a caterpillar', the: 'the caterpillar', letter: 'C' },
    { one: 'cloud', many: 'clouds', a: 'a cloud', the: 'the cloud', letter: 'L' },
    { one: 'dragonfly', many: 'dragonflies', a: 'a dragonfly', the: 'the dragonfly', letter: 'D' },
    { one: 'flower', many: 'flowers', a: 'a flower', the: 'the flower', letter: 'F' },
    { one: 'mushroom', many: 'mushrooms', a: 'a mushroom', the: 'the mushroom', letter: 'M' },
    { one: 'star', many: 'stars', a: 'a star', the: 'the star', letter: 'S' },
  ],
  seasons: ['spring', 'summer', 'autumn'],
  goals: [
    { name: 'Friend of caterpillars', text: (each) => `${points(each)} for each card with a caterpillar` },
    { name: 'Friend of clouds', text: (each) => `${points(each)} for each card with a cloud` },
    { name: 'Friend of dragonflies', text: (each) => `${points(each)} for each card with a dragonfly` },
    { name: 'Friend of flowers', text: (each) => `${points(each)} for each card with a flower` },
    { name: 'Friend of mushrooms', text: (each) => `${points(each)} for each card with a mushroom` },
    { name: 'Friend of stars', text: (each) => `${points(each)} for each card with a star` },
    { name: 'Tip dancer', text: (each) => `${points(each)} for each last card` },
    { name: 'Climber', text: (each) => `${points(each)} for each branch card of your longest line` },
    { name: 'Trunk hugger', text: (each) => `${points(each)} for each card that touches your trunk` },
    {
      name: 'Homebody',
      text: (each) => `${points(each)} for each card within 2 cards of your trunk, which counts too`,
    },
    { name: 'Forker', text: (each) => `${points(each)} for each branch card that carries two or more cards` },
    { name: 'Wanderer', text: (each) => `${points(each)} for each card 4 or more cards from your trunk` },
    {
      name: 'Collector',
      text: (each) => `Choose an element: ${points(each)} for each of its icons on your tree`,
    },
    { name: 'Lookout', text: (each) => `Choose an element: ${points(each)} for each last card with it` },
    {
      name: 'Root keeper',
      text: (each) => `Choose an element: ${points(each)} for each card with it within 2 cards of your trunk`,
    },
    {
      name: 'Loyal spirit',
      text: (each) => `${points(each)} for each branch card with your trunk’s element`,
    },
    { name: 'Herald', text: (each) => `${points(each)} for each last card with your trunk’s element` },
    { name: 'Gleaner', text: (each) => `${points(each)} for each different element on your last cards` },
    {
      name: 'Thread spinner',
      text: (each) =>
        `${points(each)} for each card of your longest unbroken run of one element along a line`,
    },
    {
      name: 'Harmonist',
      text: (each) => `${points(each)} for each full set of the six elements on your tree`,
    },
  ],
  seasonCards: {
    P1: { name: 'Clear nights', text: () => 'Clouds are stars' },
    P2: {
      name: 'Spring gust',
      text: () =>
        'Once this season, before you take a card, you may slide the display under the deck and show four new cards',
    },
    P3: { name: 'Rising sap', text: (each) => `+${each} for a card placed on the trunk` },
    P4: {
      name: 'True to the root',
      text: (each) => `+${each} for each icon of your trunk’s element on the card you place`,
    },
    P5: {
      name: 'Mixed meadow',
      text: (each) => `+${each} where the card you place shows three kinds of elements`,
    },
    E1: { name: 'Full bloom', text: () => 'Mushrooms are flowers' },
    E2: { name: 'Summer wings', text: (each) => `+${each} for each dragonfly on the card you place` },
    E3: {
      name: 'Spreading crown',
      text: (each) => `+${each} for a card placed on a card that already carries another`,
    },
    E4: { name: 'Long days', text: (each) => `At the end of the season: ${points(each)} for each last card` },
    E5: { name: 'Plenty', text: (limit) => `A placement may score up to ${limit} points for elements` },
    A1: { name: 'Change of wings', text: () => 'Caterpillars are dragonflies' },
    A2: { name: 'Many colours', text: (each) => `+${each} where two or more kinds of elements score` },
    A3: {
      name: 'Wild geese',
      text: (each) => `At the end of the season: ${points(each)} for each branch card of your longest line`,
    },
    A4: {
      name: 'Fallen leaves',
      text: (each) => `At the end of the season: ${points(each)} for each card that touches your trunk`,
    },
    A5: {
      name: 'Harvest moon',
      text: (each) => `+${each} for a placement worth exactly 10 points for elements`,
    },
  },
}
