import { listWith, type Person } from '@engawa/kernel'
import { cards } from './cards-en.ts'
import { components, credits, rules } from './en-rules.ts'
import { makeWords } from './make.ts'
import type { Phrases, Place } from './phrases.ts'

const who = ({ name, you }: Person): string => (you ? 'You' : name)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

const list = listWith('and')

function place({ right, up, turned }: Place): string {
  const across = `${Math.abs(right)} mm ${right < 0 ? 'left' : 'right'}`
  const along = `${Math.abs(up)} mm ${up < 0 ? 'down' : 'up'}`
  const turn = turned === 0 ? 'upright' : `turned ${Math.abs(turned)}° ${turned > 0 ? 'left' : 'right'}`
  return `${across}, ${along}, ${turn}`
}

const cardBelow = (card: number): string => (card === 0 ? 'the trunk' : `card ${card}`)

const phrases: Phrases = {
  locale: 'en',
  tagline: 'Grow a tree card by card, and make its spirits at home.',
  cards,
  list,
  branch: (card, icons) => `card ${card} (${icons})`,
  cardBelow,
  place,
  iconCount: (count, { one, many }) => (count === 1 ? one : `${count} ${many}`),
  scored: (count, element) => `${count} for ${element}`,
  noElement: 'no line of elements',
  grow: (card, below, where, worth) => `Grow ${card} on ${below}, ${where}: ${worth}`,
  worth: (count, lines, bonus, season) =>
    `${points(count)}, ${lines}${bonus > 0 ? `, plus ${bonus} for ${season}` : ''}`,
  slide: (card) => `Slide ${card} under the deck`,
  renew: 'Slide the display under the deck and show four new cards',
  playGoal: (name, text, count) => `Play ${name} for ${points(count)}: ${text}`,
  growPrompt: (turn, turns, season, rule) => ({
    question: 'Which card grows where?',
    help: `Turn ${turn} of ${turns} in ${season}. ${rule}.`,
  }),
  stuckPrompt: {
    question: 'Nothing fits: which card goes under the deck?',
    help: 'No card of the display can be placed on your tree. Choose one to slide under the deck; you score nothing.',
  },
  kodamaPrompt: (last) => ({
    question: 'Which kodama moves in?',
    help: last ? 'It is scored now. The other one stays unused.' : 'It is scored now and leaves the game.',
  }),
  waiting: (person) => `${who(person)} ${person.you ? 'are' : 'is'} to play`,
  won: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined) return only.you ? 'You win' : `${only.name} wins`
    return `${list(winners.map(who))} share the victory`
  },
  events: {
    grown: ({ seat, card, on, lines, points: count }, telling) =>
      `${who(telling.person(seat))} grew ${telling.branch(card)} on ${telling.below(on)}: ${points(count)}, ${telling.lines(lines)}.`,
    bonus: ({ season, points: count }, telling) => `${telling.season(season)}: ${points(count)} more.`,
    slid: ({ seat, card }, telling) =>
      `${who(telling.person(seat))} could place nothing and slid ${telling.branch(card)} under the deck.`,
    renewed: ({ seat, cards: slid }, telling) =>
      `${who(telling.person(seat))} slid the display under the deck: ${telling.branches(slid)}.`,
    shown: ({ cards: shown }, telling) => `New on display: ${telling.branches(shown)}.`,
    seasonBegan: ({ number, season }, telling) =>
      `The ${cards.seasons[number]} begins with ${telling.season(season)}.`,
    seasonScored: ({ seat, season, points: count }, telling) =>
      `${telling.season(season)}: ${points(count)} for ${telling.person(seat).you ? 'you' : telling.person(seat).name}.`,
    played: ({ seat, goal, points: count, element }, telling) => {
      const chosen = element === undefined ? '' : ` (${cards.elements[element]?.many})`
      return `${who(telling.person(seat))} played ${telling.goal(goal)}${chosen}: ${points(count)}.`
    },
    firstSeat: ({ seat }, { person }) => `${who(person(seat))} ${person(seat).you ? 'are' : 'is'} first now.`,
    unplayed: ({ seat, goal }, telling) => `${who(telling.person(seat))} still held ${telling.goal(goal)}.`,
    ended: ({ winners }, { person }) =>
      `The game is over. ${winners.length === 1 ? 'The winner is' : 'The victory is shared by'} ${list(
        winners.map((seat) => (person(seat).you ? 'you' : person(seat).name)),
      )}.`,
  },
  refusals: {
    'game-over': () => 'The game is over.',
    'not-your-turn': () => 'It is not this seat’s turn.',
    'play-a-kodama': () => 'Growth is over for this season: play a kodama card.',
    'grow-first': () => 'Kodama cards are played after the season’s four turns of growth.',
    'not-in-hand': () => 'This kodama card is not in your hand.',
    'not-on-display': ({ card }) => `Card ${card} is not on display.`,
    'not-in-tree': ({ card }) => `Card ${card} is not in your tree.`,
    'can-place': () => 'A card of the display still fits on your tree, so one must be placed.',
    'no-offer': () => 'The season card offers no new display.',
    'offer-taken': () => 'You have already renewed the display this season.',
    'foot-off-bark': ({ on }) => `The foot of the branch is not on the bark of ${on}.`,
    'not-touching': ({ on }) => `The card does not touch ${on}.`,
    'touches-none': () => 'The card touches no card of your tree.',
    'touches-more': ({ cards: others }) => `The card also touches ${others}.`,
    'covers-element': ({ elements }) => `The card covers an element: ${elements}.`,
    'off-table': () => 'The card passes the edge of the table.',
    'over-limit': ({ points: count, limit }) =>
      `This would score ${count} points, and the limit is ${limit}.`,
  },
  noMove: 'This is not a move of Kodama.',
  growthLine: (season) => `Growth in ${season}`,
  bonusLine: (season, card) => `Bonus in ${season}: ${card}`,
  endLine: (season, card) => `End of ${season}: ${card}`,
  goalLine: (season, goal) => `Kodama in ${season}: ${goal}`,
  scene: {
    season: 'The season',
    display: 'The display',
    current: (season, turn, turns) => `It is ${season}, turn ${turn} of ${turns}.`,
    kodamaPhase: (season) => `It is ${season}: everybody plays a kodama card.`,
    over: 'The game is over.',
    ruling: (name, text) => `${name}: ${text}.`,
    first: (person) => (person.you ? 'You are first.' : `${person.name} is first.`),
    turn: (person) => (person.you ? 'Your turn.' : `${person.name}’s turn.`),
    deck: (count, under) =>
      `${count} cards in the deck${under > 0 ? `, ${under} of them slid under it` : ''}.`,
    trunk: (element) => `Trunk with a ${element}`,
    laid: (card, where) => `${card}, ${where}`,
    seat: (person, count) => `${person.you ? 'You' : person.name}: ${points(count)}`,
    held: (name, text, count) => `In hand: ${name}, ${text}; now ${points(count)}.`,
    secretHand: (count) => (count === 1 ? '1 kodama card in hand.' : `${count} kodama cards in hand.`),
    playedGoal: (name, season, count) => `Played in ${season}: ${name}, ${points(count)}.`,
    limit: (limit) => `A placement may score up to ${limit} points for elements.`,
  },
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
