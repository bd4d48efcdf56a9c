import { at, sequence, type Tasks } from '@engawa/kernel'
import { spiritOf } from '../catalogue/index.ts'
import { canScoreAny, canTakeAny, gainCoins } from './actions.ts'
import { autumn } from './autumn.ts'
import { chooseColour, freeColours } from './colours.ts'
import { foodLeft, foodOnBoard } from './market.ts'
import { anySpiritHelps, canWake, mustPass } from './spirits.ts'
import type { State, Task } from './state.ts'
import { boardOf, type Followed, plain, type Step } from './step.ts'
import { forgo, nextTurn, onlyStalk, pass, push, startSummer } from './summer.ts'
import { endYear, feedingIsChoice, feedOn, startFeeding, startWinter, startYear } from './year.ts'

/** Does the task wait for its seat? Some run by themselves where nothing is left to decide. */
function asks(state: State, seat: number, task: Task): boolean {
  switch (task.kind) {
    case 'colour':
      return freeColours(state).length > 1
    case 'visit': {
      const board = boardOf(state, seat)
      return !mustPass(board) || anySpiritHelps(state, board)
    }
    case 'resolve':
      return state.turn.activations > 0 || onlyStalk(state.turn) < 0
    case 'feed':
      return feedingIsChoice(boardOf(state, seat), task.missing)
    case 'startYear':
    case 'startSummer':
    case 'push':
    case 'nextTurn':
    case 'fund':
    case 'autumn':
    case 'startWinter':
    case 'startFeeding':
    case 'endYear':
      return false
    default:
      return true
  }
}

/** Could anything of the task be done? What cannot is skipped. */
function possible(state: State, seat: number, task: Task): boolean {
  switch (task.kind) {
    case 'draft':
      return state.offer.length > 0
    case 'offer':
      return state.turn.toOffer > 0
    case 'place':
      return state.turn.hand.length > 0
    case 'resolve':
      return state.turn.under.some((shoots) => shoots.length > 0)
    case 'end':
      return anySpiritHelps(state, boardOf(state, seat))
    case 'balanceAgain': {
      const board = boardOf(state, seat)
      if (canTakeAny(state, board) || canScoreAny(board)) return true
      // BAM-049: a spirit between the halves may yet make a second half possible.
      return state.season === 'summer' && anySpiritHelps(state, board)
    }
    case 'cook':
      return foodOnBoard(state)
    case 'tengu':
      return task.taken ? !task.renewed && foodLeft(state) : foodLeft(state)
    case 'wake': {
      const board = boardOf(state, seat)
      return board.asleep.some((tile) => canWake(board, at(spiritOf, tile)))
    }
    case 'feed':
      return task.missing > 0
    default:
      return true
  }
}

/** Does a task that asks nothing. */
function run(step: Step, seat: number, task: Task): Followed {
  switch (task.kind) {
    case 'colour':
      chooseColour(step, seat, at(freeColours(step.state), 0))
      return undefined
    case 'startYear':
      return startYear(step)
    case 'startSummer':
      return startSummer(step)
    case 'visit':
      return pass(step, seat)
    case 'resolve':
      return forgoRest(step, seat)
    case 'push':
      return push(step, seat, task.stalk)
    case 'nextTurn':
      return nextTurn(step, seat)
    case 'fund':
      gainCoins(step, seat, 2)
      return undefined
    case 'autumn':
      return autumn(step)
    case 'startWinter':
      return startWinter(step)
    case 'startFeeding':
      return startFeeding(step, seat)
    case 'feed':
      return feedOn(step, seat, task.missing)
    case 'endYear':
      return endYear(step)
    default:
      throw new Error(`the task ${task.kind} waits for a move`)
  }
}

/** With no activation left and one stalk to push, there is no choice: the shoots go in, nearest first. */
function forgoRest(step: Step, seat: number): Followed {
  const pushed = forgo(step, seat, onlyStalk(step.state.turn))
  return sequence(pushed, plain(seat, 'resolve'))
}

/** The game's tasks as the agenda works through them. */
export function tasksOf(step: Step): Tasks<Task> {
  return {
    asks: (seat, task) => asks(step.state, seat, task),
    possible: (seat, task) => possible(step.state, seat, task),
    run: (seat, task) => run(step, seat, task),
  }
}
