import { at, task } from '@engawa/kernel'
import { type Spirit, shootAction, spiritOf, spirits, wakeCost } from '../catalogue/index.ts'
import { actionFrame } from './actions.ts'
import { foodLeft } from './market.ts'
import type { SeatBoard, State, Task } from './state.ts'
import { boardOf, currentTask, type Step } from './step.ts'

/** The first tile of this spirit among these; 0 where there is none. Tiles of one spirit are alike. */
export function tileOf(tiles: readonly number[], spirit: Spirit): number {
  for (const tile of tiles) if (spiritOf[tile] === spirit) return tile
  return 0
}

/** BAM-040: no stick, or no stock to go to. */
export function mustPass(board: SeatBoard): boolean {
  if (board.sticks === 0) return true
  return !board.stocks.some((shoots, stock) => shoots.length > 0 && stock !== board.marker)
}

const hasOwnAction = (shoot: number): boolean => shootAction[shoot] !== 'wildcard'

/** BAM-094: is there a shoot that could still act and is no wildcard by itself? */
function kitsuneHelps(state: State, board: SeatBoard): boolean {
  const { turn } = state
  if (turn.wild) return false
  if (turn.stock < 0)
    return (
      board.sticks > 0 &&
      board.stocks.some((shoots, stock) => stock !== board.marker && shoots.some(hasOwnAction))
    )
  if (turn.activations === 0) return false
  if (turn.hand.some(hasOwnAction)) return true
  return turn.under.some((shoots, stalk) =>
    shoots.some((shoot, place) => hasOwnAction(shoot) && !(stalk === turn.acting && place === 0)),
  )
}

/** BAM-097: only before the offering. */
function bakenekoHelps(state: State, board: SeatBoard): boolean {
  const { turn } = state
  if (turn.free) return false
  if (turn.stock < 0) return !mustPass(board)
  return turn.offered === 0
}

/** BAM-049: a spirit whose effect would be nothing cannot be used. */
export function spiritHelps(state: State, board: SeatBoard, spirit: Spirit): boolean {
  switch (spirit) {
    case 'kappa':
    case 'tanuki':
    case 'rokurokubi':
      return true
    case 'tengu':
      return foodLeft(state)
    case 'kitsune':
      return kitsuneHelps(state, board)
    case 'bakeneko':
      return bakenekoHelps(state, board)
    case 'ookami':
      return false
  }
}

/** BAM-049: the moments between two steps of a summer turn. */
export function isSpiritMoment(state: State, task: Task): boolean {
  switch (task.kind) {
    case 'visit':
    case 'resolve':
    case 'end':
      return true
    case 'balanceAgain':
      return state.season === 'summer'
    case 'offer':
      return state.turn.offered === 0
    case 'place':
      return state.turn.under.every((shoots) => shoots.length === 0)
    default:
      return false
  }
}

/** Is any awake spirit of use now? Supposes that it is a moment for spirits. */
export function anySpiritHelps(state: State, board: SeatBoard): boolean {
  for (const tile of board.awake) if (spiritHelps(state, board, at(spiritOf, tile))) return true
  return false
}

/** The spirits a seat can call on now, each once. */
export function usableSpirits(state: State, seat: number): Spirit[] {
  const { awake } = boardOf(state, seat)
  const current = currentTask(state)
  if (current === undefined || current.seat !== seat || !isSpiritMoment(state, current.task)) return []
  return spirits.filter(
    (spirit) => tileOf(awake, spirit) !== 0 && spiritHelps(state, boardOf(state, seat), spirit),
  )
}

/** Turns the tile: the spirit sleeps. */
export function fallAsleep({ state, tell }: Step, seat: number, spirit: Spirit): void {
  const { awake, asleep } = boardOf(state, seat)
  const tile = tileOf(awake, spirit)
  awake.splice(awake.indexOf(tile), 1)
  asleep.push(tile)
  tell?.({ kind: 'spiritUsed', seat, spirit })
}

/** BAM-091 to BAM-097: what the spirit does comes before whatever waited. */
export function callSpirit(step: Step, seat: number, spirit: Spirit): void {
  const { turn, agenda } = step.state
  fallAsleep(step, seat, spirit)
  switch (spirit) {
    case 'kappa':
      agenda.push(actionFrame(seat, 'balance'))
      break
    case 'tanuki':
      agenda.push(actionFrame(seat, 'improve'))
      break
    case 'rokurokubi':
      agenda.push(actionFrame(seat, 'fund'))
      break
    case 'tengu':
      agenda.push(task<Task>(seat, { kind: 'tengu', taken: false, renewed: false }))
      break
    case 'kitsune':
      turn.wild = true
      break
    case 'bakeneko':
      turn.free = true
      break
    case 'ookami':
      break
  }
}

/** BAM-098, BAM-100: may the seat wake this spirit? */
export function canWake(board: SeatBoard, spirit: Spirit): boolean {
  return tileOf(board.asleep, spirit) !== 0 && wakeCost[spirit] <= board.coins
}

export function wake({ state, tell }: Step, seat: number, spirit: Spirit): void {
  const board = boardOf(state, seat)
  const tile = tileOf(board.asleep, spirit)
  board.asleep.splice(board.asleep.indexOf(tile), 1)
  board.awake.push(tile)
  board.coins -= wakeCost[spirit]
  tell?.({ kind: 'woken', seat, spirit, paid: wakeCost[spirit] })
}
