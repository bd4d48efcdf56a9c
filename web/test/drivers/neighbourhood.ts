import { dayTable, playDay } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { at } from '@engawa/kernel'
import type { BrowserContextOptions } from 'playwright-core'
import { Client } from '../../../server/test/client.ts'
import type { Club, Person, Report, Tournament } from '../../online/api.ts'
import type { Look } from '../harness.ts'
import { type Guest, type OnlineServer, visitOnline } from '../online.ts'
import { dice } from './table.ts'

/** The key of the one who keeps this house. */
export const operatorKey = 'the key of whoever keeps this house'
export const operatorKeys: ReadonlyMap<string, string> = new Map([['Mori', operatorKey]])

type Served = Pick<OnlineServer, 'url' | 'browser'>

/** People who have long been at home on a server: what its screens look like when they are full. */
export interface Neighbourhood {
  readonly people: readonly Client[]
  readonly club: string
  readonly tournaments: { readonly open: string; readonly playing: string; readonly finished: string }
  /** A table that waits, with the first person at it; one that waits for invited people; one that is over. */
  readonly tables: { readonly waiting: string; readonly invited: string; readonly finished: string }
}

/** As long as names get, in letters that are wide and in letters that stand above others. */
const names = [
  'Margaux',
  'Inès de la Tour-Maubourg-Åhlén',
  'Wolfgang Mommsen-Wächtersbach',
  'Rui',
  'Ölvér',
  'Noor van den Heuvel',
  'Kenji',
  'Ilya',
] as const

/** Asks for something that must be granted. */
async function ask<Body = unknown>(
  client: Client,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Body> {
  const answer = await client.send<Body>(method, `/api/${path}`, body, headers)
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function account(url: string, name: string, index: number): Promise<Client> {
  const client = await Client.guest(url, name)
  const password = 'a long and quiet password'
  await ask(client, 'PUT', 'me/password', { handle: `somebody.${index}`, password })
  return client
}

/** Two play a rated table to its end, always in the same way. */
async function playRated(host: Client, other: Client, game: string, seed: number): Promise<string> {
  const random = dice(seed)
  const clock = { turn: 60, reserve: 600 }
  const { id } = await host.open({
    game,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { access: 'public', rated: true, clock },
  })
  await ask(other, 'POST', `tables/${id}/seats/1/sit`, {})
  for (;;) {
    const { table } = await host.look(id)
    if (table.status !== 'playing') return id
    for (const client of [host, other])
      for (let asked = await client.moves(id); asked.moves.length > 0; asked = await client.moves(id)) {
        const ending = asked.moves.find((move) => (move as { kind: string }).kind === 'stop')
        const move =
          random(2) === 0 && ending !== undefined ? ending : asked.moves[random(asked.moves.length)]
        await client.move(id, asked.seat, asked.at, move)
      }
  }
}

async function befriend(one: Client, other: Client): Promise<void> {
  await ask(one, 'PUT', `me/friends/${other.id}`)
  await ask(other, 'PUT', `me/friends/${one.id}`)
}

const wish = {
  game: 'daruma',
  people: 2,
  format: 'swiss',
  rounds: 3,
  pace: 'live',
  clock: { turn: 60, reserve: 600 },
  rated: false,
  most: 8,
  bots: 0,
  level: 'passerby',
  fill: true,
  break: 0,
  starts: null,
  club: null,
} as const

async function openTournament(owner: Client, more: object, entrants: readonly Client[]): Promise<string> {
  const { id } = await ask<Tournament>(owner, 'POST', 'tournaments', { ...wish, ...more })
  for (const entrant of entrants) await ask(entrant, 'POST', `tournaments/${id}/join`, {})
  return id
}

/** Somebody plays the table of a day by the same dice each time, and sends it. */
async function playOfDay(client: Client, day: string, game: string, seed: number): Promise<void> {
  const entry = entryOf(game)
  const play = await entry?.play()
  if (entry === undefined || play === undefined) throw new Error(`no ${game}`)
  const random = dice(seed)
  const { moves } = playDay(
    play,
    dayTable(play.game, entry.face, day),
    (_view, legal) => legal[random(legal.length)],
  )
  await ask(client, 'PUT', `days/${day}/${game}`, { rules: play.game.rules, moves })
}

async function saySomething(table: string, said: readonly (readonly [Client, string])[]): Promise<number[]> {
  const positions: number[] = []
  for (const [index, [client, text]] of said.entries()) {
    const words = { client: `words-${index}`, text }
    const { position } = await ask<{ position: number }>(client, 'POST', `tables/${table}/chat`, words)
    positions.push(position)
  }
  return positions
}

/** What was reported, and what was done about one of the reports. */
async function reports(url: string, table: string, [one, other, third]: readonly Client[]): Promise<void> {
  if (one === undefined || other === undefined || third === undefined) throw new Error('nobody')
  const positions = await saySomething(table, [
    [one, 'Good luck to both of us!'],
    [other, 'You will need it. You play like a wet broom, and your house is ugly.'],
    [one, 'That was not necessary.'],
  ])
  await ask(one, 'POST', `tables/${table}/reports`, {
    position: positions[1],
    reason: 'Insults me at every table we meet at.',
  })
  await ask(third, 'POST', `players/${one.id}/reports`, { reason: 'Leaves whenever the game goes badly.' })
  await ask(third, 'POST', `players/${other.id}/reports`, { reason: 'Unfriendly.' })
  const keyed = { authorization: `Bearer ${operatorKey}` }
  const operator = new Client(url)
  const found = await ask<{ reports: Report[] }>(operator, 'GET', 'operator/reports', undefined, keyed)
  const report = found.reports.find(({ reason }) => reason === 'Unfriendly.')?.id
  const decided = { player: other.id, kind: 'warn', hours: 72, reason: 'Be kind at the table.', report }
  await ask(operator, 'POST', 'operator/acts', decided, keyed)
}

/** Fills a server with people who know each other, tables, tournaments, results and a club. */
export async function settle({ url }: Pick<Served, 'url'>, day: string): Promise<Neighbourhood> {
  const people: Client[] = []
  for (const [index, name] of names.entries()) people.push(await account(url, name, index))
  const own = at(people, 0)
  for (const friend of people.slice(1, 5)) await befriend(own, friend)
  await ask(at(people, 5), 'PUT', `me/friends/${own.id}`)
  await ask(own, 'PUT', `me/friends/${at(people, 6).id}`)
  await ask(own, 'PUT', `me/blocks/${at(people, 7).id}`)

  const club = await ask<Club>(own, 'POST', 'clubs', {
    name: 'Moss and Rain on Tuesdays',
    about: 'Slow tables on weekdays, a live evening on Tuesdays. Whoever learns is welcome.',
    listed: true,
  })
  for (const member of people.slice(1, 6)) await ask(member, 'PUT', `clubs/${club.id}/members/me`)

  let finished = ''
  for (const [seed, [one, other]] of [
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [3, 1],
    [0, 1],
    [2, 4],
    [5, 0],
  ].entries())
    finished = await playRated(at(people, one ?? 0), at(people, other ?? 1), 'daruma', seed + 1)
  await playRated(own, at(people, 1), 'kodama', 20)

  const long = { name: 'Swiss of the long evenings', club: club.id, bots: 2, most: 16 }
  const open = await openTournament(own, long, people.slice(0, 6))
  // The eighth of eight: it begins.
  const playing = await openTournament(own, { name: 'Lantern cup', bots: 3 }, people.slice(0, 5))
  const bots = { name: 'First frost', format: 'robin', most: 4, bots: 4 }
  const over = await openTournament(own, bots, [])
  await own.post(`/api/tournaments/${over}/start`)

  const waiting = await own.open({
    game: 'bamboo',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'neighbour' }],
    settings: { access: 'public', chat: true, clock: { turn: 60, reserve: 600 } },
  })
  await ask(at(people, 1), 'POST', `tables/${waiting.id}/seats/1/sit`, {})
  const invited = await own.open({
    game: 'bitoku',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    settings: { access: 'invited' },
  })
  for (const host of people.slice(1, 4))
    await host.open({
      game: 'daruma',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      settings: { access: 'public' },
      club: club.id,
    })
  await reports(url, waiting.id, people)
  for (const [seed, client] of people.slice(0, 5).entries()) await playOfDay(client, day, 'kodama', seed + 1)
  return {
    people,
    club: club.id,
    tournaments: { open, playing, finished: over },
    tables: { waiting: waiting.id, invited: invited.id, finished },
  }
}

/** The browser of one of these people, logged in. */
export async function visitAs(
  server: Served,
  client: Client,
  path: string,
  look: Look,
  options?: BrowserContextOptions,
): Promise<Guest> {
  const { body } = await client.get<Person>('/api/me')
  const guest = await visitOnline(server, body.name, '#/about', look, options)
  const [name = '', value = ''] = client.cookie.split(/=(.*)/s)
  await guest.context.addCookies([{ name, value, url: server.url }])
  await guest.context.addInitScript((own) => localStorage.setItem('engawa-guest', own), body.name)
  await guest.page.goto(`${server.url}/${path}`)
  await guest.page.reload()
  return guest
}
