import { type Frame, sequence, task } from '@engawa/kernel'
import { type Spirit, spirits } from '../../catalogue/index.ts'
import { plain } from '../agenda.ts'
import { foodLeft, foodOffered, renewFood, takeFood } from '../food.ts'
import type { Decision, Plan, Step } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { type Reason, refuse } from '../refusals.ts'
import { spiritHelps, tileOf } from '../spirits.ts'
import { boardOf, type State, type Task } from '../state.ts'

/** BAM-049: the calls that are possible at a moment between two steps of a summer turn. */
export function addSpirits(found: Move[], state: State, seat: number): void {
  const board = boardOf(state, seat)
  if (board.awake.length === 0) return
  for (const spirit of spirits)
    if (tileOf(board.awake, spirit) !== 0 && spiritHelps(state, board, spirit))
      found.push({ kind: 'spirit', spirit })
}

/** Why a spirit cannot be called: now is the moment for it, or not. */
export function refuseSpirit(
  state: State,
  seat: number,
  spirit: Spirit,
  isMoment = true,
): Reason | undefined {
  if (spirit === 'ookami' || !isMoment) return misplacedSpirit(spirit)
  const board = boardOf(state, seat)
  if (tileOf(board.awake, spirit) === 0) return refuse('spirit-not-awake', 'BAM-090', { spirit })
  return spiritHelps(state, board, spirit) ? undefined : refuse('spirit-idle', 'BAM-049', { spirit })
}

/** This is no moment for this spirit. */
export const misplacedSpirit = (spirit: Spirit): Reason =>
  spirit === 'ookami'
    ? refuse('spirit-in-winter', 'BAM-095', { spirit })
    : refuse('no-spirit-now', 'BAM-049', { spirit })

/** Turns the tile: the spirit sleeps (BAM-090). */
export function fallAsleep({ state, tell }: Step, seat: number, spirit: Spirit): void {
  const { awake, asleep } = boardOf(state, seat)
  const tile = tileOf(awake, spirit)
  awake.splice(awake.indexOf(tile), 1)
  asleep.push(tile)
  tell?.({ kind: 'spiritUsed', seat, spirit })
}

/** The spirit does what it does, then the seat is asked again what it was asked before. */
export function callSpirit(step: Step, seat: number, spirit: Spirit, again: Frame<Task>): Plan {
  fallAsleep(step, seat, spirit)
  const effect = effectOf(step.state, seat, spirit)
  return effect === undefined ? again : sequence(effect, again)
}

/** BAM-091 to BAM-097 */
function effectOf({ turn }: State, seat: number, spirit: Spirit): Plan {
  switch (spirit) {
    case 'kappa':
      return plain(seat, 'balance')
    case 'tanuki':
      return plain(seat, 'improve')
    case 'rokurokubi':
      return plain(seat, 'fund')
    case 'tengu':
      return task<Task>(seat, { kind: 'tengu', taken: false, renewed: false })
    case 'kitsune':
      turn.wild = true
      return undefined
    case 'bakeneko':
      turn.free = true
      return undefined
    case 'ookami':
      return undefined
  }
}

/** BAM-096: a food counter; before or after it, all face-up food may be renewed. */
export const tengu: Decision<'tengu', 'cook' | 'renew' | 'done'> = {
  rule: 'BAM-096',
  answers: ['cook', 'renew', 'done'],
  possible: (state, _seat, { taken, renewed }) => !(taken && renewed) && foodLeft(state),
  moves(state, _seat, { taken, renewed }) {
    const found: Move[] = []
    if (!taken) for (const food of foodOffered(state)) found.push({ kind: 'cook', food })
    if (!renewed) found.push({ kind: 'renew' })
    if (taken) found.push({ kind: 'done' })
    return found
  },
  refuse(state, _seat, move, { taken, renewed }) {
    switch (move.kind) {
      case 'cook':
        if (taken) return refuse('food-taken-already', 'BAM-096')
        return state.food.includes(move.food) ? undefined : refuse('food-not-there', 'BAM-055')
      case 'renew':
        return renewed ? refuse('renewed-already', 'BAM-096') : undefined
      case 'done':
        return taken ? undefined : refuse('food-first', 'BAM-096')
    }
  },
  play(step, seat, move, asked) {
    switch (move.kind) {
      case 'cook':
        takeFood(step, seat, move.food)
        return task<Task>(seat, { ...asked, taken: true })
      case 'renew':
        renewFood(step, seat)
        return task<Task>(seat, { ...asked, renewed: true })
      case 'done':
        return undefined
    }
  },
}
