import type { Task } from '../../rules/index.ts'
import type { Phrases } from '../phrases.ts'
import { ofBelow } from './names.ts'

/** What is to be done first, where a move does not answer it. */
const due: Readonly<Record<Task['kind'], string>> = {
  grow: 'Les cartes Kodama se jouent après les quatre tours de croissance de la saison : posez d’abord une carte Branche.',
  kodama: 'La croissance est finie pour cette saison : jouez une carte Kodama.',
}

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => due[decision],
  'not-in-hand': ({ goal }, telling) => `${telling.goal(goal).name} n’est pas dans votre main.`,
  'not-on-display': ({ card }) => `La carte ${card} n’est pas dans l’étalage.`,
  'not-in-tree': ({ card }) => `La carte ${card} n’est pas dans votre arbre.`,
  'can-place': () => 'Une carte de l’étalage peut encore être posée sur votre arbre : posez-en une.',
  'no-offer': () => 'La carte Saison ne permet pas de renouveler l’étalage.',
  'offer-taken': () => 'Vous avez déjà renouvelé l’étalage cette saison.',
  'foot-off-bark': ({ on }) => `Le pied de la branche ne touche pas l’écorce ${ofBelow(on)}.`,
  'not-touching': ({ on }, telling) => `La carte ne touche pas ${telling.below(on)}.`,
  'touches-none': () => 'La carte ne touche aucune carte de votre arbre.',
  'touches-more': ({ cards }, telling) => `La carte touche aussi ${telling.belows(cards)}.`,
  'covers-element': ({ elements }, telling) => `La carte recouvre ${telling.covered(elements)}.`,
  'off-table': () => 'La carte dépasse de la table.',
  'over-limit': ({ points, limit }) =>
    `Cette pose rapporterait ${points} points, et le maximum est de ${limit}.`,
}
