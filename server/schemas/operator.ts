import { type Static, Type } from 'typebox'
import { GameId, Id, oneWord, strict, Time, textOf } from './basic.ts'
import { Person } from './person.ts'

const Kind = oneWord(['warn', 'mute', 'ban'])

/** Something that was decided about somebody. */
export const Sanction = strict({
  id: Id,
  kind: Kind,
  reason: Type.String({ description: 'as the person reads it' }),
  until: Time,
  created: Time,
  lifted: Type.Union([Time, Type.Null()], { description: 'when it was taken back' }),
})
export type Sanction = Static<typeof Sanction>

/** Words that were said, of which some are reported. */
export const ReportedLine = strict({
  position: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
  time: Time,
  reported: Type.Boolean(),
})
export type ReportedLine = Static<typeof ReportedLine>

/** What somebody has against somebody, or against what they said. */
export const Report = strict({
  id: Id,
  created: Time,
  closed: Type.Union([Time, Type.Null()]),
  reason: Type.String(),
  about: Type.Union([Person, Type.Null()]),
  people: Type.Integer({ description: 'how many people reported this person' }),
  game: Type.Union([GameId, Type.Null()], { description: 'where words are reported' }),
  lines: Type.Array(ReportedLine, { description: 'the words, with three lines before and after' }),
  since: Type.Union([Time, Type.Null()], { description: 'since when the person has been here' }),
  tables: Type.Integer({ description: 'how many finished tables they have' }),
  sanctions: Type.Array(Sanction),
})
export type Report = Static<typeof Report>

/** What an operator decides. */
export const SanctionWish = strict({
  player: Id,
  kind: Kind,
  hours: Type.Integer({ minimum: 1, maximum: 24 * 366, description: 'so long it holds' }),
  reason: textOf(500, 1),
  report: Type.Optional(Id),
})
export type SanctionWish = Static<typeof SanctionWish>

/** What was written down; by the name of a key, never of a person. */
export const AuditEntry = strict({
  id: Id,
  time: Time,
  key: Type.String(),
  act: oneWord(['warn', 'mute', 'ban', 'lift', 'close', 'reopen']),
  about: Type.Union([Person, Type.Null()]),
  target: Type.String({ description: 'the sanction or the report; undo it by this' }),
  note: Type.String(),
})
export type AuditEntry = Static<typeof AuditEntry>

/** The server at a glance. */
export const OperatorState = strict({
  key: Type.String({ description: 'the name of the key that was sent' }),
  here: Type.Integer({ description: 'people with a page before them' }),
  running: Type.Integer({ description: 'tables' }),
  open: Type.Integer({ description: 'tables that wait for people' }),
  moves: Type.Integer({ description: 'in the last minute, of this process' }),
  p99: Type.Union([Type.Number(), Type.Null()], {
    description: 'milliseconds until a move was answered, 99 of 100',
  }),
  disk: Type.Union([Type.Number(), Type.Null()], {
    description: 'the part in use, where the server has one of its own',
  }),
  reports: Type.Integer({ description: 'that nobody has looked at' }),
})
export type OperatorState = Static<typeof OperatorState>

export const RecentTable = strict({
  id: Id,
  game: GameId,
  status: Type.String(),
  people: Type.Integer(),
  updated: Time,
})
export type RecentTable = Static<typeof RecentTable>
