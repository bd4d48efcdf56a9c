import { coins, count, sticks } from './fr-base.ts'
import type { Phrases } from './phrases.ts'

export const prompts: Phrases['prompts'] = {
  colour: () => ({
    question: 'Quelle couleur jouez-vous ?',
    help: 'Elle apporte vos quatre sections de départ et la face Nuit de votre demeure.',
  }),
  draft: () => ({
    question: 'Quelle section prenez-vous ?',
    help: 'Elle va dans le stock de sa couleur. Chacun en prend deux.',
  }),
  gift: () => ({
    question: 'Quel cadeau de la forêt prenez-vous ?',
    help: 'Vous faites aussitôt son action. Il n’est plus là pour les autres ce printemps.',
  }),
  visit: ({ sticks: held }) =>
    held === 0
      ? { question: 'Plus d’encens : appeler un esprit, ou passer ?' }
      : {
          question: 'Quel temple visitez-vous ?',
          help: `Vous avez ${sticks(held)}. Le stock fixe le nombre de bâtons à offrir et vos actions ; celui du tour précédent est fermé.`,
        },
  offer: ({ sticks: left }) => ({
    question: 'Où va ce bâton d’encens ?',
    help: `${sticks(left)} à offrir. Un autre temple que celui visité coûte 1 pièce par bâton.`,
  }),
  place: ({ shoots }) => ({
    question: 'Quelle section sous quelle pousse ?',
    help: `${count(shoots, 'section')} à placer, deux au plus par pousse. Chacune fait tomber vers vous celle du haut.`,
  }),
  resolve: ({ activations }) => ({
    question: 'Quelle section maintenant ?',
    help:
      activations === 0
        ? 'Toutes les actions sont faites : poussez les autres sections, dans l’ordre voulu.'
        : `Encore ${count(activations, 'action')}. Une section peut être poussée sans agir.`,
  }),
  stow: ({ thing }) => ({
    question: `Son stock est plein : où va la ${thing} ?`,
    help: 'Elle fait partie du stock choisi, à tous égards.',
  }),
  end: () => ({ question: 'Appeler un esprit, ou finir le tour ?' }),
  balance: () => ({
    question: 'Équilibre : 1 PB, ou prendre et décompter des tuiles ?',
    help: 'Jusqu’à deux fois prendre ou décompter, au choix.',
  }),
  balanceAgain: () => ({
    question: 'Prendre ou décompter encore une tuile Équilibre ?',
    help: 'Une tuile prise à l’instant peut être décomptée.',
  }),
  improve: ({ coins: held }) => ({
    question: 'Aménagement : 1 pièce, ou une tuile Demeure ?',
    help: `Vous avez ${coins(held)}. Le prix et le bonheur tiennent à la place dans le marché.`,
  }),
  furnish: ({ thing }) => ({
    question: `Où la placer : ${thing} ?`,
    help: 'Une tuile ne bouge plus. La nouvelle tuile du marché est révélée ensuite.',
  }),
  cook: () => ({ question: 'Quelle nourriture prenez-vous ?' }),
  tengu: ({ taken }) =>
    taken
      ? { question: 'Tengu : renouveler toute la nourriture visible ?' }
      : { question: 'Tengu : prendre un jeton, ou tout renouveler d’abord ?' },
  wake: ({ coins: held }) => ({
    question: 'Quels esprits réveillez-vous ?',
    help: `Vous avez ${coins(held)}.`,
  }),
  feed: ({ missing }) => ({
    question: `Il manque ${missing} de nourriture à votre famille : que donnez-vous ?`,
    help: 'L’excédent est perdu. Tant qu’il vous reste des jetons, la faim est interdite.',
  }),
}

export const refusals: Phrases['refusals'] = {
  'game-over': () => 'La partie est terminée.',
  'not-your-turn': () => 'C’est le tour de quelqu’un d’autre.',
  'not-now': ({ due }) => `Pas maintenant : d’abord ${due}.`,
  'colour-taken': () => 'Quelqu’un d’autre joue cette couleur.',
  'colour-of-ghost': () => 'À deux, le marron est au fantôme.',
  'shoot-not-there': () => 'Cette section n’est pas parmi celles à choisir.',
  'gift-not-there': () => 'Ce cadeau n’est pas visible en ce moment.',
  'must-pass': () => 'Sans encens, ou sans stock où aller, il faut passer.',
  'may-not-pass': () => 'Avec de l’encens en réserve, on ne peut pas passer.',
  'stock-empty': () => 'Ce stock ne contient aucune section.',
  'stock-barred': () => 'Vous avez visité ce stock au tour précédent. Choisissez-en un autre.',
  'no-coin': () => 'Un bâton dans un autre temple coûte 1 pièce, et vous n’en avez pas.',
  'stalk-full': () => 'Deux sections attendent déjà sous cette pousse.',
  'no-shoot-there': () => 'Aucune section n’attend sous cette pousse.',
  'no-activation': () =>
    'Vous avez utilisé autant de sections que de bâtons offerts. Celle-ci ne peut qu’être poussée.',
  'other-action': ({ action }) => `Cette section montre une autre action : ${action}.`,
  'stock-full': () => 'Ce stock contient déjà quatre sections.',
  'tile-not-there': () => 'Cette tuile n’est pas face visible.',
  'slots-full': () => 'Vous avez déjà deux tuiles non décomptées de ce type.',
  'tile-not-yours': () => 'Cette tuile Équilibre n’est pas parmi les vôtres.',
  'pattern-open': () => 'Son motif n’est pas achevé dans sa zone de votre demeure.',
  'cell-taken': () => 'Il y a déjà une tuile.',
  'cell-wants-other': () => 'Cette case n’accepte que le type qu’elle montre.',
  'food-taken-already': () => 'Vous avez déjà pris votre jeton.',
  'food-not-there': () => 'Aucun jeton de ce type n’est visible.',
  'food-not-yours': () => 'Vous n’avez pas ce jeton.',
  'renewed-already': () => 'La nourriture a déjà été renouvelée.',
  'not-asleep': () => 'Aucun de vos esprits de ce nom ne dort.',
  'wake-too-dear': ({ price, coins: held }) => `Le réveiller coûte ${coins(price)} ; vous en avez ${held}.`,
  'home-full': () => 'Votre demeure est pleine.',
  'too-dear': ({ price, coins: held }) => `Elle coûte ${coins(price)} ; vous en avez ${held}.`,
  'fits-nowhere': () => 'Aucune case libre de votre demeure n’accepte ce type.',
  'food-first': () => 'Prenez d’abord un jeton Nourriture.',
  'must-feed': () => 'Tant que vous avez des jetons Nourriture, votre famille ne peut pas avoir faim.',
  'spirit-not-awake': ({ spirit }) => `Vous n’avez pas de ${spirit} éveillé.`,
  'spirit-in-winter': ({ spirit }) => `${spirit} n’aide que lorsque vous nourrissez votre famille, en hiver.`,
  'no-spirit-now': () => 'Les esprits s’appellent pendant votre tour d’été, entre deux étapes.',
  'spirit-idle': ({ spirit }) => `${spirit} ne changerait rien maintenant.`,
}
