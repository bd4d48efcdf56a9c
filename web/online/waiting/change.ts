import type { Seat } from '@engawa/kernel'
import { say } from '../../app/notice.tsx'
import type { SeenTable } from '../api.ts'
import type { RemoteTable } from '../remote-table.ts'
import { problemText } from '../use-words.ts'

export const freeSeats = ({ table }: RemoteTable): Seat[] =>
  table.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []))

/** Does something with the table, shows what came of it, or says why not; true where it worked. */
export async function change(remote: RemoteTable, asked: Promise<SeenTable>): Promise<boolean> {
  try {
    remote.adopt(await asked)
    await remote.refresh()
    return true
  } catch (problem) {
    say(problemText(problem))
    await remote.refresh().catch(() => undefined)
    return false
  }
}
