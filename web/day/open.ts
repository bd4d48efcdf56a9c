import { dayLevel, dayPeople, daySeat } from '@engawa/bots'
import type { SeatPlan } from '@engawa/table'
import { entryOf, loadPlay, loadWords, UnknownGame } from '../app/games.ts'
import { settingsNow } from '../app/settings.ts'
import { layDayTable } from '../table/local.ts'
import type { Words } from '../words/index.ts'

/** Who sits at the table of a day: the person first, then bots, then whom the rules play. */
export async function daySeats(game: string, { newTable }: Words): Promise<SeatPlan[]> {
  const entry = entryOf(game)
  if (entry === undefined) throw new UnknownGame(game)
  const people = dayPeople(entry.face)
  const [{ game: rules }, words] = await Promise.all([loadPlay(game), loadWords(game, settingsNow().locale)])
  const automas = rules.automas(people, {} as never)
  return Array.from({ length: people + automas.length }, (_, seat): SeatPlan => {
    if (seat === daySeat) return { kind: 'person', name: newTable.you }
    if (automas.includes(seat)) return { kind: 'automa', name: words.automa ?? newTable.automa }
    return { kind: 'bot', name: newTable.botNames[seat - 1] ?? '', level: dayLevel }
  })
}

/** Lays the table of a day, or opens it again, and gives its id. */
export async function openDayTable(day: string, game: string, words: Words): Promise<string> {
  return layDayTable(day, game, await daySeats(game, words))
}
