import type { Refusal, Seat, Tasks } from '@engawa/kernel'
import { act, copy, surpass } from './forest.ts'
import { amulet, draw, goods, points, unlock } from './gains.ts'
import { advance, back } from './kodamas.ts'
import { look, pick } from './looks.ts'
import { buy, buyBoth } from './market.ts'
import type { Move } from './moves.ts'
import { movement } from './paths.ts'
import { combine, layMitama, pay, receive } from './receive.ts'
import { favour } from './river.ts'
import { rock, rockPilgrim } from './rocks.ts'
import { discard, harvest } from './spring.ts'
import { stage } from './stages.ts'
import type { State } from './state.ts'
import { type Errand, type Question, refusal, type Step, wrongStep } from './step.ts'
import type { Plan, Task, TaskOf } from './tasks.ts'
import { tenguMovement } from './tengu/movement.ts'
import { tengu, tenguDiscard, tenguDraw } from './tengu/turn.ts'
import { harmonise, placing, turn } from './turn.ts'
import { lay, virtue } from './winter.ts'

type Desk = { readonly [Kind in Task['kind']]: Question<TaskOf<Kind>> | Errand<TaskOf<Kind>> }

const makeDesk = (): Desk => ({
  stage,
  discard,
  harvest,
  lay,
  virtue,
  turn,
  place: placing,
  act,
  surpass,
  copy,
  favour,
  harmonise,
  goods,
  amulet,
  points,
  movement,
  advance,
  back,
  unlock,
  draw,
  look,
  pick,
  rock,
  rockPilgrim,
  buy,
  buyBoth,
  pay,
  receive,
  layMitama,
  combine,
  tengu,
  tenguMovement,
  tenguDraw,
  tenguDiscard,
})

let desk: Desk | undefined

type Handler = Question<Task> | Errand<Task>

/**
 * Who handles a task. The table is made at its first use, since some handlers ask it in turn whether
 * an effect is possible. Each entry takes the tasks of its own kind, which the index guarantees.
 */
function handlerOf(task: Task): Handler {
  desk ??= makeDesk()
  return desk[task.kind] as Handler
}

const isQuestion = (handler: Handler): handler is Question<Task> => 'moves' in handler

export function possibleTask(state: State, seat: Seat, task: Task): boolean {
  return handlerOf(task).possible(state, seat, task)
}

export function movesFor(state: State, seat: Seat, task: Task): Move[] {
  const handler = handlerOf(task)
  if (!isQuestion(handler)) return []
  const moves = handler.moves(state, seat, task)
  if (handler.mayDecline) moves.push({ kind: 'decline' })
  return moves
}

const mustAnswer = refusal('must-answer', 'BIT-072')

export function refuseFor(state: State, seat: Seat, task: Task, move: Move): Refusal | undefined {
  const handler = handlerOf(task)
  if (!isQuestion(handler)) return wrongStep
  if (move.kind === 'decline') return handler.mayDecline ? undefined : mustAnswer
  return handler.refuse(state, seat, task, move)
}

export function playFor(step: Step, seat: Seat, task: Task, move: Move): Plan | undefined {
  const handler = handlerOf(task)
  return isQuestion(handler) ? handler.play(step, seat, task, move) : undefined
}

/** What the agenda needs to know about tasks while a move is carried out. */
export function tasksOf(step: Step): Tasks<Task> {
  const { state } = step
  return {
    possible: (seat, task) => handlerOf(task).possible(state, seat, task),
    asks(seat, task) {
      const handler = handlerOf(task)
      return isQuestion(handler) && handler.forced?.(state, seat, task) === undefined
    },
    run(seat, task) {
      const handler = handlerOf(task)
      if (!isQuestion(handler)) return handler.run(step, seat, task)
      const move = handler.forced?.(state, seat, task)
      return move === undefined ? undefined : handler.play(step, seat, task, move)
    },
  }
}
