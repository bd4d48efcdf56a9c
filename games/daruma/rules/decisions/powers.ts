import { countOf, isGroup, mayGoDown, mayGoUp } from '../dice.ts'
import type { Decision } from '../kinds.ts'
import { type Move, moveList, push } from '../moves.ts'
import { gatherGroup, shiftGroup, shiftSingle } from '../powers.ts'
import { type Reason, refuse } from '../refusals.ts'

/** DAR-31: which value to reroll. */
export const group: Decision<'group', 'group'> = {
  rule: 'DAR-31',
  answers: ['group'],
  moves({ dice }) {
    const list: Move[] = []
    for (let value = 1; value <= 6; value++) if (isGroup(dice, value)) push(list, moveList.group[value])
    return list
  },
  refuse: ({ dice }, _seat, { value }) =>
    isGroup(dice, value) ? undefined : refuse('no-group', 'DAR-31', { value }),
  play(step, seat, { value }) {
    gatherGroup(step, seat, value)
  },
}

/** DAR-33: no die may become 4. */
function refuseShift(value: number, up: number, count: number, rule: string): Reason | undefined {
  if (up > count) return refuse('too-many-up', rule, { count })
  const becomesFour = (up > 0 && !mayGoUp(value)) || (up < count && !mayGoDown(value))
  return becomesFour ? refuse('shift-to-four', rule, { value }) : undefined
}

/** DAR-33: which value to shift, and how many of its dice go up. */
export const shift: Decision<'shift', 'shift'> = {
  rule: 'DAR-33',
  answers: ['shift'],
  moves({ dice }) {
    const list: Move[] = []
    for (let value = 1; value <= 6; value++) {
      if (!isGroup(dice, value)) continue
      const count = countOf(dice, value)
      const least = mayGoDown(value) ? 0 : count
      for (let up = mayGoUp(value) ? count : 0; up >= least; up--) push(list, moveList.shift[value]?.[up])
    }
    return list
  },
  refuse({ dice }, _seat, { value, up }) {
    if (!isGroup(dice, value)) return refuse('no-group', 'DAR-33', { value })
    return refuseShift(value, up, countOf(dice, value), 'DAR-33')
  },
  play: (step, seat, { value, up }) => shiftGroup(step, seat, value, up),
}

/** DAR-34: each single die that can go both ways. */
export const singles: Decision<'singles', 'shift'> = {
  rule: 'DAR-34',
  answers: ['shift'],
  moves(state) {
    const list: Move[] = []
    for (const value of state.singles) {
      push(list, moveList.shift[value]?.[1])
      push(list, moveList.shift[value]?.[0])
    }
    return list
  },
  refuse(state, _seat, { value, up }) {
    if (!state.singles.includes(value)) return refuse('no-single', 'DAR-34', { value })
    return refuseShift(value, up, 1, 'DAR-34')
  },
  play: (step, seat, { value, up }) => shiftSingle(step, seat, value, up),
}
