import { bagSize, drawFrom, type Seat } from '@engawa/kernel'
import { lightOf } from '../../catalogue/index.ts'
import type { Decision, Step } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { bringHome } from '../turns.ts'

/** HOT-04, HOT-06: a second one of its light tears the net. */
function catchOne({ state, chance, tell }: Step, seat: Seat): void {
  const firefly = drawFrom(state.bag, chance)
  if (firefly === undefined) return
  const light = lightOf(firefly)
  const torn = state.net.some((other) => lightOf(other) === light)
  state.net.push(firefly)
  tell?.({ kind: 'caught', seat, firefly })
  if (!torn) return
  state.phase = 'rescue'
  tell?.({ kind: 'tore', seat, light })
}

/** HOT-04, HOT-05: catch another, or go home with what is in the net. */
export const hunt: Decision<'hunt', 'catch' | 'home'> = {
  rule: 'HOT-04',
  answers: ['catch', 'home'],
  moves({ bag, net }) {
    const list: Move[] = []
    if (bagSize(bag) > 0) list.push({ kind: 'catch' })
    if (net.length > 0) list.push({ kind: 'home' })
    return list
  },
  refuse({ bag, net }, _seat, { kind }) {
    if (kind === 'catch') return bagSize(bag) > 0 ? undefined : refuse('bag-empty', 'HOT-04')
    return net.length > 0 ? undefined : refuse('net-empty', 'HOT-05')
  },
  play(step, seat, { kind }) {
    if (kind === 'catch') return catchOne(step, seat)
    const { state, tell } = step
    tell?.({ kind: 'wentHome', seat, fireflies: state.net })
    bringHome(step, state.net)
  },
}
