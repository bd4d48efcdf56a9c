import type { AskingPhrases } from '../phrases.ts'
import { dice, list } from './names.ts'

export const asking: AskingPhrases = {
  prompts: {
    start: ({ view, risk }) => ({
      question: 'Lancez les huit dés',
      help:
        view.fictitious > 0
          ? `Vous commencez avec un 4 fictif ; ${risk} de malchance.`
          : 'Les dés de valeur 4 vont sur le livre de comptes. Le quatrième met fin à votre tour.',
    }),
    dice: ({ dice: count, risk }) => ({
      question: 'Utiliser un dé, ou vous arrêter ?',
      help:
        count > 0
          ? `Un 1 peint un œil ; 2, 3, 5 et 6 vont sur la bouteille. En lançant ${dice(count)} : ${risk} de malchance.`
          : 'Un 1 peint un œil. Le dernier dé ne peut pas aller sur la bouteille.',
    }),
    pour: ({ dice: count, risk }) => ({
      question: 'Quels dés allez-vous lancer ?',
      help: `${dice(count)} en main, ${risk} de malchance. Gardez ceux qui vous plaisent, puis lancez.`,
    }),
    roll: ({ dice: count, risk }) => ({ question: `Lancez ${dice(count)}`, help: `${risk} de malchance.` }),
    group: () => ({
      question: 'Quel groupe allez-vous relancer ?',
      help: 'Tous les dés d’une valeur présente au moins deux fois.',
    }),
    shift: () => ({
      question: 'Quel groupe monte ou descend ?',
      help: 'Chaque dé change de un ; 6 et 1 sont voisins, et aucun ne peut devenir 4.',
    }),
    singles: () => ({
      question: 'Monter ou descendre chaque dé seul ?',
      help: 'Chacun change de un ; 6 et 1 sont voisins, et aucun ne peut devenir 4.',
    }),
    lift: () => ({
      question: 'Quel daruma sera échangé ?',
      help: 'D’abord le daruma d’une personne, puis celui d’une autre.',
    }),
    swap: () => ({
      question: 'Contre quel daruma ?',
      help: 'Le daruma d’une autre personne ; qui n’en a pas reçoit sans rien rendre.',
    }),
  },
  due: {
    start: 'lancez d’abord les huit dés',
    dice: 'utilisez un dé, donnez un daruma ou finissez le tour',
    pour: 'choisissez les dés à garder, puis lancez',
    roll: 'lancez d’abord les dés en main',
    group: 'choisissez d’abord le groupe à relancer',
    shift: 'choisissez d’abord le groupe à décaler',
    singles: 'décalez d’abord les dés seuls',
    lift: 'choisissez le premier daruma de l’échange',
    swap: 'choisissez la seconde moitié de l’échange',
  },
  waiting: (person) => (person.you ? 'À vous de jouer' : `À ${person.name} de jouer`),
  over: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined)
      return only.you ? 'Vous gagnez la partie' : `${only.name} gagne la partie`
    return `Victoire partagée : ${list(winners.map(({ name, you }) => (you ? 'vous' : name)))}`
  },
}
