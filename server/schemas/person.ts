import { type Static, Type } from 'typebox'
import { GameId, Id, Name, oneWord, strict, Time } from './basic.ts'

const Hour = Type.Integer({ minimum: 0, maximum: 23 })
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })

/** When somebody does not want to be waited for, and how they want to be told. */
export const Preferences = strict({
  habits: Type.Optional(
    strict({
      zone: Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
      night: Type.Optional(strict({ from: Hour, to: Hour })),
      holidays: Type.Optional(Type.Array(strict({ from: Day, to: Day }), { maxItems: 20 })),
    }),
  ),
  locale: Type.Optional(oneWord(['en', 'fr'])),
  messages: Type.Optional(strict({ push: Type.Boolean(), mail: Type.Boolean() })),
})
export type Preferences = Static<typeof Preferences>
export type Habits = NonNullable<Preferences['habits']>

/** Somebody, as others call them. */
export const Person = strict({ id: Id, name: Type.String() })
export type Person = Static<typeof Person>

/** Oneself, as nobody else sees one. */
export const Me = strict({
  id: Id,
  name: Name,
  handle: Type.Union([Type.String(), Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  hasPassword: Type.Boolean(),
  recoveryCodes: Type.Integer({ description: 'how many are left' }),
  passkeys: Type.Array(strict({ id: Type.String(), label: Type.String(), created: Time })),
  preferences: Preferences,
  hidden: Type.Boolean({ description: 'you are gone for everybody, wherever your pages are' }),
})
export type Me = Static<typeof Me>

/** Somewhere one is logged in. */
export const Device = strict({
  id: Id,
  label: Type.String({ description: 'what the browser calls itself' }),
  created: Time,
  seen: Time,
  here: Type.Boolean({ description: 'the one that asks' }),
})
export type Device = Static<typeof Device>

export const PlayerRating = strict({
  game: GameId,
  people: Type.Integer(),
  rating: Type.Number({ description: 'to compare by: surely at least this good' }),
  mu: Type.Number(),
  sigma: Type.Number({ description: 'how uncertain it still is' }),
  games: Type.Integer(),
})

export const PlayerRecord = strict({
  game: GameId,
  people: Type.Integer(),
  played: Type.Integer(),
  won: Type.Integer(),
  best: Type.Integer(),
  reached: Time,
  average: Type.Number(),
})

export const PlayerResult = strict({
  game: GameId,
  people: Type.Integer(),
  place: Type.Integer(),
  score: Type.Integer(),
  finished: Time,
  rating: Type.Union(
    [strict({ rating: Type.Number(), mu: Type.Number(), sigma: Type.Number() }), Type.Null()],
    {
      description: 'after this table, where it was rated',
    },
  ),
})

export const PlayerOpponent = strict({
  player: Person,
  met: Type.Integer({ description: 'tables played together' }),
  won: Type.Integer({ description: 'at which the person was ahead of this opponent' }),
  lost: Type.Integer({ description: 'at which the opponent was ahead' }),
})

export const PlayerReplay = strict({
  table: Id,
  game: GameId,
  people: Type.Integer(),
  place: Type.Integer(),
  score: Type.Integer(),
  finished: Time,
  others: Type.Array(Type.String(), { description: 'who else sat there' }),
})

/** What everybody may know of somebody: how they play, not where. */
export const Player = strict({
  id: Id,
  name: Type.String(),
  since: Time,
  ratings: Type.Array(PlayerRating),
  records: Type.Array(PlayerRecord),
  opponents: Type.Array(PlayerOpponent, { description: 'those met most, first' }),
  replays: Type.Array(PlayerReplay, { description: 'the last tables that you may open, newest first' }),
  results: Type.Array(PlayerResult, { description: 'the last 500, oldest first, to be plotted' }),
})
export type Player = Static<typeof Player>
export type PlayerRating = Static<typeof PlayerRating>
export type PlayerRecord = Static<typeof PlayerRecord>
export type PlayerOpponent = Static<typeof PlayerOpponent>
export type PlayerReplay = Static<typeof PlayerReplay>
export type PlayerResult = Static<typeof PlayerResult>
