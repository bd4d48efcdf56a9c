import type { Phrases } from '../phrases.ts'
import { coins, count, names, sticks, who } from './names.ts'

export const asking: Phrases['asking'] = {
  prompts: {
    colour: () => ({
      question: 'Which colour do you play?',
      help: 'It brings the four shoots you begin with, and the night side of your home.',
    }),
    draft: () => ({
      question: 'Which shoot do you take?',
      help: 'It goes into the stock of its colour. Everybody takes two.',
    }),
    gift: () => ({
      question: 'Which gift of the forest do you take?',
      help: 'You do its action at once. It is gone for the others this spring.',
    }),
    visit: ({ sticks: held }) =>
      held === 0
        ? { question: 'No incense left: call a spirit, or pass?' }
        : {
            question: 'Which temple do you visit?',
            help: `You have ${sticks(held)}. The stock decides how many you offer and which actions you get; last turn’s stock is barred.`,
          },
    offer: ({ sticks: left }) => ({
      question: 'Where does this stick of incense go?',
      help: `${sticks(left)} to offer. Another temple than the one you visit costs 1 coin a stick.`,
    }),
    place: ({ shoots }) => ({
      question: 'Which shoot goes under which stalk?',
      help: `${count(shoots, 'shoot')} to place, at most two under a stalk. Each pushes the top shoot off to you.`,
    }),
    resolve: ({ activations }) => ({
      question: 'Which shoot next?',
      help:
        activations === 0
          ? 'All actions are used: push the other shoots in, in the order you like.'
          : `${count(activations, 'action')} left. A shoot can be pushed in without acting.`,
    }),
    stow: ({ thing }) => ({
      question: `Its stock is full: where does the ${thing} go?`,
      help: 'It counts as part of the stock you choose.',
    }),
    end: () => ({ question: 'Call a spirit, or end your turn?' }),
    balance: () => ({
      question: 'Balance: 1 HP, or take and score tiles?',
      help: 'Up to two of take and score, in any mix.',
    }),
    balanceAgain: () => ({
      question: 'Take or score another balance tile?',
      help: 'A tile you have just taken can be scored.',
    }),
    improve: ({ coins: held }) => ({
      question: 'Improve home: 1 coin, or a home tile?',
      help: `You have ${coins(held)}. Price and happiness belong to the place in the market.`,
    }),
    furnish: ({ thing }) => ({
      question: `Where does it go: ${thing}?`,
      help: 'Tiles never move again. The new tile of the market is turned up afterwards.',
    }),
    cook: () => ({ question: 'Which food do you take?' }),
    tengu: ({ taken }) =>
      taken
        ? { question: 'Tengu: renew all face-up food?' }
        : { question: 'Tengu: take a food counter, or renew all of them first?' },
    wake: ({ coins: held }) => ({ question: 'Which spirits do you wake?', help: `You have ${coins(held)}.` }),
    feed: ({ missing }) => ({
      question: `Your family needs ${missing} more food: what do you give?`,
      help: 'Surplus is lost. With counters left you may not go hungry.',
    }),
  },
  due: {
    colour: 'choose a colour',
    draft: 'take a shoot',
    gift: 'take a gift',
    visit: 'choose a temple to visit',
    offer: 'offer your sticks',
    place: 'place your shoots',
    resolve: 'use your shoots',
    stow: 'put the shoot you received away',
    end: 'end your turn',
    balance: 'do the Balance action',
    balanceAgain: 'finish the Balance action',
    improve: 'do the Improve home action',
    furnish: 'place your home tile',
    cook: 'take a food counter',
    tengu: 'finish with Tengu',
    wake: 'wake your spirits',
    feed: 'feed your family',
  },
  waiting: (person) => `${person.name} is thinking`,
  over: (winners) => {
    const [only] = winners
    return winners.length === 1 && only !== undefined
      ? `${who(only)} won`
      : `Shared victory: ${names.list(winners.map(who))}`
  },
}
