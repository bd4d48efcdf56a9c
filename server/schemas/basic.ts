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
/** Characters one cannot see, or that change the direction or the look of others. */
const unseen = '\\p{C}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0'
export const Name = Type.String({
  minLength: 1,
  maxLength: 32,
  pattern: `^(?!.*\\p{M}{3})[^\\s${unseen}](?:[^${unseen}]*[^\\s${unseen}])?$`,
  description: 'what others see; nothing invisible, no line breaks, no space at either end',
})
export const GameId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' })
export const Level = Type.String({ pattern: '^[a-z]{1,16}$', description: 'how well a bot plays' })

/**
 * Text of several lines; the null character, which no store keeps, and those that turn its direction are refused.
 * Where there must be some, there is something to see in it.
 */
export const textOf = (most: number, least = 0) =>
  Type.String({
    minLength: least,
    maxLength: most,
    pattern: `^${least > 0 ? `(?=[^]*[^\\s${unseen}])` : ''}[^\\u0000\\u202a-\\u202e\\u2066-\\u2069]*$`,
  })

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
