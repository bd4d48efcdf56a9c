import { type Static, Type } from 'typebox'
import { oneWord, strict } from './basic.ts'

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
