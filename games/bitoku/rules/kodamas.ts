import type { Seat } from '@engawa/kernel'
import { kodamaSpaces, type Region } from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import type { Source, State } from './state.ts'
import { domainOf } from './step.ts'

export const kodamaAt = (state: State, seat: Seat, region: Region): number =>
  domainOf(state, seat).kodamas[region - 1] ?? 1

/** BIT-344, BIT-346: the last space holds one kodama. */
export function canAdvance(state: State, seat: Seat, region: Region): boolean {
  const space = kodamaAt(state, seat, region)
  if (space < kodamaSpaces - 1) return true
  return (
    space === kodamaSpaces - 1 && state.domains.every((other) => other.kodamas[region - 1] !== kodamaSpaces)
  )
}

export function moveKodama(
  step: Step,
  seat: Seat,
  owner: Seat,
  region: Region,
  by: 1 | -1,
  source: Source,
): void {
  const from = kodamaAt(step.state, owner, region)
  domainOf(step.state, owner).kodamas[region - 1] = from + by
  step.tell?.({ kind: 'kodamaMoved', seat, owner, region, from, to: from + by, source })
}

/** Moves the seat's own kodama forward as far as it goes (BIT-209, BIT-346). */
export function advanceKodama(step: Step, seat: Seat, region: Region, steps: number, source: Source): void {
  for (let left = steps; left > 0 && canAdvance(step.state, seat, region); left--)
    moveKodama(step, seat, seat, region, 1, source)
}
