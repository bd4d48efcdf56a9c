import { at } from '@engawa/kernel'
import { type BranchCard, branches } from './branches.ts'
import { type Goal, goals } from './goals.ts'
import { type Outline, outlines } from './outlines.ts'
import { type SeasonCard, type SeasonId, seasons } from './seasons.ts'

export * from './branches.ts'
export * from './elements.ts'
export * from './goals.ts'
export * from './measures.ts'
export * from './outlines.ts'
export * from './seasons.ts'

/** The branch card of this number, 1 to 65. */
export function branchCard(id: number): BranchCard {
  return at(branches, id - 1)
}

export function outlineOf(id: number): Outline {
  return outlines[branchCard(id).outline]
}

/** The kodama card of this number, 1 to 20. */
export function goalCard(id: number): Goal {
  return at(goals, id - 1)
}

const seasonsById = new Map(seasons.map((card) => [card.id, card]))

export function seasonCard(id: SeasonId): SeasonCard {
  const card = seasonsById.get(id)
  if (card === undefined) throw new RangeError(`no season card ${id}`)
  return card
}
