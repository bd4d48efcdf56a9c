import type { OptionsSchema } from '@engawa/kernel'

/** Daruma is played one way only. */
export type Options = Readonly<Record<never, never>>

export const options: OptionsSchema<Options> = {}
