import { count, from } from './en-base.ts'
import { names } from './en-names.ts'
import type { Phrases } from './phrases.ts'

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
  choice: ({ picks, source }) => ({
    question: picks === 2 ? 'Which one first? Two different ones' : 'Which one do you choose?',
    help: from(source),
  }),
  anyOrder: () => ({
    question: 'The card or its sense crystal first?',
    help: 'Each is finished before the other begins, and each may be left.',
  }),
  optional: () => ({
    question: 'Do you harmonise the sense crystal of this slot?',
    help: 'It lies there since the action of the card.',
  }),
}

export const declines: Phrases['declines'] = {
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
  optional: 'Leave the crystal',
}

export const refusals: Phrases['refusals'] = {
  'action-done': 'This action is done already.',
  'all-slots-taken': 'All three yokai slots are taken.',
  'already-six': 'The die shows 6 already; an amulet would be wasted.',
  'built-this-turn': 'You built it this turn. It can be used from the next turn on.',
  'cannot-pay': 'You cannot pay for it.',
  'card-not-drawn': 'This card is not among those you looked at.',
  'cards-left': 'You may pass only with three yokai cards played.',
  'copy-needs-two': 'The copying space needs a die of at least 2.',
  'decline-when-asked': 'Take the double favour; each half of it may be declined when its turn comes.',
  'dice-left': 'You may pass only with all three dice on the board.',
  'die-away': 'This die is on the main board already.',
  'die-below-building': 'Your die is lower than this building asks.',
  'die-in-house': 'A die in the House does not cross the river.',
  'die-locked': 'This die is locked. Play a card beside it, unlock it, or give up a pilgrim.',
  'die-not-in-forest': 'This die is not in a region of the forest.',
  'die-not-locked': 'This die is not locked.',
  'die-not-to-copy': 'Only dice of others in the forest can be copied.',
  'die-of-one': 'A die of 1 cannot cross the river.',
  'die-too-low': 'Your die is too low for this action.',
  'favour-covered': 'This favour was given already this year.',
  'first-bridge': 'The first bridge needs one accomplished Bitoku card.',
  'game-over': 'The game is over.',
  'hand-empty': 'You have no card in hand.',
  'harvested-already': 'This crystal is not among those still to harvest.',
  'higher-die': 'A higher die stands in this region: no forest action.',
  'hill-full': 'No space is left across the river from here.',
  'house-space-taken': 'This space of the House is taken.',
  'kodama-blocked': 'This kodama cannot go further: the last space holds only one.',
  'kodama-elsewhere': 'Only the kodama of this region may advance.',
  'kodama-on-first-space': 'A kodama on the first space cannot go back.',
  'must-answer': 'This cannot be declined.',
  'needs-amulet': 'Another die shows 6: it takes a 6 and an amulet to surpass it.',
  'no-building-pawn': 'All your building pawns are used.',
  'no-building-slot': 'No slot of this type is free in that zone.',
  'no-card': 'No card lies there.',
  'no-card-ahead': 'No card lies ahead of your pawn on your Bitoku path.',
  'no-crystal-slot': 'You have no empty slot for this type of crystal there.',
  'no-die-below-river': 'You have no die in a region by the river.',
  'no-partner': 'No such tile waits on your board.',
  'no-pilgrim': 'You have no available pilgrim.',
  'no-rock-beside': 'This space lies beside no rock of yours.',
  'no-space': 'No forest space is free for this die.',
  'no-start': 'You cannot start there: it takes a pilgrim of yours on that portal.',
  'no-such-amulet': 'You have no such amulet.',
  'no-trail': 'No side trail begins there.',
  'no-unlocked-die': 'You have no unlocked die.',
  'no-walker': 'None of your pilgrims is there.',
  'not-an-option': 'This is not among the choices.',
  'not-in-hand': 'This card is not in your hand.',
  'not-in-market': 'This tile does not lie in the market.',
  'not-in-zone': 'This building does not stand in this zone.',
  'not-offered': 'This effect offers another kind of tile.',
  'not-played': 'Only a card on your board can be released.',
  'not-strictly-higher': 'Hard variant: your die must be higher than every other die there.',
  'not-your-turn': 'It is somebody else’s turn.',
  'nothing-to-do': 'Nothing of this action can be done now.',
  'on-trail-already': 'A pilgrim of yours already sleeps on this trail.',
  'other-dice': 'These are not the values of your dice.',
  'other-discount': 'The discount of this effect is another one.',
  'other-hill': 'From this region you reach another hill.',
  'other-payment': 'This resource does not pay for it.',
  'other-resource': 'This effect does not give that resource.',
  'own-kodama': 'Only kodamas of other seats go back.',
  'path-ends': 'The path ends here.',
  'region-full': 'No space is free in this region.',
  'rock-not-in-garden': 'This rock does not lie in the garden.',
  'rock-space-taken': 'A pilgrim rests there already.',
  'rock-trail-full': 'Your rock trail is full.',
  'second-bridge': 'The second bridge needs two accomplished Bitoku cards.',
  'slot-taken': 'A card lies on this slot already.',
  'too-few-yokai': 'You need at least five yokai cards to release one.',
  'trail-space-taken': 'A pilgrim sleeps there already.',
  'wrong-step': 'Not now: something else is to be done first.',
}
