import { drawOwn } from '../dealing.ts'
import { type Decision, type Errand, todo } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { LOCKED } from '../state.ts'
import { addPoints, domainOf, giveAmulet, giveResource, unlockDie } from '../step.ts'

const otherResource = refuse('other-resource', 'BIT-063')
const mustTake = refuse('must-answer', 'BIT-072')

/** BIT-051, BIT-063, BIT-446: resources one by one; where there is only one type nobody is asked. */
export const goods: Decision<'goods', 'take' | 'decline'> = {
  rule: 'BIT-063',
  answers: ['take', 'decline'],
  forced(_state, _seat, { of, mayDecline }) {
    const [only, ...others] = of
    if (only === undefined || others.length > 0 || mayDecline) return undefined
    return { kind: 'take', resource: only }
  },
  moves(_state, _seat, { of, mayDecline }) {
    const moves = of.map((resource): Move => ({ kind: 'take', resource }))
    if (mayDecline) moves.push({ kind: 'decline' })
    return moves
  },
  refuse(_state, _seat, move, { of, mayDecline }) {
    if (move.kind === 'decline') return mayDecline ? undefined : mustTake
    return of.includes(move.resource) ? undefined : otherResource
  },
  play(step, seat, move, { of, count, source }) {
    if (move.kind === 'decline') return undefined
    giveResource(step, seat, move.resource, source)
    return count > 1 ? todo(seat, { kind: 'goods', of, count: count - 1, source }) : undefined
  },
}

/** BIT-447. */
export const amulet: Errand<'amulet'> = {
  run(step, seat, { worth, source }) {
    giveAmulet(step, seat, worth, source)
  },
}

/** BIT-447. */
export const points: Errand<'points'> = {
  run(step, seat, gain) {
    addPoints(step, seat, gain.points, gain.source)
  },
}

/** BIT-453. */
export const draw: Errand<'draw'> = {
  possible(state, seat) {
    const { deck, discard } = domainOf(state, seat)
    return deck.inside.length + discard.length > 0
  },
  run(step, seat, { count, source }) {
    drawOwn(step, seat, count, source)
  },
}

const notLocked = refuse('die-not-locked', 'BIT-092')

/** BIT-092, BIT-452. */
export const unlock: Decision<'unlock', 'unlock'> = {
  rule: 'BIT-092',
  answers: ['unlock'],
  possible: (state, seat) => domainOf(state, seat).places.includes(LOCKED),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    domainOf(state, seat).places.forEach((place, die) => {
      if (place === LOCKED) moves.push({ kind: 'unlock', die })
    })
    return moves
  },
  refuse: (state, seat, { die }) => (domainOf(state, seat).places[die] === LOCKED ? undefined : notLocked),
  play(step, seat, { die }, { source }) {
    unlockDie(step, seat, die, source)
  },
}
