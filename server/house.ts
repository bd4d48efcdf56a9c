import type { Config } from './config.ts'
import { type Games, loadGames } from './games.ts'
import { People } from './people.ts'
import { Rooms } from './room/rooms.ts'
import { Timekeeper } from './room/timekeeper.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'

/** What every part of the server works with. */
export interface House {
  readonly config: Config
  readonly store: Store
  readonly games: Games
  readonly rooms: Rooms
  readonly people: People
  readonly timekeeper: Timekeeper
}

export async function openHouse(config: Config): Promise<House> {
  const [store, games] = await Promise.all([openStore(config), loadGames(config.gamesModule)])
  const timekeeper = new Timekeeper(store)
  const people = new People(store, timekeeper)
  const rooms = new Rooms(store, games, timekeeper)
  return { config, store, games, rooms, people, timekeeper }
}
