import type { OptionsSchema } from '@engawa/kernel'

/** HOT-03 */
export interface Options {
  readonly long: boolean
}

export const options: OptionsSchema<Options> = { long: { kind: 'flag', default: false } }
