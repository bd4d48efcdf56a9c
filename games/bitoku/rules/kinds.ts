import {
  type Frame,
  type Can as KernelCan,
  type Decision as KernelDecision,
  type Errand as KernelErrand,
  type Seat,
  type StepOf,
  task,
} from '@engawa/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Reason } from './refusals.ts'
import type { State, Task } from './state.ts'

/** The types Bitoku is made of. */
export interface Bitoku {
  state: State
  move: Move
  event: Event
  task: Task
  refusal: Reason
}

/** A move in progress: the table, its chance, and who listens. */
export type Step = StepOf<Bitoku>
export type Plan = Frame<Task>
export type Can = KernelCan<Bitoku>
export type Decision<Kind extends Task['kind'], Answers extends Move['kind']> = KernelDecision<
  Bitoku,
  Kind,
  Answers
>
export type Errand<Kind extends Task['kind']> = KernelErrand<Bitoku, Kind>

/** One task of a seat, as a frame of the agenda. */
export const todo = (seat: Seat, what: Task): Plan => task(seat, what)
