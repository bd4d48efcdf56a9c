import type * as kernel from '@engawa/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Reason } from './refusals.ts'
import type { State, Task } from './state.ts'

/** The types the game is made of. */
export interface Bamboo {
  state: State
  move: Move
  event: Event
  task: Task
  refusal: Reason
}

export type Step = kernel.StepOf<Bamboo>
export type Plan = kernel.Plan<Bamboo>
export type Decision<Kind extends Task['kind'], Answers extends Move['kind']> = kernel.Decision<
  Bamboo,
  Kind,
  Answers
>
export type Errand<Kind extends Task['kind']> = kernel.Errand<Bamboo, Kind>
