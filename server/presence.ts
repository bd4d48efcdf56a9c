import type { Log } from './log.ts'
import type { Services } from './services.ts'

const every = 20_000
const usersAtOnce = 500

/**
 * Whoever listens to a stream is here. It is noted in the store now and then, so that every process knows:
 * they get no messages about their turns, and no bot steps in for them.
 */
export function startPresence(
  services: Services,
  here: { readonly users: Iterable<string> },
  log: Log,
  interval = every,
): { close(): void } {
  const note = async (): Promise<void> => {
    const users = [...here.users]
    for (let first = 0; first < users.length; first += usersAtOnce) {
      const some = users.slice(first, first + usersAtOnce)
      const query = services.store.db.updateTable('users').set({ seen: Date.now() }).where('id', 'in', some)
      await services.store.write([{ query }])
    }
  }
  const timer = setInterval(() => {
    note().catch((error: unknown) => log.error({ err: error }, 'it could not be noted who is here'))
  }, interval).unref()
  return { close: () => clearInterval(timer) }
}
