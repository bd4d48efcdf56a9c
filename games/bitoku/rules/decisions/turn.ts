import { anyOrder, at, optional, type Seat, sequence } from '@engawa/kernel'
import { COPY, crystal, effectOf, wilds, yokaiCard } from '../../catalogue/index.ts'
import { type Decision, type Errand, type Plan, type Step, todo } from '../kinds.ts'
import type { Move, MoveOf } from '../moves.ts'
import { mayBeDeclined, planOf } from '../plans.ts'
import { type Reason, refuse } from '../refusals.ts'
import { emptySpace, housePlace, isOnMainBoard, isTaken } from '../spaces.ts'
import { LOCKED, type State, UNLOCKED } from '../state.ts'
import { boardOf, countAmulets, domainOf, removeFrom, unlockDie } from '../step.ts'
import type { Version } from '../version.ts'
import { cross, refuseCross } from './river.ts'

type Verb = MoveOf<'play' | 'use' | 'sacrifice' | 'cross' | 'pass'>

const notInHand = refuse('not-in-hand', 'BIT-122')
const slotTaken = refuse('slot-taken', 'BIT-123')
const dieLocked = refuse('die-locked', 'BIT-090')
const dieAway = refuse('die-away', 'BIT-090')
const dieNotLocked = refuse('die-not-locked', 'BIT-093')
const noPilgrim = refuse('no-pilgrim', 'BIT-093')
const noSpace = refuse('no-space', 'BIT-130')
const cardsLeft = refuse('cards-left', 'BIT-150')
const diceLeft = refuse('dice-left', 'BIT-150')

export const dies: readonly number[] = [0, 1, 2]

/** BIT-130, BIT-197: is there an empty forest space that this die may take? */
function canBePlaced(state: State, seat: Seat, die: number): boolean {
  if (wilds.some((region) => emptySpace(state, region) !== 0)) return true
  const domain = domainOf(state, seat)
  return boardOf(state).houseSpaces.some((space, index) => {
    if (isTaken(state, housePlace(index + 1))) return false
    return space !== COPY || at(domain.dice, die) > 1 || countAmulets(domain) > 0
  })
}

function refusePlay(state: State, seat: Seat, card: string, slot: number): Reason | undefined {
  const { hand, slots } = domainOf(state, seat)
  if (!hand.includes(card)) return notInHand
  return slots[slot] === '' ? undefined : slotTaken
}

export function refuseUse(state: State, seat: Seat, die: number): Reason | undefined {
  const place = domainOf(state, seat).places[die]
  if (place !== UNLOCKED) return place === LOCKED ? dieLocked : dieAway
  return canBePlaced(state, seat, die) ? undefined : noSpace
}

export function refuseSacrifice(state: State, seat: Seat, die: number): Reason | undefined {
  const { places, pilgrims } = domainOf(state, seat)
  if (places[die] !== LOCKED) return dieNotLocked
  if (pilgrims === 0) return noPilgrim
  return canBePlaced(state, seat, die) ? undefined : noSpace
}

/** The first three verbs, without the pass. */
function verbs(state: State, seat: Seat): Move[] {
  const { hand, slots } = domainOf(state, seat)
  const found: Move[] = []
  for (const slot of dies)
    if (slots[slot] === '') for (const card of hand) found.push({ kind: 'play', card, slot })
  for (const die of dies) {
    if (refuseUse(state, seat, die) === undefined) found.push({ kind: 'use', die })
    else if (refuseSacrifice(state, seat, die) === undefined) found.push({ kind: 'sacrifice', die })
    if (refuseCross(state, seat, die) === undefined) found.push({ kind: 'cross', die })
  }
  return found
}

/** BIT-150: all cards and dice first. */
function refuseEarlyPass(state: State, seat: Seat): Reason | undefined {
  const { slots, places } = domainOf(state, seat)
  if (slots.includes('')) return cardsLeft
  return places.every(isOnMainBoard) ? undefined : diceLeft
}

/** BIT-151: where nothing else can be done a seat may pass all the same. */
export function refusePass(state: State, seat: Seat): Reason | undefined {
  const early = refuseEarlyPass(state, seat)
  return early === undefined || verbs(state, seat).length === 0 ? undefined : early
}

function refuseVerb(state: State, seat: Seat, move: Verb): Reason | undefined {
  switch (move.kind) {
    case 'play':
      return refusePlay(state, seat, move.card, move.slot)
    case 'use':
      return refuseUse(state, seat, move.die)
    case 'sacrifice':
      return refuseSacrifice(state, seat, move.die)
    case 'cross':
      return refuseCross(state, seat, move.die)
    case 'pass':
      return refusePass(state, seat)
  }
}

/** BIT-125: the action of a card may be left; nothing more is asked where each part of it may be declined. */
function cardPlan(version: Version, seat: Seat, card: string): Plan {
  const { action } = yokaiCard(card)
  const plan = planOf(action, card, seat)
  if (version === 1 || mayBeDeclined(effectOf(action))) return plan
  if (plan.kind === 'choice') return { ...plan, mayDecline: true }
  if (plan.kind === 'task' && plan.task.kind === 'goods')
    return todo(seat, { ...plan.task, mayDecline: true })
  return optional(seat, 'card', plan)
}

/** BIT-122 to BIT-126: unlock the die, then card and sense crystal in the seat's order. */
function playCard(version: Version, step: Step, seat: Seat, card: string, slot: number): Plan {
  const domain = domainOf(step.state, seat)
  removeFrom(domain.hand, card)
  removeFrom(domain.known, card)
  domain.slots[slot] = card
  step.tell?.({ kind: 'played', seat, card, slot })
  if (domain.places[slot] === LOCKED) unlockDie(step, seat, slot, card)
  const harmony = todo(seat, { kind: 'harmonise', slot })
  if (domain.crystals[slot] === '')
    return sequence(cardPlan(version, seat, card), optional(seat, 'crystal', harmony))
  return anyOrder(
    seat,
    [
      { name: 'card', frame: planOf(yokaiCard(card).action, card, seat) },
      { name: 'crystal', frame: harmony },
    ],
    true,
  )
}

/** BIT-126, BIT-389. */
export const harmonise: Errand<'harmonise'> = {
  possible: (state, seat, { slot }) => domainOf(state, seat).crystals[slot] !== '',
  run({ state, tell }, seat, { slot }) {
    const id = at(domainOf(state, seat).crystals, slot)
    tell?.({ kind: 'harmonised', seat, crystal: id, slot })
    return planOf(crystal(id).action, id, seat)
  },
}

function sacrifice(step: Step, seat: Seat, die: number): void {
  const domain = domainOf(step.state, seat)
  domain.pilgrims--
  domain.spent++
  step.tell?.({ kind: 'pilgrimSpent', seat })
  unlockDie(step, seat, die, 'pilgrim')
}

/** BIT-121: exactly one of four verbs. */
export const turnUnder = (version: Version): Decision<'turn', Verb['kind']> => ({
  rule: 'BIT-121',
  answers: ['play', 'use', 'sacrifice', 'cross', 'pass'],
  moves(state, seat) {
    const found = verbs(state, seat)
    if (found.length === 0 || refuseEarlyPass(state, seat) === undefined) found.push({ kind: 'pass' })
    return found
  },
  refuse: refuseVerb,
  play(step, seat, move) {
    switch (move.kind) {
      case 'play':
        return playCard(version, step, seat, move.card, move.slot)
      case 'sacrifice':
        sacrifice(step, seat, move.die)
        return todo(seat, { kind: 'place', die: move.die })
      case 'use':
        return todo(seat, { kind: 'place', die: move.die })
      case 'cross':
        return cross(step, seat, move.die)
      case 'pass':
        domainOf(step.state, seat).passed = true
        step.tell?.({ kind: 'passed', seat })
        return undefined
    }
  },
})
