import type { Phrases } from '../phrases.ts'
import { points } from './names.ts'

const sides = { left: 'on the left', middle: 'in the middle', right: 'on the right' } as const

export const moves: Phrases['moves'] = {
  grow(move, telling) {
    const score = telling.placement(move)
    const bonus = score.bonus > 0 ? `, and ${score.bonus} for ${telling.ruling}` : ''
    return {
      title: `Grow ${telling.cardByIcons(move.card)} on ${telling.cardByIcons(move.on)}, ${sides[telling.side(move)]}`,
      detail: `${telling.worth(score)}${bonus}`,
    }
  },
  slide: ({ card }, telling) => ({
    title: `Slide ${telling.cardByIcons(card)} under the deck`,
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
