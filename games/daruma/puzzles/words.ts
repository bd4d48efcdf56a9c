import type { PuzzleIdea, PuzzleWords, Said } from '@engawa/kernel'

export const ideas: readonly PuzzleIdea[] = [
  { id: 'stop', title: { en: 'Stop in time', fr: 'S’arrêter à temps' } },
  { id: 'second', title: { en: 'The second eye', fr: 'Le second œil' } },
  { id: 'ones', title: { en: 'Two 1s', fr: 'Deux 1' } },
  { id: 'bottle', title: { en: 'The bottle', fr: 'La bouteille' } },
  { id: 'powers', title: { en: 'Powers that make 1s', fr: 'Des pouvoirs qui font des 1' } },
  { id: 'exchange', title: { en: 'The exchange', fr: 'L’échange' } },
]

type Level = PuzzleWords['difficulty']

const stop = (difficulty: Level): PuzzleWords => ({
  idea: 'stop',
  difficulty,
  asks: { en: 'Roll on for more, or go home?', fr: 'Relancer pour davantage, ou rentrer ?' },
  clue: {
    en: 'Look at what you would take home now, and at the dice that are left.',
    fr: 'Regardez ce que vous prendriez maintenant, et les dés qui restent.',
  },
  reason: {
    en: 'Stop: what has two eyes is yours now. Rolling on could win little, and lose all of it.',
    fr: 'Arrêtez : ce qui a deux yeux est à vous. Relancer gagnerait peu, et pourrait tout perdre.',
  },
})

const second = (difficulty: Level, reason: Said): PuzzleWords => ({
  idea: 'second',
  difficulty,
  asks: { en: 'You have a single 1. Where does it go?', fr: 'Vous n’avez qu’un 1. Où va-t-il ?' },
  clue: { en: 'Which daruma is one eye short?', fr: 'À quel daruma ne manque-t-il qu’un œil ?' },
  reason,
})

const ones = (difficulty: Level): PuzzleWords => ({
  idea: 'ones',
  difficulty,
  asks: { en: 'You hold two 1s. Which eye first?', fr: 'Vous avez deux 1. Quel œil d’abord ?' },
  clue: {
    en: 'One eye alone may be finished by somebody else.',
    fr: 'Un œil seul, un autre peut l’achever.',
  },
  reason: {
    en: 'Both 1s on the same daruma: with two eyes it is yours as soon as you stop.',
    fr: 'Les deux 1 sur le même daruma : avec deux yeux, il est à vous dès que vous arrêtez.',
  },
})

const keepOne = (difficulty: Level): PuzzleWords => ({
  idea: 'bottle',
  difficulty,
  asks: {
    en: 'A die stands on the bottle. What do you roll, and what do you keep?',
    fr: 'Un dé est sur la bouteille. Que relancez-vous, que gardez-vous ?',
  },
  clue: { en: 'Which die can already paint?', fr: 'Quel dé peut déjà peindre ?' },
  reason: {
    en: 'Keep the 1: it is an eye already. A new roll brings another 1 only one time in six.',
    fr: 'Gardez le 1 : c’est déjà un œil. Un nouveau lancer n’en rend un qu’une fois sur six.',
  },
})

const makesOnes = (difficulty: Level): PuzzleWords => ({
  idea: 'powers',
  difficulty,
  asks: { en: 'Which eye do you paint with your 1?', fr: 'Quel œil peignez-vous avec votre 1 ?' },
  clue: {
    en: 'Look at the powers: which of them makes a new 1 of a die you have?',
    fr: 'Voyez les pouvoirs : lequel ferait un nouveau 1 d’un dé que vous avez ?',
  },
  reason: {
    en: 'Its power shifts single dice: one of yours becomes a 1 and paints the next eye at once.',
    fr: 'Son pouvoir décale les dés seuls : l’un des vôtres devient un 1 et peint aussitôt l’œil suivant.',
  },
})

const shift = (reason: Said): PuzzleWords => ({
  idea: 'powers',
  difficulty: 1,
  asks: { en: 'Which dice shift, and which way?', fr: 'Quels dés décalez-vous, et dans quel sens ?' },
  clue: { en: 'After the 6 comes the 1.', fr: 'Après le 6 vient le 1.' },
  reason,
})

const swap = (difficulty: Level, clue: Said, reason: Said): PuzzleWords => ({
  idea: 'exchange',
  difficulty,
  asks: { en: 'What do you take for it?', fr: 'Que prenez-vous en échange ?' },
  clue,
  reason,
})

/** Where nothing comes back, the daruma that was lifted comes for free. */
const sentHome = (difficulty: Level): PuzzleWords =>
  swap(
    difficulty,
    { en: 'You need not give anything at all.', fr: 'Vous n’avez rien à donner du tout.' },
    {
      en: 'You have taken none yet, so it is sent to you and nothing goes back: a daruma for free.',
      fr: 'Vous n’en avez encore aucun : il vient à vous, et rien ne repart. Un daruma gratuit.',
    },
  )

/** By game and moves made: what is asked and told, in the order of learning. */
export const words: Readonly<Record<string, PuzzleWords>> = {
  '2.86': stop(1),
  '0.71': stop(2),
  '10.112': stop(3),
  '2.55': second(1, {
    en: 'It had an eye of this turn: with the second it is yours as soon as you stop.',
    fr: 'Il avait un œil de ce tour : avec le second, il est à vous dès que vous arrêtez.',
  }),
  '1.98': second(2, {
    en: 'The second eye makes it yours when you stop. A first eye elsewhere would be a present to the others.',
    fr: 'Le second œil le rend vôtre à l’arrêt. Un premier œil ailleurs serait un cadeau aux autres.',
  }),
  '8.36': second(2, {
    en: 'Somebody left this gold one with an eye: yours finishes it, and gold counts for everybody.',
    fr: 'Ce doré avait déjà un œil : le vôtre l’achève, et l’or compte pour tout le monde.',
  }),
  '0.10': ones(1),
  '1.141': ones(2),
  '9.185': ones(3),
  '9.97': keepOne(1),
  '10.102': keepOne(1),
  '8.80': keepOne(2),
  '8.137': {
    idea: 'bottle',
    difficulty: 3,
    asks: {
      en: 'No 1, and two lamps lit. Stop, or pour once more?',
      fr: 'Pas de 1, et deux lanternes. Arrêter, ou verser encore ?',
    },
    clue: { en: 'What would you take home now?', fr: 'Que prendriez-vous maintenant ?' },
    reason: {
      en: 'Pour: there is nothing to lose yet, and a single die cannot light two lamps.',
      fr: 'Versez : rien à perdre encore, et un seul dé ne peut allumer deux lanternes.',
    },
  },
  '9.18': shift({
    en: 'Both 2s down: two 1s, two eyes, one daruma.',
    fr: 'Les deux 2 vers le bas : deux 1, deux yeux, un daruma.',
  }),
  '8.58': shift({
    en: 'Both 6s up: past the 6 comes the 1, and you have two eyes to paint.',
    fr: 'Les deux 6 vers le haut : après le 6 vient le 1, et vous avez deux yeux à peindre.',
  }),
  '0.16': makesOnes(2),
  '4.118': makesOnes(3),
  '7.60': sentHome(1),
  '1.93': sentHome(2),
  '0.80': swap(
    2,
    { en: 'Which one counts most?', fr: 'Lequel compte le plus ?' },
    {
      en: 'Gold: nothing else that the others have is worth as much to you.',
      fr: 'Le doré : rien de ce qu’ont les autres ne vaut autant pour vous.',
    },
  ),
}
