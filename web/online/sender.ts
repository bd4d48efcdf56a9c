import { retrying } from '../app/retry.ts'
import { api, commandId, type Done, mayPass, Refused, Unreachable } from './api.ts'

export type CommandKind = 'moves' | 'undo' | 'redo' | 'restart'

export interface Command {
  readonly seat: number
  /** The table it was chosen at. */
  readonly at: number
  readonly move?: unknown
}

export type Sent =
  | { readonly done: Done; readonly problem?: undefined }
  | { readonly done?: undefined; readonly problem: Refused | Unreachable }

/** About two minutes; whoever still wants it then presses again. */
const TRIES = 12

/**
 * Sends a command until the server has answered, or nobody can wait any longer. It carries an id of its own: where an answer was lost on the
 * way, the same command is sent again and answered like the first time.
 */
export async function sendCommand(table: string, kind: CommandKind, command: Command): Promise<Sent> {
  const { seat, at, move } = command
  const stamp = { seat, at, client: commandId() }
  const send = () =>
    kind === 'moves' ? api.play(table, { ...stamp, move }) : api.command(table, kind, stamp)
  try {
    return { done: await retrying(send, { tries: TRIES, worthwhile: mayPass }) }
  } catch (problem) {
    if (problem instanceof Refused || problem instanceof Unreachable) return { problem }
    throw problem
  }
}
