import type { Seat } from '@engawa/kernel'
import { seatLetter } from '../kit/crest.tsx'
import type { Words } from '../words/index.ts'
import type { SeatHolder } from './session.ts'

/** What a seat is called: bots of a house far away have no names of their own. */
export function nameOf(holder: Pick<SeatHolder, 'name' | 'kind'>, seat: Seat, words: Words): string {
  if (holder.name !== '') return holder.name
  if (holder.kind === 'automa') return words.newTable.automa
  return words.newTable.botNames[seat] ?? seatLetter(seat)
}

/** Who sits there, in a word or two. */
export function describeSeat(holder: SeatHolder, viewing: boolean, words: Words): string {
  if (holder.kind === 'automa') return words.table.automa
  if (holder.absent !== undefined) return words.table.absent[holder.absent]
  if (holder.kind === 'person')
    return viewing ? words.table.you : holder.far ? words.table.far : words.table.person
  const level = Object.entries(words.newTable.levels).find(([name]) => name === holder.level)?.[1].name
  return words.table.bot(level ?? holder.level ?? '')
}
