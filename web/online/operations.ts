// biome-ignore-all format: written by a program
// Out of the document that a server serves. To write it anew: npx vitest run --project rules server/test/operations.test.ts -u
import type { Activity, AuditEntry, Call, Chair, ClockSettings, Club, ClubWish, Day, DayGame, DayGlance, DayResults, Device, Done, Fill, FoundPlayer, FriendLink, Friends, GlanceClub, GlanceTournament, InvitedTo, Leaderboard, LobbyTable, LogAnswer, Me, NewInvitation, OpenInvitation, OperatorState, OwnTables, Patience, Person, Player, Preferences, PushTarget, QuickWish, RecentTable, Report, Sanction, SanctionWish, SeenTable, TableAnswer, TablePresence, Tournament, TournamentWish, Ways } from '@engawa/server/schemas'

/** All that can be asked of a server: what is sent along, and what it answers. */
export interface Operations {
  'POST /api/guests': {
    body: { name: string }
    answer: Person
  }
  'GET /api/me': {
    answer: Me
  }
  'PATCH /api/me': {
    body: { name?: string; preferences?: Preferences }
    answer: Me
  }
  'DELETE /api/me': {
    answer: null
  }
  'PUT /api/me/presence': {
    body: { state: 'away' | 'gone' }
    answer: null
  }
  'GET /api/me/sessions': {
    answer: { sessions: Device[] }
  }
  'DELETE /api/me/sessions/{session}': {
    path: { session: string }
    answer: null
  }
  'DELETE /api/me/session': {
    answer: null
  }
  'GET /api/me/export': {
    answer: unknown
  }
  'PUT /api/me/password': {
    body: { handle: string; password: string; current?: string }
    answer: null
  }
  'POST /api/sessions': {
    body: { handle: string; password: string }
    answer: { id: string }
  }
  'POST /api/me/passkeys/options': {
    answer: unknown
  }
  'POST /api/me/passkeys': {
    body: { response: { id: string; rawId: string; response: unknown; type: 'public-key'; clientExtensionResults: unknown }; label?: string }
    answer: { id: string }
  }
  'DELETE /api/me/passkeys/{passkey}': {
    path: { passkey: string }
    answer: null
  }
  'POST /api/passkeys/options': {
    answer: unknown
  }
  'POST /api/passkeys/session': {
    body: { response: { id: string; rawId: string; response: unknown; type: 'public-key'; clientExtensionResults: unknown } }
    answer: { id: string }
  }
  'GET /api/leaderboard/{game}/{people}': {
    path: { game: string; people: string }
    query?: { among?: 'friends' | string }
    answer: Leaderboard
  }
  'PUT /api/me/leaderboard': {
    body: { listed: boolean }
    answer: null
  }
  'GET /api/players/{player}': {
    path: { player: string }
    answer: Player
  }
  'GET /api/me/friends': {
    answer: Friends
  }
  'PUT /api/me/friends/{player}': {
    path: { player: string }
    answer: null
  }
  'DELETE /api/me/friends/{player}': {
    path: { player: string }
    answer: null
  }
  'POST /api/me/friend-link': {
    answer: FriendLink
  }
  'GET /api/friend-links/{token}': {
    path: { token: string }
    answer: Person
  }
  'POST /api/friend-links/{token}': {
    path: { token: string }
    answer: Person
  }
  'GET /api/players': {
    query: { handle: string }
    answer: { players: FoundPlayer[] }
  }
  'PUT /api/me/hidden': {
    body: { hidden: boolean }
    answer: null
  }
  'GET /api/me/blocks': {
    answer: { players: Person[] }
  }
  'PUT /api/me/blocks/{player}': {
    path: { player: string }
    answer: null
  }
  'DELETE /api/me/blocks/{player}': {
    path: { player: string }
    answer: null
  }
  'PUT /api/tables/{table}/calls/{player}': {
    path: { table: string; player: string }
    answer: null
  }
  'GET /api/tables/{table}/calls': {
    path: { table: string }
    answer: { players: string[] }
  }
  'GET /api/me/calls': {
    answer: { calls: Call[] }
  }
  'DELETE /api/me/calls/{table}': {
    path: { table: string }
    answer: null
  }
  'GET /api/games': {
    answer: { games: ({ id: string; title: string; rules: number; seats: number[]; options: unknown })[]; levels: string[] }
  }
  'GET /api/tables': {
    query?: { game?: string; status?: 'open' | 'playing' }
    answer: { tables: LobbyTable[] }
  }
  'POST /api/tables': {
    body: { game: string; options?: unknown; seats: Chair[]; settings?: { access?: 'public' | 'link' | 'invited'; spectators?: boolean; chat?: boolean; rated?: boolean; pace?: 'live' | 'slow'; clock?: ClockSettings | null; patience?: Patience; standIn?: string; fill?: Fill }; club?: string }
    answer: SeenTable
  }
  'GET /api/activity': {
    answer: Activity
  }
  'GET /api/me/tables': {
    answer: OwnTables
  }
  'POST /api/quick': {
    body: QuickWish
    answer: SeenTable
  }
  'POST /api/tables/{table}/next': {
    path: { table: string }
    answer: SeenTable
  }
  'POST /api/tables/{table}/seats/{seat}/sit': {
    path: { table: string; seat: string }
    body: { invitation?: string }
    answer: SeenTable
  }
  'POST /api/tables/{table}/seats/{seat}/leave': {
    path: { table: string; seat: string }
    answer: SeenTable
  }
  'PUT /api/tables/{table}/seats/{seat}/bot': {
    path: { table: string; seat: string }
    body: { level: string }
    answer: SeenTable
  }
  'DELETE /api/tables/{table}/seats/{seat}/bot': {
    path: { table: string; seat: string }
    answer: SeenTable
  }
  'POST /api/tables/{table}/invitations': {
    path: { table: string }
    body: { seat?: number; hours?: number }
    answer: NewInvitation
  }
  'GET /api/tables/{table}/invitations': {
    path: { table: string }
    answer: { invitations: OpenInvitation[] }
  }
  'DELETE /api/tables/{table}/invitations/{invitation}': {
    path: { table: string; invitation: string }
    answer: null
  }
  'GET /api/invitations/{token}': {
    path: { token: string }
    answer: InvitedTo
  }
  'GET /api/tables/{table}': {
    path: { table: string }
    answer: TableAnswer
  }
  'GET /api/tables/{table}/presence': {
    path: { table: string }
    answer: TablePresence
  }
  'GET /api/tables/{table}/moves': {
    path: { table: string }
    answer: { at: number; seat: number; moves: unknown[] }
  }
  'POST /api/tables/{table}/moves': {
    path: { table: string }
    body: { seat: number; at: number; client: string; move: unknown }
    answer: Done
  }
  'GET /api/tables/{table}/log': {
    path: { table: string }
    query?: { from?: string }
    answer: LogAnswer
  }
  'GET /api/tables/{table}/recap': {
    path: { table: string }
    answer: LogAnswer
  }
  'GET /api/tables/{table}/save': {
    path: { table: string }
    answer: string
  }
  'PUT /api/tables/{table}/seen': {
    path: { table: string }
    body: { position: number }
    answer: null
  }
  'GET /api/tables/{table}/views': {
    path: { table: string }
    query?: { from?: string }
    answer: { from: number; views: unknown[] }
  }
  'GET /api/tables/{table}/review': {
    path: { table: string }
    answer: { state: 'none' | 'waiting' | 'running' | 'done' | 'refused'; done: number; all: number; yours: boolean; fault?: string; record?: unknown }
  }
  'POST /api/tables/{table}/review': {
    path: { table: string }
    answer: { state: 'none' | 'waiting' | 'running' | 'done' | 'refused'; done: number; all: number; yours: boolean; fault?: string; record?: unknown }
  }
  'DELETE /api/tables/{table}/review': {
    path: { table: string }
    answer: null
  }
  'POST /api/tables/{table}/resign': {
    path: { table: string }
    answer: SeenTable
  }
  'POST /api/tables/{table}/proposal': {
    path: { table: string }
    body: { ending: 'draw' | 'abandon' }
    answer: SeenTable
  }
  'POST /api/tables/{table}/proposal/answer': {
    path: { table: string }
    body: { agrees: boolean }
    answer: SeenTable
  }
  'POST /api/tables/{table}/chat': {
    path: { table: string }
    body: { client: string; text: string }
    answer: { position: number }
  }
  'POST /api/tables/{table}/reports': {
    path: { table: string }
    body: { position: number; reason: string }
    answer: null
  }
  'POST /api/players/{player}/reports': {
    path: { player: string }
    body: { reason: string }
    answer: null
  }
  'GET /api/me/mutes': {
    answer: { players: Person[] }
  }
  'PUT /api/me/mutes/{player}': {
    path: { player: string }
    answer: null
  }
  'DELETE /api/me/mutes/{player}': {
    path: { player: string }
    answer: null
  }
  'GET /api/tables/{table}/notes': {
    path: { table: string }
    answer: { text: string }
  }
  'PUT /api/tables/{table}/notes': {
    path: { table: string }
    body: { text: string }
    answer: { text: string }
  }
  'GET /api/tournaments': {
    query?: { club?: string }
    answer: { tournaments: GlanceTournament[] }
  }
  'POST /api/tournaments': {
    body: TournamentWish
    answer: Tournament
  }
  'GET /api/tournaments/{tournament}': {
    path: { tournament: string }
    answer: Tournament
  }
  'DELETE /api/tournaments/{tournament}': {
    path: { tournament: string }
    answer: Tournament
  }
  'POST /api/tournaments/{tournament}/join': {
    path: { tournament: string }
    answer: Tournament
  }
  'POST /api/tournaments/{tournament}/leave': {
    path: { tournament: string }
    answer: Tournament
  }
  'POST /api/tournaments/{tournament}/start': {
    path: { tournament: string }
    answer: Tournament
  }
  'GET /api/clubs': {
    answer: { clubs: GlanceClub[] }
  }
  'POST /api/clubs': {
    body: ClubWish
    answer: Club
  }
  'GET /api/clubs/{club}': {
    path: { club: string }
    answer: Club
  }
  'DELETE /api/clubs/{club}': {
    path: { club: string }
    answer: null
  }
  'PUT /api/clubs/{club}/members/me': {
    path: { club: string }
    answer: Club
  }
  'DELETE /api/clubs/{club}/members/{player}': {
    path: { club: string; player: string }
    answer: Club
  }
  'GET /api/days/{day}': {
    path: { day: string }
    answer: { day: Day; games: DayGlance[] }
  }
  'GET /api/days/{day}/{game}': {
    path: { day: string; game: string }
    answer: DayResults
  }
  'PUT /api/days/{day}/{game}': {
    path: { day: string; game: string }
    body: DayGame
    answer: DayResults
  }
  'POST /api/tables/{table}/undo': {
    path: { table: string }
    body: { seat: number; at: number; client: string }
    answer: Done
  }
  'POST /api/tables/{table}/restart': {
    path: { table: string }
    body: { seat: number; at: number; client: string }
    answer: Done
  }
  'POST /api/tables/{table}/redo': {
    path: { table: string }
    body: { seat: number; at: number; client: string }
    answer: Done
  }
  'GET /api/stream': {
    query?: { watch?: string; changes?: 'true' }
    answer: string
  }
  'GET /api/messages': {
    answer: Ways
  }
  'PUT /api/me/email': {
    body: { email: string; locale?: 'en' | 'fr' }
    answer: null
  }
  'DELETE /api/me/email': {
    answer: null
  }
  'POST /api/me/email/confirm': {
    body: { email: string; token: string }
    answer: null
  }
  'POST /api/me/push': {
    body: PushTarget
    answer: null
  }
  'DELETE /api/me/push': {
    body: { endpoint: string }
    answer: null
  }
  'POST /api/me/recovery-codes': {
    answer: { codes: string[] }
  }
  'POST /api/recovery/mail': {
    body: { handle: string; locale?: 'en' | 'fr' }
    answer: null
  }
  'POST /api/recovery': {
    body: { handle: string; secret: string; password: string }
    answer: { id: string }
  }
  'GET /api/me/sanctions': {
    answer: { sanctions: Sanction[] }
  }
  'GET /api/operator': {
    answer: OperatorState
  }
  'GET /api/operator/reports': {
    query?: { closed?: string }
    answer: { reports: Report[] }
  }
  'POST /api/operator/reports/{report}/close': {
    path: { report: string }
    answer: null
  }
  'POST /api/operator/reports/{report}/reopen': {
    path: { report: string }
    answer: null
  }
  'POST /api/operator/acts': {
    body: SanctionWish
    answer: Sanction
  }
  'DELETE /api/operator/acts/{act}': {
    path: { act: string }
    answer: null
  }
  'GET /api/operator/audit': {
    answer: { entries: AuditEntry[] }
  }
  'GET /api/operator/tables': {
    answer: { tables: RecentTable[] }
  }
  'GET /api/health': {
    answer: { ok: boolean }
  }
  'GET /api/ready': {
    answer: { ok: boolean }
  }
}
