import { rmSync } from 'node:fs'
import { type Running, startServer } from '@engawa/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Client } from '../../server/test/client.ts'
import { api } from '../online/api.ts'
import { freshConfig } from './online.ts'

const config = freshConfig()
let running: Running
beforeAll(async () => {
  running = await startServer(config)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await running.close()
  rmSync(config.dataFolder, { recursive: true, force: true })
})

const id = 'A'.repeat(22)
const secret = 'A'.repeat(43)
const device = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
const made: RegistrationResponseJSON = { ...device, response: { clientDataJSON: '', attestationObject: '' } }
const used: AuthenticationResponseJSON = {
  ...device,
  response: { clientDataJSON: '', authenticatorData: '', signature: '' },
}
const endpoint = 'https://push.example.org/aki'
const stamp = { seat: 0, at: 2, client: 'client' }

/** Everything the pages ask of a server, as they ask it; those that end something come last. */
const calls = (table: string, player: string): Record<keyof typeof api, () => Promise<unknown>> => ({
  me: () => api.me(),
  becomeGuest: () => api.becomeGuest('Aki'),
  rename: () => api.rename('Aki of the hill'),
  prefer: () => api.prefer({ locale: 'fr', messages: { push: true, mail: false } }),
  setPassword: () => api.setPassword('aki', 'a long sentence', undefined),
  logIn: () => api.logIn('aki', 'a long sentence'),
  passkeyOptions: () => api.passkeyOptions(),
  addPasskey: () => api.addPasskey(made),
  removePasskey: () => api.removePasskey(id),
  passkeyChallenge: () => api.passkeyChallenge(),
  logInWithPasskey: () => api.logInWithPasskey(used),
  devices: () => api.devices(),
  signOutThere: () => api.signOutThere(id),
  muted: () => api.muted(),
  mute: () => api.mute(player),
  unmute: () => api.unmute(player),
  friends: () => api.friends(),
  befriend: () => api.befriend(player),
  unfriend: () => api.unfriend(player),
  makeFriendLink: () => api.makeFriendLink(),
  friendLink: () => api.friendLink(secret),
  befriendByLink: () => api.befriendByLink(secret),
  findPlayers: () => api.findPlayers('aki'),
  block: () => api.block(player),
  unblock: () => api.unblock(player),
  blocked: () => api.blocked(),
  hide: () => api.hide(false),
  calls: () => api.calls(),
  putCallAway: () => api.putCallAway(table),
  callFriend: () => api.callFriend(table, player),
  calledTo: () => api.calledTo(table),
  activity: () => api.activity(),
  clubs: () => api.clubs(),
  foundClub: () => api.foundClub({ name: 'Moss', about: '', listed: true }),
  club: () => api.club(id),
  closeClub: () => api.closeClub(id),
  joinClub: () => api.joinClub(id),
  leaveClub: () => api.leaveClub(id, player),
  tournaments: () => api.tournaments(id),
  openTournament: () =>
    api.openTournament({
      name: 'Autumn',
      game: 'daruma',
      people: 2,
      format: 'swiss',
      rounds: null,
      pace: 'live',
      clock: { turn: 60, reserve: 600 },
      rated: false,
      most: 8,
      bots: 0,
      level: 'easy',
      fill: true,
      break: 0,
      starts: null,
      club: null,
    }),
  tournament: () => api.tournament(id),
  tournamentStep: () => api.tournamentStep(id, 'join'),
  callOff: () => api.callOff(id),
  player: () => api.player(player),
  review: () => api.review(table),
  askReview: () => api.askReview(table),
  callOffReview: () => api.callOffReview(table),
  day: () => api.day('2026-11-18'),
  dayResults: () => api.dayResults('2026-11-18', 'daruma'),
  sendDay: () => api.sendDay('2026-11-18', 'daruma', { rules: 1, moves: [{ seat: 0, move: {} }] }),
  leaderboard: () => api.leaderboard('daruma', 2),
  standOnLeaderboards: () => api.standOnLeaderboards(true),
  recoveryCodes: () => api.recoveryCodes(),
  mailRecovery: () => api.mailRecovery('aki', 'en'),
  recover: () => api.recover('aki', 'aaaa-bbbb-cccc-dddd', 'a long sentence'),
  sanctions: () => api.sanctions(),
  reportPlayer: () => api.reportPlayer(player, 'A reason'),
  operatorState: () => api.operatorState('a key'),
  operatorReports: () => api.operatorReports('a key', false),
  closeReport: () => api.closeReport('a key', id, true),
  sanction: () => api.sanction('a key', { player, kind: 'mute', hours: 1, reason: 'A reason' }),
  liftSanction: () => api.liftSanction('a key', id),
  audit: () => api.audit('a key'),
  operatorTables: () => api.operatorTables('a key'),
  ways: () => api.ways(),
  setEmail: () => api.setEmail('aki@example.org', 'en'),
  confirmEmail: () => api.confirmEmail('aki@example.org', secret),
  forgetEmail: () => api.forgetEmail(),
  addPush: () => api.addPush({ endpoint, keys: { p256dh: 'BKey', auth: 'auth' } }),
  removePush: () => api.removePush(endpoint),
  lobby: () => api.lobby('open'),
  myTables: () => api.myTables(),
  sitQuickly: () =>
    api.sitQuickly({ game: 'daruma', people: 2, pace: 'live', clock: null, fill: 120, rated: false }),
  openTable: () =>
    api.openTable({
      game: 'daruma',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
      settings: { access: 'link', pace: 'live', clock: { turn: 60, reserve: 600 } },
    }),
  leaveSight: () => api.leaveSight('away'),
  presence: () => api.presence(table),
  table: () => api.table(table),
  seen: () => api.seen(table, 1),
  log: () => api.log(table, 0),
  save: () => api.save(table),
  sit: () => api.sit(table, 0, secret),
  seatBot: () => api.seatBot(table, 1, 'easy'),
  sendBotAway: () => api.sendBotAway(table, 1),
  invite: () => api.invite(table, 1, 24),
  invitations: () => api.invitations(table),
  takeBackInvitation: () => api.takeBackInvitation(table, secret),
  invitation: () => api.invitation(secret),
  views: () => api.views(table, 0),
  play: () => api.play(table, { ...stamp, move: {} }),
  command: () => api.command(table, 'undo', stamp),
  say: () => api.say(table, 'client', 'Hello'),
  report: () => api.report(table, 0, 'too friendly'),
  notes: () => api.notes(table),
  keepNotes: () => api.keepNotes(table, 'keep the red one'),
  propose: () => api.propose(table, 'draw'),
  answer: () => api.answer(table, false),
  resign: () => api.resign(table),
  nextRound: () => api.nextRound(table),
  leave: () => api.leave(table, 0),
  exportMe: () => api.exportMe(),
  logOut: () => api.logOut(),
  deleteMe: () => api.deleteMe(),
})

test('everything the pages ask for has its place on the server, and the form of its schema', async () => {
  const aki = await Client.guest(running.url, 'Aki')
  const bea = await Client.guest(running.url, 'Bea')
  const { id: table } = await aki.open({ game: 'daruma', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const answers: Record<string, string> = {}
  let asked = ''
  const real = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = { ...init.headers, cookie: aki.cookie }
    const answer = await real(`${running.url}${path}`, { ...init, headers })
    const { code = '', message = '' } = answer.ok ? {} : await answer.clone().json()
    answers[asked] = `${answer.status} ${code} ${message}`
    return answer
  })
  for (const [name, call] of Object.entries(calls(table, bea.id))) {
    asked = name
    await call().catch(() => undefined)
  }
  expect(Object.keys(answers).toSorted()).toEqual(Object.keys(api).toSorted())
  for (const [name, answer] of Object.entries(answers)) {
    expect(answer, name).not.toMatch(/^400|^5/)
    expect(answer, name).not.toContain('There is nothing here.')
  }
})
