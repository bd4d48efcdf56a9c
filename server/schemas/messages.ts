import { type Static, Type } from 'typebox'
import { strict } from './basic.ts'

/** How a server can tell somebody that it is their turn. */
export const Ways = strict({
  mail: Type.Boolean(),
  push: Type.Union([Type.String(), Type.Null()], { description: 'the public key for web push' }),
})
export type Ways = Static<typeof Ways>

const Key = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_=-]+$' })

/** Where a browser wants to be told. */
export const PushTarget = strict({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://[^\\s\\u0000]+$' }),
  keys: strict({ p256dh: Key, auth: Key }),
})
export type PushTarget = Static<typeof PushTarget>
