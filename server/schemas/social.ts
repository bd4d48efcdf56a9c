import { type Static, Type } from 'typebox'
import { GameId, Id, oneWord, strict, Time, Token } from './basic.ts'
import { Person } from './person.ts'
import { GlanceTable } from './table.ts'

/** A friend, and where they are. */
export const Friend = strict({
  ...Person.properties,
  presence: oneWord(['here', 'away', 'gone']),
  seen: Type.Union([Time, Type.Null()], { description: 'when they were last here; null: they do not say' }),
  table: Type.Union([strict({ id: Id, game: GameId }), Type.Null()], {
    description: 'the public table they sit at just now',
  }),
})
export type Friend = Static<typeof Friend>

export const Friends = strict({
  friends: Type.Array(Friend, { description: 'first who is here, then who is away' }),
  asked: Type.Array(Person, { description: 'who would like to be your friend' }),
  asking: Type.Array(Person, { description: 'whom you asked and who has not answered' }),
})
export type Friends = Static<typeof Friends>

/** Shown once, to whoever made it. */
export const FriendLink = strict({ token: Token, url: Type.String(), expires: Time })
export type FriendLink = Static<typeof FriendLink>

/** Somebody found by what they log in with. */
export const FoundPlayer = strict({ ...Person.properties, handle: Type.String() })
export type FoundPlayer = Static<typeof FoundPlayer>

/** A friend asks one to a table. */
export const Call = strict({ table: GlanceTable, from: Person, called: Time })
export type Call = Static<typeof Call>

/** How much company there is. */
export const Activity = strict({
  here: Type.Integer({ description: 'people with a page in sight' }),
  playing: Type.Integer({ description: 'public tables that are played' }),
  open: Type.Integer({ description: 'public tables with a free seat' }),
  lately: Type.Array(
    strict({ player: Person, game: GameId, table: Id, score: Type.Integer(), finished: Time }),
    {
      description: 'who won the last public tables that anybody may open, newest first',
    },
  ),
})
export type Activity = Static<typeof Activity>
