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
import type { ErrandKind, Plan, Task, TaskOf } from './tasks.ts'
import { tenguMovement } from './tengu/movement.ts'
import { tengu, tenguDiscard, tenguDraw } from './tengu/turn.ts'
import { harmonise, placing, turn } from './turn.ts'
import { lay, virtue } from './winter.ts'

type Questions = {
  readonly [Kind in Exclude<Task['kind'], ErrandKind>]: Question<TaskOf<Kind>>
}
type Errands = { readonly [Kind in ErrandKind]: Errand<TaskOf<Kind>> }

const makeQuestions = (): Questions => ({
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
  goods,
  movement,
  advance,
  back,
  unlock,
  look,
  pick,
  rock,
  rockPilgrim,
  buy,
  buyBoth,
  pay,
  combine,
  tengu,
  tenguMovement,
})

const makeErrands = (): Errands => ({
  stage,
  harmonise,
  amulet,
  points,
  draw,
  receive,
  layMitama,
  tenguDraw,
  tenguDiscard,
})

let questions: ReadonlyMap<string, Question<Task>> | undefined
let errands: ReadonlyMap<string, Errand<Task>> | undefined

/**
 * Who handles a task. The tables are made at their first use, since some handlers ask them in turn
 * whether an effect is possible. Each entry takes the tasks of its own kind, which the key guarantees.
 */
function questionOf(task: Task): Question<Task> | undefined {
  questions ??= new Map(Object.entries(makeQuestions()) as [string, Question<Task>][])
  return questions.get(task.kind)
}

function errandOf(task: Task): Errand<Task> | undefined {
  errands ??= new Map(Object.entries(makeErrands()) as [string, Errand<Task>][])
  return errands.get(task.kind)
}

export function possibleTask(state: State, seat: Seat, task: Task): boolean {
  const handler = questionOf(task) ?? errandOf(task)
  return handler?.possible(state, seat, task) ?? false
}

export function movesFor(state: State, seat: Seat, task: Task): Move[] {
  const question = questionOf(task)
  if (question === undefined) return []
  const moves = question.moves(state, seat, task)
  if (question.mayDecline) moves.push({ kind: 'decline' })
  return moves
}

const mustAnswer = refusal('must-answer', 'BIT-072')

export function refuseFor(state: State, seat: Seat, task: Task, move: Move): Refusal | undefined {
  const question = questionOf(task)
  if (question === undefined) return wrongStep
  if (move.kind === 'decline') return question.mayDecline ? undefined : mustAnswer
  return question.refuse(state, seat, task, move)
}

export function playFor(step: Step, seat: Seat, task: Task, move: Move): Plan | undefined {
  return questionOf(task)?.play(step, seat, task, move)
}

/** What the agenda needs to know about tasks while a move is carried out. */
export function tasksOf(step: Step): Tasks<Task> {
  const { state } = step
  return {
    possible(seat, task) {
      return possibleTask(state, seat, task)
    },
    asks(seat, task) {
      const question = questionOf(task)
      return question !== undefined && question.forced?.(state, seat, task) === undefined
    },
    run(seat, task) {
      const question = questionOf(task)
      if (question === undefined) return errandOf(task)?.run(step, seat, task)
      const move = question.forced?.(state, seat, task)
      return move === undefined ? undefined : question.play(step, seat, task, move)
    },
  }
}
