import type { Phrases } from '../phrases.ts'
import { points } from './names.ts'

export const moves: Phrases['moves'] = {
  grow(move, telling) {
    const score = telling.placement(move)
    const bonus = score.bonus > 0 ? `, and ${score.bonus} for ${telling.ruling}` : ''
    return {
      title: `Grow card ${move.card} on ${telling.below(move.on)}`,
      detail: `${telling.icons(move.card)}; ${telling.worth(score)}${bonus}`,
    }
  },
  slide: ({ card }, telling) => ({
    title: `Slide card ${card} under the deck`,
    detail: telling.icons(card),
  }),
  renew: () => ({
    title: 'Renew the display',
    detail: 'all four cards go under the deck, four new ones are shown',
  }),
  play({ goal }, telling) {
    const { name, text } = telling.goal(goal)
    return { title: `Play ${name}`, detail: `${text}; now ${points(telling.goalPoints(goal))}` }
  },
}
