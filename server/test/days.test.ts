import { botsOfDay, type DayChooser, dayAt, daySeat, dayTable, playDay, replayDay } from '@engawa/bots'
import { at, type MadeMove, sameData } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PlayedDay, partingsOf } from '../days/results.ts'
import type { DayGlance, DayResults } from '../schemas/day.ts'
import { WorkerPool } from '../workers/pool.ts'
import { Client, type Problematic } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { games } from './toy-games.ts'

const entry = at(games, 0)
const { id: game } = entry
/** Always the same day, so that these are always the same games. */
const now = Date.UTC(2026, 10, 18, 12)
const dayFromNow = (days: number): string => dayAt(now + days * 86_400_000)
const today = dayFromNow(0)

const first: DayChooser = (_view, moves) => moves[0]
const last: DayChooser = (_view, moves) => moves.at(-1)

/** A whole game of a day as somebody who chooses like this plays it. */
async function played(choose: DayChooser, day = today) {
  const play = await entry.play()
  const { moves, points } = playDay(play, dayTable(play.game, entry.face, day), choose)
  return { body: { rules: play.game.rules, moves }, score: at(points, daySeat) }
}

/** The same, but one bot does what it may and would not: so were games begun before bots learned something. */
async function playedOtherwise(day: string) {
  const { game: toy } = await entry.play()
  const usual = (await played(first, day)).body.moves
  const laid = new Table(toy, dayTable(toy, entry.face, day))
  let alike = true
  while (!laid.turn.over) {
    const seat = at(laid.turn.seats, 0)
    const made = usual[laid.history.length]?.move
    const other = laid.moves(seat).find((move) => !sameData(move, made))
    if (!alike) laid.play(seat, at(laid.moves(seat), 0))
    else if (seat === daySeat || other === undefined) laid.play(seat, made)
    else {
      laid.play(seat, other)
      alike = false
    }
  }
  const moves = laid.history.map(({ seat, move }) => ({ seat, move }))
  return { body: { rules: toy.rules, moves }, score: at(laid.scores('table'), daySeat).total }
}

let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const path = (day = today) => `/api/days/${day}/${game}`
const guest = (name: string) => Client.guest(server.url, name)
const send = (client: Client, body: unknown, day = today) =>
  client.send<DayResults & Problematic>('PUT', path(day), body)

test('two people play the table of the day, each sees the other’s result, and where their ways parted', async () => {
  const [ann, ben, cleo] = [await guest('Ann'), await guest('Ben'), await guest('Cleo')]
  const [one, other] = [await played(first), await played(last)]
  expect((await send(ann, one.body)).status).toBe(200)
  const { status, body } = await send(ben, other.body)
  expect(status).toBe(200)
  expect(body.yours.score).toBe(other.score)
  const shown = body.results.map(({ name, score }) => [name, score])
  expect(new Map(shown as [string, number][])).toEqual(
    new Map([
      ['Ann', one.score],
      ['Ben', other.score],
    ]),
  )
  expect(body.results.map(({ place }) => place)).toEqual(one.score === other.score ? [1, 1] : [1, 2])
  const play = await entry.play()
  expect(body.bots).toBe(at(botsOfDay(play, dayTable(play.game, entry.face, today)).points, daySeat))
  const [parting] = body.partings
  const opening = one.body.moves.findIndex(({ seat }) => seat === daySeat)
  expect(parting).toMatchObject({ position: opening, count: 2 })
  expect(parting?.choices).toContainEqual({
    move: one.body.moves[opening]?.move,
    count: 1,
    mean: one.score,
    yours: false,
    players: [ann.id],
  })

  // Whoever has not played is told how many have, and nothing else.
  const glance = await cleo.get<{ games: DayGlance[] }>(`/api/days/${today}`)
  const listed = glance.body.games.find((one) => one.game === game)
  expect(listed).toEqual({ game, played: 2, yours: null, friends: [] })
  const sealed = await cleo.get(path())
  expect([sealed.status, sealed.body.code]).toEqual([403, 'not-played'])
  expect((await new Client(server.url).get(path())).status).toBe(401)
})

test('friends who have played are named before, and told apart after; others are not', async () => {
  const [ida, jon, kim] = [await guest('Ida'), await guest('Jon'), await guest('Kim')]
  await ida.send('PUT', `/api/me/friends/${jon.id}`, {})
  const day = dayFromNow(-2)
  await send(jon, (await played(first, day)).body, day)
  await send(kim, (await played(last, day)).body, day)
  const friendsAt = async () =>
    (await ida.get<{ games: DayGlance[] }>(`/api/days/${day}`)).body.games.find((one) => one.game === game)
      ?.friends
  // Who only was asked is no friend yet.
  expect(await friendsAt()).toEqual([])
  await jon.send('PUT', `/api/me/friends/${ida.id}`, {})
  expect(await friendsAt()).toEqual([{ id: jon.id, name: 'Jon' }])
  const { body } = await send(ida, (await played(last, day)).body, day)
  expect(body.friends).toEqual([jon.id])
  expect((await kim.get<DayResults>(path(day))).body.friends).toEqual([])
})

describe('the server plays a result once more before it believes it', () => {
  const refused = async (moves: readonly MadeMove[], rules = 1) => {
    const dan = await guest('Dan')
    const { status, body } = await send(dan, { rules, moves })
    expect((await dan.get(path())).status).toBe(403)
    return [status, body.code]
  }

  test('a move that the rules refuse, one too few, one too many, another’s turn, another day, other rules', async () => {
    const { moves } = (await played(first)).body
    const own = moves.findIndex(({ seat }) => seat === daySeat)
    const no = [422, 'not-this-game']
    expect(await refused(moves.with(own, { seat: daySeat, move: { kind: 'lay', pebble: 99 } }))).toEqual(no)
    expect(await refused(moves.slice(0, -1))).toEqual(no)
    expect(await refused([...moves, at(moves, 0)])).toEqual(no)
    expect(await refused(moves.with(own, { ...at(moves, own), seat: 1 }))).toEqual(no)
    expect(await refused((await played(first, dayFromNow(-1))).body.moves)).toEqual(no)
    expect(await refused(moves, 77)).toEqual([409, 'other-rules'])
  })

  test('a bot that does what it may, but would not, makes another game: kept, without a place', async () => {
    const day = dayFromNow(-4)
    const play = await entry.play()
    const table = dayTable(play.game, entry.face, day)
    const [usual, other] = [await played(first, day), await playedOtherwise(day)]
    expect(replayDay(play, table, usual.body.moves)).toMatchObject({ moves: usual.body.moves, usual: true })
    expect(replayDay(play, table, other.body.moves)).toMatchObject({ moves: other.body.moves, usual: false })

    const [gil, hans] = [await guest('Gil'), await guest('Hans')]
    const { yours, results, partings } = (await send(gil, other.body, day)).body
    expect(yours).toEqual({ score: other.score, place: null })
    expect([results.map(({ place }) => place), partings]).toEqual([[null], []])
    const listed = (await send(hans, usual.body, day)).body
    expect(listed.results.map(({ name, place }) => [name, place])).toEqual([
      ['Hans', 1],
      ['Gil', null],
    ])
    // It counts as the one game of that day.
    expect((await send(gil, usual.body, day)).body.yours).toEqual(yours)
  })

  test('a day that is to come, one that is long over, one that there never was, a game that is not here', async () => {
    const eve = await guest('Eve')
    const { body } = await played(first)
    const codes = async (day: string) => (await send(eve, body, day)).body.code
    expect(await codes(dayFromNow(2))).toBe('not-found')
    expect(await codes(dayFromNow(-9))).toBe('day-over')
    expect(await codes('2026-02-31')).toBe('not-found')
    expect((await eve.send('PUT', `/api/days/${today}/chess`, body)).status).toBe(404)
    expect((await eve.get(`/api/days/2026-13-01`)).status).toBe(404)
  })

  test('what was played without a network follows some days later; the first game counts', async () => {
    const fay = await guest('Fay')
    const day = dayFromNow(-3)
    const [one, other] = [await played(first, day), await played(last, day)]
    expect((await send(fay, one.body, day)).body.yours.score).toBe(one.score)
    const again = await send(fay, other.body, day)
    expect([again.status, again.body.yours.score]).toEqual([200, one.score])
    expect(again.body.moves).toEqual(one.body.moves)
  })
})

test('twenty games of one address wait to be played again; whoever sends one more is told when to come back', async () => {
  const ann = await guest('Ann')
  const { body } = await played(first)
  const asked: string[] = []
  let waiting = 20
  const pool = vi.spyOn(WorkerPool.prototype, 'waitingFor').mockImplementation((address) => {
    asked.push(address)
    return waiting
  })
  const refused = await send(ann, body)
  expect([refused.status, refused.body.code]).toEqual([429, 'busy'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  waiting = 19
  expect((await send(ann, body)).status).toBe(200)
  expect(asked).toEqual(['127.0.0.1', '127.0.0.1'])
  pool.mockRestore()
})

test('whoever is forgotten is no dot any more, and one’s own days are part of the export', async () => {
  const [gus, hal] = [await guest('Gus'), await guest('Hal')]
  const day = dayFromNow(-1)
  const { body } = await played(first, day)
  await send(gus, body, day)
  await send(hal, body, day)
  const { days } = (await gus.get<{ days: { day: string }[] }>('/api/me/export')).body
  expect(days.map((one) => one.day)).toEqual([day])
  await gus.send('DELETE', '/api/me')
  const { results } = (await hal.get<DayResults>(path(day))).body
  expect(results.map(({ name }) => name)).toEqual(['Hal'])
})

describe('where ways parted', () => {
  /** Somebody who chose these, letter by letter. */
  const somebody = (user: string, chosen: string, score: number): PlayedDay => ({
    user,
    name: user,
    score,
    usual: true,
    choices: [...chosen].map((key, index) => ({ position: 2 * index, move: key, key })),
  })

  test('only while games were the same, the three that tell most, in the order of the game', () => {
    const me = somebody('me', 'aaaaa', 20)
    const all = [
      me,
      somebody('b', 'baaaa', 0),
      somebody('c', 'abaaa', 19),
      somebody('d', 'aabaa', 5),
      somebody('e', 'aaaab', 40),
      // Chose as I did later on, in another game: says nothing.
      somebody('f', 'cbbbb', 100),
    ]
    const found = partingsOf(me, all)
    expect(found.map(({ position }) => position)).toEqual([0, 4, 8])
    expect(found[0]?.choices.map(({ move, count, yours }) => [move, count, yours])).toEqual([
      ['a', 4, true],
      ['b', 1, false],
      ['c', 1, false],
    ])
    expect(found[0]?.choices[0]?.mean).toBe(21)
    expect(partingsOf(me, [me])).toEqual([])
  })

  test('one’s own choice is shown, also where hardly anybody made it', () => {
    const me = somebody('me', 'z', 1)
    const crowd = [...'abcdefg'].flatMap((key) => [somebody(`${key}1`, key, 1), somebody(`${key}2`, key, 2)])
    const [parting] = partingsOf(me, [me, ...crowd])
    expect(parting?.choices.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 1])
    expect(parting?.choices.at(-1)).toMatchObject({ move: 'z', yours: true })
    expect(parting?.count).toBe(15)
  })
})
