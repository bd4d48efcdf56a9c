import type * as kernel from '@engawa/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Reason } from './refusals.ts'
import type { Phase, State } from './state.ts'

/** The types Hotaru is made of. Its turns are flat: the phase says what is asked. */
export interface Hotaru {
  state: State
  move: Move
  event: Event
  task: { readonly [Each in Phase]: { readonly kind: Each } }[Exclude<Phase, 'over'>]
  refusal: Reason
}

export type Step = kernel.Step<State, Event>
export type Decision<Kind extends Hotaru['task']['kind'], Answers extends Move['kind']> = kernel.Decision<
  Hotaru,
  Kind,
  Answers
>
