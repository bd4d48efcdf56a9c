import type { OptionsSchema } from '@engawa/kernel'

/** Kodama is played as the box has it; there is nothing to decide before the start. */
export type Options = Readonly<Record<never, never>>

export const options: OptionsSchema<Options> = {}
