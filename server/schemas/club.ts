import { type Static, Type } from 'typebox'
import { Id, Name, oneWord, strict, Time, textOf } from './basic.ts'
import { Person, PlayerRating } from './person.ts'
import { GlanceTable } from './table.ts'

/** What somebody wants of a new club. */
export const ClubWish = strict({
  name: Name,
  about: textOf(300),
  listed: Type.Boolean({ description: 'it stands in the list; otherwise whoever has its id finds it' }),
})
export type ClubWish = Static<typeof ClubWish>

/** A club in a list. */
export const GlanceClub = strict({
  id: Id,
  name: Type.String(),
  about: Type.String(),
  members: Type.Integer(),
  yours: Type.Boolean({ description: 'you are a member' }),
})
export type GlanceClub = Static<typeof GlanceClub>

export const ClubMember = strict({
  ...Person.properties,
  presence: Type.Union([oneWord(['here', 'away', 'gone']), Type.Null()], {
    description: 'for members; null for everybody else',
  }),
})
export type ClubMember = Static<typeof ClubMember>

/** A step of the ladder. */
export const ClubRating = strict({ player: Id, name: Type.String(), ...PlayerRating.properties })
export type ClubRating = Static<typeof ClubRating>

export const Club = strict({
  id: Id,
  name: Type.String(),
  about: Type.String(),
  listed: Type.Boolean(),
  owner: Type.Union([Id, Type.Null()]),
  created: Time,
  yours: Type.Boolean({ description: 'you are a member' }),
  members: Type.Array(ClubMember),
  ladder: Type.Array(ClubRating, { description: 'whoever surely plays best first, all games together' }),
  tables: Type.Array(GlanceTable, { description: 'with a free seat, for members' }),
})
export type Club = Static<typeof Club>
