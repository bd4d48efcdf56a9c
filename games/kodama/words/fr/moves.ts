import type { Phrases } from '../phrases.ts'
import { points } from './names.ts'

export const moves: Phrases['moves'] = {
  grow(move, telling) {
    const score = telling.placement(move)
    const bonus = score.bonus > 0 ? `, et ${score.bonus} pour ${telling.ruling}` : ''
    return {
      title: `Poser la carte ${move.card} sur ${telling.below(move.on)}`,
      detail: `${telling.icons(move.card)} ; ${telling.worth(score)}${bonus}`,
    }
  },
  slide: ({ card }, telling) => ({
    title: `Glisser la carte ${card} sous la pioche`,
    detail: telling.icons(card),
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
