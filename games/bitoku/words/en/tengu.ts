import {
  type ActionRules,
  byRule,
  type ChoiceRules,
  type LossRules,
  rowPlaceOf,
  type TenguSayings,
} from '../tengu-phrases.ts'
import { names } from './names.ts'

const actions: ActionRules = {
  'BIT-562': 'its card shows a dragonfly: it takes one at random, for nothing',
  'BIT-563': 'its card shows a Mitama: it takes the preferred one nearest the stack, otherwise one at random',
  'BIT-564': 'its card shows neither: with a Mitama waiting it takes a dragonfly, otherwise a Mitama',
  'BIT-566': 'it gains 3 movement points',
  'BIT-567': 'its card shows a crystal: it takes one at random',
  'BIT-568':
    'its card shows a building: it builds the preferred one nearest the stack, otherwise one at random',
  'BIT-569': 'its card shows neither: it builds a preferred building if it can, otherwise it takes a crystal',
  'BIT-580': 'it takes two resources, and its most competitive kodama advances',
}

const choices: ChoiceRules = {
  'BIT-571': 'a card lies ahead on its Bitoku path, so it steps there and gains only the VP',
  'BIT-574': 'its pilgrim can reach the best illumination still open, for twice the VP',
  'BIT-576': 'its pilgrim can enter a portal where it has none yet, for twice the VP',
  'BIT-578': 'its pilgrim walks on, past any bridge',
  'BIT-579': 'it starts a pilgrim from the farthest portal it has reached with a trail still open ahead',
}

const losses: LossRules = {
  'BIT-554': 'there is nothing it can take',
  'BIT-579': 'no pilgrim has anywhere to go',
  'BIT-582': 'it has no building pawn left',
}

const slots = ['first', 'first', 'second', 'second', 'third', 'fourth']

export const tenguEvents: TenguSayings = {
  willRolled: ({ dice, rule }) =>
    `The Tengu rolled ${dice.join(' and ')}: the lower names the ${names.places[rowPlaceOf(dice)] ?? ''} card (${rule}).`,
  tenguStepped: ({ step, rule }) => `The Tengu’s step ${step}: ${names.steps[step]} (${rule}).`,
  tenguActed: ({ region, rule }) =>
    `The Tengu acts in the ${names.regions[region]}: ${byRule(actions, rule)} (${rule}).`,
  tenguRolled: ({ die, rule }) =>
    rule === 'BIT-553'
      ? `The Tengu rolled ${die}: the ${slots[die - 1] ?? ''} slot from the stack, or the next it can use (${rule}).`
      : `The Tengu rolled ${die} between two: the ${die <= 3 ? 'first' : 'second'} (${rule}).`,
  tenguChose: ({ what, rule }, telling) =>
    `A movement point of the Tengu: ${byRule(choices, rule)}; ${telling.name(what)} (${rule}).`,
  tenguCardDrawn: ({ card, rule }, telling) =>
    `At the portal the Tengu drew ${telling.name(card)} and does its action (${rule}).`,
  tenguCardTurned: ({ rule }) =>
    `The Tengu’s card is discarded, the others slide right, and a new one enters on the left (${rule}).`,
  tenguLost: ({ rule }) => `The Tengu loses this: ${byRule(losses, rule)} (${rule}).`,
  attitudeTurned: ({ active, rule }) =>
    `The attitude tile of the Tengu is now ${active ? 'active' : 'inactive'} (${rule}).`,
  rockLeft: ({ rock, rule }, telling) => `The ${telling.name(rock)} left the garden for good (${rule}).`,
}
