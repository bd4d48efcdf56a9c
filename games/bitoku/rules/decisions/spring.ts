import { type Seat, sequence, together } from '@engawa/kernel'
import { crystal, effectOf } from '../../catalogue/index.ts'
import { drawOwn } from '../dealing.ts'
import { type Decision, type Plan, type Step, todo } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { isPlainGain, planOf } from '../plans.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { domainOf, people, removeFrom } from '../step.ts'

const HAND = 4
const KEPT = 3

/** BIT-101, BIT-102: everybody draws to four, then chooses in secret what to discard. */
export function summon(step: Step): Plan {
  const seats = people(step.state)
  for (const seat of seats)
    drawOwn(step, seat, Math.max(0, HAND - domainOf(step.state, seat).hand.length), 'spring')
  return together(seats, (seat) => todo(seat, { kind: 'discard' }))
}

const notInHand = refuse('not-in-hand', 'BIT-103')

/** BIT-103: until three cards are left. */
export const discard: Decision<'discard', 'discard'> = {
  rule: 'BIT-103',
  answers: ['discard'],
  possible: (state, seat) => domainOf(state, seat).hand.length > KEPT,
  moves: (state, seat) => domainOf(state, seat).hand.map((card): Move => ({ kind: 'discard', card })),
  refuse: (state, seat, { card }) => (domainOf(state, seat).hand.includes(card) ? undefined : notInHand),
  play({ state, tell }, seat, { card }, asked) {
    const { hand, aside } = domainOf(state, seat)
    removeFrom(hand, card)
    aside.push(card)
    tell?.({ kind: 'setAside', seat })
    return hand.length > KEPT ? todo(seat, asked) : undefined
  },
}

/** All have chosen: the discarded cards are turned up. */
export function showDiscards({ state, chance, tell }: Step): void {
  // Everybody learns something here, so nobody may take the last choice back.
  chance.int(1)
  for (const seat of people(state)) {
    const domain = domainOf(state, seat)
    const cards = domain.aside.splice(0)
    if (cards.length === 0) continue
    for (const card of cards) removeFrom(domain.known, card)
    domain.discard.push(...cards)
    tell?.({ kind: 'discarded', seat, cards })
  }
}

/** The dream crystals that lie on the board now (BIT-108). */
export function dreamsOf(state: State, seat: Seat): string[] {
  return domainOf(state, seat).crystals.filter((id) => id !== '' && crystal(id).type === 'dream')
}

const harvestedAlready = refuse('harvested-already', 'BIT-108')

/** BIT-105, BIT-109: one dream crystal after the other; plain gains need no order. */
export const harvest: Decision<'harvest', 'harvest'> = {
  rule: 'BIT-105',
  answers: ['harvest'],
  possible: (_state, _seat, { crystals }) => crystals.length > 0,
  forced(_state, _seat, { crystals }) {
    const [first] = crystals
    if (first === undefined) return undefined
    const idle = crystals.length === 1 || crystals.every((id) => isPlainGain(effectOf(crystal(id).action)))
    return idle ? { kind: 'harvest', crystal: first } : undefined
  },
  moves: (_state, _seat, { crystals }) => crystals.map((id): Move => ({ kind: 'harvest', crystal: id })),
  refuse: (_state, _seat, move, { crystals }) =>
    crystals.includes(move.crystal) ? undefined : harvestedAlready,
  play(step, seat, move, { crystals }) {
    step.tell?.({ kind: 'harvested', seat, crystal: move.crystal })
    const reward = planOf(crystal(move.crystal).action, move.crystal, seat)
    const left = crystals.filter((id) => id !== move.crystal)
    return left.length === 0 ? reward : sequence(reward, todo(seat, { kind: 'harvest', crystals: left }))
  },
}
