import type { Phrases } from '../phrases.ts'
import { count, from } from './base.ts'
import { names } from './names.ts'

const twoCards = {
  yokai: 'one goes to your hand, the other under the deck.',
  bitoku: 'one goes to the end of your path, the other under the deck.',
  vision: 'keep one, or neither and take a resource. A Vision you miss costs VP.',
}

export const prompts: Phrases['prompts'] = {
  discard: ({ left }) => ({
    question: left === 1 ? 'Which card do you discard?' : `Which cards do you discard? ${left} to go`,
    help: 'You keep three for the summer. The choices are shown when everybody has made theirs.',
  }),
  harvest: ({ count: number }) => ({
    question: 'Which dream crystal do you harvest next?',
    help: `${count(number, 'crystal')} left, in the order you like.`,
  }),
  lay: () => ({
    question: 'In which order do your dice come home?',
    help: 'From left to right, one beside each yokai slot. They keep their values.',
  }),
  virtue: () => ({
    question: 'Do you release a yokai for its virtue?',
    help: 'The card leaves your deck for good but still counts for your rocks. One each winter.',
  }),
  turn: ({ hand, unlocked, year }) => ({
    question: 'Play a yokai, use a die, or cross the river?',
    help: `Year ${year}: ${count(hand, 'card')} in hand, ${count(unlocked, 'die', 'dice')} unlocked.`,
  }),
  place: ({ value, amulets }) => ({
    question: `Where does your die of ${value} go?`,
    help:
      amulets > 0 && value < 6
        ? 'You may spend amulets first to raise it; later you may not.'
        : 'A region lets it act if no other die there is higher.',
  }),
  act: ({ region, value, need, forest, building, copied }) => ({
    question: copied
      ? `Which action do you copy in the ${region}?`
      : `What does your ${value} do in the ${region}?`,
    help: copied
      ? 'One forest action that the copied die reaches.'
      : forest && value >= need
        ? building
          ? 'One forest action and one building action, in the order you like.'
          : 'The forest action is still open to you.'
        : 'Only a building action is open to you.',
  }),
  surpass: () => ({
    question: 'Which amulet do you spend to surpass the six?',
    help: 'Any one will do. Your die stays at 6.',
  }),
  copy: () => ({
    question: 'Which die do you copy?',
    help: 'You do the forest action of its region with its value, or that of its House space.',
  }),
  favour: ({ hills }) => ({
    question: 'Which favour do you take?',
    help: `Hills in reach: ${hills}. It is covered until next year; you may also cover it and take nothing.`,
  }),
  goods: ({ count: number, source }) => ({
    question: number === 1 ? 'Which resource do you take?' : `Which resource do you take? ${number} to take`,
    help: from(source),
  }),
  movement: ({ points, source }) => ({
    question: 'How do you use your movement point?',
    help: `${count(points, 'point')} left. ${from(source)}`.trim(),
  }),
  advance: ({ steps, source }) => ({
    question: 'Which of your kodamas advances?',
    help: `${count(steps, 'step')} left. ${from(source)}`.trim(),
  }),
  back: ({ steps, source }) => ({
    question: 'Whose kodama goes back?',
    help: `${count(steps, 'step')} left. ${from(source)}`.trim(),
  }),
  unlock: ({ source }) => ({ question: 'Which die do you unlock?', help: from(source) }),
  look: ({ deck, source }) => ({
    question: `Look at two ${names.decks[deck]} cards?`,
    help: `Of the two, ${twoCards[deck]} ${from(source)}`.trim(),
  }),
  pick: ({ deck }) => ({
    question: deck === 'vision' ? 'Which Vision do you keep?' : 'Which card do you keep?',
    help: `Of the two, ${twoCards[deck]}`,
  }),
  rock: ({ source }) => ({
    question: 'Which rock do you take?',
    help: `It goes to the leftmost empty slot of your rock trail. ${from(source)}`.trim(),
  }),
  rockPilgrim: ({ pilgrims, source }) => ({
    question: 'Where on your rock trail does a pilgrim rest?',
    help: `${count(pilgrims, 'pilgrim')} available. It stays there for good. ${from(source)}`.trim(),
  }),
  buy: ({ offers, goods, source }) => ({
    question: 'What do you take?',
    help: `${from(source)} You may ${offers}. You have ${goods}.`.trim(),
  }),
  buyBoth: ({ offers, goods, source }) => ({
    question: 'What do you take first?',
    help: `${from(source)} You may ${offers}, in the order you like. You have ${goods}.`.trim(),
  }),
  pay: ({ count: number, goods }) => ({
    question: number === 1 ? 'Which resource do you pay?' : `Which resource do you pay? ${number} to pay`,
    help: `You have ${goods}.`,
  }),
  combine: ({ tile }) => ({
    question: 'Do you combine it now?',
    help: `${tile}. Combining does the action of the dragonfly; the chance comes only now.`,
  }),
  tengu: () => ({ question: 'The Tengu takes its turn' }),
  tenguMovement: ({ points }) => ({ question: `The Tengu spends ${count(points, 'movement point')}` }),
  tenguPart: () => ({ question: 'The Tengu’s turn goes on' }),
  choice: ({ picks, source }) => ({
    question: picks === 2 ? 'Which one first? Two different ones' : 'Which one do you choose?',
    help: from(source),
  }),
  anyOrder: () => ({
    question: 'The card or its sense crystal first?',
    help: 'Each is finished before the other begins, and each may be left.',
  }),
  optional: ({ part, source }) =>
    part === 'card'
      ? { question: 'Do you do the action of the card?', help: from(source) }
      : {
          question: 'Do you harmonise the sense crystal of this slot?',
          help: 'It lies there since the action of the card.',
        },
}

const leaveCard = 'Leave the action of the card'

export const declines: Phrases['declines'] = {
  goods: leaveCard,
  virtue: 'Release no yokai',
  act: 'Do nothing more here',
  copy: 'Copy nothing',
  movement: 'Leave the rest of the movement',
  advance: 'Leave the rest of the steps',
  back: 'Leave the kodamas where they are',
  unlock: 'Unlock no die',
  look: 'Do not look',
  rock: 'Take no rock',
  rockPilgrim: 'Place no pilgrim',
  buy: 'Take nothing',
  buyBoth: 'Take neither',
  combine: 'Do not combine now',
  choice: 'None of them',
  anyOrder: 'Leave what is left',
  card: leaveCard,
  crystal: 'Leave the crystal',
}
