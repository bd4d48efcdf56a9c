import type { Seat } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { dice, fours, list, who, whom, whose } from './names.ts'

const eyeOf = (eye: 1 | 2, daruma: string): string =>
  `the ${eye === 1 ? 'first' : 'second'} eye of the ${daruma}`

export const thrown: Phrases['thrown'] = ({ painted, poured, kept, gathered, rolled }, person) => {
  const deeds = [
    painted && `painted ${eyeOf(painted.eye, painted.daruma)}`,
    poured && `put a ${poured} on the sake bottle`,
    kept.length > 0 && `kept ${kept.join(' ')}`,
    rolled && `rolled ${gathered === undefined ? '' : `${gathered.join(' ')} again: `}${rolled.join(' ')}`,
  ]
  return `${who(person)} ${list(deeds.filter((deed) => typeof deed === 'string'))}.`
}

export const shifts: Phrases['shifts'] = (all) =>
  `Dice were shifted: ${list(all.map(({ from, to, count }) => `${count > 1 ? `${count} times ` : ''}${from} to ${to}`))}.`

/** One sentence for each kind of event. */
export const log: Phrases['log'] = {
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
      : `Good fortune! ${who(telling.person(seat))} took the ${telling.daruma(daruma)} and will roll these dice again.`,
  lost: ({ count, fours: now }) => `${fours(count)} to the ledger: ${now} of 4.`,
  badLuck: ({ fours: now }) => `Bad luck: ${fours(now)} on the ledger. The turn is over.`,
  painted: ({ seat, daruma, eye }, telling) =>
    `${who(telling.person(seat))} painted ${eyeOf(eye, telling.daruma(daruma))}.`,
  idled: () => 'Its action had no effect.',
  cursed: ({ fours: now }) => `A fictitious four joins the ledger: ${now} of 4.`,
  poured: ({ seat, value }, { person }) => `${who(person(seat))} put a ${value} on the sake bottle.`,
  kept: ({ seat, value }, { person }) => `${who(person(seat))} kept a ${value}.`,
  gathered: ({ values }) => `To be rolled: ${values.join(' ')}.`,
  shifted: ({ from, to, count }) => `${dice(count)} went from ${from} to ${to}.`,
  lifted: () => undefined,
  exchanged({ seat, first, from, second, to }, telling) {
    const actor = who(telling.person(seat))
    const of = (owner: Seat, daruma: number) =>
      owner === seat
        ? `the ${telling.daruma(daruma)}`
        : `${whose(telling.person(owner))} ${telling.daruma(daruma)}`
    if (seat === to)
      return `${actor} took ${of(from, first)} and gave ${second === 0 ? 'nothing back' : `the ${telling.daruma(second)} for it`}.`
    const sent = `${of(from, first)} to ${whom(telling.person(to))}`
    if (seat === from)
      return `${actor} gave ${sent}${second === 0 ? '' : ` and took ${of(to, second)} for it`}.`
    return `${actor} moved ${sent}${second === 0 ? '' : `, and the ${telling.daruma(second)} came back`}.`
  },
  gave: ({ seat, daruma, to }, telling) =>
    `${who(telling.person(seat))} gave the ${telling.daruma(daruma)} to ${whom(telling.person(to))} and took a four back from the ledger.`,
  stopped: ({ seat, unused }, { person }) =>
    `${who(person(seat))} ended the turn with ${unused === 0 ? 'no unused die' : `${dice(unused)} unused`}.`,
  took: ({ seat, darumas }, telling) => `${who(telling.person(seat))} took ${telling.darumas(darumas)}.`,
  marked: ({ darumas }, telling) => `A pupil token stays on ${telling.darumas(darumas)}.`,
  revealed: ({ darumas }, telling) => `New face up: ${telling.darumas(darumas)}.`,
  advanced: ({ from, to, turned }) => {
    if (turned) return 'The counter reached the end of its track and turned round.'
    const steps = Math.abs(to - from)
    return `The counter moved ${steps === 1 ? 'one space' : `${steps} spaces`} ${to > from ? 'on' : 'towards home'}.`
  },
  rewarded: ({ seat, daruma }, telling) =>
    daruma === 0
      ? 'The counter stopped on a daruma, but the deck is empty.'
      : `The counter stopped on a daruma: ${who(telling.person(seat))} took the ${telling.daruma(daruma)}.`,
  closed: () => 'The counter is back. The round is played to its end.',
  ended: ({ reason, winners }, { person }) =>
    `${reason === 'deck' ? 'The darumas ran out. ' : ''}The game is over. ${asking.over(winners.map(person))}.`,
}
