import type { OptionsSchema } from '@engawa/kernel'
import type { Version } from './version.ts'

/** The hard variant (BIT-146); the rest are the Tengu's difficulties (BIT-600). */
export interface Options {
  readonly hard: boolean
  readonly tenguDragonflies: 'none' | 'one' | 'two'
  readonly tenguWithoutYokai: boolean
  readonly tenguWithoutResources: boolean
  readonly tenguSlowKodamas: boolean
  readonly tenguWithoutHarvest: boolean
  readonly tenguPilgrim: boolean
  readonly tenguKodamasAhead: boolean
  readonly tenguKodamaPoints: boolean
}

const solo = [1]
const tenguFlag = { kind: 'flag', default: false, seats: solo } as const

/** BIT-146, BIT-149, and the difficulties of the Tengu (BIT-600 to BIT-609). */
export const optionsOf = (version: Version): OptionsSchema<Options> => ({
  // With one or two seats a region has one die space, so that nothing is ever compared there.
  hard: version === 1 ? { kind: 'flag', default: false } : { kind: 'flag', default: false, seats: [3, 4] },
  tenguDragonflies: { kind: 'choice', values: ['none', 'one', 'two'], default: 'one', seats: solo },
  tenguWithoutYokai: tenguFlag,
  tenguWithoutResources: tenguFlag,
  tenguSlowKodamas: tenguFlag,
  tenguWithoutHarvest: tenguFlag,
  tenguPilgrim: tenguFlag,
  tenguKodamasAhead: tenguFlag,
  tenguKodamaPoints: tenguFlag,
})
