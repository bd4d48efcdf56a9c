import type { PoseReasons } from '../../rules/index.ts'
import { points } from '../../words/en/names.ts'
import type { Magnet } from '../aim.ts'

/** What only the board says. French has the same keys, or the types fail. */
export const en = {
  stageKeys:
    'Keys: 1 to 4 take a card, N and P go to the next or previous good spot, Tab to the next card below, arrows move by half a millimetre, comma and period turn by a degree, Shift makes both larger, Enter grows, Escape puts back.',
  treeList: (name: string) => `${name}: the tree, card by card`,
  trunkWith: (element: string) => `trunk with ${element}`,
  branch: (card: number, icons: string) => `card ${card}: ${icons}`,

  display: 'Display',
  displayCard: (place: number, card: string) => `Display ${place}, ${card}`,
  held: 'held',
  deck: (count: number) => `${count} in the deck`,
  under: (count: number) => `${count} under it`,

  season: (name: string) => `The season: ${name}`,
  turnOf: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  pastSeason: (season: string, gained: string) => `${season} ${gained}`,

  lookAt: (name: string) => `Look at ${name}’s tree`,
  lookHome: 'Back to your tree',
  treeOf: (name: string) => `${name}’s tree`,

  here: 'Here',
  hereRest: (count: number) => (count === 1 ? 'point' : 'points'),
  andSeason: (count: number, season: string) => `, and ${count} for ${season}`,
  noLine: 'nothing in common',
  kodama: 'kodama',
  seasonEnd: 'season’s end',
  refusedTitle: 'It cannot stay here',
  notHere: 'Not here',
  /** Why a card may not lie there, in a few words, for the control that would grow it. */
  reasons: {
    'foot-off-bark': 'foot off the bark',
    'not-touching': 'touches no card',
    'touches-none': 'touches no card',
    'touches-more': 'touches two cards',
    'covers-element': 'covers an element',
    'off-table': 'off the table',
    'over-limit': 'too many points',
  } satisfies Record<keyof PoseReasons, string>,
  goThere: (count: number) => `Go to the nearest legal place, ${points(count)}`,
  takeHelp: 'Drag a card to your tree, or tap one to see its best spot.',
  slideHelp: 'Tap the card of the display that goes under the deck.',
  waiting: (name: string) => `${name} is to play.`,

  grow: 'Grow here',
  growPoints: (count: number) => `+${points(count)}`,
  cancel: 'Cancel',
  nextSpot: 'Next good spot',
  spotOf: (index: number, count: number) => (index > 0 ? `${index} of ${count}` : `${count}`),
  slide: (place: number) => `Slide card ${place} under`,
  slideDetail: 'you score nothing this turn',
  renew: 'Renew display',
  renewDetail: 'once; cannot be undone',

  turnLeft: (degrees: number) => `Turn left by ${degrees}°`,
  turnRight: (degrees: number) => `Turn right by ${degrees}°`,
  turnHandle: 'Drag round to turn',
  angle: (degrees: number) => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}°`,

  goals: 'Your kodama cards',
  goal: (name: string, text: string, now: string) => `${name}: ${text}; ${now}`,
  goalNow: (count: number) => `${points(count)} now`,
  goalChange: (before: number, after: number) => `${points(before)}, ${after} after this`,
  goalPlayed: (season: string, count: number) => `played in ${season} for ${points(count)}`,
  hiddenGoal: 'A kodama card, face down',
  holdToSee: 'Hold to see',
  playGoal: (name: string) => `Play ${name}`,
  playHidden: 'Play this kodama',
  chooseGoal: 'Tap the kodama that moves in.',
  short: {
    cards: (each: number, element: string) => `${each} per card with ${element}`,
    branchCards: (each: number) => `${each} per branch card with your element`,
    icons: (each: number) => `${each} per icon of one element`,
    fullSets: (each: number) => `${each} per full set of six`,
    lastCards: (each: number) => `${each} per last card`,
    lastCardsBest: (each: number) => `${each} per last card with one element`,
    lastCardsOwn: (each: number) => `${each} per last card with your element`,
    kindsOnLastCards: (each: number) => `${each} per element on last cards`,
    longestLine: (each: number) => `${each} per card of the longest line`,
    longestRun: (each: number) => `${each} per card of the longest run`,
    farCards: (each: number) => `${each} per card 4 or more away`,
    forks: (each: number) => `${each} per card that carries two`,
    onTrunk: (each: number) => `${each} per card on the trunk`,
    nearTrunk: (each: number) => `${each} per card within 2 of the trunk`,
    nearTrunkBest: (each: number) => `${each} per card within 2 with one element`,
  },

  tools: 'View',
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  fit: 'Whole tree',
  letters: 'Letters on the elements',
  magnet: (strength: string) => `Snap to legal places: ${strength}`,
  strengths: { none: 'off', soft: 'soft', strong: 'strong' } satisfies Record<Magnet, string>,
  room: 'Room to grow',
  picture: 'Save as a picture',
  pictureTitle: (name: string) => `${name}’s tree`,
  pictureHelp: 'The picture is made on this device.',
  pictureName: (name: string) => `kodama-${name}`,
  close: 'Close',
}

export type Phrases = typeof en
