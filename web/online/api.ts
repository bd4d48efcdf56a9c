import type { Locale, Refusal } from '@engawa/kernel'
import type {
  Device,
  Done,
  GlanceTable,
  InvitedTo,
  LogAnswer,
  Me,
  NewInvitation,
  OpenInvitation,
  OwnTables,
  Person,
  Player,
  Preferences,
  PushTarget,
  SeenTable,
  TableAnswer,
  Ways,
  Wish,
} from '@engawa/server/schemas'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

export type * from '@engawa/server/schemas'

/** An invitation in somebody's hand. */
export interface Invitation extends InvitedTo {
  readonly token: string
}

/** The house said no, and why. Nothing was changed. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly refusal: Refusal | undefined

  constructor(status: number, told: unknown) {
    const { code, message, refusal } = (told ?? {}) as {
      code?: string
      message?: string
      refusal?: Refusal
    }
    super(message ?? String(status))
    this.status = status
    this.code = code ?? 'unknown'
    this.refusal = refusal
  }
}

/** The house cannot be reached just now; it may help to try again. */
export class Unreachable extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let forgetMe = () => {}

/** Hears that the house does not know whoever asked: a session has ended. */
export function whenForgotten(run: () => void): void {
  forgetMe = run
}

async function request(method: Method, path: string, body?: unknown, lasting = false): Promise<Response> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, ...sent, keepalive: lasting })
  } catch {
    throw new Unreachable()
  }
  if (answer.ok) return answer
  if (answer.status === 401) forgetMe()
  // What a proxy says while the house behind it restarts.
  if (answer.status >= 500) throw new Unreachable()
  throw new Refused(answer.status, await answer.json().catch(() => undefined))
}

/** Asks the house. Its answers have the form of the schemas they are typed from. */
async function call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await request(method, path, body)
  // A folder that answers every path with its page is no house.
  if (!answer.headers.get('content-type')?.includes('json')) throw new Unreachable()
  return (await answer.json()) as Answer
}

const at = (table: string, rest = '') => `/tables/${table}${rest}`

export const api = {
  me: () => call<Me>('GET', '/me'),
  becomeGuest: (name: string) => call<Person>('POST', '/guests', { name }),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  prefer: (preferences: Preferences) => call<Me>('PATCH', '/me', { preferences }),
  setPassword: (handle: string, password: string, current: string | undefined) =>
    call<null>('PUT', '/me/password', { handle, password, ...(current === undefined ? {} : { current }) }),
  logIn: (handle: string, password: string) =>
    call<{ id: string }>('POST', '/sessions', { handle, password }),
  passkeyOptions: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options'),
  addPasskey: (response: RegistrationResponseJSON) =>
    call<{ id: string }>('POST', '/me/passkeys', { response }),
  removePasskey: (id: string) => call<null>('DELETE', `/me/passkeys/${id}`),
  passkeyChallenge: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/options'),
  logInWithPasskey: (response: AuthenticationResponseJSON) =>
    call<{ id: string }>('POST', '/passkeys/session', { response }),
  logOut: () => call<null>('DELETE', '/me/session'),
  exportMe: async () => (await request('GET', '/me/export')).text(),
  deleteMe: () => call<null>('DELETE', '/me'),
  devices: async () => (await call<{ sessions: readonly Device[] }>('GET', '/me/sessions')).sessions,
  signOutThere: (device: string) => call<null>('DELETE', `/me/sessions/${device}`),
  muted: async () => (await call<{ players: readonly Person[] }>('GET', '/me/mutes')).players,
  mute: (player: string) => call<null>('PUT', `/me/mutes/${player}`),
  unmute: (player: string) => call<null>('DELETE', `/me/mutes/${player}`),
  player: (id: string) => call<Player>('GET', `/players/${id}`),

  ways: () => call<Ways>('GET', '/messages'),
  setEmail: (email: string, locale: Locale) => call<null>('PUT', '/me/email', { email, locale }),
  confirmEmail: (email: string, token: string) => call<null>('POST', '/me/email/confirm', { email, token }),
  forgetEmail: () => call<null>('DELETE', '/me/email'),
  addPush: (target: PushTarget) => call<null>('POST', '/me/push', target),
  removePush: (endpoint: string) => call<null>('DELETE', '/me/push', { endpoint }),

  lobby: async (status: 'open' | 'playing') =>
    (await call<{ tables: readonly GlanceTable[] }>('GET', `/tables?status=${status}`)).tables,
  myTables: () => call<OwnTables>('GET', '/me/tables'),

  openTable: (wish: Wish) => call<SeenTable>('POST', '/tables', wish),
  table: (table: string) => call<TableAnswer>('GET', at(table)),
  /** Goes out even where the page is closed in the same moment. */
  seen: (table: string, position: number) => request('PUT', at(table, '/seen'), { position }, true),
  log: (table: string, from: number) => call<LogAnswer>('GET', at(table, `/log?from=${from}`)),
  save: async (table: string) => (await request('GET', at(table, '/save'))).text(),
  sit: (table: string, seat: number, invitation?: string) =>
    call<SeenTable>('POST', at(table, `/seats/${seat}/sit`), invitation === undefined ? {} : { invitation }),
  nextRound: (table: string) => call<SeenTable>('POST', at(table, '/next')),
  leave: (table: string, seat: number) => call<SeenTable>('POST', at(table, `/seats/${seat}/leave`)),
  seatBot: (table: string, seat: number, level: string) =>
    call<SeenTable>('PUT', at(table, `/seats/${seat}/bot`), { level }),
  sendBotAway: (table: string, seat: number) => call<SeenTable>('DELETE', at(table, `/seats/${seat}/bot`)),
  invite: (table: string, seat: number, hours: number) =>
    call<NewInvitation>('POST', at(table, '/invitations'), { seat, hours }),
  invitations: async (table: string) =>
    (await call<{ invitations: readonly OpenInvitation[] }>('GET', at(table, '/invitations'))).invitations,
  takeBackInvitation: (table: string, id: string) => call<null>('DELETE', at(table, `/invitations/${id}`)),
  invitation: (token: string) => call<InvitedTo>('GET', `/invitations/${token}`),
  views: (table: string, from: number) =>
    call<{ from: number; views: readonly unknown[] }>('GET', at(table, `/views?from=${from}`)),

  step: (table: string, kind: 'moves' | 'undo' | 'redo' | 'restart', body: object) =>
    call<Done>('POST', at(table, `/${kind}`), body),
  say: (table: string, client: string, text: string) =>
    call<{ position: number }>('POST', at(table, '/chat'), { client, text }),
  report: (table: string, position: number, reason: string) =>
    call<null>('POST', at(table, '/reports'), { position, reason }),
  notes: (table: string) => call<{ text: string }>('GET', at(table, '/notes')),
  keepNotes: (table: string, text: string) => call<{ text: string }>('PUT', at(table, '/notes'), { text }),
  resign: (table: string) => call<SeenTable>('POST', at(table, '/resign')),
  propose: (table: string, ending: string) => call<SeenTable>('POST', at(table, '/proposal'), { ending }),
  answer: (table: string, agrees: boolean) =>
    call<SeenTable>('POST', at(table, '/proposal/answer'), { agrees }),
}

/** An id for a command, so that sending it twice does no harm. */
export function commandId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
