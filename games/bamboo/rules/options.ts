import type { OptionsSchema } from '@engawa/kernel'

/** BAM-018: colours go by the order of the seats, or each seat chooses before the start. */
export const colourWays = ['by-seat', 'chosen'] as const
export type ColourWay = (typeof colourWays)[number]

export interface Options {
  night: boolean
  colours: ColourWay
}

export const options: OptionsSchema<Options> = {
  night: { kind: 'flag', default: false },
  colours: { kind: 'choice', values: colourWays, default: 'by-seat' },
}
