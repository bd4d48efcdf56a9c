import type { Config } from './config.ts'
import { type DayPool, startDays } from './days/tasks.ts'
import { type Games, loadGames } from './games.ts'
import { type History, startHistory } from './history/tasks.ts'
import { People } from './people.ts'
import { Reviews } from './reviews/reviews.ts'
import { Rooms } from './room/rooms.ts'
import { Timekeeper } from './room/timekeeper.ts'
import { openStore } from './store/open.ts'
import type { Listener, Notice, Statement, Store } from './store/store.ts'

/** What every part of the server works with. */
export interface Services {
  readonly config: Config
  readonly store: Store
  readonly games: Games
  readonly rooms: Rooms
  readonly people: People
  readonly timekeeper: Timekeeper
  /** Looks back at tables, in a thread of its own. */
  readonly history: History
  /** Plays tables of the day once more and compares them, in a thread of its own. */
  readonly days: DayPool
  /** Looks at finished tables, in a thread of its own. */
  readonly reviews: Reviews
  /** Writes, and tells this process and all others what changed. */
  write(statements: readonly Statement[], notice?: Notice): Promise<boolean>
  /** Hears of every notice, wherever it came from. */
  onNotice(listener: Listener): void
  /** Notices may have been missed: look for yourself. */
  onReconnect(listener: () => void): void
}

export async function openServices(config: Config): Promise<Services> {
  const [store, games] = await Promise.all([openStore(config), loadGames(config.gamesModule)])
  const timekeeper = new Timekeeper(store)
  const people = new People(store, timekeeper)
  const rooms = new Rooms(store, games, timekeeper, config.mail !== undefined || config.push !== undefined)
  const listeners: Listener[] = [
    (notice) => {
      if (notice.kind === 'forget') rooms.forget(notice.table)
      else if (notice.kind === 'person') people.forget(notice.user)
    },
  ]
  const reconnects: (() => void)[] = []
  const dispatch: Listener = (notice) => {
    for (const listener of listeners) listener(notice)
  }
  store.listen(dispatch, () => {
    for (const listener of reconnects) listener()
  })
  return {
    config,
    store,
    games,
    rooms,
    people,
    timekeeper,
    history: startHistory(config),
    days: startDays(config),
    reviews: new Reviews(store, config),
    onNotice: (listener) => void listeners.push(listener),
    onReconnect: (listener) => void reconnects.push(listener),
    async write(statements, notice) {
      const done = await store.write(statements, notice)
      if (done && notice !== undefined) dispatch(notice)
      return done
    },
  }
}
