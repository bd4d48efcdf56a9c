import { Type } from 'typebox'
import { answerProposal, propose, resign } from '../../commands/ending.ts'
import { playMove, redo, takeBack } from '../../commands/playing.ts'
import { endings } from '../../room/entry.ts'
import {
  ClientId,
  oneWord,
  Position,
  ProblemAnswer,
  SeatNumber,
  strict,
  TableParams,
} from '../../schemas/basic.ts'
import { Done, SeenTable } from '../../schemas/table.ts'
import type { Services } from '../../services.ts'
import type { FastMoves } from '../fast-moves.ts'
import { movesRoute } from '../metrics.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const stamp = { seat: SeatNumber, at: Position, client: ClientId }
const Stamp = strict(stamp)
const done = { 200: Done, '4xx': ProblemAnswer }
const changed = { 200: SeenTable, '4xx': ProblemAnswer }

/** Playing: every command names its seat, the position it saw, and an id of its own. */
export function playRoutes(app: App, services: Services, fastMoves: FastMoves): void {
  app.post(
    movesRoute,
    {
      preParsing: (request, _reply, unread, done) => done(null, fastMoves.bodyOf(request.raw, unread)),
      schema: {
        tags: ['play'],
        summary: 'Make a move.',
        params: TableParams,
        body: strict({
          ...stamp,
          move: Type.Unsafe<unknown>({ type: 'object', additionalProperties: true }),
        }),
        response: done,
      },
    },
    async (request) => {
      const { move, ...named } = request.body
      return playMove(services, personIn(request), request.params.table, named, move)
    },
  )

  for (const how of ['undo', 'restart'] as const)
    app.post(
      `/api/tables/:table/${how}`,
      {
        schema: {
          tags: ['play'],
          summary:
            how === 'undo'
              ? 'Take back your last step, where nobody learned anything from it.'
              : 'Take back all you did this turn that can be taken back.',
          params: TableParams,
          body: Stamp,
          response: done,
        },
      },
      async (request) => takeBack(services, personIn(request), request.params.table, request.body, how),
    )

  app.post(
    '/api/tables/:table/redo',
    {
      schema: {
        tags: ['play'],
        summary: 'Do again what you took back last.',
        params: TableParams,
        body: Stamp,
        response: done,
      },
    },
    async (request) => redo(services, personIn(request), request.params.table, request.body),
  )
}

/** Ending a table before the game does. */
export function endingRoutes(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/resign',
    {
      schema: {
        tags: ['play'],
        summary: 'Give the game up for good.',
        params: TableParams,
        response: changed,
      },
    },
    async (request) => resign(services, personIn(request), request.params.table),
  )

  app.post(
    '/api/tables/:table/proposal',
    {
      schema: {
        tags: ['play'],
        summary: 'Propose a draw, or to leave the table unfinished.',
        params: TableParams,
        body: strict({ ending: oneWord(endings) }),
        response: changed,
      },
    },
    async (request) => propose(services, personIn(request), request.params.table, request.body.ending),
  )

  app.post(
    '/api/tables/:table/proposal/answer',
    {
      schema: {
        tags: ['play'],
        summary: 'Agree to what was proposed, or decline.',
        params: TableParams,
        body: strict({ agrees: Type.Boolean() }),
        response: changed,
      },
    },
    async (request) => answerProposal(services, personIn(request), request.params.table, request.body.agrees),
  )
}
