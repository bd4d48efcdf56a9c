import { mkdir } from 'node:fs/promises'
import { type Bots, embeddedBots } from './bots/bots.ts'
import { botSeat } from './bots/player.ts'
import { type Config, ConfigError } from './config.ts'
import { buildApp } from './http/app.ts'
import type { Log } from './log.ts'
import { startMessages } from './messages/messages.ts'
import { openTransports } from './messages/transports.ts'
import { startPresence } from './presence.ts'
import { openServices, type Services } from './services.ts'
import { startSpectators } from './spectators.ts'
import { lockFolder } from './startup.ts'
import { Hub } from './stream/hub.ts'
import { startRelay } from './stream/relay.ts'
import { startUpkeep } from './upkeep.ts'

export { type Config, ConfigError, configFromEnvironment, defaults } from './config.ts'
export { explain } from './startup.ts'
export { BackupError, backup, restore } from './store/backup.ts'
export { reports } from './store/reports.ts'

export interface Running {
  readonly url: string
  close(): Promise<void>
}

/** Opens the server: pages, commands, streams, bots. Needs no configuration. */
export async function startServer(config: Config): Promise<Running> {
  const lock = config.databaseUrl === undefined ? await lockedFolder(config.dataFolder) : undefined
  try {
    const running = await startOn(await openServices(config))
    return {
      url: running.url,
      async close() {
        await running.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function lockedFolder(dataFolder: string): Promise<{ release(): void }> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  return lockFolder(dataFolder)
}

async function startOn(services: Services): Promise<Running> {
  const { config } = services
  const hub = new Hub(services)
  const transports = await openTransports(config)
  const app = await buildApp(services, hub, transports)
  services.rooms.onFault(({ game, rules }, error) =>
    app.log.error({ err: error, game, rules }, 'a table is stored in a form that cannot be used'),
  )
  const presence = startPresence(services, hub, app.log)
  const spectators = startSpectators(services, hub, app.log)
  const messages = startMessages(services, transports, app.log)
  const relay = startRelay(services, hub, app.log)
  const bots = await startBots(services, app.log)
  const upkeep = startUpkeep(services, bots, app.log)
  const parts = [relay, upkeep, messages, presence, spectators, hub]
  const close = async (): Promise<void> => {
    for (const part of parts) part.close()
    await app.close()
    await bots.close()
    await services.history.close()
    await services.days.close()
    await services.reviews.close()
    await services.store.close()
  }
  try {
    return { url: await app.listen({ host: config.host, port: config.port }), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Thinks for the bots of a server on PostgreSQL, beside any number of servers and other workers. */
export async function startWorker(config: Config): Promise<{ close(): Promise<void> }> {
  if (config.databaseUrl === undefined)
    throw new ConfigError('a worker needs DATABASE_URL; without PostgreSQL the server thinks by itself')
  const services = await openServices(config)
  const bots = await startBots(
    { ...services, config: { ...config, botThreads: Math.max(1, config.botThreads) } },
    silent,
  )
  return {
    async close() {
      await bots.close()
      await services.store.close()
    },
  }
}

const silent: Log = { info() {}, warn() {}, error() {} }

/** Wakes a bot whenever a table waits for one; with PostgreSQL any process may do the thinking. */
async function startBots(services: Services, log: Log): Promise<Bots> {
  const jobs = services.config.databaseUrl === undefined ? undefined : await import('./bots/jobs.ts')
  const bots = jobs === undefined ? embeddedBots(services, log) : await jobs.queuedBots(services, log)
  const running = services.config.botThreads > 0 ? await jobs?.startBotJobs(services) : undefined
  services.rooms.onChange((room, _entries, own) => {
    if (own && botSeat(room) !== undefined) bots.wake(room.head.id)
  })
  return {
    wake: bots.wake,
    async close() {
      await running?.close()
      await bots.close()
    },
  }
}
