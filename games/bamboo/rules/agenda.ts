import { at, type Frame, task } from '@engawa/kernel'
import { colours } from '../catalogue/index.ts'
import type { State, Task } from './state.ts'

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
