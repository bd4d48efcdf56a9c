import { levelNamed } from '@engawa/bots'
import type { Seat } from '@engawa/kernel'
import { seatLetter } from '../kit/crest.tsx'
import type { Words } from '../words/index.ts'
import type { SeatHolder } from './session.ts'

type Named = Pick<SeatHolder, 'name' | 'kind' | 'level'>

function levelOf(level: string | undefined, words: Words) {
  const known = levelNamed(level ?? '')
  return known === undefined ? undefined : words.newTable.levels[known]
}

/** On a server far away bots and automas have no names of their own, and who was deleted has none left. */
export function nameOf({ name, kind, level }: Named, seat: Seat, words: Words, automa?: string): string {
  if (name !== '') return name
  if (kind === 'automa') return automa ?? words.newTable.automa
  if (kind === 'person') return words.newTable.guest(seatLetter(seat))
  return levelOf(level, words)?.bot ?? words.table.bot(level ?? '')
}

/** What all seats of a table are called; who shares a name is told apart by the letter of the seat. */
export function namesOf(seats: readonly Named[], words: Words, automa?: string): string[] {
  const names = seats.map((holder, seat) => nameOf(holder, seat, words, automa))
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seatLetter(seat)}`,
  )
}

/** Who sits there, in a word or two. */
export function describeSeat(holder: SeatHolder, viewing: boolean, words: Words): string {
  if (holder.kind === 'automa') return words.table.automa
  if (holder.absent !== undefined) return words.table.absent[holder.absent]
  if (holder.kind === 'person') {
    if (viewing) return words.table.you
    if (holder.presence !== undefined) return words.table.presence[holder.presence]
    return holder.far ? words.table.far : words.table.person
  }
  const level = levelOf(holder.level, words)
  // A bot that is called by its level says how it plays instead.
  return holder.name === '' && level !== undefined
    ? level.help
    : words.table.bot(level?.name ?? holder.level ?? '')
}
