import { type Static, Type } from 'typebox'
import { GameId, strict } from './basic.ts'
import { Person } from './person.ts'

/** Somebody's place among those who are rated in a game with so many seats. */
export const LeaderRow = strict({
  place: Type.Integer({ minimum: 1 }),
  player: Person,
  rating: Type.Number({ description: 'surely at least this good; the list is sorted by it' }),
  mu: Type.Number({ description: 'the estimate' }),
  sigma: Type.Number({ description: 'how uncertain it still is' }),
  games: Type.Integer({ description: 'rated tables' }),
  won: Type.Integer({ description: 'of these' }),
})
export type LeaderRow = Static<typeof LeaderRow>

/** Who plays a game best, as far as can be told. */
export const Leaderboard = strict({
  game: GameId,
  people: Type.Integer(),
  rated: Type.Integer({ description: 'how many people stand on it' }),
  rows: Type.Array(LeaderRow, { description: 'the first hundred' }),
  yours: Type.Union([LeaderRow, Type.Null()], { description: 'your own row, wherever it stands' }),
  listed: Type.Boolean({ description: 'you have not left it' }),
})
export type Leaderboard = Static<typeof Leaderboard>
