import { type Data, malformed, type Refusal, type Seat } from '@engawa/kernel'
import { countOf, isGroup, mayGoDown, mayGoUp, total } from './dice.ts'
import { eyesAt, hasAlike, renewChanges } from './display.ts'
import { ownerOf } from './gifts.ts'
import { mayStop } from './legal.ts'
import { type Move, moveShapes } from './moves.ts'
import type { Phase, State } from './state.ts'

/** Every reason of this game; the words of each language must know them all. */
export type RefusalCode =
  | 'game-over'
  | 'not-your-turn'
  | 'not-now'
  | 'renew-late'
  | 'renew-mixed'
  | 'renew-empty'
  | 'not-face-up'
  | 'no-one'
  | 'eyes-painted'
  | 'ones-paint'
  | 'no-such-die'
  | 'bottle-alone'
  | 'keep-last'
  | 'no-group'
  | 'no-single'
  | 'too-many-up'
  | 'shift-to-four'
  | 'nobody-owns'
  | 'not-owned'
  | 'same-seat'
  | 'no-such-seat'
  | 'seat-has-darumas'
  | 'gift-spent'
  | 'no-four'
  | 'not-yours'
  | 'gift-to-self'
  | 'ones-left'

function refuse(code: RefusalCode, rule: string, data?: { readonly [key: string]: Data }): Refusal {
  return data === undefined ? { code, rule } : { code, rule, data }
}

/** Where each kind of move has its place in a turn. */
const places: Readonly<Record<Move['kind'], readonly Phase[]>> = {
  renew: ['start'],
  roll: ['start', 'pour', 'roll'],
  paint: ['dice'],
  pour: ['dice'],
  keep: ['pour'],
  group: ['group'],
  shift: ['shift', 'singles'],
  lift: ['lift'],
  swap: ['swap'],
  send: ['swap'],
  give: ['dice'],
  stop: ['dice'],
}

/** The rule that says what a seat has to do in each phase. */
const dueRules: Readonly<Record<Phase, string>> = {
  start: 'DAR-11',
  dice: 'DAR-12',
  pour: 'DAR-14',
  roll: 'DAR-17',
  group: 'DAR-31',
  shift: 'DAR-33',
  singles: 'DAR-34',
  lift: 'DAR-36',
  swap: 'DAR-36',
  over: 'DAR-50',
}

/** Why this is no move now; nothing where it is one. */
export function check(state: State, seat: Seat, given: unknown): Refusal | undefined {
  const wrong = malformed(moveShapes, given)
  if (wrong !== undefined) return wrong
  if (state.phase === 'over') return refuse('game-over', dueRules.over)
  if (seat !== state.seat) return refuse('not-your-turn', 'DAR-06', { seat: state.seat })
  const move = given as Move
  if (move.kind === 'renew' && state.phase !== 'start') return refuse('renew-late', 'DAR-10')
  if (!places[move.kind].includes(state.phase))
    return refuse('not-now', dueRules[state.phase], { phase: state.phase })
  return checkMove(state, move)
}

function checkMove(state: State, move: Move): Refusal | undefined {
  switch (move.kind) {
    case 'renew':
      if (!hasAlike(state)) return refuse('renew-mixed', 'DAR-10')
      return renewChanges(state) ? undefined : refuse('renew-empty', 'DAR-10')
    case 'roll':
      return undefined
    case 'paint':
      return checkPaint(state, move.daruma)
    case 'pour':
      return checkPour(state, move.value)
    case 'keep':
      if (countOf(state.hand, move.value) === 0) return refuse('no-such-die', 'DAR-14', { value: move.value })
      return total(state.hand) < 2 ? refuse('keep-last', 'DAR-14') : undefined
    case 'group':
      return isGroup(state.dice, move.value) ? undefined : refuse('no-group', 'DAR-31', { value: move.value })
    case 'shift':
      return checkShift(state, move.value, move.up)
    case 'lift':
      return ownerOf(state, move.daruma) < 0 ? unowned(state, move.daruma) : undefined
    case 'swap':
      return checkSwap(state, move.daruma)
    case 'send':
      return checkSend(state, move.to)
    case 'give':
      return checkGive(state, move.daruma, move.to)
    case 'stop':
      return mayStop(state) ? undefined : refuse('ones-left', 'DAR-40')
  }
}

function checkPaint(state: State, daruma: number): Refusal | undefined {
  const place = state.display.indexOf(daruma)
  if (place < 0) return refuse('not-face-up', 'DAR-13', { daruma })
  if (countOf(state.dice, 1) === 0) return refuse('no-one', 'DAR-13')
  return eyesAt(state, place) < 2 ? undefined : refuse('eyes-painted', 'DAR-16', { daruma })
}

function checkPour(state: State, value: number): Refusal | undefined {
  if (value === 1) return refuse('ones-paint', 'DAR-14')
  if (countOf(state.dice, value) === 0) return refuse('no-such-die', 'DAR-12', { value })
  return total(state.dice) > 1 ? undefined : refuse('bottle-alone', 'DAR-14')
}

function checkShift(state: State, value: number, up: number): Refusal | undefined {
  const single = state.phase === 'singles'
  const rule = single ? 'DAR-34' : 'DAR-33'
  if (single && !state.singles.includes(value)) return refuse('no-single', rule, { value })
  if (!single && !isGroup(state.dice, value)) return refuse('no-group', rule, { value })
  const count = single ? 1 : countOf(state.dice, value)
  if (up > count) return refuse('too-many-up', rule, { value, count })
  const becomesFour = (up > 0 && !mayGoUp(value)) || (up < count && !mayGoDown(value))
  return becomesFour ? refuse('shift-to-four', rule, { value }) : undefined
}

/** DAR-19: a face-up daruma belongs to nobody. */
function unowned(state: State, daruma: number): Refusal {
  return state.display.includes(daruma)
    ? refuse('nobody-owns', 'DAR-19', { daruma })
    : refuse('not-owned', 'DAR-36', { daruma })
}

function checkSwap(state: State, daruma: number): Refusal | undefined {
  const owner = ownerOf(state, daruma)
  if (owner < 0) return unowned(state, daruma)
  return owner === ownerOf(state, state.lifted) ? refuse('same-seat', 'DAR-36') : undefined
}

function checkSend(state: State, to: Seat): Refusal | undefined {
  const own = state.owned[to]
  if (own === undefined) return refuse('no-such-seat', 'DAR-36', { seat: to })
  if (own.includes(state.lifted)) return refuse('same-seat', 'DAR-36')
  return own.length === 0 ? undefined : refuse('seat-has-darumas', 'DAR-36', { seat: to })
}

function checkGive(state: State, daruma: number, to: Seat): Refusal | undefined {
  if (state.gifted) return refuse('gift-spent', 'DAR-22')
  if (state.ledger === 0) return refuse('no-four', 'DAR-22')
  if (state.display.includes(daruma)) return refuse('nobody-owns', 'DAR-19', { daruma })
  if (ownerOf(state, daruma) !== state.seat) return refuse('not-yours', 'DAR-22', { daruma })
  if (to === state.seat) return refuse('gift-to-self', 'DAR-22')
  return to < state.seats ? undefined : refuse('no-such-seat', 'DAR-22', { seat: to })
}
