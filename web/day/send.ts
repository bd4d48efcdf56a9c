import { api, type DayResults, Refused } from '../online/api.ts'
import { whoAmI } from '../online/me.ts'
import { listTables, readTable } from '../store/tables.ts'
import { dayOfTable, dayTableId } from './table-id.ts'

/** The tables of days whose result the server has, or will never take. */
const KEY = 'engawa-days'
const MOST_KEPT = 100

function settled(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

function settle(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...settled(), id].slice(-MOST_KEPT)))
}

/** Whatever is sent in this moment. */
const sending = new Map<string, Promise<DayResults>>()

async function send(id: string, day: string, game: string): Promise<DayResults> {
  const opened = await readTable(id)
  if (opened === undefined || !('start' in opened)) throw new Refused(404, { code: 'not-found' })
  // What the storage notes beside a move is nobody else's business.
  const moves = opened.moves.map(({ seat, move }) => ({ seat, move }))
  try {
    const results = await api.sendDay(day, game, { rules: opened.start.rules, moves })
    settle(id)
    return results
  } catch (problem) {
    // What is wrong with this game today is wrong with it tomorrow.
    if (problem instanceof Refused && [409, 422].includes(problem.status)) settle(id)
    throw problem
  }
}

/** Sends the finished table of a day, and tells what everybody made of it; the first one sent counts. */
export function sendDay(day: string, game: string): Promise<DayResults> {
  const id = dayTableId(day, game)
  const under = sending.get(id)
  if (under !== undefined) return under
  const sent = send(id, day, game).finally(() => sending.delete(id))
  sending.set(id, sent)
  return sent
}

/** Sends what was played without a network, once there is one and somebody to send it for. */
export async function sendWaiting(): Promise<void> {
  const tables = await listTables()
  const known = settled()
  const waiting = tables.filter(({ id, over }) => over && dayOfTable(id) !== undefined && !known.includes(id))
  if (waiting.length === 0 || (await whoAmI()) === undefined) return
  for (const { id } of waiting) {
    const { day, game } = dayOfTable(id) ?? { day: '', game: '' }
    // What cannot be sent now is tried again with the next page.
    await sendDay(day, game).catch(() => undefined)
  }
}
