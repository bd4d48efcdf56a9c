import type { MadeMove } from '@engawa/kernel'
import { type Static, Type } from 'typebox'
import { GameId, Id, SeatNumber, strict } from './basic.ts'
import { Person } from './person.ts'

export const Day = Type.String({
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  description: 'a day that begins at midnight UTC',
})
export type Day = Static<typeof Day>

const Score = Type.Integer()
const Place = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
  description: 'null for a game whose bots did otherwise than those of that day: it cannot be compared',
})

/** Who has played one of the day's tables; of the results only one's own. */
export const DayGlance = strict({
  game: GameId,
  played: Type.Integer({ description: 'how many have' }),
  yours: Type.Union([strict({ score: Score }), Type.Null()]),
  friends: Type.Array(Person, { description: 'those of your friends who have' }),
})
export type DayGlance = Static<typeof DayGlance>

const Moves = Type.Array(
  Type.Unsafe<MadeMove>({
    type: 'object',
    additionalProperties: false,
    required: ['seat', 'move'],
    properties: { seat: SeatNumber, move: {} },
  }),
  { minItems: 1, maxItems: 2000, description: 'every move of the game, in order' },
)

/** A game as somebody played it. */
export const DayGame = strict({ rules: Type.Integer({ minimum: 1, maximum: 1000 }), moves: Moves })
export type DayGame = Static<typeof DayGame>

/** A decision in which people whose games were the same until then chose otherwise. */
export const DayParting = strict({
  position: Type.Integer({ description: 'so many moves were made before, in your game' }),
  count: Type.Integer({ description: 'how many came to decide this' }),
  choices: Type.Array(
    strict({
      move: Type.Unsafe<unknown>({}),
      count: Type.Integer(),
      mean: Type.Number({ description: 'the points of those who chose it, on average' }),
      yours: Type.Boolean(),
      players: Type.Array(Id),
    }),
  ),
})
export type DayParting = Static<typeof DayParting>

/** What everybody made of a table of the day: for those who have played it. */
export const DayResults = strict({
  day: Day,
  game: GameId,
  rules: Type.Integer(),
  yours: strict({ score: Score, place: Place }),
  moves: Moves,
  bots: Type.Union([Score, Type.Null()], {
    description: 'what a bot made in the same seat; null where it takes too long',
  }),
  results: Type.Array(strict({ player: Id, name: Type.String(), score: Score, place: Place }), {
    description: 'everybody, the best first, then those without a place; of very many the best',
  }),
  friends: Type.Array(Id, { description: 'which of them are your friends' }),
  partings: Type.Array(DayParting),
})
export type DayResults = Static<typeof DayResults>
