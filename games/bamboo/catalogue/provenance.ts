import type { Provenance } from '@engawa/kernel'
import { balanceProvenance } from './balance.ts'
import { nightProvenance } from './boards.ts'
import { homesProvenance, pricesProvenance } from './homes.ts'
import { shootsProvenance } from './shoots.ts'
import { wakeCostProvenance } from './spirits.ts'
import { firstBalanceProvenance, supplyProvenance } from './supply.ts'

/** The sets of components that players are told about, in the order of the page, and how we know each. */
export const componentProvenance = {
  shoots: shootsProvenance,
  homes: homesProvenance,
  market: pricesProvenance,
  balance: balanceProvenance,
  firstBalance: firstBalanceProvenance,
  spirits: supplyProvenance,
  wakeCosts: wakeCostProvenance,
  templeTiles: supplyProvenance,
  gifts: supplyProvenance,
  food: supplyProvenance,
  incense: supplyProvenance,
  night: nightProvenance,
} as const satisfies Record<string, Provenance>

export type ComponentKey = keyof typeof componentProvenance
export const componentKeys = Object.keys(componentProvenance) as ComponentKey[]
