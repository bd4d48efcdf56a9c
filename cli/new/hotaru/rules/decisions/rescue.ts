import { shuffleInto } from '@engawa/kernel'
import { lightOf } from '../../catalogue/index.ts'
import type { Decision } from '../kinds.ts'
import { refuse } from '../refusals.ts'
import { bringHome } from '../turns.ts'

/** HOT-06: one firefly of the torn net is saved, the others fly back into the bag. */
export const rescue: Decision<'rescue', 'rescue'> = {
  rule: 'HOT-06',
  answers: ['rescue'],
  moves: ({ net }) => net.map((firefly) => ({ kind: 'rescue', firefly })),
  refuse: ({ net }, _seat, { firefly }) =>
    net.includes(firefly) ? undefined : refuse('not-in-net', 'HOT-06', { light: lightOf(firefly) }),
  play(step, seat, { firefly }) {
    const { state, tell } = step
    const others = state.net.filter((other) => other !== firefly)
    shuffleInto(state.bag, others)
    tell?.({ kind: 'rescued', seat, firefly, lost: others.length })
    bringHome(step, [firefly])
  },
}
