import type { IconText } from '@engawa/web/kit'
import type { Icon } from './icons.ts'

/** What the things of the board are. French has the same keys, or the types fail. */
export const en = {
  icons: {
    bag: { name: 'Bag', rule: 'HOT-04', does: 'A catch draws a firefly from it into the net.' },
    net: { name: 'Net', rule: 'HOT-06', does: 'What was caught this turn. Two alike tear it.' },
    jar: { name: 'Jar', rule: 'HOT-05', does: 'What was brought home. It counts at the end.' },
  } satisfies Record<Icon, IconText>,
  legend: 'On the table',
  left: (count: number): string => (count === 1 ? 'firefly left' : 'fireflies left'),
  worth: 'in your jar at the end',
  howToKeep: 'Go home before two alike tear the net.',
  points: 'points so far',
  wish: 'Your wish',
  wishDoes: 'Fireflies of this light are worth 3 to you, all others 1. Nobody else knows it.',
}

export type Phrases = typeof en
