import { type Bots, embeddedBots } from './bots/bots.ts'
import { botSeat } from './bots/player.ts'
import { type Config, ConfigError } from './config.ts'
import { type House, openHouse } from './house.ts'
import { buildApp } from './http/app.ts'
import type { Log } from './log.ts'
import { startMessages } from './messages/messages.ts'
import { postOf } from './messages/post.ts'
import { startPresence } from './presence.ts'
import { Hub } from './stream/hub.ts'
import { startWaking } from './stream/wake.ts'
import { startUpkeep } from './upkeep.ts'

export { type Config, ConfigError, configFromEnvironment, defaults } from './config.ts'
export { BackupError, backup, restore } from './store/backup.ts'
export { reports } from './store/reports.ts'

export interface Running {
  readonly url: string
  close(): Promise<void>
}

/** Opens the house: pages, commands, streams, bots. Needs no configuration. */
export async function startServer(config: Config): Promise<Running> {
  const house = await openHouse(config)
  const hub = new Hub(house)
  const post = await postOf(config)
  const app = await buildApp(house, hub, post)
  const presence = startPresence(house, hub, app.log)
  const messages = startMessages(house, post, app.log)
  const waking = startWaking(house, hub, app.log)
  const bots = await startBots(house, app.log)
  const upkeep = startUpkeep(house, bots, app.log)
  const url = await app.listen({ host: config.host, port: config.port })
  return {
    url,
    async close() {
      waking.close()
      upkeep.close()
      messages.close()
      presence.close()
      hub.close()
      await app.close()
      await bots.close()
      await house.store.close()
    },
  }
}

/** Thinks for the bots of a house on PostgreSQL, beside any number of servers and other workers. */
export async function startWorker(config: Config): Promise<{ close(): Promise<void> }> {
  if (config.databaseUrl === undefined)
    throw new ConfigError('a worker needs DATABASE_URL; without PostgreSQL the server thinks by itself')
  const house = await openHouse(config)
  const bots = await startBots(
    { ...house, config: { ...config, thinkers: Math.max(1, config.thinkers) } },
    silent,
  )
  return {
    async close() {
      await bots.close()
      await house.store.close()
    },
  }
}

const silent: Log = { info() {}, warn() {}, error() {} }

/** Wakes a bot whenever a table waits for one; with PostgreSQL any process may do the thinking. */
async function startBots(house: House, log: Log): Promise<Bots> {
  const jobs = house.config.databaseUrl === undefined ? undefined : await import('./bots/jobs.ts')
  const bots = jobs === undefined ? embeddedBots(house, log) : await jobs.queuedBots(house, log)
  const thinking = house.config.thinkers > 0 ? await jobs?.startThinking(house) : undefined
  house.rooms.onChange((room, _entries, own) => {
    if (own && botSeat(room) !== undefined) bots.wake(room.head.id)
  })
  return {
    wake: bots.wake,
    async close() {
      await thinking?.close()
      await bots.close()
    },
  }
}
