import { openSave, readSave, SaveError, type SeatPlan, seedFrom, Table } from '@engawa/table'
import { entryOf, loadPlay } from '../app/games.ts'
import { newTableId, readTable } from '../store/tables.ts'
import { Session } from './session.ts'

export class NoSuchTable extends Error {}

const sessions = new Map<string, Promise<Session>>()

async function fromStore(id: string): Promise<Session> {
  const stored = await readTable(id)
  if (stored === undefined) throw new NoSuchTable(id)
  const session = await fromSave(id, stored.save)
  session.recapDue = !session.table.turn.over
  return session
}

async function fromSave(id: string, text: string): Promise<Session> {
  const save = readSave(text)
  if (entryOf(save.game) === undefined) throw new SaveError('unknown-game', save.game)
  const play = await loadPlay(save.game)
  return new Session(id, openSave(play.game, save), play)
}

/** The table of this id, opened once per page. */
export function openSession(id: string): Promise<Session> {
  const known = sessions.get(id)
  if (known !== undefined) return known
  const opening = fromStore(id)
  sessions.set(id, opening)
  opening.catch(() => sessions.delete(id))
  return opening
}

export function forgetSession(id: string): void {
  sessions.delete(id)
}

async function keep(session: Session): Promise<string> {
  sessions.set(session.id, Promise.resolve(session))
  await session.store()
  return session.id
}

/** Lays a new table and gives its id. */
export async function layTable(
  game: string,
  people: number,
  options: unknown,
  seats: readonly SeatPlan[],
): Promise<string> {
  const play = await loadPlay(game)
  const seed = seedFrom(crypto.getRandomValues(new Uint8Array(16)))
  return keep(new Session(newTableId(), new Table(play.game, { people, options, seed }, seats), play))
}

/** Opens a save file as a table of its own. Throws SaveError with the reason. */
export async function importTable(text: string): Promise<string> {
  return keep(await fromSave(newTableId(), text))
}

/** A table of its own that begins at a position of another. */
export async function forkTable(from: Session, position: number): Promise<string> {
  return keep(new Session(newTableId(), from.table.fork(position), from.play))
}
