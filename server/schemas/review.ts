import { type Static, Type } from 'typebox'
import { oneWord, strict } from './basic.ts'

/** What there is of a table's review. */
export const ReviewAnswer = strict({
  state: oneWord(['none', 'waiting', 'running', 'done', 'refused']),
  done: Type.Integer({ minimum: 0, description: 'how much of it is made' }),
  all: Type.Integer({ minimum: 0 }),
  yours: Type.Boolean({ description: 'you asked for it, and may call it off' }),
  fault: Type.Optional(Type.String({ description: 'why there is none: too-short' })),
  record: Type.Optional(
    Type.Unsafe<unknown>({ type: 'object', additionalProperties: true, description: 'once it is done' }),
  ),
})
export type ReviewAnswer = Static<typeof ReviewAnswer>
