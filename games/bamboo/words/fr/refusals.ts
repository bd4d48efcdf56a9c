import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { coins, names, ofSpirit } from './names.ts'

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => `Pas maintenant : ${asking.due[decision]}.`,
  'colour-taken': () => 'Quelqu’un d’autre joue cette couleur.',
  'colour-of-ghost': () => 'À deux joueurs, le marron est réservé au fantôme.',
  'shoot-not-there': () => 'Cette section n’est pas parmi celles que vous pouvez choisir.',
  'gift-not-there': () => 'Ce cadeau n’est pas face visible.',
  'must-pass': () => 'Sans encens, ou sans stock à visiter, vous devez passer.',
  'may-not-pass': () => 'Tant qu’il vous reste de l’encens, vous ne pouvez pas passer.',
  'stock-empty': () => 'Ce stock ne contient aucune section.',
  'stock-barred': () => 'Vous avez visité ce stock au tour précédent. Choisissez-en un autre.',
  'no-coin': () => 'Placer un bâton dans un autre temple coûte 1 pièce, et vous n’en avez pas.',
  'stalk-full': () => 'Deux sections attendent déjà sous cette pousse.',
  'no-shoot-there': () => 'Aucune section n’attend sous cette pousse.',
  'no-activation': () =>
    'Vous avez effectué autant d’actions que de bâtons offerts. Cette section ne peut plus qu’être poussée.',
  'other-action': ({ action }) => `Cette section indique une autre action : ${names.actions[action]}.`,
  'stock-full': () => 'Ce stock contient déjà quatre sections.',
  'tile-not-there': () => 'Cette tuile n’est pas face visible.',
  'slots-full': () => 'Vous avez déjà deux tuiles non décomptées de ce type.',
  'tile-not-yours': () => 'Cette tuile Équilibre n’est pas parmi vos tuiles à décompter.',
  'pattern-open': () => 'Son motif n’est pas achevé dans la bonne zone de votre demeure.',
  'cell-taken': () => 'Cette case porte déjà une tuile.',
  'cell-wants-other': () => 'Cette case n’accepte que le type qu’elle indique.',
  'home-full': ({ cells }) => `Les ${cells} cases de votre demeure sont occupées.`,
  'too-dear': ({ price, coins: held }) => `Elle coûte ${coins(price)} ; vous en avez ${held}.`,
  'fits-nowhere': () => 'Aucune case libre de votre demeure n’accepte ce type.',
  'food-taken-already': () => 'Vous avez déjà pris votre jeton.',
  'food-not-there': () => 'Aucun jeton de ce type n’est visible.',
  'food-not-yours': () => 'Vous n’avez pas ce jeton.',
  'food-first': () => 'Prenez d’abord un jeton Nourriture.',
  'renewed-already': () => 'Les jetons ont déjà été renouvelés.',
  'must-feed': () => 'Tant que vous avez des jetons Nourriture, vous devez les dépenser.',
  'not-asleep': () => 'Vous n’avez aucun esprit endormi de ce nom.',
  'wake-too-dear': ({ price, coins: held }) => `Le réveiller coûte ${coins(price)} ; vous en avez ${held}.`,
  'spirit-not-awake': ({ spirit }) => `Vous n’avez pas ${ofSpirit(spirit)} éveillé.`,
  'spirit-in-winter': ({ spirit }) =>
    `${names.spirits[spirit]} n’aide qu’en hiver, quand vous nourrissez votre famille.`,
  'no-spirit-now': ({ spirit }) =>
    `${names.spirits[spirit]} s’active pendant votre tour d’été, entre deux étapes.`,
  'spirit-idle': ({ spirit }) => `${names.spirits[spirit]} ne changerait rien en ce moment.`,
}
