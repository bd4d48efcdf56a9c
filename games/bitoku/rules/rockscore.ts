import type { Seat } from '@engawa/kernel'
import {
  building,
  mitama,
  mitamaTypes,
  type Rock,
  rock,
  rockSpaces,
  yokaiCard,
  yokaiTypes,
} from '../catalogue/index.ts'
import type { Domain, State } from './state.ts'
import { domainOf } from './step.ts'
import { builtBy } from './zones.ts'

/**
 * Every yokai card of the seat, removed ones included (BIT-432). Who looks at a view sees those
 * that the seat is known to own and those it sees itself.
 */
function allYokai({ known, hand, aside, discard, slots, removed }: Domain): string[] {
  const secret = [...hand, ...aside].filter((card) => !known.includes(card))
  return [...known, ...secret, ...discard, ...slots, ...removed].filter((card) => card !== '')
}

const allMitamas = ({ mitamas, pairs, held }: Domain): string[] => [
  ...mitamas,
  ...pairs.map(([spirit]) => spirit),
  ...held,
]

/** The types of what the seat owns of a rock's family; wild cards are 'yamauba' and 'shinigami'. */
function typesOwned(state: State, seat: Seat, family: Rock['family']): string[] {
  const domain = domainOf(state, seat)
  if (family === 'yokai') return allYokai(domain).map((card) => yokaiCard(card).type)
  if (family === 'mitama') return allMitamas(domain).map((tile) => mitama(tile).type)
  return builtBy(state, seat).map((tile) => building(tile).type)
}

export interface RockScore {
  readonly rock: string
  readonly pilgrims: number
  readonly items: number
  readonly points: number
}

/** The seat's pilgrims beside a rock slot (BIT-359). */
export function pilgrimsBeside({ rockPilgrims }: Domain, slot: number): number {
  return rockSpaces.filter((space, index) => rockPilgrims[index] && space.beside.includes(slot)).length
}

const wildTypes: readonly string[] = ['yamauba', 'shinigami']
const tameTypes: readonly string[] = [...yokaiTypes, ...mitamaTypes].filter(
  (type) => !wildTypes.includes(type),
)

const shows = (one: Rock, type: string): boolean => one.types.some((shown) => shown === type)

/** BIT-433: the type as which the wild cards or tiles of a family are worth most to this seat. */
function bestType(domain: Domain, family: Rock['family']): string {
  const worth = (type: string): number =>
    domain.rocks.reduce((sum, id, slot) => {
      const one = rock(id)
      return one.family === family && shows(one, type) ? sum + pilgrimsBeside(domain, slot) : sum
    }, 0)
  return tameTypes.reduce((best, type) => (worth(type) > worth(best) ? type : best))
}

/** BIT-430 to BIT-434. */
export function rockScores(state: State, seat: Seat): RockScore[] {
  const domain = domainOf(state, seat)
  return domain.rocks.map((id, slot) => {
    const one = rock(id)
    const wild = bestType(domain, one.family)
    const items = typesOwned(state, seat, one.family).filter((type) =>
      shows(one, wildTypes.includes(type) ? wild : type),
    ).length
    const pilgrims = pilgrimsBeside(domain, slot)
    return { rock: id, pilgrims, items, points: pilgrims * items }
  })
}
