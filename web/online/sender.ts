import { api, commandId, type Done, Refused, Unreachable } from './api.ts'

export type CommandKind = 'moves' | 'undo' | 'redo' | 'restart'

export interface Command {
  readonly seat: number
  /** The table it was chosen at. */
  readonly at: number
  readonly move?: unknown
}

export type Sent =
  | { readonly done: Done; readonly problem?: undefined }
  | { readonly done?: undefined; readonly problem: Refused }

const STILL_WAITING = 1000

/** Waits a while, or until the browser believes in a network again. */
function pause(): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(go, STILL_WAITING)
    addEventListener('online', go)
  })
}

/**
 * Sends a command until the server has answered. It carries an id of its own: where an answer was lost on the
 * way, the same command is sent again and answered like the first time.
 */
export async function sendCommand(table: string, kind: CommandKind, command: Command): Promise<Sent> {
  const { seat, at, move } = command
  const stamp = { seat, at, client: commandId() }
  const send = () =>
    kind === 'moves' ? api.play(table, { ...stamp, move }) : api.command(table, kind, stamp)
  for (;;) {
    try {
      return { done: await send() }
    } catch (problem) {
      const refused = problem instanceof Refused && problem.status !== 429
      if (refused) return { problem }
      if (!(problem instanceof Refused || problem instanceof Unreachable)) throw problem
    }
    await pause()
  }
}
