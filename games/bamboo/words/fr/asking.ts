import type { Phrases } from '../phrases.ts'
import { coins, count, has, meals, names, sticks, who } from './names.ts'

export const asking: Phrases['asking'] = {
  prompts: {
    colour: () => ({
      question: 'Quelle couleur jouez-vous ?',
      help: 'Elle détermine vos quatre sections de départ et la face Nuit de votre demeure.',
    }),
    draft: () => ({
      question: 'Quelle section prenez-vous ?',
      help: 'Elle va dans le stock de sa couleur. Chacun en choisit deux.',
    }),
    gift: () => ({
      question: 'Quel cadeau de la forêt choisissez-vous ?',
      help: 'Vous effectuez aussitôt son action. Les autres ne pourront plus le choisir ce printemps.',
    }),
    visit: ({ sticks: held }) =>
      held === 0
        ? { question: 'Plus d’encens : activer un esprit ou passer ?' }
        : {
            question: 'Quel temple visitez-vous ?',
            help: `Vous avez ${sticks(held)}. Le stock choisi fixe le nombre de bâtons à offrir et vos actions ; pas deux fois de suite le même stock.`,
          },
    offer: ({ sticks: left }) => ({
      question: 'Dans quel temple va ce bâton d’encens ?',
      help: `Encore ${sticks(left)} à offrir. Hors du temple visité, chaque bâton coûte 1 pièce.`,
    }),
    place: ({ shoots }) => ({
      question: 'Quelle section sous quelle pousse ?',
      help: `Encore ${count(shoots, 'section')} à placer, deux au plus par pousse. Chacune fait tomber chez vous la section du sommet.`,
    }),
    resolve: ({ activations }) => ({
      question: 'Quelle section maintenant ?',
      help:
        activations === 0
          ? 'Toutes vos actions sont faites : poussez les autres sections dans l’ordre de votre choix.'
          : `Encore ${count(activations, 'action')}. Vous pouvez pousser une section en renonçant à son action.`,
    }),
    stow: ({ thing }) => ({
      question: `Son stock est plein : où va la ${thing} ?`,
      help: 'Elle fera partie du stock choisi, à tous égards.',
    }),
    end: () => ({ question: 'Activer un esprit ou finir votre tour ?' }),
    balance: () => ({
      question: 'Équilibre : 1 PB, ou prendre et décompter des tuiles ?',
      help: 'Deux tuiles au plus, prises ou décomptées, dans la combinaison de votre choix.',
    }),
    balanceAgain: () => ({
      question: 'Prendre ou décompter une autre tuile Équilibre ?',
      help: 'Vous pouvez décompter une tuile que vous venez de prendre.',
    }),
    improve: ({ coins: held }) => ({
      question: 'Aménagement : 1 pièce ou une tuile Demeure ?',
      help: `Vous avez ${coins(held)}. Le prix et le bonheur dépendent de l’emplacement de la tuile.`,
    }),
    furnish: ({ thing }) => ({
      question: `Où placez-vous cette tuile : ${thing} ?`,
      help: 'Une tuile posée ne bouge plus. La nouvelle tuile du marché n’est révélée qu’ensuite.',
    }),
    cook: () => ({ question: 'Quel jeton Nourriture prenez-vous ?' }),
    tengu: ({ taken }) =>
      taken
        ? { question: 'Tengu : renouveler tous les jetons visibles ?' }
        : { question: 'Tengu : prendre un jeton, ou d’abord les renouveler tous ?' },
    wake: ({ coins: held }) => ({
      question: 'Quels esprits réveillez-vous ?',
      help: `Vous avez ${coins(held)}.`,
    }),
    feed: ({ missing }) => ({
      question: `Votre famille attend encore ${meals(missing)} : que donnez-vous ?`,
      help: 'L’excédent est perdu. Tant qu’il vous reste des jetons, vous devez les dépenser.',
    }),
  },
  due: {
    colour: 'choisissez d’abord une couleur',
    draft: 'prenez d’abord une section',
    gift: 'choisissez d’abord un cadeau',
    visit: 'choisissez d’abord un temple à visiter',
    offer: 'faites d’abord votre offrande',
    place: 'placez d’abord vos sections',
    resolve: 'poussez d’abord vos sections',
    stow: 'rangez d’abord la section reçue',
    end: 'finissez d’abord votre tour',
    balance: 'effectuez d’abord l’action Équilibre',
    balanceAgain: 'finissez d’abord l’action Équilibre',
    improve: 'effectuez d’abord l’action Aménagement',
    furnish: 'placez d’abord votre tuile Demeure',
    cook: 'prenez d’abord un jeton Nourriture',
    tengu: 'finissez d’abord avec Tengu',
    wake: 'réveillez d’abord vos esprits',
    feed: 'nourrissez d’abord votre famille',
  },
  waiting: (person) => `${person.name} réfléchit`,
  over: (winners) => {
    const [only] = winners
    return winners.length === 1 && only !== undefined
      ? `${has(only)} gagné`
      : `Victoire partagée : ${names.list(winners.map(who))}`
  },
}
