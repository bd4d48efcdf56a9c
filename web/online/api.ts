import type { Locale, Refusal } from '@engawa/kernel'
import type {
  ClubWish,
  DayGame,
  InvitedTo,
  Preferences,
  PushTarget,
  QuickWish,
  SanctionWish,
  TournamentWish,
  Wish,
} from '@engawa/server/schemas'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { Ending } from '../table/company.ts'
import type { Operations } from './operations.ts'

export type * from '@engawa/server/schemas'

/** An invitation in somebody's hand. */
export interface Invitation extends InvitedTo {
  readonly token: string
}

/** The server said no, and why. Nothing was changed. */
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

  /** Too much was asked for in too short a time. */
  get limited(): boolean {
    return this.status === 429
  }
}

/** The server cannot be reached just now, or stumbled over the request; it may help to try again. */
export class Unreachable extends Error {
  readonly stumbled: boolean

  constructor({ stumbled = false } = {}) {
    super()
    this.stumbled = stumbled
  }
}

let forgetMe = () => {}

/** Hears that the server does not know whoever asked: a session has ended. */
export function whenForgotten(run: () => void): void {
  forgetMe = run
}

type Name = keyof Operations
type Given<Asked extends Name> = Omit<Operations[Asked], 'answer'> & Pick<Sent, 'lasting' | 'key'>
type Answer<Asked extends Name> = Operations[Asked]['answer']
type Body<Asked extends Name> = Operations[Asked] extends { body: infer Sent } ? Sent : never

/** What goes with a request, whichever it is. */
interface Sent {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** It goes out even where the page is closed in the same moment. */
  readonly lasting?: boolean
  /** An operator's key: it goes with each request and is kept by nobody. */
  readonly key?: string
}

/** Sends what the document says goes with the request; what needs nothing may be sent without. */
type Sending<Asked extends Name> =
  object extends Given<Asked> ? [given?: Given<Asked>] : [given: Given<Asked>]

function addressOf(pattern: string, { path = {}, query = {} }: Sent): string {
  const address = pattern.replace(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(path[key] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search === '' ? address : `${address}?${search}`
}

async function request<Asked extends Name>(name: Asked, ...given: Sending<Asked>): Promise<Response>
async function request(name: Name, given: Sent = {}): Promise<Response> {
  const [method = '', pattern = ''] = name.split(' ')
  const { body, lasting = false, key } = given
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  }
  const sent = { headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  let answer: Response
  try {
    answer = await fetch(addressOf(pattern, given), { method, ...sent, keepalive: lasting })
  } catch {
    throw new Unreachable()
  }
  if (answer.ok) return answer
  if (answer.status === 401) forgetMe()
  // Also what a proxy says while the server behind it restarts.
  if (answer.status >= 500) throw new Unreachable({ stumbled: true })
  throw new Refused(answer.status, await answer.json().catch(() => undefined))
}

/** Asks the server. Paths, what is sent and what comes back are those of the document that it serves. */
export async function call<Asked extends Name>(
  name: Asked,
  ...given: Sending<Asked>
): Promise<Answer<Asked>> {
  const answer = await request(name, ...given)
  // A folder that answers every path with its page is no server.
  if (!answer.headers.get('content-type')?.includes('json')) throw new Unreachable()
  return (await answer.json()) as Answer<Asked>
}

const seatAt = (table: string, seat: number) => ({ table, seat: String(seat) })

export const api = {
  me: () => call('GET /api/me'),
  becomeGuest: (name: string) => call('POST /api/guests', { body: { name } }),
  rename: (name: string) => call('PATCH /api/me', { body: { name } }),
  prefer: (preferences: Preferences) => call('PATCH /api/me', { body: { preferences } }),
  setPassword: (handle: string, password: string, current: string | undefined) =>
    call('PUT /api/me/password', {
      body: { handle, password, ...(current === undefined ? {} : { current }) },
    }),
  logIn: (handle: string, password: string) => call('POST /api/sessions', { body: { handle, password } }),
  // What browsers need for passkeys has a standard of its own, into which the document does not go.
  passkeyOptions: async () =>
    (await call('POST /api/me/passkeys/options')) as PublicKeyCredentialCreationOptionsJSON,
  addPasskey: (response: RegistrationResponseJSON) => call('POST /api/me/passkeys', { body: { response } }),
  removePasskey: (passkey: string) => call('DELETE /api/me/passkeys/{passkey}', { path: { passkey } }),
  passkeyChallenge: async () =>
    (await call('POST /api/passkeys/options')) as PublicKeyCredentialRequestOptionsJSON,
  logInWithPasskey: (response: AuthenticationResponseJSON) =>
    call('POST /api/passkeys/session', { body: { response } }),
  logOut: () => call('DELETE /api/me/session'),
  exportMe: async () => (await request('GET /api/me/export')).text(),
  deleteMe: () => call('DELETE /api/me'),
  leaveSight: (state: 'away' | 'gone') => request('PUT /api/me/presence', { body: { state }, lasting: true }),
  devices: async () => (await call('GET /api/me/sessions')).sessions,
  signOutThere: (session: string) => call('DELETE /api/me/sessions/{session}', { path: { session } }),
  muted: async () => (await call('GET /api/me/mutes')).players,
  mute: (player: string) => call('PUT /api/me/mutes/{player}', { path: { player } }),
  unmute: (player: string) => call('DELETE /api/me/mutes/{player}', { path: { player } }),
  block: (player: string) => call('PUT /api/me/blocks/{player}', { path: { player } }),
  unblock: (player: string) => call('DELETE /api/me/blocks/{player}', { path: { player } }),
  blocked: async () => (await call('GET /api/me/blocks')).players,
  hide: (hidden: boolean) => call('PUT /api/me/hidden', { body: { hidden } }),
  friends: () => call('GET /api/me/friends'),
  befriend: (player: string) => call('PUT /api/me/friends/{player}', { path: { player } }),
  unfriend: (player: string) => call('DELETE /api/me/friends/{player}', { path: { player } }),
  makeFriendLink: () => call('POST /api/me/friend-link'),
  friendLink: (token: string) => call('GET /api/friend-links/{token}', { path: { token } }),
  befriendByLink: (token: string) => call('POST /api/friend-links/{token}', { path: { token } }),
  findPlayers: async (handle: string) => (await call('GET /api/players', { query: { handle } })).players,
  calls: async () => (await call('GET /api/me/calls')).calls,
  putCallAway: (table: string) => call('DELETE /api/me/calls/{table}', { path: { table } }),
  callFriend: (table: string, player: string) =>
    call('PUT /api/tables/{table}/calls/{player}', { path: { table, player } }),
  calledTo: async (table: string) =>
    (await call('GET /api/tables/{table}/calls', { path: { table } })).players,
  player: (player: string) => call('GET /api/players/{player}', { path: { player } }),

  review: (table: string) => call('GET /api/tables/{table}/review', { path: { table } }),
  askReview: (table: string) => call('POST /api/tables/{table}/review', { path: { table } }),
  callOffReview: (table: string) => call('DELETE /api/tables/{table}/review', { path: { table } }),
  day: (day: string) => call('GET /api/days/{day}', { path: { day } }),
  dayResults: (day: string, game: string) => call('GET /api/days/{day}/{game}', { path: { day, game } }),
  sendDay: (day: string, game: string, body: DayGame) =>
    call('PUT /api/days/{day}/{game}', { path: { day, game }, body }),

  leaderboard: (game: string, people: number, among?: string) =>
    call('GET /api/leaderboard/{game}/{people}', {
      path: { game, people: String(people) },
      query: among === undefined ? {} : { among },
    }),
  standOnLeaderboards: (listed: boolean) => call('PUT /api/me/leaderboard', { body: { listed } }),
  recoveryCodes: async () => (await call('POST /api/me/recovery-codes')).codes,
  mailRecovery: (handle: string, locale: Locale) =>
    call('POST /api/recovery/mail', { body: { handle, locale } }),
  recover: (handle: string, secret: string, password: string) =>
    call('POST /api/recovery', { body: { handle, secret, password } }),
  sanctions: async () => (await call('GET /api/me/sanctions')).sanctions,
  reportPlayer: (player: string, reason: string) =>
    call('POST /api/players/{player}/reports', { path: { player }, body: { reason } }),

  operatorState: (key: string) => call('GET /api/operator', { key }),
  operatorReports: async (key: string, closed: boolean) =>
    (await call('GET /api/operator/reports', { key, query: { closed: closed ? '1' : '0' } })).reports,
  closeReport: (key: string, report: string, closed: boolean) =>
    closed
      ? call('POST /api/operator/reports/{report}/close', { key, path: { report } })
      : call('POST /api/operator/reports/{report}/reopen', { key, path: { report } }),
  sanction: (key: string, body: SanctionWish) => call('POST /api/operator/acts', { key, body }),
  liftSanction: (key: string, act: string) => call('DELETE /api/operator/acts/{act}', { key, path: { act } }),
  audit: async (key: string) => (await call('GET /api/operator/audit', { key })).entries,
  operatorTables: async (key: string) => (await call('GET /api/operator/tables', { key })).tables,

  ways: () => call('GET /api/messages'),
  setEmail: (email: string, locale: Locale) => call('PUT /api/me/email', { body: { email, locale } }),
  confirmEmail: (email: string, token: string) =>
    call('POST /api/me/email/confirm', { body: { email, token } }),
  forgetEmail: () => call('DELETE /api/me/email'),
  addPush: (target: PushTarget) => call('POST /api/me/push', { body: target }),
  removePush: (endpoint: string) => call('DELETE /api/me/push', { body: { endpoint } }),

  lobby: async (status: 'open' | 'playing') => (await call('GET /api/tables', { query: { status } })).tables,
  clubs: async () => (await call('GET /api/clubs')).clubs,
  foundClub: (wish: ClubWish) => call('POST /api/clubs', { body: wish }),
  club: (club: string) => call('GET /api/clubs/{club}', { path: { club } }),
  closeClub: (club: string) => call('DELETE /api/clubs/{club}', { path: { club } }),
  joinClub: (club: string) => call('PUT /api/clubs/{club}/members/me', { path: { club } }),
  leaveClub: (club: string, player: string) =>
    call('DELETE /api/clubs/{club}/members/{player}', { path: { club, player } }),
  activity: () => call('GET /api/activity'),
  tournaments: async (club?: string) =>
    (await call('GET /api/tournaments', { query: club === undefined ? {} : { club } })).tournaments,
  tournament: (tournament: string) => call('GET /api/tournaments/{tournament}', { path: { tournament } }),
  openTournament: (wish: TournamentWish) => call('POST /api/tournaments', { body: wish }),
  tournamentStep: (tournament: string, step: 'join' | 'leave' | 'start') =>
    call(`POST /api/tournaments/{tournament}/${step}`, { path: { tournament } }),
  callOff: (tournament: string) => call('DELETE /api/tournaments/{tournament}', { path: { tournament } }),
  myTables: () => call('GET /api/me/tables'),

  sitQuickly: (wish: QuickWish) => call('POST /api/quick', { body: wish }),
  openTable: (wish: Wish) => call('POST /api/tables', { body: wish }),
  table: (table: string) => call('GET /api/tables/{table}', { path: { table } }),
  presence: (table: string) => call('GET /api/tables/{table}/presence', { path: { table } }),
  seen: (table: string, position: number) =>
    request('PUT /api/tables/{table}/seen', { path: { table }, body: { position }, lasting: true }),
  log: (table: string, from: number) =>
    call('GET /api/tables/{table}/log', { path: { table }, query: { from: String(from) } }),
  views: (table: string, from: number) =>
    call('GET /api/tables/{table}/views', { path: { table }, query: { from: String(from) } }),
  save: async (table: string) => (await request('GET /api/tables/{table}/save', { path: { table } })).text(),
  nextRound: (table: string) => call('POST /api/tables/{table}/next', { path: { table } }),
  sit: (table: string, seat: number, invitation?: string) =>
    call('POST /api/tables/{table}/seats/{seat}/sit', {
      path: seatAt(table, seat),
      body: invitation === undefined ? {} : { invitation },
    }),
  leave: (table: string, seat: number) =>
    call('POST /api/tables/{table}/seats/{seat}/leave', { path: seatAt(table, seat) }),
  seatBot: (table: string, seat: number, level: string) =>
    call('PUT /api/tables/{table}/seats/{seat}/bot', { path: seatAt(table, seat), body: { level } }),
  sendBotAway: (table: string, seat: number) =>
    call('DELETE /api/tables/{table}/seats/{seat}/bot', { path: seatAt(table, seat) }),
  invite: (table: string, seat: number, hours: number) =>
    call('POST /api/tables/{table}/invitations', { path: { table }, body: { seat, hours } }),
  invitations: async (table: string) =>
    (await call('GET /api/tables/{table}/invitations', { path: { table } })).invitations,
  takeBackInvitation: (table: string, invitation: string) =>
    call('DELETE /api/tables/{table}/invitations/{invitation}', { path: { table, invitation } }),
  invitation: (token: string) => call('GET /api/invitations/{token}', { path: { token } }),

  play: (table: string, body: Body<'POST /api/tables/{table}/moves'>) =>
    call('POST /api/tables/{table}/moves', { path: { table }, body }),
  command: (table: string, kind: 'undo' | 'redo' | 'restart', body: Body<'POST /api/tables/{table}/undo'>) =>
    call(`POST /api/tables/{table}/${kind}`, { path: { table }, body }),
  say: (table: string, client: string, text: string) =>
    call('POST /api/tables/{table}/chat', { path: { table }, body: { client, text } }),
  report: (table: string, position: number, reason: string) =>
    call('POST /api/tables/{table}/reports', { path: { table }, body: { position, reason } }),
  notes: (table: string) => call('GET /api/tables/{table}/notes', { path: { table } }),
  keepNotes: (table: string, text: string) =>
    call('PUT /api/tables/{table}/notes', { path: { table }, body: { text } }),
  resign: (table: string) => call('POST /api/tables/{table}/resign', { path: { table } }),
  propose: (table: string, ending: Ending) =>
    call('POST /api/tables/{table}/proposal', { path: { table }, body: { ending } }),
  answer: (table: string, agrees: boolean) =>
    call('POST /api/tables/{table}/proposal/answer', { path: { table }, body: { agrees } }),
}

/** Whether the same request may be answered another time. */
export function mayPass(problem: unknown): boolean {
  return problem instanceof Unreachable || (problem instanceof Refused && problem.limited)
}

/** An id for a command, so that sending it twice does no harm. */
export function commandId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
