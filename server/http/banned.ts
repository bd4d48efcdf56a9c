import { banned } from '../operator/sanctions.ts'
import type { App } from './server.ts'

/** What whoever is kept out may still do: know why, take all that is theirs along, be forgotten, go. */
const stillOpen: readonly string[] = [
  'GET /api/me',
  'GET /api/me/sanctions',
  'GET /api/me/export',
  'DELETE /api/me',
  'DELETE /api/me/session',
]

/** Refuses everything else to people who are banned; games without a server are none of its business. */
export function keepOutBanned(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const until = request.person?.bannedUntil
    if (until === undefined || until < Date.now()) return done()
    const { url = '' } = request.routeOptions
    if (url.startsWith('/api/') && !stillOpen.includes(`${request.method} ${url}`)) throw banned(until)
    done()
  })
}
