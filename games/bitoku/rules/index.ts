import {
  answer,
  answers,
  type Frame,
  finish,
  type Game,
  malformed,
  type Refusal,
  type Seat,
  settle,
  waiting,
  waitingFor,
} from '@engawa/kernel'
import { census } from './census.ts'
import { copyState } from './copy.ts'
import { movesFor, playFor, refuseFor, tasksOf } from './desk.ts'
import type { Event } from './events.ts'
import { type Move, shapes } from './moves.ts'
import { optionsSchema } from './options.ts'
import { sheetOf, winnersOf } from './score.ts'
import { setup } from './setup.ts'
import type { Options, State } from './state.ts'
import { refusal, type Step, TENGU, wrongStep } from './step.ts'
import { survey } from './survey.ts'
import type { Task } from './tasks.ts'
import { imagine, view } from './view.ts'

export * from './events.ts'
export * from './help.ts'
export * from './moves.ts'
export * from './state.ts'
export type * from './tasks.ts'

const gameOver = refusal('game-over', 'BIT-001')
const notYourTurn = refusal('not-your-turn', 'BIT-120')
const notAnOption = refusal('not-an-option', 'BIT-076')

/** What the table asks, by one word for the prompt. */
function decisionOf(frame: Frame<Task>): string {
  return frame.kind === 'task' ? frame.task.kind : frame.kind
}

function moves(state: State, seat: Seat): Move[] {
  const frame = waitingFor(state.agenda, seat)
  if (frame === undefined) return []
  return frame.kind === 'task' ? movesFor(state, seat, frame.task) : answers(frame, survey(state))
}

function refuseAnswer(state: State, frame: Frame<Task>, move: Move): Refusal | undefined {
  if (move.kind !== 'choose' && move.kind !== 'decline') return wrongStep
  const open = answers(frame, survey(state))
  const fits = open.some((one) =>
    one.kind === 'choose' ? move.kind === 'choose' && one.name === move.name : move.kind === 'decline',
  )
  return fits ? undefined : notAnOption
}

/** Form first, then whose turn it is, then the rules. */
function check(state: State, seat: Seat, move: unknown): Refusal | undefined {
  const form = malformed(shapes, move)
  if (form !== undefined) return form
  if (state.season === 'over') return gameOver
  const frame = waitingFor(state.agenda, seat)
  if (frame === undefined) return notYourTurn
  const wanted = move as Move
  return frame.kind === 'task'
    ? refuseFor(state, seat, frame.task, wanted)
    : refuseAnswer(state, frame, wanted)
}

function play(step: Step, seat: Seat, move: Move): void {
  const { state } = step
  const frame = waitingFor(state.agenda, seat)
  if (move.kind === 'decline') step.tell?.({ kind: 'declined', seat })
  if (frame?.kind !== 'task') {
    if (move.kind === 'choose' || move.kind === 'decline') answer(state.agenda, seat, move)
  } else if (move.kind === 'decline') finish(state.agenda, seat)
  else finish(state.agenda, seat, playFor(step, seat, frame.task, move))
  settle(state.agenda, tasksOf(step))
}

/** Bitoku: four years in the forest (BIT-001), for one seat against the Tengu or two to four seats. */
export const bitoku: Game<State, Move, Options, Event> = {
  id: 'bitoku',
  rules: 1,
  seats: [1, 2, 3, 4],
  options: optionsSchema,
  automas: (seats) => (seats === 1 ? [TENGU] : []),
  setup,
  turn(state) {
    if (state.season === 'over') return { over: true, winners: winnersOf(state) }
    const front = state.agenda[state.agenda.length - 1]
    // Nearly always one seat is asked; spring and winter ask several at once.
    if (front?.kind === 'task') return { over: false, seats: [front.seat], decision: front.task.kind }
    const waits = waiting(state.agenda)
    const [first] = waits
    return {
      over: false,
      seats: waits.map(({ seat }) => seat),
      decision: first === undefined ? 'none' : decisionOf(first.frame),
    }
  },
  moves,
  check,
  play: (state, seat, move, chance, tell) => play({ state, chance, tell }, seat, move),
  view,
  imagine,
  score: (state) => state.domains.map((_domain, seat) => sheetOf(state, seat)),
  copy: copyState,
  census,
}
