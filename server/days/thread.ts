import { workerData } from 'node:worker_threads'
import { botsOfDay, type DayTable, daySeat, dayTable, NotSo, replayDay } from '@engawa/bots'
import type { GamePlay, MadeMove } from '@engawa/kernel'
import { loadGames } from '../games.ts'
import type { HistoryConfig } from '../history/tasks.ts'
import { friendsFor } from '../social/friends.ts'
import { openReader } from '../store/open.ts'
import { serveTasks } from '../workers/serve.ts'
import { choicesIn, type PlayedDay, resultsOf } from './results.ts'
import type { DayAnswer, DayTask } from './tasks.ts'

const config = workerData as HistoryConfig
const loading = loadGames(config.gamesModule)
const opening = openReader(config)

/** No game that is played again keeps the thread for longer. */
const longest = 30_000
/** So many people are compared; of more the best. */
const mostPeople = 1000
/** So many tables of days are remembered. */
const mostTables = 30

class TooLong extends Error {}

/** To be called between moves: ends what takes too long. */
function patience(): () => void {
  const end = performance.now() + longest
  return () => {
    if (performance.now() > end) throw new TooLong()
  }
}

serveTasks(async (task: DayTask): Promise<DayAnswer> => {
  try {
    return task.kind === 'check' ? await checked(task) : { kind: 'results', text: await results(task) }
  } catch (error) {
    if (error instanceof NotSo) return { kind: 'not-so', move: error.move }
    if (error instanceof TooLong) return { kind: 'too-long' }
    throw error
  }
})

async function laid(
  id: string,
  rules: number,
  day: string,
): Promise<{ play: GamePlay; table: DayTable } | undefined> {
  const games = await loading
  const game = await games.rules(id, rules)
  if (game === undefined) return undefined
  const play = { ...(await games.play(id)), game }
  return { play, table: dayTable(game, games.entry(id).face, day) }
}

async function checked({ day, game, rules, moves }: Extract<DayTask, { kind: 'check' }>): Promise<DayAnswer> {
  const found = await laid(game, rules, day)
  if (found === undefined) return { kind: 'unknown-rules' }
  const { points, usual } = replayDay(found.play, found.table, moves, patience())
  return { kind: 'ended', score: points[daySeat] ?? 0, usual }
}

/** The games of people stay as they are, so that each is read once; who is there and what they are called is not. */
const games = new Map<string, Map<string, PlayedDay['choices']>>()
const bots = new Map<string, number | null>()

async function results({ day, game, user }: Extract<DayTask, { kind: 'results' }>): Promise<string> {
  const db = await opening
  const own = await db
    .selectFrom('day_results')
    .selectAll()
    .where('day', '=', day)
    .where('game', '=', game)
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('day_results')
    .innerJoin('users', 'users.id', 'day_results.user_id')
    .select(['users.id', 'users.name', 'day_results.score', 'day_results.usual'])
    .where('day', '=', day)
    .where('game', '=', game)
    .orderBy('score', 'desc')
    .limit(mostPeople)
    .execute()
  const known = await friendsFor({ db }, user)
  const choices = await choicesOf(
    `${day} ${game}`,
    rows.map(({ id }) => id),
    { day, game },
  )
  const all = rows.map(
    ({ id, name, score, usual }): PlayedDay => ({
      user: id,
      name,
      score,
      usual: usual === 1,
      choices: choices.get(id) ?? [],
    }),
  )
  const moves = JSON.parse(own.moves) as MadeMove[]
  const me = all.find((one) => one.user === user) ?? {
    user,
    name: '',
    score: own.score,
    usual: own.usual === 1,
    choices: choicesIn(moves),
  }
  const friends = known.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id))
  const about = { day, game, rules: own.rules, moves, friends, bots: await botsResult(day, game, own.rules) }
  return JSON.stringify(resultsOf(me, all, about))
}

/** What each of these people chose. */
async function choicesOf(
  key: string,
  users: readonly string[],
  { day, game }: { day: string; game: string },
): Promise<Map<string, PlayedDay['choices']>> {
  const known = remembered(games, key, () => new Map<string, PlayedDay['choices']>())
  const missing = users.filter((user) => !known.has(user))
  if (missing.length === 0) return known
  const rows = await (await opening)
    .selectFrom('day_results')
    .select(['user_id', 'moves'])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('user_id', 'in', missing)
    .execute()
  for (const { user_id, moves } of rows) known.set(user_id, choicesIn(JSON.parse(moves) as MadeMove[]))
  return known
}

async function botsResult(day: string, game: string, rules: number): Promise<number | null> {
  const key = `${day} ${game} ${rules}`
  const known = bots.get(key)
  if (known !== undefined) return known
  const found = await laid(game, rules, day)
  const score = found === undefined ? null : botsScore(found.play, found.table)
  return remembered(bots, key, () => score)
}

function botsScore(play: GamePlay, table: DayTable): number | null {
  try {
    return botsOfDay(play, table, patience()).points[daySeat] ?? null
  } catch (error) {
    if (error instanceof TooLong) return null
    throw error
  }
}

/** What is known under this name, or found now; of many names the oldest are forgotten. */
function remembered<Value>(all: Map<string, Value>, key: string, find: () => Value): Value {
  const value = all.get(key) ?? find()
  all.delete(key)
  all.set(key, value)
  const [oldest] = all.keys()
  if (all.size > mostTables && oldest !== undefined) all.delete(oldest)
  return value
}
