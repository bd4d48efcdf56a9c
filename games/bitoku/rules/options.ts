import type { OptionsSchema } from '@engawa/kernel'
import type { Options } from './state.ts'

const solo = [1]
const tenguFlag = { kind: 'flag', default: false, seats: solo } as const

/** BIT-146, BIT-149, and the difficulties of the Tengu (BIT-600 to BIT-609). */
export const optionsSchema: OptionsSchema<Options> = {
  hard: { kind: 'flag', default: false },
  tenguDragonflies: { kind: 'choice', values: ['none', 'one', 'two'], default: 'one', seats: solo },
  tenguWithoutYokai: tenguFlag,
  tenguWithoutResources: tenguFlag,
  tenguSlowKodamas: tenguFlag,
  tenguWithoutHarvest: tenguFlag,
  tenguPilgrim: tenguFlag,
  tenguKodamasAhead: tenguFlag,
  tenguKodamaPoints: tenguFlag,
}
