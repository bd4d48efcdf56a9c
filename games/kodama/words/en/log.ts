import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { points, who, whom } from './names.ts'

export const log: Phrases['log'] = {
  grown(event, telling) {
    const { name, you } = telling.person(event.seat)
    return `${you ? 'Your' : `${name}’s`} tree grows: ${telling.worth(event)}.`
  },
  bonus: ({ season, points: count }, telling) => `${telling.season(season).name}: ${points(count)} more.`,
  slid: ({ seat, card }, telling) =>
    `${who(telling.person(seat))} could place nothing and slid ${telling.cardByIcons(card)} under the deck.`,
  renewed: ({ seat, cards }, telling) =>
    `${who(telling.person(seat))} slid the display under the deck: ${cards.map(telling.icons).join('; ')}.`,
  shown: ({ cards }, telling) => `New on display: ${cards.map(telling.icons).join('; ')}.`,
  seasonBegan: ({ number, season }, telling) =>
    `The ${telling.seasonName(number)} begins with ${telling.season(season).name}.`,
  seasonScored: ({ seat, season, points: count }, telling) =>
    `${telling.season(season).name}: ${points(count)} for ${whom(telling.person(seat))}.`,
  played({ seat, goal, points: count, element }, telling) {
    const chosen = element === undefined ? '' : ` (${telling.element(element).many})`
    return `${who(telling.person(seat))} played ${telling.goal(goal).name}${chosen}: ${points(count)}.`
  },
  firstSeat({ seat }, telling) {
    const person = telling.person(seat)
    return `${who(person)} ${person.you ? 'are' : 'is'} first player now.`
  },
  unplayed: ({ seat, goal }, telling) =>
    `${who(telling.person(seat))} still held ${telling.goal(goal).name}.`,
  ended: ({ winners }, telling) => `The game is over. ${asking.won(winners.map(telling.person))}.`,
}
