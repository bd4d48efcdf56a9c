import { at } from '@engawa/kernel'
import { colours } from '../../catalogue/index.ts'
import { colourTaken, freeColours, giveColour, isGhostColour } from '../colours.ts'
import type { Decision } from '../kinds.ts'
import { refuse } from '../refusals.ts'

/** BAM-018: each seat its own colour. The last free one needs no asking. */
export const colour: Decision<'colour', 'colour'> = {
  rule: 'BAM-018',
  answers: ['colour'],
  forced(state) {
    const free = freeColours(state)
    return free.length > 1 ? undefined : { kind: 'colour', colour: at(free, 0) }
  },
  moves: (state) => freeColours(state).map((free) => ({ kind: 'colour', colour: free })),
  refuse(state, _seat, move) {
    if (isGhostColour(state, move.colour)) return refuse('colour-of-ghost', 'BAM-025')
    return colourTaken(state, move.colour) ? refuse('colour-taken', 'BAM-018') : undefined
  },
  play({ state, tell }, seat, move) {
    giveColour(state, seat, colours.indexOf(move.colour))
    tell?.({ kind: 'colourChosen', seat, colour: move.colour })
  },
}
