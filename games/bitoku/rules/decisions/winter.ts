import { countYokai, virtuePoints } from '../counts.ts'
import type { Decision } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { LOCKED } from '../state.ts'
import { addPoints, domainOf } from '../step.ts'

const otherDice = refuse('other-dice', 'BIT-272')

/** Every different order of three values. */
function orders([a = 0, b = 0, c = 0]: readonly number[]): number[][] {
  const found: number[][] = []
  for (const order of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ])
    if (!found.some((other) => other.every((value, index) => value === order[index]))) found.push(order)
  return found
}

/** BIT-271, BIT-272: the dice come home with their values, in the order the seat chooses. */
export const lay: Decision<'lay', 'lay'> = {
  rule: 'BIT-272',
  answers: ['lay'],
  forced(state, seat) {
    const { dice } = domainOf(state, seat)
    return dice.every((value) => value === dice[0]) ? { kind: 'lay', values: dice.slice() } : undefined
  },
  moves: (state, seat) => orders(domainOf(state, seat).dice).map((values): Move => ({ kind: 'lay', values })),
  refuse(state, seat, { values }) {
    const own = domainOf(state, seat).dice.slice().sort()
    const laid = values.slice().sort()
    return laid.length === 3 && own.every((value, index) => value === laid[index]) ? undefined : otherDice
  },
  play({ state, tell }, seat, { values }) {
    const domain = domainOf(state, seat)
    domain.dice = values.slice()
    domain.places = [LOCKED, LOCKED, LOCKED]
    tell?.({ kind: 'laid', seat, values: domain.dice.slice() })
  },
}

const NEEDED = 5
const tooFewYokai = refuse('too-few-yokai', 'BIT-273')
const notPlayed = refuse('not-played', 'BIT-294')

/** BIT-273 to BIT-276, BIT-294. */
export const virtue: Decision<'virtue', 'virtue'> = {
  rule: 'BIT-273',
  answers: ['virtue'],
  possible(state, seat) {
    const domain = domainOf(state, seat)
    return countYokai(domain) >= NEEDED && domain.slots.some((card) => card !== '')
  },
  mayDecline: true,
  moves(state, seat) {
    const cards = domainOf(state, seat).slots.filter((card) => card !== '')
    return cards.map((card): Move => ({ kind: 'virtue', card }))
  },
  refuse(state, seat, { card }) {
    const domain = domainOf(state, seat)
    if (countYokai(domain) < NEEDED) return tooFewYokai
    return domain.slots.includes(card) ? undefined : notPlayed
  },
  play(step, seat, { card }) {
    const domain = domainOf(step.state, seat)
    const points = virtuePoints(step.state, seat, card)
    domain.slots[domain.slots.indexOf(card)] = ''
    domain.removed.push(card)
    step.tell?.({ kind: 'removed', seat, card, points })
    addPoints(step, seat, points, card)
  },
}
