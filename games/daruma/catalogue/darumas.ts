import type { Provenance } from '@engawa/kernel'

export const colours = ['red', 'white', 'black', 'blue', 'green', 'pink', 'gold'] as const
export type Colour = (typeof colours)[number]

/** The special actions DAR-30 to DAR-36, in the order of the rules. */
export const actions = [
  'reroll-all',
  'reroll-group',
  'reroll-singles',
  'shift-group',
  'shift-singles',
  'curse',
  'exchange',
] as const
export type Action = (typeof actions)[number]

export interface Daruma {
  readonly id: number
  readonly colour: Colour
  readonly action: Action
  readonly provenance: Provenance
}

/**
 * How many darumas of a colour carry each action. The rulebook says that there are 60 of them, which
 * actions exist, and that the curse is on gold ones only; the numbers are ours: nine of every colour,
 * nine of every action.
 */
const counts: readonly (readonly [Colour, Readonly<Partial<Record<Action, number>>>])[] = [
  ['red', row(2, 2, 1, 2, 1, 1)],
  ['white', row(1, 2, 2, 1, 2, 1)],
  ['black', row(1, 1, 2, 2, 1, 2)],
  ['blue', row(2, 1, 1, 2, 2, 1)],
  ['green', row(1, 2, 1, 1, 2, 2)],
  ['pink', row(2, 1, 2, 1, 1, 2)],
  ['gold', { curse: 6 }],
]

function row(all: number, group: number, singles: number, shift: number, shiftSingles: number, swap: number) {
  return {
    'reroll-all': all,
    'reroll-group': group,
    'reroll-singles': singles,
    'shift-group': shift,
    'shift-singles': shiftSingles,
    exchange: swap,
  }
}

function deal(): Daruma[] {
  const cards: Daruma[] = []
  for (const [colour, numbers] of counts)
    for (const action of actions)
      for (let copy = 0; copy < (numbers[action] ?? 0); copy++)
        cards.push({ id: cards.length + 1, colour, action, provenance: 'reconstructed' })
  return cards
}

/** The 60 darumas, numbered from 1. */
export const darumas: readonly Daruma[] = deal()

const byId: readonly (Daruma | undefined)[] = [undefined, ...darumas]

export function darumaOf(id: number): Daruma {
  const daruma = byId[id]
  if (daruma === undefined) throw new RangeError(`there is no daruma ${id}`)
  return daruma
}
