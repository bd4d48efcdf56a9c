import { drawOwn } from '../dealing.ts'
import { type Decision, type Errand, todo } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { LOCKED } from '../state.ts'
import { addPoints, domainOf, giveAmulet, giveResource, unlockDie } from '../step.ts'

const otherResource = refuse('other-resource', 'BIT-063')

/** BIT-051, BIT-063, BIT-446: resources one by one; where there is only one type nobody is asked. */
export const goods: Decision<'goods', 'take'> = {
  rule: 'BIT-063',
  answers: ['take'],
  forced(_state, _seat, { of }) {
    const [only, ...others] = of
    return only !== undefined && others.length === 0 ? { kind: 'take', resource: only } : undefined
  },
  moves: (_state, _seat, { of }) => of.map((resource): Move => ({ kind: 'take', resource })),
  refuse: (_state, _seat, { resource }, { of }) => (of.includes(resource) ? undefined : otherResource),
  play(step, seat, { resource }, asked) {
    giveResource(step, seat, resource, asked.source)
    return asked.count > 1 ? todo(seat, { ...asked, count: asked.count - 1 }) : undefined
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
