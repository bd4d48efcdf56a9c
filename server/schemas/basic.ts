import { type TObject, type TProperties, Type } from 'typebox'

/** An object with these properties and no others. */
export function strict<Properties extends TProperties>(
  properties: Properties,
  options: { description?: string } = {},
): TObject<Properties> {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'an id of 22 characters' })
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'a secret of 43 characters' })
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 9 })
export const Position = Type.Integer({ minimum: 0, maximum: 1_000_000 })
export const Time = Type.Integer({ description: 'milliseconds since 1970' })
export const ClientId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'made up by the sender, another for each command; sending a command twice does no harm',
})
export const Name = Type.String({
  minLength: 1,
  maxLength: 32,
  pattern: '^[^\\s\\u0000-\\u001f\\u007f](?:[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f])?$',
  description: 'what others see; no line breaks, no space at either end',
})
export const GameId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' })
export const Level = Type.String({ pattern: '^[a-z]{1,16}$', description: 'how well a bot plays' })

/** Text of several lines; only the null character, which no store keeps, is refused. */
export const textOf = (most: number, least = 0) =>
  Type.String({ minLength: least, maxLength: most, pattern: '^[^\\u0000]*$' })

/** One of these words. */
export const oneWord = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>({ type: 'string', enum: words })

export const TableParams = strict({ table: Id })
export const SeatParams = strict({ table: Id, seat: Type.String({ pattern: '^[0-9]$' }) })

export const Nothing = Type.Null({ description: 'done' })

/** Every refusal looks like this. */
export const ProblemAnswer = strict(
  {
    code: Type.String({ description: 'stable, for programs' }),
    message: Type.String({ description: 'a sentence, for people' }),
    refusal: Type.Optional(
      Type.Unsafe<unknown>({
        type: 'object',
        additionalProperties: true,
        description: 'why the game or the table refused: code, rule, data',
      }),
    ),
  },
  { description: 'why it cannot be done; nothing was changed' },
)
