import type { ScenePhrases } from '../phrases.ts'
import { points, who } from './names.ts'

export const scene: ScenePhrases = {
  season: 'The season',
  display: 'The display',
  current: (season, turn, turns) => `It is ${season}, turn ${turn} of ${turns}.`,
  kodamaPhase: (season) => `It is ${season}: everybody plays a kodama card.`,
  over: 'The game is over.',
  ruling: ({ name, text }) => `${name}: ${text}.`,
  first: (person) => (person.you ? 'You are first player.' : `${person.name} is first player.`),
  turn: (person) => (person.you ? 'Your turn.' : `${person.name}’s turn.`),
  deck: (count, under) => `${count} cards in the deck${under > 0 ? `, ${under} of them slid under it` : ''}.`,
  trunk: ({ a }) => `Trunk with ${a}`,
  laid: (card, where) => `${card}, ${where}`,
  seat: (person, count) => `${who(person)}: ${points(count)}`,
  held: ({ name, text }, count) => `In hand: ${name}. ${text}; now ${points(count)}.`,
  secretHand: (count) => (count === 1 ? '1 kodama card in hand.' : `${count} kodama cards in hand.`),
  playedGoal: (name, season, count) => `Played in ${season}: ${name}, ${points(count)}.`,
  limit: (limit) => `A placement may score up to ${limit} points for elements.`,
}
