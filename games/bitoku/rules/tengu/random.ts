import { at, type Chance } from '@engawa/kernel'
import type { Market } from '../../catalogue/index.ts'
import type { Step } from '../kinds.ts'
import { boardOf, TENGU } from '../step.ts'

const rollOne = (chance: Chance): number => 1 + chance.int(6)

/** BIT-552: one of two by a die of will, of more each equally likely. */
export function pickOne<Item>(step: Step, items: readonly Item[]): Item | undefined {
  const { chance, tell } = step
  if (items.length <= 1) return items[0]
  if (items.length > 2) return chance.pick(items)
  const die = rollOne(chance)
  tell?.({ kind: 'tenguRolled', seat: TENGU, die, rule: 'BIT-552' })
  return at(items, die <= 3 ? 0 : 1)
}

/** BIT-553: the slot each face of the die names, nearest the stack first. */
const slotByFace: readonly number[] = [0, 0, 1, 1, 2, 3]

/** BIT-553, BIT-554: a random slot with something to take, or -1. */
export function randomSlot(step: Step, market: Market, fits: (tile: string) => boolean): number {
  const { state, chance, tell } = step
  const shelf = state.markets[market]
  const takeable = (slot: number): boolean => shelf[slot] !== '' && fits(at(shelf, slot))
  if (!shelf.some((_tile, slot) => takeable(slot))) return -1
  const die = rollOne(chance)
  tell?.({ kind: 'tenguRolled', seat: TENGU, die, rule: 'BIT-553' })
  const { slots } = boardOf(state)
  let slot = at(slotByFace, die - 1)
  while (!takeable(slot)) slot = (slot + 1) % slots
  return slot
}
