import type { GameEvent, Viewer } from '@engawa/kernel'
import { eventsFor } from '@engawa/table'
import type { LogAnswer, SeenEntry, SeenGame, SeenSeat, SeenTable } from '../schemas/table.ts'
import type { Entry, EntryBody } from './entry.ts'
import type { Room } from './room.ts'
import { playedBy, type RoomSeat } from './state.ts'

export function seenTable(room: Room): SeenTable {
  const { head, state } = room
  return {
    id: head.id,
    game: head.game,
    rules: head.rules,
    people: head.people,
    options: head.options,
    settings: head.settings,
    owner: head.owner,
    status: state.status,
    seats: state.seats.map(seenSeat),
    position: room.position,
    at: state.at,
    turn: room.turn ?? null,
    // What is said once does not change afterwards, as the votes do.
    proposal: state.proposal === null ? null : { ...state.proposal, agreed: [...state.proposal.agreed] },
    ending: state.ending,
    next: state.next,
    commitment: room.commitment,
    seed: room.isOver ? head.seed : null,
    deadline: room.deadline,
    created: head.created,
    updated: room.updated,
  }
}

/** For whoever may not look on: who sits there, whose turn it is and when something happened; nothing of the game. */
export function strangersTable(room: Room): SeenTable {
  const table = seenTable(room)
  const { turn } = table
  const known =
    turn?.over === true ? { ...turn, winners: [] } : turn === null ? null : { ...turn, decision: '' }
  return { ...table, turn: known, proposal: null, ending: null, seed: null, next: null }
}

function seenSeat(seat: RoomSeat): SeenSeat {
  const { kind, user, name, level, away, resigned, reserve, waiting } = seat
  return { kind, player: user, name, level, away, resigned, reserve, waiting }
}

export function seenGame(room: Room, viewer: Viewer): SeenGame | null {
  const view = room.view(viewer)
  if (view === undefined) return null
  const seat = viewer === 'table' || room.isOver ? undefined : room.state.seats[viewer]
  const plays = viewer !== 'table' && seat !== undefined && playedBy(seat) === 'person'
  const undo = viewer === 'table' ? undefined : room.undoState(viewer)
  return {
    viewer,
    view,
    undo: { can: undo?.can === true && plays, lock: undo?.can === false ? undo.lock : null },
    redo: plays && room.canRedo(viewer),
  }
}

/**
 * What a viewer learns of an entry. Another seat's move is never shown itself, only what the game told
 * everybody of it; a finished table opens up. A stranger's words are left out for whoever muted them.
 */
export function seenEntry(
  entry: Entry,
  viewer: Viewer | undefined,
  open: boolean,
  muted?: ReadonlySet<string>,
): SeenEntry | undefined {
  const { body, user, position, time } = entry
  // Words are for those who may see the table.
  if (body.kind === 'said' && (viewer === undefined || (user !== null && muted?.has(user)))) return undefined
  return { position, time, kind: body.kind, seat: body.seat, ...details(body, user, viewer, open) }
}

/** A part of a log as it is answered; `position` is where whoever read it stands. */
export function logText(position: number, entries: SeenEntry[]): string {
  return JSON.stringify({ position, entries } satisfies LogAnswer)
}

function details(
  body: EntryBody,
  user: string | null,
  viewer: Viewer | undefined,
  open: boolean,
): Partial<SeenEntry> {
  // Strangers learn who sits there, and when something happened.
  if (viewer === undefined && body.kind !== 'sat' && body.kind !== 'placed-bot') return {}
  switch (body.kind) {
    case 'sat':
      return { name: body.name, player: user, ...eventsOf(body.events, viewer, open) }
    case 'said':
      return { name: body.name, player: user, text: body.text }
    case 'placed-bot':
      return { level: body.level, ...eventsOf(body.events, viewer, open) }
    case 'proposed':
      return { ending: body.ending }
    case 'renewed':
      return { next: body.next }
    case 'replaced':
      return { because: body.because }
    case 'undone':
    case 'restarted':
      return body.left === undefined ? {} : { left: body.left }
    case 'played':
    case 'redone': {
      const own = body.kind === 'played' && (open || viewer === body.seat) ? { move: body.move } : {}
      return { ...own, ...eventsOf(body.events ?? [], viewer, open) }
    }
    default:
      return {}
  }
}

function eventsOf(
  events: readonly GameEvent[] | undefined,
  viewer: Viewer | undefined,
  open: boolean,
): Partial<SeenEntry> {
  if (events === undefined || viewer === undefined) return {}
  return { events: open ? events : eventsFor(viewer, events) }
}
