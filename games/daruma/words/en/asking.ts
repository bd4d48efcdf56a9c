import type { AskingPhrases } from '../phrases.ts'
import { dice, list, who } from './names.ts'

export const asking: AskingPhrases = {
  prompts: {
    start: ({ view, risk }) => ({
      question: 'Roll the eight dice',
      help:
        view.fictitious > 0
          ? `You start with one fictitious four; ${risk} bad luck.`
          : 'Fours go to the ledger. Four of them end your turn.',
    }),
    dice: ({ dice: count, risk }) => ({
      question: 'Use a die, or stop?',
      help:
        count > 0
          ? `A 1 paints an eye; 2, 3, 5 and 6 can go on the bottle. Rolling ${dice(count)}: ${risk} bad luck.`
          : 'A 1 paints an eye. A last die cannot go on the bottle.',
    }),
    pour: ({ dice: count, risk }) => ({
      question: 'Which dice will you roll?',
      help: `${dice(count)} in your hand, ${risk} bad luck. Keep those you like, then roll.`,
    }),
    roll: ({ dice: count, risk }) => ({ question: `Roll ${dice(count)}`, help: `${risk} bad luck.` }),
    group: () => ({
      question: 'Which group will you roll?',
      help: 'All dice of one value you have at least twice.',
    }),
    shift: () => ({
      question: 'Which group goes up or down?',
      help: 'Each die changes by one; 6 and 1 are neighbours, and none may become 4.',
    }),
    singles: () => ({
      question: 'Up or down with each single die?',
      help: 'Each changes by one; 6 and 1 are neighbours, and none may become 4.',
    }),
    lift: () => ({
      question: 'Which daruma will be exchanged?',
      help: 'First one daruma of any seat, then one of another seat.',
    }),
    swap: () => ({
      question: 'For which daruma?',
      help: 'One of another seat; a seat without any receives and gives nothing back.',
    }),
  },
  due: {
    start: 'roll the eight dice first',
    dice: 'use a die, give a daruma or end the turn',
    pour: 'choose the dice to keep, then roll',
    roll: 'roll the dice in your hand first',
    group: 'choose the group to roll first',
    shift: 'choose the group to change first',
    singles: 'change the single dice first',
    lift: 'choose the first daruma of the exchange',
    swap: 'choose the second half of the exchange',
  },
  waiting: (person) => `${who(person)} ${person.you ? 'are' : 'is'} to play`,
  over: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined) return only.you ? 'You win' : `${only.name} wins`
    return `${list(winners.map(who))} share the victory`
  },
}
