import { coins, count, sticks } from './en-base.ts'
import type { Phrases } from './phrases.ts'

export const prompts: Phrases['prompts'] = {
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
}

export const refusals: Phrases['refusals'] = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is somebody else’s turn.',
  'not-now': ({ due }) => `Not now: first ${due}.`,
  'colour-taken': () => 'Somebody else plays this colour.',
  'colour-of-ghost': () => 'With two seats brown belongs to the ghost.',
  'shoot-not-there': () => 'This shoot is not among those you can choose from.',
  'gift-not-there': () => 'This gift does not lie open now.',
  'must-pass': () => 'Without incense, or without a stock to go to, you must pass.',
  'may-not-pass': () => 'With incense in reserve you may not pass.',
  'stock-empty': () => 'There is no shoot in this stock.',
  'stock-barred': () => 'You visited this stock last turn. Choose another one.',
  'no-coin': () => 'A stick to another temple costs 1 coin, and you have none.',
  'stalk-full': () => 'Two shoots already wait under this stalk.',
  'no-shoot-there': () => 'No shoot waits under this stalk.',
  'no-activation': () => 'You have used as many shoots as sticks offered. This one can only be pushed in.',
  'other-action': ({ action }) => `This shoot shows another action: ${action}.`,
  'stock-full': () => 'This stock already holds four shoots.',
  'tile-not-there': () => 'This tile does not lie face up.',
  'slots-full': () => 'You already hold two unscored tiles of this type.',
  'tile-not-yours': () => 'This balance tile is not among your unscored ones.',
  'pattern-open': () => 'Its pattern is not complete in its part of your home.',
  'cell-taken': () => 'A tile lies there already.',
  'cell-wants-other': () => 'This space takes only the kind it shows.',
  'food-taken-already': () => 'You have taken your counter already.',
  'food-not-there': () => 'No such counter lies face up.',
  'food-not-yours': () => 'You have no such counter.',
  'renewed-already': () => 'The food was renewed already.',
  'not-asleep': () => 'No such spirit of yours is asleep.',
  'wake-too-dear': ({ price, coins: held }) => `Waking it costs ${coins(price)}; you have ${held}.`,
  'home-full': () => 'Your home is full.',
  'too-dear': ({ price, coins: held }) => `It costs ${coins(price)}; you have ${held}.`,
  'fits-nowhere': () => 'No free space of your home takes this kind.',
  'food-first': () => 'Take a food counter first.',
  'must-feed': () => 'While you have food counters, your family may not go hungry.',
  'spirit-not-awake': ({ spirit }) => `You have no ${spirit} awake.`,
  'spirit-in-winter': ({ spirit }) => `${spirit} helps only while you feed your family in winter.`,
  'no-spirit-now': () => 'Spirits are called in your summer turn, between two steps of it.',
  'spirit-idle': ({ spirit }) => `${spirit} would change nothing now.`,
}
