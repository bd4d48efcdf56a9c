import type { GameEvent, ScoreSheet, Turn, Viewer } from '@engawa/kernel'
import { type Static, Type } from 'typebox'
import { GameId, Id, Level, oneWord, Position, SeatNumber, strict, Time, Token } from './basic.ts'

export const ClockSettings = strict({
  turn: Type.Integer({ minimum: 5, maximum: 14 * 86_400, description: 'seconds for each turn' }),
  reserve: Type.Integer({
    minimum: 0,
    maximum: 60 * 86_400,
    description: 'seconds on top for the whole game',
  }),
})

export type ClockSettings = Static<typeof ClockSettings>

/** How long a table waits; two minutes at least, since a sign of life may be a minute old. */
export const Patience = Type.Union(
  [Type.Integer({ minimum: 120, maximum: 60 * 86_400, description: 'seconds' }), Type.Null()],
  {
    description:
      'so long it waits for a move of somebody who is not here, then a bot steps in; null: for ever',
  },
)

export type Patience = Static<typeof Patience>

/** How long free seats wait for people. */
export const Fill = Type.Union(
  [Type.Integer({ minimum: 30, maximum: 3600, description: 'seconds' }), Type.Null()],
  {
    description: 'so long after it was opened bots take the seats that are still free; null: never',
  },
)
export type Fill = Static<typeof Fill>

/** What the table decided beside the game's own options. */
export const Settings = strict({
  access: oneWord(['public', 'link', 'invited']),
  spectators: Type.Boolean(),
  chat: Type.Boolean(),
  rated: Type.Boolean(),
  pace: oneWord(['live', 'slow']),
  clock: Type.Union([ClockSettings, Type.Null()], {
    description: 'used up, a bot plays on until the person comes back; null: nobody is hurried',
  }),
  patience: Patience,
  standIn: Level,
  fill: Fill,
  tournament: Type.Union([Id, Type.Null()], { description: 'the tournament it belongs to' }),
})
export type Settings = Static<typeof Settings>

export const SeenSeat = strict({
  kind: oneWord(['empty', 'person', 'bot', 'automa']),
  player: Type.Union([Id, Type.Null()]),
  name: Type.String(),
  level: Type.Union([Level, Type.Null()]),
  away: Type.Boolean({ description: 'a bot plays for the person just now' }),
  resigned: Type.Boolean(),
  reserve: Type.Integer({ description: 'milliseconds left beyond the turn’s own' }),
  waiting: Type.Union([Time, Type.Null()], { description: 'since when the game waits for this person' }),
})
export type SeenSeat = Static<typeof SeenSeat>

const TurnNow = Type.Unsafe<Turn>({
  type: 'object',
  additionalProperties: true,
  description: 'whom the game waits for: over, seats, decision; or over, winners',
})

/** What may be known of a table by whoever has its id. */
export const SeenTable = strict({
  id: Id,
  game: GameId,
  rules: Type.Integer(),
  people: Type.Integer(),
  options: Type.Unsafe<unknown>({ type: 'object', additionalProperties: true }),
  settings: Settings,
  owner: Type.Union([Id, Type.Null()]),
  status: oneWord(['open', 'playing', 'finished', 'abandoned']),
  seats: Type.Array(SeenSeat),
  position: Type.Integer({ description: 'how many entries the log has' }),
  at: Type.Integer({ description: 'what a move must name; grows with every change of the game' }),
  turn: Type.Union([TurnNow, Type.Null()]),
  proposal: Type.Union([strict({ ending: Type.String(), agreed: Type.Array(SeatNumber) }), Type.Null()]),
  ending: Type.Union([Type.String(), Type.Null()], {
    description: 'how it ended where the game itself did not say',
  }),
  next: Type.Union([strict({ table: Id, seat: SeatNumber }), Type.Null()], {
    description: 'the table of the next round, and the seat that laid it',
  }),
  commitment: Type.String({ description: 'the hash of the seed, shown from the start' }),
  seed: Type.Union([Type.String(), Type.Null()], { description: 'once the table is over' }),
  deadline: Type.Union([Time, Type.Null()], { description: 'when somebody’s clock runs out' }),
  created: Time,
  updated: Time,
})
export type SeenTable = Static<typeof SeenTable>

/** What one viewer sees of the game. */
export const SeenGame = strict({
  viewer: Type.Unsafe<Viewer>({ type: ['integer', 'string'], description: 'a seat, or "table"' }),
  view: Type.Unsafe<unknown>({ description: 'the game as this viewer sees it' }),
  undo: strict({ can: Type.Boolean(), lock: Type.Union([Type.String(), Type.Null()]) }),
  redo: Type.Boolean(),
})
export type SeenGame = Static<typeof SeenGame>

/** One thing that happened, as this viewer may know it. */
export const SeenEntry = strict({
  position: Position,
  time: Time,
  kind: Type.String(),
  seat: Type.Union([SeatNumber, Type.Null()]),
  name: Type.Optional(Type.String()),
  player: Type.Optional(Type.Union([Id, Type.Null()])),
  text: Type.Optional(Type.String()),
  ending: Type.Optional(Type.String()),
  because: Type.Optional(Type.String()),
  next: Type.Optional(Id),
  level: Type.Optional(Level),
  left: Type.Optional(Type.Integer({ description: 'how many moves stand after some were taken back' })),
  move: Type.Optional(Type.Unsafe<unknown>({ description: 'one’s own moves; all once the table is over' })),
  events: Type.Optional(
    Type.Unsafe<readonly GameEvent[]>({
      type: 'array',
      items: { type: 'object', additionalProperties: true },
    }),
  ),
})
export type SeenEntry = Static<typeof SeenEntry>

/** A table and what the asker sees of its game. */
export const TableAnswer = strict({
  table: SeenTable,
  game: Type.Union([SeenGame, Type.Null()]),
  scores: Type.Unsafe<readonly ScoreSheet[]>({
    description: 'what each seat has by now, as far as the asker can know',
    type: 'array',
    items: { type: 'object', additionalProperties: true },
  }),
  welcome: Type.Boolean({ description: 'the asker may sit down without an invitation' }),
})
export type TableAnswer = Static<typeof TableAnswer>

/** Some of what happened, and up to which position. */
export const LogAnswer = strict({ position: Position, entries: Type.Array(SeenEntry) })
export type LogAnswer = Static<typeof LogAnswer>

/** What came of a step: its entry, the same whenever it is sent again. */
export const Done = strict(
  { position: Position, entry: SeenEntry },
  { description: 'the same whenever it is sent again' },
)
export type Done = Static<typeof Done>

export const GlanceSeat = strict({
  kind: oneWord(['empty', 'person', 'bot', 'automa']),
  player: Type.Union([Id, Type.Null()]),
  name: Type.String(),
  level: Type.Union([Level, Type.Null()]),
  away: Type.Boolean(),
})

/** A table in a list. */
export const GlanceTable = strict({
  id: Id,
  game: GameId,
  people: Type.Integer(),
  options: Type.Unsafe<unknown>({ type: 'object', additionalProperties: true }),
  settings: Settings,
  status: oneWord(['open', 'playing', 'finished', 'abandoned']),
  seats: Type.Array(GlanceSeat),
  waiting: Type.Array(SeatNumber, { description: 'the seats the game waits for' }),
  position: Type.Integer(),
  created: Time,
  updated: Time,
})
export type GlanceTable = Static<typeof GlanceTable>

/** A public table in the lobby. */
export const LobbyTable = strict({
  ...GlanceTable.properties,
  ratings: Type.Union([strict({ lowest: Type.Number(), highest: Type.Number() }), Type.Null()], {
    description: 'of those who sit at a rated table and have a rating there',
  }),
  spectators: Type.Integer({ description: 'how many look on' }),
  quick: Type.Boolean({ description: 'whoever wants to be sat down at such a table comes here' }),
})
export type LobbyTable = Static<typeof LobbyTable>

/** Who of a table's people is before it. */
export const TablePresence = strict({
  seats: Type.Array(Type.Union([oneWord(['here', 'away', 'gone']), Type.Null()]), {
    description: 'here: a page in sight; away: a page out of sight; gone: none; null: nobody sits there',
  }),
  spectators: Type.Integer({ description: 'how many look on' }),
})
export type TablePresence = Static<typeof TablePresence>

/** A table in the list of whoever sits there. */
export const OwnTable = strict({
  ...GlanceTable.properties,
  seat: SeatNumber,
  yourTurn: Type.Boolean(),
  deadline: Type.Union([Time, Type.Null()], {
    description: 'when a bot steps in for you, if nothing happens',
  }),
  result: Type.Union([strict({ place: Type.Integer(), score: Type.Integer() }), Type.Null()], {
    description: 'how you ended, once it is finished',
  }),
  unread: strict(
    { moves: Type.Integer(), words: Type.Integer() },
    { description: 'what others played and said since you were last there' },
  ),
})
export type OwnTable = Static<typeof OwnTable>

export const OwnTables = strict({
  tables: Type.Array(OwnTable),
  next: Type.Union([Id, Type.Null()], { description: 'the table that waits for you most urgently' }),
})
export type OwnTables = Static<typeof OwnTables>

const invited = {
  seat: Type.Union([SeatNumber, Type.Null()], { description: 'null: any seat' }),
  expires: Time,
}

/** An invitation that waits for somebody. */
export const OpenInvitation = strict({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'to take it back; it opens nothing' }),
  ...invited,
})
export type OpenInvitation = Static<typeof OpenInvitation>

/** Shown once, to whoever made it. */
export const NewInvitation = strict({ ...OpenInvitation.properties, token: Token, url: Type.String() })
export type NewInvitation = Static<typeof NewInvitation>

export const InvitedTo = strict({ table: Id, ...invited })
export type InvitedTo = Static<typeof InvitedTo>
