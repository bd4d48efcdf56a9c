import type { Frame, Seat } from '@engawa/kernel'
import type { Source, State, Task } from './state.ts'

/** One thing that is still to be done, for a visible queue. */
export interface Pending {
  readonly seat: Seat
  /** The kind of the task, or of the frame where several are held together. */
  readonly kind: Task['kind'] | 'choice' | 'anyOrder' | 'optional'
  /** The card, tile, region or favour it comes from; '' where the turn itself asks. */
  readonly source: Source
  /** Names to choose from, in the notation of the catalogue; empty for a single task. */
  readonly options: readonly string[]
  /** Does the table wait for this one now? */
  readonly now: boolean
}

const sourceOfTask = (task: Task): Source => {
  if ('source' in task) return task.source
  return 'tile' in task ? task.tile : ''
}

function sourceOf(frame: Frame<Task>): Source {
  switch (frame.kind) {
    case 'task':
      return sourceOfTask(frame.task)
    case 'optional':
      return sourceOf(frame.frame)
    case 'sequence':
      return frame.frames.map(sourceOf).find((source) => source !== '') ?? ''
    case 'choice':
      return frame.options.map((part) => sourceOf(part.frame)).find((source) => source !== '') ?? ''
    case 'anyOrder':
      return frame.parts.map((part) => sourceOf(part.frame)).find((source) => source !== '') ?? ''
    case 'together':
      return ''
  }
}

function entries(frame: Frame<Task>, now: boolean): Pending[] {
  switch (frame.kind) {
    case 'task':
      if (frame.task.kind === 'stage') return []
      return [{ seat: frame.seat, kind: frame.task.kind, source: sourceOf(frame), options: [], now }]
    case 'sequence':
      return frame.frames.flatMap((part) => entries(part, false))
    case 'together':
      return frame.lanes.flatMap((lane) => queue(lane.agenda))
    case 'optional':
      return [{ seat: frame.seat, kind: 'optional', source: sourceOf(frame), options: [frame.name], now }]
    case 'choice':
    case 'anyOrder': {
      const parts = frame.kind === 'choice' ? frame.options : frame.parts
      const options = parts.map((part) => part.name)
      return [{ seat: frame.seat, kind: frame.kind, source: sourceOf(frame), options, now }]
    }
  }
}

function queue(agenda: readonly Frame<Task>[]): Pending[] {
  return agenda
    .slice()
    .reverse()
    .flatMap((frame, depth) => entries(frame, depth === 0))
}

/** What is still to be done before the next turn or season, first things first. */
export const pending = (state: State): Pending[] => queue(state.agenda)
