import { anyOrder, at, optional, type Refusal, type Seat, sequence } from '@engawa/kernel'
import { COPY, crystal, type Wild, wilds, yokaiCard } from '../catalogue/index.ts'
import { amuletMoves, housePlan, refuseAmulet, spendAmulet } from './forest.ts'
import { unlockDie } from './gains.ts'
import type { Move } from './moves.ts'
import { planOf } from './plans.ts'
import { cross, refuseCross } from './river.ts'
import { emptySpace, housePlace, isOnMainBoard, isTaken } from './spaces.ts'
import { LOCKED, type State, UNLOCKED } from './state.ts'
import {
  boardOf,
  countAmulets,
  domainOf,
  type Errand,
  type Question,
  refusal,
  removeFrom,
  type Step,
  wrongStep,
} from './step.ts'
import { type Plan, type TaskOf, todo } from './tasks.ts'

const notInHand = refusal('not-in-hand', 'BIT-122')
const slotTaken = refusal('slot-taken', 'BIT-123')
const dieLocked = refusal('die-locked', 'BIT-090')
const dieAway = refusal('die-away', 'BIT-090')
const dieNotLocked = refusal('die-not-locked', 'BIT-093')
const noPilgrim = refusal('no-pilgrim', 'BIT-093')
const noSpace = refusal('no-space', 'BIT-130')
const cardsLeft = refusal('cards-left', 'BIT-150')
const diceLeft = refusal('dice-left', 'BIT-150')

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

function refusePlay(state: State, seat: Seat, card: string, slot: number): Refusal | undefined {
  const { hand, slots } = domainOf(state, seat)
  if (!hand.includes(card)) return notInHand
  return slots[slot] === '' ? undefined : slotTaken
}

export function refuseUse(state: State, seat: Seat, die: number): Refusal | undefined {
  const place = domainOf(state, seat).places[die]
  if (place !== UNLOCKED) return place === LOCKED ? dieLocked : dieAway
  return canBePlaced(state, seat, die) ? undefined : noSpace
}

export function refuseSacrifice(state: State, seat: Seat, die: number): Refusal | undefined {
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
function refuseEarlyPass(state: State, seat: Seat): Refusal | undefined {
  const { slots, places } = domainOf(state, seat)
  if (slots.includes('')) return cardsLeft
  return places.every(isOnMainBoard) ? undefined : diceLeft
}

/** BIT-151: where nothing else can be done a seat may pass all the same. */
export function refusePass(state: State, seat: Seat): Refusal | undefined {
  const early = refuseEarlyPass(state, seat)
  return early === undefined || verbs(state, seat).length === 0 ? undefined : early
}

function refuseVerb(state: State, seat: Seat, _task: TaskOf<'turn'>, move: Move): Refusal | undefined {
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
    default:
      return wrongStep
  }
}

/** BIT-122 to BIT-126: unlock the die, then card and sense crystal in the seat's order. */
function playCard(step: Step, seat: Seat, card: string, slot: number): Plan {
  const domain = domainOf(step.state, seat)
  removeFrom(domain.hand, card)
  removeFrom(domain.known, card)
  domain.slots[slot] = card
  step.tell?.({ kind: 'played', seat, card, slot })
  if (domain.places[slot] === LOCKED) unlockDie(step, seat, slot, card)
  const action = planOf(yokaiCard(card).action, card, seat)
  const harmony = todo(seat, { kind: 'harmonise', slot })
  if (domain.crystals[slot] === '') return sequence(action, optional(seat, 'crystal', harmony))
  return anyOrder(
    seat,
    [
      { name: 'card', frame: action },
      { name: 'crystal', frame: harmony },
    ],
    true,
  )
}

/** BIT-126, BIT-389. */
export const harmonise: Errand<TaskOf<'harmonise'>> = {
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
export const turn: Question<TaskOf<'turn'>> = {
  possible: () => true,
  mayDecline: false,
  moves(state, seat) {
    const found = verbs(state, seat)
    if (found.length === 0 || refuseEarlyPass(state, seat) === undefined) found.push({ kind: 'pass' })
    return found
  },
  refuse: refuseVerb,
  play(step, seat, _task, move) {
    switch (move.kind) {
      case 'play':
        return playCard(step, seat, move.card, move.slot)
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
      default:
        return undefined
    }
  },
}

const regionFull = refusal('region-full', 'BIT-130')
const houseSpaceTaken = refusal('house-space-taken', 'BIT-130')
const copyNeedsTwo = refusal('copy-needs-two', 'BIT-197')
const alreadySix = refusal('already-six', 'BIT-133')

function refuseVisit(state: State, seat: Seat, die: number, floor: number): Refusal | undefined {
  if (isTaken(state, housePlace(floor))) return houseSpaceTaken
  const copies = boardOf(state).houseSpaces[floor - 1] === COPY
  return copies && at(domainOf(state, seat).dice, die) < 2 ? copyNeedsTwo : undefined
}

function refusePlacing(state: State, seat: Seat, { die }: TaskOf<'place'>, move: Move): Refusal | undefined {
  switch (move.kind) {
    case 'amulet':
      if (at(domainOf(state, seat).dice, die) === 6) return alreadySix
      return refuseAmulet(state, seat, move.worth)
    case 'place':
      return emptySpace(state, move.region) !== 0 ? undefined : regionFull
    case 'visit':
      return refuseVisit(state, seat, die, move.floor)
    default:
      return wrongStep
  }
}

/** BIT-132, BIT-133: never above six. */
function strengthen(step: Step, seat: Seat, asked: TaskOf<'place'>, worth: 1 | 2 | 3): Plan {
  const { dice } = domainOf(step.state, seat)
  spendAmulet(step.state, seat, worth)
  const value = Math.min(6, at(dice, asked.die) + worth)
  dice[asked.die] = value
  step.tell?.({ kind: 'strengthened', seat, die: asked.die, worth, value })
  return todo(seat, asked)
}

function settleDie(step: Step, seat: Seat, die: number, place: number): number {
  const { dice, places } = domainOf(step.state, seat)
  places[die] = place
  const value = at(dice, die)
  const region = Math.floor(place / 10) as 1 | 2 | 3 | 4 | 5
  step.tell?.({ kind: 'placed', seat, die, value, region, space: place % 10 })
  return value
}

function place(step: Step, seat: Seat, die: number, region: Wild): Plan {
  const value = settleDie(step, seat, die, emptySpace(step.state, region))
  return todo(seat, { kind: 'act', region, value, die, forest: true, building: true })
}

/** BIT-185 to BIT-199: the action is that of the space. */
function visit(step: Step, seat: Seat, die: number, floor: number): Plan {
  const { houseSpaces } = boardOf(step.state)
  const value = settleDie(step, seat, die, housePlace(floor))
  if (houseSpaces[floor - 1] !== COPY) return housePlan(houseSpaces, seat, floor)
  domainOf(step.state, seat).dice[die] = value - 1
  step.tell?.({ kind: 'reduced', seat, die, value: value - 1 })
  return todo(seat, { kind: 'copy' })
}

/** BIT-132 to BIT-134. */
export const placing: Question<TaskOf<'place'>> = {
  possible: () => true,
  mayDecline: false,
  moves(state, seat, { die }) {
    const found: Move[] = at(domainOf(state, seat).dice, die) < 6 ? amuletMoves(state, seat) : []
    for (const region of wilds) if (emptySpace(state, region) !== 0) found.push({ kind: 'place', region })
    boardOf(state).houseSpaces.forEach((_space, index) => {
      if (refuseVisit(state, seat, die, index + 1) === undefined)
        found.push({ kind: 'visit', floor: index + 1 })
    })
    return found
  },
  refuse: refusePlacing,
  play(step, seat, asked, move) {
    switch (move.kind) {
      case 'amulet':
        return strengthen(step, seat, asked, move.worth)
      case 'place':
        return place(step, seat, asked.die, move.region)
      case 'visit':
        return visit(step, seat, asked.die, move.floor)
      default:
        return undefined
    }
  },
}
