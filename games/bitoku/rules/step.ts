import {
  type Bag,
  type Chance,
  drawFrom,
  type Refusal,
  type Seat,
  shuffleInto,
  type Tell,
} from '@engawa/kernel'
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
  resources,
  type Worth,
} from '../catalogue/index.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Domain, State } from './state.ts'
import type { Plan, Source, Task } from './tasks.ts'

/** A move in progress: the table, its chance, and who listens. */
export interface Step {
  readonly state: State
  readonly chance: Chance
  readonly tell: Tell<Event>
}

/** A task that asks its seat. */
export interface Question<Asked extends Task> {
  /** Could the seat do anything of it now? */
  possible(state: State, seat: Seat, task: Asked): boolean
  /** The one move there is, where asking would be idle. */
  forced?(state: State, seat: Seat, task: Asked): Move | undefined
  readonly mayDecline: boolean
  moves(state: State, seat: Seat, task: Asked): Move[]
  refuse(state: State, seat: Seat, task: Asked, move: Move): Refusal | undefined
  /** Carries the move out; what follows comes next. */
  play(step: Step, seat: Seat, task: Asked, move: Move): Plan | undefined
}

/** A task that is simply done. */
export interface Errand<Done extends Task> {
  possible(state: State, seat: Seat, task: Done): boolean
  run(step: Step, seat: Seat, task: Done): Plan | undefined
}

export const refusal = (code: string, rule: string): Refusal => ({ code, rule })

/** The move does not answer what the table waits for. */
export const wrongStep = refusal('wrong-step', 'BIT-070')

export const always = (): boolean => true

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
  let sum = 0
  for (const resource of resources) sum += Math.min(goods[resource], most[resource])
  return sum
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

/**
 * Turns up the next piece of a face-down stack. Something was learned even where no number was needed
 * to draw it, so the generator counts a use and the step cannot be taken back.
 */
export function turnUp(bag: Bag<string>, chance: Chance): string | undefined {
  const { uses } = chance
  const piece = drawFrom(bag, chance)
  if (piece !== undefined && chance.uses === uses) chance.int(1)
  return piece
}

/** BIT-087, BIT-284: a common deck that has run out takes its discard pile back. */
export function turnUpFrom(bag: Bag<string>, discard: string[], chance: Chance): string | undefined {
  if (bag.inside.length + bag.under.length === 0) shuffleInto(bag, discard.splice(0))
  return turnUp(bag, chance)
}
