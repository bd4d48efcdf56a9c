import { usualLevel } from '@engawa/bots'
import { isHouseTable } from '../app/house.ts'
import { href } from '../app/router.ts'
import { api, type Chair, commandId, Refused } from './api.ts'
import type { Room } from './room.ts'

/** What somebody says who lays the same table anew: the link to it, and nothing else. */
export function roundLink(table: string): string {
  return new URL(href({ at: 'join', id: table }), location.href).href
}

/** The table that such words lead to; other words, and other houses, lead nowhere. */
export function roundIn(text: string): string | undefined {
  const id = text.slice(-22)
  return isHouseTable(id) && text === roundLink(id) ? id : undefined
}

/** The round that somebody at this table opened already, where one can still sit down or sits already. */
async function openedRound({ log }: Room): Promise<string | undefined> {
  const id = log.said.map(({ text }) => roundIn(text)).findLast((found) => found !== undefined)
  if (id === undefined) return undefined
  try {
    const { table, game } = await api.table(id)
    return table.status === 'open' || typeof game?.viewer === 'number' ? id : undefined
  } catch (problem) {
    if (problem instanceof Refused) return undefined
    throw problem
  }
}

async function layAnew({ id: before, seat: own, table }: Room): Promise<string> {
  const { game, people, options, settings } = table
  const seats = table.seats.slice(0, people).map((seat, index): Chair => {
    if (index === own) return { kind: 'me' }
    return seat.kind === 'bot' ? { kind: 'bot', level: seat.level ?? usualLevel } : { kind: 'open' }
  })
  const { id } = await api.openTable({ game, options, settings, seats })
  // The others find it in what was said; where one must be invited a link would not help them.
  const told = own !== undefined && settings.chat && settings.access !== 'invited'
  if (told) await api.say(before, commandId(), roundLink(id))
  return id
}

/** The same table once more: everybody who wants it comes to the same one. */
export async function nextRound(room: Room): Promise<string> {
  return (await openedRound(room)) ?? (await layAnew(room))
}
