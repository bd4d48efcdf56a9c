import { at, type Seat } from '@engawa/kernel'
import {
  crystal,
  crystalSlots,
  type Effect,
  effectOf,
  type Memory,
  type Resource,
  resources,
  years,
} from '../catalogue/index.ts'
import { type Domain, isOnMainBoard, nextPawn, type State } from '../rules/index.ts'
import { weights as usualWeights, type Weights } from './weights.ts'

/** What the seat thinks about, from its own view of the table. */
export interface Mind {
  readonly view: State
  readonly seat: Seat
  readonly domain: Domain
  /** Years still to play, the rest of this one as a fraction. */
  readonly left: number
  /** The number of this decision, by which is known what was already weighed in it. */
  readonly decision: number
  /** What one more of each resource is worth. */
  readonly goods: Readonly<Record<Resource, number>>
  /** The resources, those first that it would rather give away. */
  readonly cheapest: readonly Resource[]
  /** What its memory crystals pay for. */
  readonly memories: readonly Memory[]
  /** What it holds dear. */
  readonly weights: Weights
}

/** The part of this summer that the seat has not used yet. */
function restOfSummer({ slots, places, passed }: Domain): number {
  if (passed) return 0
  const cards = slots.filter((card) => card === '').length
  const dice = places.filter((place) => !isOnMainBoard(place)).length
  return (cards + dice) / 6
}

function yearsLeft(view: State, domain: Domain): number {
  const { season, year } = view
  if (season === 'ascension' || season === 'over') return 0
  const rest = season === 'spring' ? 1 : season === 'summer' ? restOfSummer(domain) : 0
  return years - year + rest
}

/** What the next building and the Mitamas of the market ask for. */
function goodsWorth(
  view: State,
  seat: Seat,
  domain: Domain,
  left: number,
  weights: Weights,
): Record<Resource, number> {
  const pawn = nextPawn(view, seat)
  const wanted = { wood: pawn?.wood ?? 0, stone: pawn?.stone ?? 0, jade: 2, sake: 2 }
  // At the end four resources are one point.
  const use = 0.25 + 0.75 * Math.min(1, left / weights.goodsTime)
  const worth: Record<Resource, number> = { wood: 0, stone: 0, jade: 0, sake: 0 }
  for (const resource of resources) {
    const have = domain.goods[resource]
    const short = have < wanted[resource]
    worth[resource] = use * (short ? weights.goodsShort : have < 3 ? weights.goodsFew : weights.goodsMany)
  }
  return worth
}

/** The resources, those first that it would rather give away. */
function cheapestFirst(goods: Readonly<Record<Resource, number>>): readonly Resource[] {
  const sorted: Resource[] = ['wood', 'stone', 'jade', 'sake']
  // Four are sorted quicker by hand.
  for (let end = 1; end < sorted.length; end++)
    for (let place = end; place > 0; place--) {
      const [one, other] = [at(sorted, place - 1), at(sorted, place)]
      if (goods[one] <= goods[other]) break
      sorted[place - 1] = other
      sorted[place] = one
    }
  return sorted
}

const firstMemory = crystalSlots.findIndex(({ type }) => type === 'memory')

function memoriesOf({ crystals }: Domain): Memory[] {
  const found: Memory[] = []
  for (let slot = firstMemory; slot < crystals.length; slot++) {
    const id = crystals[slot] ?? ''
    const memory = id === '' ? undefined : crystal(id).memory
    if (memory !== undefined) found.push(memory)
  }
  return found
}

export function mindOf(view: State, seat: Seat, weights: Weights): Mind {
  const domain = at(view.domains, seat)
  const left = yearsLeft(view, domain)
  const goods = goodsWorth(view, seat, domain, left, weights)
  decisions++
  const cheapest = cheapestFirst(goods)
  const memories = memoriesOf(domain)
  return { view, seat, domain, left, decision: decisions, goods, cheapest, memories, weights }
}

/** What is weighed once in a decision: under each topic things have small numbers, so many at most. */
export const topics = {
  favour: 0,
  placement: 8,
  floor: 16,
  step: 24,
  item: 32,
  virtue: 48,
  stock: 64,
  purchase: 80,
  place: 96,
  trail: 144,
  tile: 160,
  notation: 192,
}
/** Every notation in every region. */
const places = topics.notation + 8 * 1024

// One list of worths for all decisions, each with the number of the decision that it was found in: trials ask
// millions of times, and a place in a list is found quicker than an entry of a map that is new each time.
const worths = new Float64Array(places)
const foundIn = new Float64Array(places)
let decisions = 0

/** What was found of this thing in the decision; nothing where it was not weighed yet. */
export function weighed({ decision }: Mind, key: number): number | undefined {
  return foundIn[key] === decision ? worths[key] : undefined
}

/** Keeps what was found of a thing, as long as the decision lasts. */
export function weigh({ decision }: Mind, key: number, worth: number): number {
  foundIn[key] = decision
  worths[key] = worth
  return worth
}

/** A pip stays on the die over the years, until it crosses the river. */
export const pipWorth = ({ left, weights }: Mind): number => 0.25 + weights.pip * Math.min(1, left / 1.5)

export function pilgrimWorth({ left, domain, weights }: Mind): number {
  const spare = domain.pilgrims > 2 ? 0.5 : 1
  return spare * (0.1 + weights.pilgrim * Math.min(1, left / 1.5))
}

/** What an effect usually brings, without a look at the table. */
function plainWorth(effect: Effect): number {
  switch (effect.is) {
    case 'nothing':
      return 0
    case 'goods':
      return (effect.of.length > 2 ? 1.2 : 1) * effect.count
    case 'amulet':
      return 0.8 * effect.worth
    case 'points':
      return effect.points
    case 'movement':
      return usualWeights.usualMovement * effect.points
    case 'advance':
      return usualWeights.usualStep * effect.steps
    case 'back':
      return 0.3 * effect.steps
    case 'unlock':
    case 'draw':
      return 0.4
    case 'look':
      return { yokai: 2.2, bitoku: 3.4, vision: 2 }[effect.deck]
    case 'rock':
      return 1.6
    case 'rockPilgrim':
      return 2.4
    case 'buy':
      return Math.max(...effect.offers.map(({ market, less }) => usualPurchase[market] + 0.8 * less))
    case 'buyBoth':
      return effect.offers.reduce((sum, { market }) => sum + 0.8 * usualPurchase[market], effect.less)
    case 'all':
      return effect.parts.reduce((sum, part) => sum + plainWorth(part), 0)
    case 'some': {
      const worths = effect.options.map((option) => plainWorth(option.effect)).sort((a, b) => b - a)
      return worths.slice(0, effect.picks).reduce((sum, worth) => sum + worth, 0)
    }
  }
}

const usualPurchase = { building: 2.6, crystal: 2.4, mitama: 2.8, dragonfly: 1.4 }

/** A notation of the catalogue as it is thought about. */
export interface Reading {
  /** A number of its own. */
  readonly number: number
  readonly effect: Effect
  readonly usual: number
}

const readings = new Map<string, Reading>()

/** Each notation is read once. */
export function readingOf(notation: string): Reading {
  let reading = readings.get(notation)
  if (reading === undefined) {
    const effect = effectOf(notation)
    reading = { number: readings.size, effect, usual: plainWorth(effect) }
    readings.set(notation, reading)
  }
  return reading
}

/** What a notation usually brings, without a look at the table. */
export const usualWorth = (notation: string): number => readingOf(notation).usual
