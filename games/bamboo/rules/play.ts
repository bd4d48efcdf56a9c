import { at, type Chance, finish, settle, type Tell, task } from '@engawa/kernel'
import { shootColour } from '../catalogue/index.ts'
import { actionFrame, balanceAgain, furnish, gainCoins, rest, scoreBalance, takeBalance } from './actions.ts'
import { chooseColour } from './colours.ts'
import type { Event } from './events.ts'
import { renewFood, takeFood } from './market.ts'
import type { Move } from './moves.ts'
import { callSpirit, fallAsleep, wake } from './spirits.ts'
import type { State, Task } from './state.ts'
import { boardOf, currentTask, type Followed, type Step } from './step.ts'
import { activate, forgo, offer, pass, place, stow, visit } from './summer.ts'
import { tasksOf } from './tasks.ts'
import { feed, feedByOokami, hunger } from './year.ts'

/** Carries the move out and works on until somebody is asked again. */
export function play(state: State, seat: number, move: Move, chance: Chance, tell?: Tell<Event>): void {
  const current = currentTask(state)
  if (current === undefined) throw new Error('the game is over')
  const step: Step = { state, chance, tell }
  carryOut(step, seat, current.task, move)
  settle(state.agenda, tasksOf(step))
}

/**
 * A step that leaves its question standing (one stick of several, one shoot of several, a spirit in between)
 * only changes the state: the agenda asks again, or goes on where nothing is left.
 */
function carryOut(step: Step, seat: number, task: Task, move: Move): void {
  const { state } = step
  switch (move.kind) {
    case 'offer':
      offer(step, seat, move.temple)
      return
    case 'place':
      place(step, seat, move.shoot, move.stalk)
      return
    case 'activate':
      state.agenda.push(activate(step, seat, move.stalk, move.as))
      return
    case 'forgo':
      state.agenda.push(forgo(step, seat, move.stalk))
      return
    case 'wake':
      wake(step, seat, move.spirit)
      return
    case 'spirit':
      if (task.kind !== 'feed') {
        callSpirit(step, seat, move.spirit)
        return
      }
      fallAsleep(step, seat, move.spirit)
      finish(state.agenda, seat, feedByOokami(seat, task.missing))
      return
    default:
      finish(state.agenda, seat, answer(step, seat, task, move))
  }
}

/** A step that settles its question; what it leads to comes next. */
function answer(step: Step, seat: number, current: Task, move: Move): Followed {
  switch (move.kind) {
    case 'colour':
      chooseColour(step, seat, move.colour)
      return undefined
    case 'draft':
      draft(step, seat, move.shoot)
      return undefined
    case 'gift':
      return takeGift(step, seat, move)
    case 'visit':
      return visit(step, seat, move.stock)
    case 'pass':
      return pass(step, seat)
    case 'stow':
      if (current.kind === 'stow') stow(step, seat, current.shoot, move.stock)
      return undefined
    case 'rest':
      rest(step, seat)
      return undefined
    case 'take':
      takeBalance(step, seat, move.tile)
      return current.kind === 'balance' ? balanceAgain(seat) : undefined
    case 'score':
      scoreBalance(step, seat, move.tile)
      return current.kind === 'balance' ? balanceAgain(seat) : undefined
    case 'earn':
      gainCoins(step, seat, 1)
      return undefined
    case 'buy':
      return task<Task>(seat, { kind: 'furnish', tile: move.tile })
    case 'furnish':
      if (current.kind === 'furnish') furnish(step, seat, current.tile, move.cell)
      return undefined
    case 'cook':
      takeFood(step, seat, move.food)
      return current.kind === 'tengu' ? task<Task>(seat, { ...current, taken: true }) : undefined
    case 'renew':
      renewFood(step, seat)
      return current.kind === 'tengu' ? task<Task>(seat, { ...current, renewed: true }) : undefined
    case 'feed':
      return current.kind === 'feed' ? feed(step, seat, current.missing, move.food) : undefined
    case 'done':
      return current.kind === 'feed' ? hunger(step, seat, current.missing) : undefined
    default:
      throw new Error(`${move.kind} settles no question`)
  }
}

/** BAM-023: into the stock of its colour. */
function draft({ state, tell }: Step, seat: number, shoot: number): void {
  state.offer.splice(state.offer.indexOf(shoot), 1)
  at(boardOf(state, seat).stocks, at(shootColour, shoot)).push(shoot)
  tell?.({ kind: 'drafted', seat, shoot })
}

/** BAM-031: the gift is gone for this spring; its action follows, unless declined. */
function takeGift({ state, tell }: Step, seat: number, move: Extract<Move, { kind: 'gift' }>): Followed {
  state.gifts.splice(state.gifts.indexOf(move.gift), 1)
  tell?.({ kind: 'giftTaken', seat, gift: move.gift, used: move.use })
  return move.use ? actionFrame(seat, move.gift) : undefined
}
