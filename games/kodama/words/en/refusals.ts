import type { Task } from '../../rules/index.ts'
import type { Phrases } from '../phrases.ts'

/** What is to be done first, where a move does not answer it. */
const due: Readonly<Record<Task['kind'], string>> = {
  grow: 'Kodama cards are played after the season’s four turns of growth: grow a branch card first.',
  kodama: 'Growth is over for this season: play a kodama card.',
}

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => due[decision],
  'not-in-hand': ({ goal }, telling) => `${telling.goal(goal).name} is not in your hand.`,
  'not-on-display': ({ card }) => `Card ${card} is not on display.`,
  'not-in-tree': ({ card }) => `Card ${card} is not in your tree.`,
  'can-place': () => 'A card of the display still fits on your tree, so one must be placed.',
  'no-offer': () => 'The season card offers no new display.',
  'offer-taken': () => 'You have already renewed the display this season.',
  'foot-off-bark': ({ on }, telling) => `The foot of the branch is not on the bark of ${telling.below(on)}.`,
  'not-touching': ({ on }, telling) => `The card does not touch ${telling.below(on)}.`,
  'touches-none': () => 'The card touches no card of your tree.',
  'touches-more': ({ cards }, telling) => `The card also touches ${telling.belows(cards)}.`,
  'covers-element': ({ elements }, telling) => `The card covers ${telling.covered(elements)}.`,
  'off-table': () => 'The card passes the edge of the table.',
  'over-limit': ({ points, limit }) => `This would score ${points} points, and the limit is ${limit}.`,
}
