import type { IconText } from '@engawa/web/kit'
import type { Icon } from './icons.ts'

const element = (name: string): IconText => ({
  name,
  rule: 'KOD-027',
  does: 'An element. When you place a card, each icon of it in the unbroken line down to the trunk is worth 1 point, if the card below shows it too.',
})
const spirit = (name: string, does: string): IconText => ({ name, does, rule: 'KOD-070' })
const season = (name: string): IconText => ({
  name,
  rule: 'KOD-010',
  does: 'The card of this season. It holds for everybody during four turns, then the next one is turned up.',
})

/** What the things of Kodama are. French has the same keys, or the types fail. */
export const en = {
  icons: {
    caterpillar: element('Caterpillar'),
    cloud: element('Cloud'),
    dragonfly: element('Dragonfly'),
    flower: element('Flower'),
    mushroom: element('Mushroom'),
    star: element('Star'),
    'spirit-shroom': spirit(
      'Kodama of the elements',
      'Its card counts cards or icons of an element in your tree.',
    ),
    'spirit-bud': spirit(
      'Kodama of the tips',
      'Its card counts last cards: branch cards that carry no other.',
    ),
    'spirit-climb': spirit(
      'Kodama of the heights',
      'Its card counts long lines, far cards, or cards that carry two.',
    ),
    'spirit-root': spirit(
      'Kodama of the roots',
      'Its card counts cards on the trunk or within 2 cards of it.',
    ),
    'season-spring': season('Spring'),
    'season-summer': season('Summer'),
    'season-autumn': season('Autumn'),
    deck: {
      name: 'Deck',
      rule: 'KOD-004',
      does: 'The branch cards still to come. The display is filled from it after every turn.',
    },
    letters: {
      name: 'Letters',
      rule: 'KOD-046',
      does: 'Each element by a letter, for whoever wants to tell them without colours.',
    },
    'stands-for': {
      name: 'Badge',
      rule: 'KOD-091',
      does: 'This season the icon counts as the element in the badge, and no longer as its own.',
    },
  } satisfies Record<Icon, IconText>,

  branch: (card: number) => `Branch card ${card}`,
  inDisplay: (place: number) => `Display, place ${place}`,
  inTree: (name: string, you: boolean) => (you ? 'In your tree' : `In ${name}’s tree`),
  shows: (icons: string) =>
    `It shows ${icons}. Placed, it scores each of its elements that the card below shows too.`,
  lies: (icons: string) => `It shows ${icons}. It never moves; a card laid on it can carry its elements on.`,
  take: 'On your turn, take it and lay it on one card of your tree: the foot of the branch on bark, no element covered.',
  elementNow: (many: string) => `${many} in your tree so far`,
  display: 'Place of the display',
  displayDoes: 'Four branch cards lie open. After every turn the gap is filled from the deck.',
  tree: (name: string, you: boolean) => (you ? 'Your tree' : `${name}’s tree`),
  treeDoes:
    'Each card lies on one other, down to the trunk. Elements that follow each other along a line score.',
  treeNow: 'points so far',
  goalWhat: (held: boolean): string => (held ? 'Kodama card in hand' : 'Kodama card, played'),
  goalNow: 'if you played it now',
  goalPlayed: (seasonName: string) => `scored in ${seasonName}`,
  goalGet:
    'At the end of each season you play one of your kodama cards and score it at once; one stays unplayed.',
  hiddenGoal: 'Kodama card, face down',
  hiddenDoes: 'A secret goal. It is seen when it is played at the end of a season.',
  hand: 'Kodama cards',
  handDoes: 'Four at the start; one is played at the end of each season.',
  seasonWhat: (turn: number, turns: number) => `Season card, turn ${turn} of ${turns}`,
  past: 'Past seasons',
  pastDoes: 'What each season brought: growth, the bonus of its card, and its end.',
  preview: 'What growing here brings',
  previewDoes:
    'The points of this placement for each element, the bonus of the season, and what it does to your kodama cards.',
  legend: { elements: 'Elements', spirits: 'Kodamas', seasons: 'Seasons', table: 'On the table' },
}

export type Phrases = typeof en
