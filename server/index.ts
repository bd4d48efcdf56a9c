import { embeddedBots } from './bots/bots.ts'
import { botSeat } from './bots/player.ts'
import type { Config } from './config.ts'
import { openHouse } from './house.ts'
import { buildApp } from './http/app.ts'
import { Hub } from './stream/hub.ts'
import { startUpkeep } from './upkeep.ts'

export { type Config, ConfigError, configFromEnvironment, defaults } from './config.ts'
export { BackupError, backup, restore } from './store/backup.ts'

export interface Running {
  readonly url: string
  close(): Promise<void>
}

/** Opens the house: pages, commands, streams, bots. Needs no configuration. */
export async function startServer(config: Config): Promise<Running> {
  const house = await openHouse(config)
  const hub = new Hub(house)
  house.onNotice((notice) => {
    if (notice.kind !== 'person') return
    if (notice.out) hub.endStreams(notice.user)
    else void hub.refreshMutes(notice.user).catch(() => hub.endStreams(notice.user))
  })
  const app = await buildApp(house, hub)
  const bots = embeddedBots(house, app.log)
  house.rooms.onChange((room, _entries, own) => {
    if (own && botSeat(room) !== undefined) bots.wake(room.head.id)
  })
  const upkeep = startUpkeep(house, bots, app.log)
  const url = await app.listen({ host: config.host, port: config.port })
  return {
    url,
    async close() {
      upkeep.close()
      hub.close()
      await app.close()
      await bots.close()
      await house.store.close()
    },
  }
}
