import type { Seat } from '@engawa/kernel'
import { lift as liftFirst, ownerOf, send, swap as swapWith } from '../gifts.ts'
import type { Decision } from '../kinds.ts'
import { type Move, moveList, push } from '../moves.ts'
import { type Reason, refuse } from '../refusals.ts'
import type { State } from '../state.ts'

/** DAR-19: a face-up daruma belongs to nobody. */
function unowned(state: State, daruma: number): Reason {
  return state.display.includes(daruma)
    ? refuse('nobody-owns', 'DAR-19', { daruma })
    : refuse('not-owned', 'DAR-36', { daruma })
}

/** DAR-36, first half: a daruma of any seat. */
export const lift: Decision<'lift', 'lift'> = {
  rule: 'DAR-36',
  answers: ['lift'],
  moves({ owned }) {
    const list: Move[] = []
    for (const own of owned) for (const daruma of own) push(list, moveList.lift[daruma])
    return list
  },
  refuse: (state, _seat, { daruma }) => (ownerOf(state, daruma) < 0 ? unowned(state, daruma) : undefined),
  play: (step, seat, { daruma }) => liftFirst(step, seat, daruma),
}

function refuseSwap(state: State, daruma: number): Reason | undefined {
  const owner = ownerOf(state, daruma)
  if (owner < 0) return unowned(state, daruma)
  return owner === ownerOf(state, state.lifted) ? refuse('same-seat', 'DAR-36') : undefined
}

function refuseSend(state: State, to: Seat): Reason | undefined {
  const own = state.owned[to]
  if (own === undefined) return refuse('no-such-seat', 'DAR-36')
  if (own.includes(state.lifted)) return refuse('same-seat', 'DAR-36')
  return own.length === 0 ? undefined : refuse('seat-has-darumas', 'DAR-36')
}

/** DAR-36, second half: a daruma of another seat, or another seat that has none. */
export const swap: Decision<'swap', 'swap' | 'send'> = {
  rule: 'DAR-36',
  answers: ['swap', 'send'],
  moves(state) {
    const list: Move[] = []
    for (let other = 0; other < state.seats; other++) {
      const own = state.owned[other] ?? []
      if (own.includes(state.lifted)) continue
      if (own.length === 0) push(list, moveList.send[other])
      for (const daruma of own) push(list, moveList.swap[daruma])
    }
    return list
  },
  refuse: (state, _seat, move) =>
    move.kind === 'swap' ? refuseSwap(state, move.daruma) : refuseSend(state, move.to),
  play: (step, seat, move) =>
    move.kind === 'swap' ? swapWith(step, seat, move.daruma) : send(step, seat, move.to),
}
