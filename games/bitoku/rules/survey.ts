import type { Seat } from '@engawa/kernel'
import { possibleTask } from './desk.ts'
import type { State } from './state.ts'
import type { Task } from './tasks.ts'

/** Looks whether something could be done on this table, without doing it. */
export const survey = (state: State) => ({
  possible(seat: Seat, task: Task): boolean {
    return possibleTask(state, seat, task)
  },
})
