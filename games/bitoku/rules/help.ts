import { at, type Seat } from '@engawa/kernel'
import {
  bitokuCard,
  type Region,
  typePoints,
  type Vision,
  type VisionItem,
  vision,
  visionItems,
} from '../catalogue/index.ts'
import { visionStock } from './counts.ts'
import { refuseCross } from './decisions/river.ts'
import { dies, refusePass, refuseSacrifice, refuseUse } from './decisions/turn.ts'
import { type Reason, refuse } from './refusals.ts'
import { highestOther } from './spaces.ts'
import { type State, UNLOCKED } from './state.ts'
import { domainOf } from './step.ts'
import { bestVisions, visionsMet } from './visions.ts'

export { countItem, leadsTrack, virtuePoints } from './counts.ts'
export { favourCard, isCovered } from './hills.ts'
export { canAdvance } from './kodamas.ts'
export { portalAt, startsOf, trailFrom } from './paths.ts'
export { type Pending, pending } from './pending.ts'
export { canPay, type Price, priceOf } from './prices.ts'
export { pilgrimsBeside, type RockScore, rockScores } from './rockscore.ts'
export { afterCrossing, emptyHillSpace, emptySpace, isOnMainBoard, isTaken, regionAt } from './spaces.ts'
export { boardOf, countGoods, isTengu, pathsOf, TENGU } from './step.ts'
export { treasurePoints } from './treasures.ts'
export { bestVisions, visionsMet } from './visions.ts'
export { buildingsIn, builtBy, countBuilt, nextPawn, ownerOf, slotFor } from './zones.ts'

/** What a die must show to do the forest action of a region now. */
export interface Need {
  readonly value: number
  /** BIT-148: a six among sixes costs an amulet in the hard variant. */
  readonly amulet: boolean
}

/** The least die for the forest action; the House asks nothing (BIT-136, BIT-146, BIT-187). */
export function needOf(state: State, region: Region): Need {
  const best = region === 3 ? 0 : highestOther(state, -1, -1, region)
  if (!state.options.hard || best === 0) return { value: Math.max(1, best), amulet: false }
  return { value: Math.min(6, best + 1), amulet: best === 6 }
}

export type Verb = 'play' | 'use' | 'cross' | 'pass'

const allSlotsTaken = refuse('all-slots-taken', 'BIT-123')
const handEmpty = refuse('hand-empty', 'BIT-122')
const noUnlockedDie = refuse('no-unlocked-die', 'BIT-090')
const noDieBelowRiver = refuse('no-die-below-river', 'BIT-230')

function whyNotPlay(state: State, seat: Seat): Reason | undefined {
  const { hand, slots } = domainOf(state, seat)
  if (!slots.includes('')) return allSlotsTaken
  return hand.length === 0 ? handEmpty : undefined
}

function whyNotUse(state: State, seat: Seat): Reason | undefined {
  const open = dies.some(
    (die) => refuseUse(state, seat, die) === undefined || refuseSacrifice(state, seat, die) === undefined,
  )
  if (open) return undefined
  const { places } = domainOf(state, seat)
  const unlocked = places.indexOf(UNLOCKED)
  return unlocked >= 0 ? refuseUse(state, seat, unlocked) : noUnlockedDie
}

/** The reason of the die that comes nearest to crossing. */
function whyNotCross(state: State, seat: Seat): Reason | undefined {
  const reasons = dies.map((die) => refuseCross(state, seat, die))
  if (reasons.includes(undefined)) return undefined
  const telling = ['hill-full', 'die-of-one', 'die-in-house']
  for (const code of telling) {
    const found = reasons.find((reason) => reason?.code === code)
    if (found !== undefined) return found
  }
  return noDieBelowRiver
}

/** Why a verb of summer is not possible for the seat now; nothing where it is. */
export function whyNot(state: State, seat: Seat, verb: Verb): Reason | undefined {
  switch (verb) {
    case 'play':
      return whyNotPlay(state, seat)
    case 'use':
      return whyNotUse(state, seat)
    case 'cross':
      return whyNotCross(state, seat)
    case 'pass':
      return refusePass(state, seat)
  }
}

export interface ItemProgress {
  readonly item: VisionItem
  readonly have: number
  readonly need: number
}

export interface VisionProgress {
  readonly vision: Vision
  readonly items: readonly ItemProgress[]
  /** Fulfilled in the best choice for the seat as things stand. */
  readonly met: boolean
}

/** Each Vision with what the seat has for it; an item may be needed by several. */
export function visionProgress(state: State, seat: Seat): VisionProgress[] {
  const stock = visionStock(state, seat)
  const met = visionsMet(state, seat)
  return domainOf(state, seat).visions.map((id) => {
    const card = vision(id)
    const items = visionItems
      .filter((item) => (card.needs[item] ?? 0) > 0)
      .map((item) => ({ item, have: stock[item], need: card.needs[item] ?? 0 }))
    return { vision: card, items, met: met.includes(id) }
  })
}

/** Gains less losses of the Visions as things stand. */
export function visionSum(state: State, seat: Seat): number {
  return bestVisions(domainOf(state, seat).visions.map(vision), visionStock(state, seat)).points
}

export interface SetProgress {
  readonly types: number
  readonly points: number
  /** What one more type would add. */
  readonly next: number
}

/** The set of different Bitoku types (BIT-424). */
export function setProgress(state: State, seat: Seat): SetProgress {
  const owned = new Set<string>()
  for (const card of domainOf(state, seat).path) owned.add(bitokuCard(card).type)
  const types = owned.size
  const points = at(typePoints, types)
  return { types, points, next: (typePoints[types + 1] ?? points) - points }
}
