import type * as Kernel from '@engawa/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Reason } from './refusals.ts'
import type { State, Task } from './state.ts'

/** The types Kodama is made of. */
export interface Kodama {
  state: State
  move: Move
  event: Event
  task: Task
  refusal: Reason
}

export type Step = Kernel.StepOf<Kodama>
export type Decision<Kind extends Task['kind'], Answers extends Move['kind']> = Kernel.Decision<
  Kodama,
  Kind,
  Answers
>
