import { type Static, Type } from 'typebox'
import { GameId, Id, Level, Name, oneWord, strict, Time } from './basic.ts'
import { ClockSettings } from './table.ts'

const Count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** What somebody wants of a new tournament. */
export const TournamentWish = strict({
  name: Name,
  game: GameId,
  people: Count(2, 10),
  format: oneWord(['robin', 'swiss']),
  rounds: Type.Union([Count(1, 15), Type.Null()], {
    description: 'of a Swiss one; null: as many as find out who is best',
  }),
  pace: oneWord(['live', 'slow']),
  clock: ClockSettings,
  rated: Type.Boolean(),
  most: Count(2, 64),
  bots: Count(0, 64),
  level: Level,
  fill: Type.Boolean({ description: 'bots join at the start so that every table is full' }),
  break: Type.Integer({ minimum: 0, maximum: 86_400, description: 'seconds between two rounds' }),
  starts: Type.Union([Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 }), Type.Null()], {
    description: 'null: when whoever opened it says so, or when it is full',
  }),
  club: Type.Union([Id, Type.Null()]),
})
export type TournamentWish = Static<typeof TournamentWish>

const about = {
  id: Id,
  name: Type.String(),
  game: GameId,
  people: Type.Integer({ description: 'seats of a table' }),
  format: oneWord(['robin', 'swiss']),
  rounds: Type.Integer({ description: '0: it is known once it begins' }),
  round: Type.Integer({ description: '0: it has not begun' }),
  status: oneWord(['open', 'playing', 'finished', 'cancelled']),
  pace: oneWord(['live', 'slow']),
  clock: ClockSettings,
  rated: Type.Boolean(),
  most: Type.Integer(),
  owner: Type.Union([Id, Type.Null()]),
  starts: Type.Union([Time, Type.Null()]),
  due: Type.Union([Time, Type.Null()], { description: 'when the tables of the round are laid' }),
  created: Time,
}

/** A tournament in a list. */
export const GlanceTournament = strict({
  ...about,
  entered: Type.Integer({ description: 'how many take part' }),
  yours: Type.Boolean({ description: 'you are one of them' }),
})
export type GlanceTournament = Static<typeof GlanceTournament>

/** Somebody who takes part, and where they stand. */
export const Entrant = strict({
  number: Type.Integer(),
  name: Type.String(),
  player: Type.Union([Id, Type.Null()]),
  level: Type.Union([Level, Type.Null()], { description: 'a bot plays' }),
  left: Type.Boolean({ description: 'they have left, and a bot plays on' }),
  place: Type.Integer(),
  points: Type.Number(),
  opponents: Type.Number({ description: 'what those made whom they met' }),
})
export type Entrant = Static<typeof Entrant>

export const Pairing = strict({
  round: Type.Integer(),
  board: Type.Integer({ description: 'the number of the table in its round' }),
  table: Type.Union([Id, Type.Null()], { description: 'null: not laid yet, or nobody to meet' }),
  entrants: Type.Array(Type.Integer(), { description: 'their numbers, by seat' }),
  free: Type.Boolean({ description: 'there was nobody left to meet' }),
  points: Type.Union([Type.Array(Type.Number()), Type.Null()], {
    description: 'what each made of it: 1 for whoever left all others behind',
  }),
})
export type Pairing = Static<typeof Pairing>

/** A tournament with all there is to see of it. */
export const Tournament = strict({
  ...about,
  entrants: Type.Array(Entrant, { description: 'the first place first' }),
  pairings: Type.Array(Pairing),
})
export type Tournament = Static<typeof Tournament>
