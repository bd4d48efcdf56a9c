import { type Static, Type } from 'typebox'
import { GameId, Level, oneWord, strict } from './basic.ts'
import { ClockSettings, Patience } from './table.ts'

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
})
export type Wish = Static<typeof Wish>
