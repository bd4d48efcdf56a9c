import { workerData } from 'node:worker_threads'
import { commitTo, writeSave } from '@engawa/table'
import { exportData } from '../accounts/export.ts'
import { leaderboard } from '../accounts/leaderboard.ts'
import { loadGames } from '../games.ts'
import { entriesOf } from '../room/entry.ts'
import { headFrom, type RoomHead } from '../room/room.ts'
import { logText, seenEntry } from '../room/seen.ts'
import { openReader } from '../store/open.ts'
import { serveTasks } from '../workers/serve.ts'
import { TableHistory } from './table-history.ts'
import type { HistoryConfig, HistoryTask } from './tasks.ts'

const config = workerData as HistoryConfig
const loading = loadGames(config.gamesModule)
const opening = openReader(config)

/** So many positions are answered at once. */
const mostViews = 8
/** So many tables are remembered, with their checkpoints. */
const mostTables = 20

interface KnownTable {
  readonly head: RoomHead
  readonly history: TableHistory
}

const known = new Map<string, KnownTable>()

serveTasks(async (task: HistoryTask): Promise<string> => {
  switch (task.kind) {
    case 'views':
      return viewsOf(task)
    case 'log':
      return logOf(task)
    case 'save':
      return saveOf(task)
    case 'export':
      return JSON.stringify(await exportData(await opening, task.user))
    case 'leaderboard':
      return JSON.stringify(await leaderboard(await opening, task))
  }
})

async function viewsOf({ table, from, viewer }: Extract<HistoryTask, { kind: 'views' }>): Promise<string> {
  const { head, history } = await readTable(table)
  const game = await (await loading).rules(head.game, head.rules)
  if (game === undefined) throw new Error(`there are no rules of version ${head.rules}`)
  const look = (state: unknown): string =>
    JSON.stringify(viewer === undefined ? state : game.view(state, viewer))
  const views = history.views(game, from, mostViews, look)
  return `{"from":${from},"views":[${views.join(',')}]}`
}

async function logOf(task: Extract<HistoryTask, { kind: 'log' }>): Promise<string> {
  const { table, from, to, viewer, open } = task
  const muted = new Set(task.muted)
  const entries = await entriesOf(await opening, table, from, to)
  return logText(
    to,
    entries.flatMap((entry) => seenEntry(entry, viewer, open, muted) ?? []),
  )
}

async function saveOf({ table, seats }: Extract<HistoryTask, { kind: 'save' }>): Promise<string> {
  const { head, history } = await readTable(table)
  const { game, rules, people, options, seed } = head
  const moves = history.moves.map(({ seat, move }) => ({ seat, move }))
  return writeSave({ game, rules, people, options, seats, seed, commitment: commitTo(seed), moves })
}

/** The table's log as it is now: what is known of it, and what was added since. */
async function readTable(id: string): Promise<KnownTable> {
  const db = await opening
  const table = known.get(id) ?? (await newTable(id))
  // The last one used stands last.
  known.delete(id)
  known.set(id, table)
  const [oldest] = known.keys()
  if (known.size > mostTables && oldest !== undefined) known.delete(oldest)
  table.history.add(await entriesOf(db, id, table.history.known))
  return table
}

async function newTable(id: string): Promise<KnownTable> {
  const db = await opening
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Error('there is no such table')
  const head = headFrom(row)
  return { head, history: new TableHistory(head) }
}
