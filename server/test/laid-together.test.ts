import { at, Chance, type Game, parseOptions, type Seat } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { loadGames } from '../games.ts'
import { changesGame, type EntryBody } from '../room/entry.ts'
import { Room } from '../room/room.ts'
import { seenGame, seenTable, strangersTable } from '../room/seen.ts'
import { settingsWith } from '../room/settings.ts'
import { type Listener, TableMessages } from '../stream/table-messages.ts'
import type { TableMessage } from './client.ts'

/** Whoever listens, and what they know of the table by laying over it what they were told. */
interface Ear {
  readonly listener: Listener
  position: number
  table?: object | undefined
  game?: { view: object } | null | undefined
}

const asJson = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

function earOf(user: string | undefined, position: number): Ear {
  return { listener: { user, muted: new Set(), told: new Map() }, position }
}

/** Tells one listener what is new, and compares what they know then with what they may see. */
function tell(ear: Ear, room: Room, messages: TableMessages): void {
  const entries = room.entriesFrom(ear.position) ?? []
  const fresh = ear.table === undefined
  const changed = fresh || entries.some(({ body }) => changesGame(body.kind))
  const text = messages.to(ear.listener, entries, room.position, changed)
  ear.position = room.position
  const { table, game, tableChanges, gameChanges } = JSON.parse(text) as TableMessage
  expect([fresh && table === undefined, gameChanges !== undefined && !ear.game]).toEqual([false, false])
  if (table !== undefined) ear.table = table
  if (tableChanges !== undefined) ear.table = { ...ear.table, ...tableChanges }
  if (game !== undefined) ear.game = game as Ear['game']
  if (gameChanges !== undefined)
    ear.game = { ...ear.game, ...gameChanges, view: { ...ear.game?.view, ...gameChanges.view } }
  if (!changed) return
  const viewer = room.viewerOf(ear.listener.user)
  expect(ear.table).toEqual(asJson(viewer === undefined ? strangersTable(room) : seenTable(room)))
  expect(ear.game).toEqual(asJson(viewer === undefined ? null : seenGame(room, viewer)))
}

/** What somebody does who does anything; nothing where it cannot be done just now. */
function deed(room: Room, whim: Chance, late: boolean): EntryBody | undefined {
  const seat = whim.int(room.head.people)
  const { kind, away, resigned } = at(room.state.seats, seat)
  const mover = room.waitingSeats[0]
  const person = kind === 'person' && !resigned
  switch (whim.int(24)) {
    case 0:
      return { kind: 'said', seat, name: 'Ann', text: 'hm' }
    case 1:
      return person && !away ? { kind: 'replaced', seat, because: 'left' } : undefined
    case 2:
      return person && away ? { kind: 'returned', seat } : undefined
    case 3:
      return room.state.proposal === null
        ? { kind: 'proposed', seat, ending: 'draw' }
        : { kind: 'declined', seat }
    case 4:
    case 5:
      return mover !== undefined && room.undoState(mover).can ? { kind: 'undone', seat: mover } : undefined
    case 6:
      return mover !== undefined && room.canRedo(mover) ? { kind: 'redone', seat: mover } : undefined
    case 7:
      return late && person ? { kind: 'resigned', seat } : undefined
    default:
      return mover === undefined
        ? undefined
        : { kind: 'played', seat: mover, move: whim.pick(room.moves(mover)) }
  }
}

function play(game: Game, people: number, spectators: boolean, steps: number): void {
  const seed = `${game.id} ${game.rules} ${people}`
  const whim = Chance.seeded(seed)
  const options = parseOptions<unknown>(game.options as never, people, undefined)
  const settings = settingsWith({ spectators })
  const head = { id: 'here', game: game.id, rules: game.rules, people, options, settings, seed, owner: null }
  const room = Room.begin({ ...head, created: 1 }, game)
  const users = Array.from({ length: people }, (_, seat) => `seat ${seat}`)
  const ears = [...users, 'stranger', undefined].map((user) => earOf(user, 0))
  const add = (body: EntryBody): void => {
    const user = users[body.seat ?? -1] ?? null
    room.apply({ position: room.position, time: room.position, user, client: null, body })
    // Hours that somebody changes move it without an entry.
    room.deadline = whim.int(4) === 0 ? room.position : room.deadline
    const messages = new TableMessages(room)
    for (const ear of ears) if (whim.int(10) > 0) tell(ear, room, messages)
    if (whim.int(10) > 0) messages.end()
    if (whim.int(20) > 0) return
    const { listener } = ears.splice(whim.int(ears.length), 1)[0] ?? at(ears, 0)
    ears.push(earOf(listener.user, room.position))
  }
  const sit = (seat: Seat): void => add({ kind: 'sat', seat, name: `Seat ${seat}` })
  for (let seat = people - 1; seat >= 0; seat--) {
    sit(seat)
    if (seat === 0) break
    add({ kind: 'stood', seat })
    sit(seat)
  }
  for (let step = 0; step < steps && !room.isOver; step++) {
    const body = deed(room, whim, step > steps * 0.8)
    if (body !== undefined) add(body)
  }
  for (let seat = 0; seat < people && !room.isOver; seat++) add({ kind: 'resigned', seat })
  expect(room.isOver).toBe(true)
  add({ kind: 'said', seat: 0, name: 'Ann', text: 'again?' })
  add({ kind: 'renewed', seat: 0, next: 'there' })
}

const { entries } = await loadGames(undefined)
const plays = await Promise.all(entries.map(({ play }) => play()))
const versions = plays.flatMap(({ game, earlier = [] }) => [game, ...earlier])

test.each(versions.map((game): [string, number, Game] => [game.id, game.rules, game]))(
  '%s under rules %d: whatever happens, what changed makes up what each viewer may see',
  (_id, _rules, game) => {
    const steps = 40
    for (const people of game.seats)
      for (const spectators of [true, false]) play(game, people, spectators, steps)
  },
)
