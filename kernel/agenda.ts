import type { Seat } from './contract.ts'

/**
 * What a game still has to do, as data. An agenda is a stack of frames; its last frame is next.
 * A frame is never changed, only replaced, so that a copy of the stack is a copy of the agenda.
 */
export type Frame<Task> =
  | { readonly kind: 'task'; readonly seat: Seat; readonly task: Task }
  /** One after the other. */
  | { readonly kind: 'sequence'; readonly frames: readonly Frame<Task>[] }
  /** The seat names one of the options, `picks` times; `distinct` forbids naming one twice. */
  | {
      readonly kind: 'choice'
      readonly seat: Seat
      readonly options: readonly Named<Task>[]
      readonly picks: number
      readonly distinct: boolean
      readonly mayDecline: boolean
    }
  /** The seat may do it or decline it, when its time has come. */
  | { readonly kind: 'optional'; readonly seat: Seat; readonly name: string; readonly frame: Frame<Task> }
  /** All of them, the seat names which comes next; `mayDecline` lets it stop early. */
  | {
      readonly kind: 'anyOrder'
      readonly seat: Seat
      readonly parts: readonly Named<Task>[]
      readonly mayDecline: boolean
    }
  /** Several seats at once, each with an agenda of its own. Done when all are. */
  | { readonly kind: 'together'; readonly lanes: readonly Lane<Task>[] }

export interface Named<Task> {
  readonly name: string
  readonly frame: Frame<Task>
}

export interface Lane<Task> {
  readonly seat: Seat
  readonly agenda: readonly Frame<Task>[]
}

export type Agenda<Task> = Frame<Task>[]

/** The two answers that the agenda itself understands; a task is answered by the game's own moves. */
export type Answer = { readonly kind: 'choose'; readonly name: string } | { readonly kind: 'decline' }

/** What a game tells the agenda about its tasks. */
export interface Tasks<Task> {
  /** Does this task wait for a move of its seat? */
  asks(seat: Seat, task: Task): boolean
  /** Could anything of it be done now? What cannot is skipped and cannot be chosen. */
  possible(seat: Seat, task: Task): boolean
  /** Does a task that asks nothing; what it triggers is returned and comes next. */
  run(seat: Seat, task: Task): Frame<Task> | undefined
}

export const task = <Task>(seat: Seat, what: Task): Frame<Task> => ({ kind: 'task', seat, task: what })

export const sequence = <Task>(...frames: readonly Frame<Task>[]): Frame<Task> => ({
  kind: 'sequence',
  frames,
})

export const choice = <Task>(
  seat: Seat,
  options: readonly Named<Task>[],
  { picks = 1, distinct = false, mayDecline = false } = {},
): Frame<Task> => ({ kind: 'choice', seat, options, picks, distinct, mayDecline })

export const optional = <Task>(seat: Seat, name: string, frame: Frame<Task>): Frame<Task> => ({
  kind: 'optional',
  seat,
  name,
  frame,
})

export const anyOrder = <Task>(
  seat: Seat,
  parts: readonly Named<Task>[],
  mayDecline = false,
): Frame<Task> => ({
  kind: 'anyOrder',
  seat,
  parts,
  mayDecline,
})

/** Each seat in the given order, one finished before the next begins. */
export const eachSeat = <Task>(seats: readonly Seat[], frame: (seat: Seat) => Frame<Task>): Frame<Task> =>
  sequence(...seats.map(frame))

export const together = <Task>(seats: readonly Seat[], frame: (seat: Seat) => Frame<Task>): Frame<Task> => ({
  kind: 'together',
  lanes: seats.map((seat) => ({ seat, agenda: [frame(seat)] })),
})

/** Could anything of this frame be done now? */
export function possible<Task>(frame: Frame<Task>, tasks: Pick<Tasks<Task>, 'possible'>): boolean {
  switch (frame.kind) {
    case 'task':
      return tasks.possible(frame.seat, frame.task)
    case 'sequence':
      return frame.frames.some((part) => possible(part, tasks))
    case 'choice':
      return frame.options.some((option) => possible(option.frame, tasks))
    case 'optional':
      return possible(frame.frame, tasks)
    case 'anyOrder':
      return frame.parts.some((part) => possible(part.frame, tasks))
    case 'together':
      return frame.lanes.some((lane) => lane.agenda.some((part) => possible(part, tasks)))
  }
}

/** Works through the agenda until it waits for somebody or is empty. Depth first. */
export function settle<Task>(agenda: Agenda<Task>, tasks: Tasks<Task>): void {
  for (let next = agenda.pop(); next !== undefined; next = agenda.pop()) {
    const waits = unfold(agenda, next, tasks)
    if (waits !== undefined) {
      agenda.push(waits)
      return
    }
  }
}

/** Puts what the frame leads to onto the agenda, or gives back the frame that waits. */
function unfold<Task>(agenda: Agenda<Task>, frame: Frame<Task>, tasks: Tasks<Task>): Frame<Task> | undefined {
  switch (frame.kind) {
    case 'task': {
      if (!tasks.possible(frame.seat, frame.task)) return undefined
      if (tasks.asks(frame.seat, frame.task)) return frame
      const followed = tasks.run(frame.seat, frame.task)
      if (followed !== undefined) agenda.push(followed)
      return undefined
    }
    case 'sequence':
      for (let i = frame.frames.length - 1; i >= 0; i--) agenda.push(frame.frames[i] as Frame<Task>)
      return undefined
    case 'optional':
      return possible(frame.frame, tasks) ? frame : undefined
    case 'choice':
    case 'anyOrder': {
      const open = openParts(frame, tasks)
      const [only] = open
      if (only === undefined) return undefined
      if (open.length > 1 || frame.mayDecline) return frame
      take(agenda, frame, only)
      return undefined
    }
    case 'together': {
      const lanes: Lane<Task>[] = []
      for (const lane of frame.lanes) {
        const own = lane.agenda.slice()
        settle(own, tasks)
        if (own.length > 0) lanes.push({ seat: lane.seat, agenda: own })
      }
      return lanes.length > 0 ? { kind: 'together', lanes } : undefined
    }
  }
}

type Picking<Task> = Extract<Frame<Task>, { kind: 'choice' | 'anyOrder' }>

function openParts<Task>(frame: Picking<Task>, tasks: Pick<Tasks<Task>, 'possible'>): Named<Task>[] {
  const parts = frame.kind === 'choice' ? frame.options : frame.parts
  return parts.filter((part) => possible(part.frame, tasks))
}

/** Does the named part next and keeps what is left of the frame for afterwards. */
function take<Task>(agenda: Agenda<Task>, frame: Picking<Task>, part: Named<Task>): void {
  if (frame.kind === 'anyOrder') {
    const parts = frame.parts.filter((other) => other !== part)
    if (parts.length > 0) agenda.push({ ...frame, parts })
  } else if (frame.picks > 1) {
    const options = frame.distinct ? frame.options.filter((other) => other !== part) : frame.options
    agenda.push({ ...frame, options, picks: frame.picks - 1 })
  }
  agenda.push(part.frame)
}

/** The frames that wait, each with its seat. Call it on a settled agenda. */
export function waiting<Task>(agenda: readonly Frame<Task>[]): { seat: Seat; frame: Frame<Task> }[] {
  const front = agenda[agenda.length - 1]
  if (front === undefined) return []
  if (front.kind === 'together') return front.lanes.flatMap((lane) => waiting(lane.agenda))
  return front.kind === 'sequence' ? [] : [{ seat: front.seat, frame: front }]
}

/** The frame that waits for this seat. */
export function waitingFor<Task>(agenda: readonly Frame<Task>[], seat: Seat): Frame<Task> | undefined {
  const front = agenda[agenda.length - 1]
  if (front === undefined || front.kind === 'sequence') return undefined
  if (front.kind !== 'together') return front.seat === seat ? front : undefined
  const own = front.lanes.find((lane) => lane.seat === seat)
  return own === undefined ? undefined : waitingFor(own.agenda, seat)
}

/** The answers the waiting frame takes from its seat; none where it is a task. */
export function answers<Task>(frame: Frame<Task>, tasks: Pick<Tasks<Task>, 'possible'>): Answer[] {
  switch (frame.kind) {
    case 'optional':
      return [{ kind: 'choose', name: frame.name }, { kind: 'decline' }]
    case 'choice':
    case 'anyOrder': {
      const named: Answer[] = openParts(frame, tasks).map((part) => ({ kind: 'choose', name: part.name }))
      return frame.mayDecline ? [...named, { kind: 'decline' }] : named
    }
    default:
      return []
  }
}

/** Takes the seat's waiting frame off and works on the seat's own stack. */
function replaceFront<Task>(
  agenda: Agenda<Task>,
  seat: Seat,
  work: (own: Agenda<Task>, front: Frame<Task>) => void,
): void {
  const front = agenda.pop()
  if (front === undefined) throw new Error(`nothing waits for seat ${seat}`)
  if (front.kind !== 'together') {
    work(agenda, front)
    return
  }
  const lanes = front.lanes.map((lane) => {
    if (lane.seat !== seat) return lane
    const own = lane.agenda.slice()
    replaceFront(own, seat, work)
    return { seat, agenda: own }
  })
  agenda.push({ kind: 'together', lanes })
}

/** Carries out an answer that `answers` offered. Settle afterwards. */
export function answer<Task>(agenda: Agenda<Task>, seat: Seat, given: Answer): void {
  replaceFront(agenda, seat, (own, front) => {
    if (given.kind === 'decline') return
    if (front.kind === 'optional') {
      own.push(front.frame)
    } else if (front.kind === 'choice' || front.kind === 'anyOrder') {
      const parts = front.kind === 'choice' ? front.options : front.parts
      const part = parts.find((other) => other.name === given.name)
      if (part !== undefined) take(own, front, part)
    }
  })
}

/** The seat's waiting task is done by a move of the game; `followed` comes next. Settle afterwards. */
export function finish<Task>(agenda: Agenda<Task>, seat: Seat, followed?: Frame<Task>): void {
  replaceFront(agenda, seat, (own) => {
    if (followed !== undefined) own.push(followed)
  })
}
