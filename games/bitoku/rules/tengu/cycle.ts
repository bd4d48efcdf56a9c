import { at, sequence } from '@engawa/kernel'
import { type TenguCard, type Wild, wilds } from '../../catalogue/index.ts'
import type { Plan, Step } from '../kinds.ts'
import { belowRiver, emptySpace, housePlace, isOnMainBoard, isTaken, regionAt } from '../spaces.ts'
import { LOCKED, type State, type TenguStep, UNLOCKED } from '../state.ts'
import { addPoints, boardOf, domainOf, payResource, TENGU, unlockDie } from '../step.ts'
import {
  bestInReach,
  type Crossing,
  crossings,
  crossWith,
  emptyHillSpaces,
  isContested,
  quarryAt,
} from './crossing.ts'
import { part } from './part.ts'
import { advanceOnPlacing, gainAssociated, mostCompetitive, regionOf, SEAT } from './terms.ts'

/** The card whose turn it is, and whether it is the left one of the row. */
export interface Active {
  readonly card: TenguCard
  readonly left: boolean
}

/** A step of the cycle: does it apply, what it does first, and what it leads to. */
interface CycleStep {
  readonly step: TenguStep
  readonly rule: string
  applies(state: State, active: Active): boolean
  act(step: Step, active: Active): Plan | undefined
}

/** BIT-559: the lowest die in this place, or -1. */
function lowestDie(state: State, place: number): number {
  const { dice, places } = domainOf(state, TENGU)
  let lowest = -1
  places.forEach((where, die) => {
    if (where === place && (lowest < 0 || at(dice, die) < at(dice, lowest))) lowest = die
  })
  return lowest
}

const hasLocked = (state: State): boolean => lowestDie(state, LOCKED) >= 0
const hasUnlocked = (state: State): boolean => lowestDie(state, UNLOCKED) >= 0
const isOpen = (state: State, region: Wild): boolean => emptySpace(state, region) !== 0
const isCardRegionOpen = (state: State, { card }: Active): boolean => isOpen(state, regionOf(state, card))

/** Lays its lowest unlocked die there; its kodama goes along. */
function placeDie(step: Step, region: 1 | 2 | 3 | 4 | 5, place: number, rule: string): void {
  const { state, tell } = step
  const { dice, places } = domainOf(state, TENGU)
  const die = lowestDie(state, UNLOCKED)
  places[die] = place
  tell?.({ kind: 'placed', seat: TENGU, die, value: at(dice, die), region, space: place % 10 })
  advanceOnPlacing(step, region, rule)
}

/** Its lowest unlocked die in the forest. */
export const placeInForest = (step: Step, region: Wild, rule: string): void =>
  placeDie(step, region, emptySpace(step.state, region), rule)

const actOf = (region: Wild, { id }: TenguCard): Plan => part({ is: 'act', region }, id)

function placeAndAct(step: Step, region: Wild, card: TenguCard, rule: string): Plan {
  placeInForest(step, region, rule)
  return actOf(region, card)
}

const unlockLowest = (step: Step, rule: string): void =>
  unlockDie(step, TENGU, lowestDie(step.state, LOCKED), rule)

/** The first crossing, highest die first, where the card's quarry is; contested ones only for step A. */
function hunting(state: State, { card }: Active, contested: boolean): Crossing | undefined {
  return crossings(state).find(
    (one) => (!contested || isContested(state, one)) && quarryAt(state, card.seeks, one).length > 0,
  )
}

function hunt(step: Step, active: Active, contested: boolean): Plan | undefined {
  const crossing = hunting(step.state, active, contested)
  if (crossing === undefined) return undefined
  const { card } = active
  return crossWith(step, crossing, quarryAt(step.state, card.seeks, crossing), card.id)
}

/** BIT-539: a contested crossing with one space left. */
const lastChance = (state: State): Crossing | undefined =>
  crossings(state).find((one) => isContested(state, one) && emptyHillSpaces(state, one.region) === 1)

const crossFor = (step: Step, crossing: Crossing | undefined, { card }: Active): Plan | undefined =>
  crossing && crossWith(step, crossing, bestInReach(step.state, crossing), card.id)

/** BIT-540: second highest, third, lower ones, then the highest. */
function houseFloorFor(state: State): number {
  const floors = boardOf(state).houseSpaces.map((_space, index) => index + 1)
  const wanted = [...floors.slice(1), ...floors.slice(0, 1)]
  return wanted.find((floor) => !isTaken(state, housePlace(floor))) ?? 0
}

const isInHouse = (state: State): boolean =>
  domainOf(state, TENGU).places.some((place) => regionAt(place) === 3)

function visitHouse(step: Step): undefined {
  const { state } = step
  placeDie(step, 3, housePlace(houseFloorFor(state)), 'BIT-540')
  const { dice } = domainOf(state, SEAT)
  const strong = dice.filter((value, die) => value >= 5 && belowRiver(state, SEAT, die) !== 0).length
  addPoints(step, TENGU, 3 + 2 * strong, 'BIT-540')
}

/** BIT-543: among the regions with an empty space. */
const otherRegion = (state: State): Wild | undefined => {
  const open = wilds.filter((region) => isOpen(state, region))
  const best = mostCompetitive(state, open)
  return open.find((region) => region === best)
}

function turnAttitude({ state, tell }: Step, active: boolean, rule: string): void {
  state.tengu.active = active
  tell?.({ kind: 'attitudeTurned', seat: TENGU, active, rule })
}

const canPayFor = (state: State, { resource }: TenguCard): boolean =>
  resource === 'none' || domainOf(state, TENGU).goods[resource] > 0

/** The activation cycle: the first step whose conditions hold is done, and no other (BIT-525). */
export const cycle: readonly CycleStep[] = [
  {
    step: 'A',
    rule: 'BIT-535',
    applies: (state, active) => hunting(state, active, true) !== undefined,
    act: (step, active) => hunt(step, active, true),
  },
  {
    step: 'B',
    rule: 'BIT-536',
    applies: (state, active) =>
      isCardRegionOpen(state, active) &&
      !hasUnlocked(state) &&
      hasLocked(state) &&
      !state.tengu.active &&
      active.left,
    act(step, { card }) {
      turnAttitude(step, true, 'BIT-536')
      unlockLowest(step, 'BIT-536')
      const region = regionOf(step.state, card)
      return sequence(part({ is: 'place', region, rule: 'BIT-536' }, card.id), actOf(region, card))
    },
  },
  {
    step: 'C',
    rule: 'BIT-537',
    applies: (state, active) => isCardRegionOpen(state, active) && hasUnlocked(state),
    act: (step, { card }) => placeAndAct(step, regionOf(step.state, card), card, 'BIT-537'),
  },
  {
    step: 'D',
    rule: 'BIT-538',
    applies: (state, { card }) => hasLocked(state) && canPayFor(state, card),
    act(step, { card }) {
      unlockLowest(step, 'BIT-538')
      if (card.resource !== 'none') payResource(step, TENGU, card.resource, 'BIT-538')
      return actOf(regionOf(step.state, card), card)
    },
  },
  {
    step: 'E',
    rule: 'BIT-539',
    applies: (state) => lastChance(state) !== undefined,
    act: (step, active) => crossFor(step, lastChance(step.state), active),
  },
  {
    step: 'F',
    rule: 'BIT-540',
    applies: (state) => !isInHouse(state) && hasUnlocked(state) && houseFloorFor(state) !== 0,
    act: visitHouse,
  },
  {
    step: 'G',
    rule: 'BIT-541',
    applies: hasLocked,
    act(step, { card }) {
      unlockLowest(step, 'BIT-541')
      gainAssociated(step, card, 'BIT-541')
      return undefined
    },
  },
  {
    step: 'H',
    rule: 'BIT-542',
    applies: (state, active) => hunting(state, active, false) !== undefined,
    act: (step, active) => hunt(step, active, false),
  },
  {
    step: 'I',
    rule: 'BIT-543',
    applies: (state, active) =>
      !isCardRegionOpen(state, active) && hasUnlocked(state) && otherRegion(state) !== undefined,
    act(step, { card }) {
      const region = otherRegion(step.state)
      return region === undefined ? undefined : placeAndAct(step, region, card, 'BIT-543')
    },
  },
  {
    step: 'J',
    rule: 'BIT-544',
    applies: (state) => state.tengu.active && domainOf(state, TENGU).places.every(isOnMainBoard),
    act(step, { card }) {
      turnAttitude(step, false, 'BIT-544')
      gainAssociated(step, card, 'BIT-544')
      return undefined
    },
  },
  {
    step: 'K',
    rule: 'BIT-545',
    applies: (state) => crossings(state).length > 0,
    act: (step, active) => crossFor(step, crossings(step.state)[0], active),
  },
  {
    step: 'L',
    rule: 'BIT-546',
    applies: () => true,
    act(step) {
      domainOf(step.state, TENGU).passed = true
      step.tell?.({ kind: 'passed', seat: TENGU })
      return undefined
    },
  },
]

/** The step of this letter. */
export function cycleStep(letter: TenguStep): CycleStep {
  const found = cycle.find(({ step }) => step === letter)
  if (found === undefined) throw new RangeError(`the cycle has no step ${letter}`)
  return found
}
