import { at, type Seat } from '@engawa/kernel'
import { type Effect, effectOf, type Resource, resources, years } from '../catalogue/index.ts'
import { type Domain, isOnMainBoard, nextPawn, type State } from '../rules/index.ts'
import { weights as usualWeights, type Weights } from './weights.ts'

/** What the seat thinks about, from its own view of the table. */
export interface Mind {
  readonly view: State
  readonly seat: Seat
  readonly domain: Domain
  /** Years still to play, the rest of this one as a fraction. */
  readonly left: number
  /** What was already weighed in this decision; see `weigh`. */
  readonly weighed: Map<number, number>
  /** What one more of each resource is worth. */
  readonly goods: Readonly<Record<Resource, number>>
  /** The resources, those first that it would rather give away. */
  readonly cheapest: readonly Resource[]
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

export function mindOf(view: State, seat: Seat, weights: Weights): Mind {
  const domain = at(view.domains, seat)
  const left = yearsLeft(view, domain)
  const goods = goodsWorth(view, seat, domain, left, weights)
  const cheapest = [...resources].sort((a, b) => goods[a] - goods[b])
  return { view, seat, domain, left, weighed: new Map(), goods, cheapest, weights }
}

/** What is weighed once in a decision; under each topic things are told apart by numbers below 10,000. */
export const topics = {
  notation: 0,
  name: 10_000,
  purchase: 20_000,
  favour: 30_000,
  place: 40_000,
  placement: 50_000,
  floor: 60_000,
  step: 70_000,
}

/** Weighs a thing once in a decision. Trials ask millions of times, and numbers are found quicker than texts put together. */
export function weigh({ weighed }: Mind, key: number, worth: () => number): number {
  let known = weighed.get(key)
  if (known === undefined) {
    known = worth()
    weighed.set(key, known)
  }
  return known
}

const numbers = new Map<string, number>()

/** A number of its own for each text. */
export function numberOf(text: string): number {
  let number = numbers.get(text)
  if (number === undefined) {
    number = numbers.size
    numbers.set(text, number)
  }
  return number
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

const usual = new Map<string, number>()

/** The same for a notation of the catalogue. */
export function usualWorth(notation: string): number {
  let worth = usual.get(notation)
  if (worth === undefined) {
    worth = plainWorth(effectOf(notation))
    usual.set(notation, worth)
  }
  return worth
}
