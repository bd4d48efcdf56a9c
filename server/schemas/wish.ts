import { type Static, Type } from 'typebox'
import { GameId, Id, Level, oneWord, strict } from './basic.ts'
import { ClockSettings, Fill, Patience } from './table.ts'

/** Who is to sit on a seat: oneself, whoever comes, or a bot. */
export const Chair = Type.Union([
  strict({ kind: oneWord(['me', 'open']) }),
  strict({ kind: oneWord(['bot']), level: Level }),
])
export type Chair = Static<typeof Chair>

const WantedSettings = strict({
  access: Type.Optional(oneWord(['public', 'link', 'invited'])),
  spectators: Type.Optional(Type.Boolean()),
  chat: Type.Optional(Type.Boolean()),
  rated: Type.Optional(Type.Boolean()),
  pace: Type.Optional(oneWord(['live', 'slow'])),
  clock: Type.Optional(Type.Union([ClockSettings, Type.Null()])),
  patience: Type.Optional(Patience),
  standIn: Type.Optional(Level),
  fill: Type.Optional(Fill),
})

// Which options there are is for the game to say; here only their outline.
const Options = Type.Unsafe<unknown>(
  Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.Boolean(), Type.String({ maxLength: 40 })])),
)

/** What somebody wants of a new table. */
export const Wish = strict({
  game: GameId,
  options: Type.Optional(Options),
  seats: Type.Array(Chair, { minItems: 1, maxItems: 10 }),
  settings: Type.Optional(WantedSettings),
  club: Type.Optional(Id),
})
export type Wish = Static<typeof Wish>

/** What somebody wants who sits down wherever there is room. */
export const QuickWish = strict({
  game: GameId,
  people: Type.Integer({ minimum: 2, maximum: 10 }),
  pace: oneWord(['live', 'slow']),
  clock: Type.Union([ClockSettings, Type.Null()]),
  fill: Fill,
  rated: Type.Boolean(),
})
export type QuickWish = Static<typeof QuickWish>
