import { at } from '@engawa/kernel'
import { bitokuCard, type Quarry, type Wild, wilds } from '../../catalogue/index.ts'
import { coverFavour, favourCard, isCovered } from '../hills.ts'
import type { Plan, Step } from '../kinds.ts'
import { belowRiver, emptyHillSpace, isTaken } from '../spaces.ts'
import { type Catch, HILL, type Source, type State } from '../state.ts'
import { boardOf, domainOf, TENGU } from '../step.ts'
import { part } from './part.ts'
import { pickOne } from './random.ts'
import { prefersYokai, SEAT } from './terms.ts'

/** A die of the Tengu that could cross, and from where. */
export interface Crossing {
  readonly die: number
  readonly region: Wild
}

/** BIT-560: its dice below the river with an empty hill space, the highest first (BIT-559). */
export function crossings(state: State): Crossing[] {
  const { dice } = domainOf(state, TENGU)
  const found: Crossing[] = []
  for (let die = 0; die < dice.length; die++) {
    const region = belowRiver(state, TENGU, die)
    if (region !== 0 && emptyHillSpace(state, region) !== 0) found.push({ die, region })
  }
  return found.sort((a, b) => at(dice, b.die) - at(dice, a.die))
}

/** BIT-561: the seat has a die below the river that is linked to the same hills. */
export function isContested(state: State, { region }: Crossing): boolean {
  const hills = boardOf(state).hills[region]
  return domainOf(state, SEAT).dice.some((_value, die) => {
    const below = belowRiver(state, SEAT, die)
    return below !== 0 && hills.includes(below)
  })
}

/** How many spaces are left across the river from here. */
export function emptyHillSpaces(state: State, region: Wild): number {
  const { hills, hillSpaces } = boardOf(state)
  const base = HILL + at(hills[region], 0) * 10
  let empty = 0
  for (let space = 1; space <= hillSpaces; space++) if (!isTaken(state, base + space)) empty++
  return empty
}

/** The uncovered cards of one kind on these hills, from left to right. */
function uncovered(state: State, hills: readonly Wild[], favour: 'yokai' | 'bitoku'): Catch[] {
  return hills
    .filter((hill) => !isCovered(state, hill, favour))
    .map((hill): Catch => ({ hill, favour, card: favourCard(state, hill, favour) }))
    .filter(({ card }) => card !== '')
}

/** BIT-551: those of the lowest rarity number among the types it does not own. */
function rarest(state: State, hills: readonly Wild[]): Catch[] {
  const owned = domainOf(state, TENGU).path.map((card) => bitokuCard(card).type)
  const fresh = uncovered(state, hills, 'bitoku').filter(({ card }) => !owned.includes(bitokuCard(card).type))
  const lowest = Math.min(...fresh.map(({ card }) => bitokuCard(card).rarity))
  return fresh.filter(({ card }) => bitokuCard(card).rarity === lowest)
}

/** BIT-549: what the top of the active card looks for, in reach of this crossing. */
export function quarryAt(state: State, seeks: Quarry, { region }: Crossing): Catch[] {
  const hills = boardOf(state).hills[region]
  // The rarest is found among all hills first, then it must be in reach.
  if (seeks === 'rarestBitoku') return rarest(state, wilds).filter(({ hill }) => hills.includes(hill))
  const yokai = uncovered(state, hills, 'yokai')
  return seeks === 'anyYokai' ? yokai : yokai.filter(({ card }) => prefersYokai(state, card))
}

/** BIT-547: of two yokai cards one at random, of two Bitoku cards the leftmost. */
function chooseOne(step: Step, found: readonly Catch[]): Catch | undefined {
  return found[0]?.favour === 'bitoku' ? found[0] : pickOne(step, found)
}

/** BIT-559: the die moves as it is; then one of the cards found there is taken. */
export function crossWith(
  step: Step,
  { die, region }: Crossing,
  found: readonly Catch[],
  source: Source,
): Plan | undefined {
  const { state, tell } = step
  const domain = domainOf(state, TENGU)
  domain.places[die] = emptyHillSpace(state, region)
  tell?.({ kind: 'crossed', seat: TENGU, die, value: at(domain.dice, die), region })
  return found.length === 0 ? undefined : part({ is: 'take', found }, source)
}

/** BIT-584: the card goes to its pile or its path. */
export function takeOne(step: Step, found: readonly Catch[]): void {
  const taken = chooseOne(step, found)
  if (taken === undefined) return
  const domain = domainOf(step.state, TENGU)
  const card = coverFavour(step, TENGU, taken.hill, taken.favour, true)
  if (taken.favour === 'bitoku') domain.path.push(card)
  else domain.discard.push(card)
}

/** BIT-539: a preferred yokai, else the rarest Bitoku in reach, else any yokai. */
export function bestInReach(state: State, { region }: Crossing): Catch[] {
  const hills = boardOf(state).hills[region]
  const yokai = uncovered(state, hills, 'yokai')
  const preferred = yokai.filter(({ card }) => prefersYokai(state, card))
  if (preferred.length > 0) return preferred
  const virtues = rarest(state, hills)
  return virtues.length > 0 ? virtues : yokai
}
