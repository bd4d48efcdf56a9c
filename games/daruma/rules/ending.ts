import type { Seat } from '@engawa/kernel'
import { tokenOf } from '../catalogue/index.ts'
import { collectDice, total } from './dice.ts'
import { drawFor, leavePupils, refill, takePainted } from './display.ts'
import type { Step } from './kinds.ts'
import { winners } from './score.ts'
import type { State } from './state.ts'

/** The counter never moves further in one turn (DAR-44). */
const mostSteps = 2

/** The end of a turn without bad luck, in the order of DAR-41 to DAR-46. */
export function finishTurn(step: Step, seat: Seat): void {
  const { state, tell } = step
  const unused = total(state.dice)
  tell?.({ kind: 'stopped', seat, unused })
  takePainted(step, seat)
  leavePupils(step, seat)
  if (!refill(step)) {
    end(step, 'deck')
    return
  }
  if (!state.closing && unused > 0) advance(step, seat, Math.min(unused, mostSteps))
  passOn(step, seat)
}

/** DAR-44 to DAR-46, DAR-50 */
function advance(step: Step, seat: Seat, steps: number): void {
  const { state, chance, tell } = step
  const from = state.counter
  const wasHomeward = state.homeward
  for (let step = 0; step < steps && !state.closing; step++) {
    state.counter += state.homeward ? -1 : 1
    if (state.counter === state.track.length - 1) state.homeward = true
    if (state.counter === 0) state.closing = true
  }
  tell?.({ kind: 'advanced', seat, from, to: state.counter, turned: state.homeward !== wasHomeward })
  if (faceAt(state) === 'daruma') {
    const daruma = drawFor(state, seat, chance)
    tell?.({ kind: 'rewarded', seat, daruma })
  }
  if (state.closing) tell?.({ kind: 'closed', seat })
}

function faceAt(state: State) {
  return tokenOf(state.track[state.counter] ?? 0).face
}

/** The next seat clockwise, or the end where the last turn of the game was played (DAR-50). */
export function passOn(step: Step, seat: Seat): void {
  const { state } = step
  const next = seat + 1 === state.seats ? 0 : seat + 1
  if (state.closing && next === state.first) end(step, 'track')
  else begin(step, next)
}

/** A turn begins; on a die-4 token with one fictitious four (DAR-47). */
export function begin(step: Step, seat: Seat): void {
  const { state, tell } = step
  collectDice(state)
  state.seat = seat
  state.phase = 'start'
  state.gifted = false
  state.fictitious = faceAt(state) === 'four' ? 1 : 0
  tell?.({ kind: 'began', seat, fictitious: state.fictitious })
}

function end(step: Step, reason: 'track' | 'deck'): void {
  const { state, chance, tell } = step
  // The objectives come to light (DAR-04): using chance makes this a step that cannot be taken back.
  chance.int(1)
  collectDice(state)
  state.fictitious = 0
  state.phase = 'over'
  tell?.({ kind: 'ended', reason, winners: winners(state) })
}
