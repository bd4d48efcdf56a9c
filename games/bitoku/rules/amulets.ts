import type { Seat } from '@engawa/kernel'
import type { Worth } from '../catalogue/index.ts'
import type { MoveOf } from './moves.ts'
import { type Reason, refuse } from './refusals.ts'
import type { State } from './state.ts'
import { domainOf } from './step.ts'

const worths: readonly Worth[] = [1, 2, 3]

const noSuchAmulet = refuse('no-such-amulet', 'BIT-054')

export function amuletMoves(state: State, seat: Seat): MoveOf<'amulet'>[] {
  const { amulets } = domainOf(state, seat)
  return worths.filter((worth) => (amulets[worth - 1] ?? 0) > 0).map((worth) => ({ kind: 'amulet', worth }))
}

export function refuseAmulet(state: State, seat: Seat, worth: Worth): Reason | undefined {
  return (domainOf(state, seat).amulets[worth - 1] ?? 0) > 0 ? undefined : noSuchAmulet
}

export function spendAmulet(state: State, seat: Seat, worth: Worth): void {
  const { amulets } = domainOf(state, seat)
  amulets[worth - 1] = (amulets[worth - 1] ?? 0) - 1
}
