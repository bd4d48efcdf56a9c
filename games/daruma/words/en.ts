import { listWith, type Person } from '@engawa/kernel'
import { components, credits, rules } from './en-rules.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

const who = ({ name, you }: Person): string => (you ? 'You' : name)
const whom = ({ name, you }: Person): string => (you ? 'you' : name)
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)
const fours = (count: number): string => (count === 1 ? '1 four' : `${count} fours`)

const list = listWith('and')

const phrases: Phrases = {
  tagline: 'Roll, paint an eye, and know when to stop.',
  colours: {
    red: 'red',
    white: 'white',
    black: 'black',
    blue: 'blue',
    green: 'green',
    pink: 'pink',
    gold: 'gold',
  },
  actions: {
    'reroll-all': 'reroll all',
    'reroll-group': 'reroll a group',
    'reroll-singles': 'reroll the singles',
    'shift-group': 'shift a group',
    'shift-singles': 'shift the singles',
    curse: 'cursed gold',
    exchange: 'exchange',
  },
  daruma: (colour, id) => `${colour} daruma ${id}`,
  list,
  percent: (share) => `${Math.round(share * 1000) / 10}%`,
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
  waiting: (person) => `${who(person)} ${person.you ? 'are' : 'is'} to play`,
  over: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined) return only.you ? 'You win' : `${only.name} wins`
    return `${list(winners.map(who))} share the victory`
  },
  moves: {
    renew: () => 'Shuffle the five darumas away and deal new ones',
    pour: ({ value }) => `Put a ${value} on the sake bottle`,
    keep: ({ value }) => `Keep a ${value}`,
    group: ({ value }) => `Roll all the ${value}s`,
    lift: ({ daruma }, telling) => `Exchange ${telling.daruma(daruma)}`,
    swap: ({ daruma }, telling) => `for ${telling.daruma(daruma)}`,
    send: ({ to }, telling) => `Send it to ${whom(telling.person(to))}, who has none`,
    give: ({ daruma, to }, telling) =>
      `Give ${telling.daruma(daruma)} to ${whom(telling.person(to))} and take a four back`,
    stop: () => 'End the turn',
  },
  roll: (count) => `Roll ${dice(count)}`,
  paint: (daruma, action, eye) => `Paint the ${eye === 1 ? 'first' : 'second'} eye of ${daruma}: ${action}`,
  shift: (value, up, down) =>
    list([
      ...(up > 0 ? [`${dice(up)} from ${value} up to ${value === 6 ? 1 : value + 1}`] : []),
      ...(down > 0 ? [`${dice(down)} from ${value} down to ${value === 1 ? 6 : value - 1}`] : []),
    ]),
  events: {
    began: ({ seat, fictitious }, { person }) =>
      person(seat).you
        ? `Your turn begins${fictitious > 0 ? ' with a fictitious four' : ''}.`
        : `${person(seat).name}’s turn begins${fictitious > 0 ? ' with a fictitious four' : ''}.`,
    renewed: ({ seat, darumas }, telling) =>
      `${who(telling.person(seat))} dealt five new darumas: ${telling.darumas(darumas)}.`,
    rolled: ({ seat, values }, { person }) => `${who(person(seat))} rolled ${values.join(' ')}.`,
    fortune: ({ seat, daruma }, telling) =>
      daruma === 0
        ? 'Good fortune! The deck is empty, but the dice are rolled again.'
        : `Good fortune! ${who(telling.person(seat))} took ${telling.daruma(daruma)} and will roll these dice again.`,
    lost: ({ count, fours: now }) => `${fours(count)} to the ledger: ${now} of 4.`,
    badLuck: ({ fours: now }) => `Bad luck: ${fours(now)} on the ledger. The turn is over.`,
    painted: ({ seat, daruma, eye }, telling) =>
      `${who(telling.person(seat))} painted the ${eye === 1 ? 'first' : 'second'} eye of ${telling.daruma(daruma)}.`,
    idled: () => 'Its action had no effect.',
    cursed: ({ fours: now }) => `A fictitious four joins the ledger: ${now} of 4.`,
    poured: ({ seat, value }, { person }) => `${who(person(seat))} put a ${value} on the sake bottle.`,
    kept: ({ seat, value }, { person }) => `${who(person(seat))} kept a ${value}.`,
    gathered: ({ values }) => `To be rolled: ${values.join(' ')}.`,
    shifted: ({ from, to, count }) => `${dice(count)} went from ${from} to ${to}.`,
    lifted: () => undefined,
    exchanged: ({ first, from, second, to }, telling) => {
      const sent = `${telling.daruma(first)} went from ${whom(telling.person(from))} to ${whom(telling.person(to))}`
      return second === 0
        ? `Exchange: ${sent}.`
        : `Exchange: ${sent}, and ${telling.daruma(second)} came back.`
    },
    gave: ({ seat, daruma, to }, telling) =>
      `${who(telling.person(seat))} gave ${telling.daruma(daruma)} to ${whom(telling.person(to))} and took a four back from the ledger.`,
    stopped: ({ seat, unused }, { person }) =>
      `${who(person(seat))} ended the turn with ${unused === 0 ? 'no unused die' : `${dice(unused)} unused`}.`,
    took: ({ seat, darumas }, telling) => `${who(telling.person(seat))} took ${telling.darumas(darumas)}.`,
    marked: ({ darumas }, telling) => `A pupil token stays on ${telling.darumas(darumas)}.`,
    revealed: ({ darumas }, telling) => `New face up: ${telling.darumas(darumas)}.`,
    advanced: ({ from, to, turned }) =>
      `The counter moved from space ${from + 1} to space ${to + 1}${turned ? ' and turned round' : ''}.`,
    rewarded: ({ seat, daruma }, telling) =>
      daruma === 0
        ? 'The counter stopped on a daruma, but the deck is empty.'
        : `The counter stopped on a daruma: ${who(telling.person(seat))} took ${telling.daruma(daruma)}.`,
    closed: () => 'The counter is back. The round is played to its end.',
    ended: ({ reason, winners }, { person }) =>
      `${reason === 'deck' ? 'The darumas ran out. ' : ''}The game is over. ${
        winners.length === 1 ? 'The winner is' : 'The victory is shared by'
      } ${list(winners.map((seat) => whom(person(seat))))}.`,
  },
  refusals: {
    'game-over': () => 'The game is over.',
    'not-your-turn': () => 'It is not this seat’s turn.',
    'not-now': ({ phase }) => `Not now: ${phrases.due[phase]}.`,
    'renew-late': () => 'New darumas can be dealt only before the first roll of a turn.',
    'renew-mixed': () => 'New darumas need three face-up ones of one colour or with one action.',
    'renew-empty': () => 'The deck is empty and no pupil token lies out: nothing would change.',
    'not-face-up': ({ daruma }) => `The ${daruma} does not lie face up.`,
    'no-one': () => 'Painting needs an available die that shows 1.',
    'eyes-painted': ({ daruma }) => `Both eyes of the ${daruma} are painted.`,
    'ones-paint': () => 'A 1 paints an eye; it cannot go on the sake bottle.',
    'no-such-die': ({ value }) => `No such die shows ${value}.`,
    'bottle-alone': () => 'The bottle rolls other dice, and this is the last one.',
    'keep-last': () => 'At least one die must be rolled.',
    'no-group': ({ value }) => `A group needs at least two available dice that show ${value}.`,
    'no-single': ({ value }) => `No single die that shows ${value} waits to be changed.`,
    'too-many-up': ({ count }) => `Only ${dice(count)} can be changed here.`,
    'shift-to-four': ({ value }) => `A ${value} would become 4, which is not allowed.`,
    'nobody-owns': ({ daruma }) => `The ${daruma} still lies around the tanuki and belongs to nobody.`,
    'not-owned': ({ daruma }) => `Nobody has the ${daruma}.`,
    'same-seat': () => 'An exchange needs two different seats.',
    'no-such-seat': () => 'There is no such seat at this table.',
    'seat-has-darumas': () => 'That seat has darumas: choose one of them.',
    'gift-spent': () => 'You may give only once in a turn.',
    'no-four': () => 'A gift takes back a real four, and none lies on the ledger.',
    'not-yours': ({ daruma }) => `The ${daruma} is not yours to give.`,
    'gift-to-self': () => 'A gift goes to somebody else.',
    'ones-left': () => 'Use your 1s first: they must be placed while an eye is free.',
  },
  noMove: 'This is not a move of Daruma.',
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
    over: 'the game is over',
  },
  scoreLines: {
    gold: (count) => `Gold (${count})`,
    wanted: (count) => `Colours of the objective (${count})`,
    shunned: (count) => `Unlucky colour (${count})`,
    other: (count) => `Other colours (${count})`,
  },
  scene: {
    turn: 'The turn',
    display: 'Face-up darumas',
    track: 'The track',
    turnOf: (person) => (person.you ? 'Your turn.' : `${person.name}’s turn.`),
    ledger: (count, fictitious) =>
      `Ledger: ${count} of 4 fours${fictitious > 0 ? `, ${fictitious} of them fictitious` : ''}.`,
    availableDice: (values) => `Available dice: ${values}.`,
    diceInHand: (values) => `To be rolled: ${values}.`,
    bottleDice: (values) => `On the bottle: ${values}.`,
    noDice: 'No die lies available.',
    unrolled: 'Eight dice wait to be rolled.',
    giftLeft: 'The gift of this turn is left.',
    giftSpent: 'The gift of this turn is spent.',
    eyes: (eyes, pupil) =>
      eyes === 0
        ? 'no eye painted'
        : `${eyes === 1 ? 'one eye' : 'both eyes'} painted${pupil ? ', one by a pupil token' : ''}`,
    displayed: (daruma, action, eyes) => `${daruma}, ${action}: ${eyes}`,
    emptyPlace: 'an empty place',
    space: (face, counter) => {
      const name = { plain: 'plain', daruma: 'daruma', four: 'die 4' }[face]
      return counter ? `[${name}: counter]` : name
    },
    direction: (homeward, closing) => {
      if (closing) return 'The counter is back: these are the last turns.'
      return homeward ? 'The counter moves left, towards the end.' : 'The counter moves right.'
    },
    deck: (count) => `${count} darumas in the deck.`,
    seat: (person) => (person.you ? 'You' : person.name),
    owns: (darumas) => `Darumas: ${darumas}.`,
    ownsNothing: 'No daruma yet.',
    objective: (wanted, shunned) => `Objective: ${wanted} count 2, ${shunned} counts -3.`,
    secretObjective: 'Objective: secret.',
    points: (points, known) => {
      const counted = points === 1 ? '1 point' : `${points} points`
      return known ? `${counted}.` : `${counted} without the objective.`
    },
  },
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
