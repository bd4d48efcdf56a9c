import type { Phrases } from '../phrases.ts'
import { points } from './names.ts'

const sides = { left: 'à gauche', middle: 'au milieu', right: 'à droite' } as const

export const moves: Phrases['moves'] = {
  grow(move, telling) {
    const score = telling.placement(move)
    const bonus = score.bonus > 0 ? `, et ${score.bonus} pour ${telling.ruling}` : ''
    return {
      title: `Poser ${telling.cardByIcons(move.card)} sur ${telling.cardByIcons(move.on)}, ${sides[telling.side(move)]}`,
      detail: `${telling.worth(score)}${bonus}`,
    }
  },
  slide: ({ card }, telling) => ({
    title: `Glisser ${telling.cardByIcons(card)} sous la pioche`,
  }),
  renew: () => ({
    title: 'Renouveler l’étalage',
    detail: 'les quatre cartes passent sous la pioche, quatre nouvelles sont révélées',
  }),
  play({ goal }, telling) {
    const { name, text } = telling.goal(goal)
    return { title: `Jouer ${name}`, detail: `${text} ; pour l’instant ${points(telling.goalPoints(goal))}` }
  },
}
