import type { Chance, Frame, Tell } from '@engawa/kernel'
import { at, task } from '@engawa/kernel'
import { colours } from '../catalogue/index.ts'
import type { Event } from './events.ts'
import type { SeatBoard, State, Task } from './state.ts'

/** A move on its way: the state it changes, the generator, and who listens. */
export interface Step {
  readonly state: State
  readonly chance: Chance
  readonly tell: Tell<Event>
}

/** What a task leads to; nothing where it is simply done. */
export type Followed = Frame<Task> | undefined

export const boardOf = (state: State, seat: number): SeatBoard => at(state.boards, seat)

type PlainKind = Exclude<Task['kind'], 'push' | 'stow' | 'furnish' | 'tengu' | 'feed'>

/** Frames are never changed, so that those without details can be made once. */
const plainFrames = new Map<PlainKind, Frame<Task>[]>()

/** A task without details. */
export function plain(seat: number, kind: PlainKind): Frame<Task> {
  let frames = plainFrames.get(kind)
  if (frames === undefined) {
    frames = colours.map((_, owner) => task<Task>(owner, { kind }))
    plainFrames.set(kind, frames)
  }
  return at(frames, seat)
}

/** The task that waits, or nothing where the game is over. */
export function currentTask(state: State): { readonly seat: number; readonly task: Task } | undefined {
  const front = state.agenda[state.agenda.length - 1]
  return front?.kind === 'task' ? front : undefined
}
