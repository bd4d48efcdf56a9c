import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Notice } from '../store/store.ts'
import type { Hub } from './hub.ts'

const every = 15_000
const tablesAtOnce = 500

/**
 * Brings what other processes wrote to the streams of this one. A notice only says where to look;
 * one that got lost is made up for by looking at all tables somebody listens to, now and then.
 */
export function startRelay(services: Services, hub: Hub, log: Log): { close(): void } {
  const failed = (error: unknown): void =>
    log.warn({ err: error }, 'a stream could not be brought up to date')
  services.onNotice((notice: Notice) => {
    if (notice.kind === 'table') hub.noticed(notice).catch(failed)
    else if (notice.kind === 'person') {
      if (notice.out) hub.endStreams(notice.user)
      else {
        if (notice.secret !== true) hub.tellPerson(notice.user)
        hub.refreshPerson(notice.user).catch(failed)
      }
    }
  })
  const repair = async (): Promise<void> => {
    const tables = [...hub.tables]
    for (let first = 0; first < tables.length; first += tablesAtOnce) {
      const rows = await services.store.db
        .selectFrom('tables')
        .select(['id', 'position'])
        .where('id', 'in', tables.slice(first, first + tablesAtOnce))
        .execute()
      for (const { id, position } of rows) await hub.bringTo(id, position).catch(failed)
    }
  }
  services.onReconnect(() => void repair().catch(failed))
  const timer = setInterval(() => void repair().catch(failed), every).unref()
  return { close: () => clearInterval(timer) }
}
