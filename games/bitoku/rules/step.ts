import type { Seat } from '@engawa/kernel'
import {
  type Board,
  boards,
  crystal,
  type Deed,
  type Goods,
  type Paths,
  type Players,
  paths,
  type Resource,
  type Worth,
} from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import { type Domain, type Source, type State, UNLOCKED } from './state.ts'

export function domainOf(state: State, seat: Seat): Domain {
  const domain = state.domains[seat]
  if (domain === undefined) throw new RangeError(`no seat ${seat}`)
  return domain
}

function playersOf(state: State): Players {
  const players = state.domains.length
  return players === 4 || players === 3 ? players : 2
}

export const boardOf = (state: State): Board => boards[playersOf(state)]
export const pathsOf = (state: State): Paths => paths[playersOf(state)]

/** The Tengu sits behind the one person of a solo game. */
export const TENGU: Seat = 1
export const isTengu = (state: State, seat: Seat): boolean => state.solo && seat === TENGU

/** Takes one item out of a list. */
export function removeFrom<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item)
  if (index >= 0) items.splice(index, 1)
}

export function addPoints({ state, tell }: Step, seat: Seat, points: number, source: Source): void {
  if (points === 0) return
  domainOf(state, seat).vp += points
  tell?.({ kind: 'scored', seat, points, source })
}

export function giveAmulet({ state, tell }: Step, seat: Seat, worth: Worth, source: Source): void {
  const { amulets } = domainOf(state, seat)
  amulets[worth - 1] = (amulets[worth - 1] ?? 0) + 1
  tell?.({ kind: 'tookAmulet', seat, worth, source })
}

export function giveResource({ state, tell }: Step, seat: Seat, resource: Resource, source: Source): void {
  domainOf(state, seat).goods[resource]++
  tell?.({ kind: 'took', seat, resource, source })
}

export function payResource({ state, tell }: Step, seat: Seat, resource: Resource, source: Source): void {
  domainOf(state, seat).goods[resource]--
  tell?.({ kind: 'paid', seat, resource, source })
}

export const countGoods = ({ wood, stone, jade, sake }: Goods): number => wood + stone + jade + sake

export const countAmulets = (domain: Domain): number => domain.amulets.reduce((sum, count) => sum + count, 0)

/** How much of a price with these limits the seat could pay. */
export function payable(goods: Goods, most: Goods): number {
  return (
    Math.min(goods.wood, most.wood) +
    Math.min(goods.stone, most.stone) +
    Math.min(goods.jade, most.jade) +
    Math.min(goods.sake, most.sake)
  )
}

/** BIT-388, BIT-392: memory crystals already laid pay for the deed. */
export function remember(step: Step, seat: Seat, deed: Deed): void {
  const { crystals } = domainOf(step.state, seat)
  for (let slot = 6; slot < 8; slot++) {
    const id = crystals[slot]
    if (id === undefined || id === '') continue
    const { memory } = crystal(id)
    if (memory?.deed === deed) addPoints(step, seat, memory.points, id)
  }
}

export function unlockDie({ state, tell }: Step, seat: Seat, die: number, source: Source): void {
  const { places, dice } = domainOf(state, seat)
  places[die] = UNLOCKED
  tell?.({ kind: 'unlocked', seat, die, value: dice[die] ?? 0, source })
}

/** Joins a Mitama and a dragonfly that lie on the board. */
export function joinPair({ state, tell }: Step, seat: Seat, spirit: string, fly: string): void {
  const domain = domainOf(state, seat)
  removeFrom(domain.mitamas, spirit)
  removeFrom(domain.dragonflies, fly)
  domain.pairs.push([spirit, fly])
  tell?.({ kind: 'combined', seat, mitama: spirit, dragonfly: fly })
}

/** The seats of people, in turn order. */
export const people = (state: State): Seat[] => state.order.filter((seat) => !isTengu(state, seat))
