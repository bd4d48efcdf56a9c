import { Type } from 'typebox'
import { sitQuickly } from '../../commands/quick.ts'
import { nextRound } from '../../commands/renewing.ts'
import { changeBot, createTable, leave, sit } from '../../commands/seating.ts'
import { settingsWith } from '../../room/settings.ts'
import { Level, ProblemAnswer, SeatParams, strict, TableParams, Token } from '../../schemas/basic.ts'
import { SeenTable } from '../../schemas/table.ts'
import { QuickWish, Wish } from '../../schemas/wish.ts'
import type { Services } from '../../services.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const changed = { 200: SeenTable, '4xx': ProblemAnswer }

/** Opening tables, sitting down, and leaving. */
export function tableRoutes(app: App, services: Services): void {
  app.post(
    '/api/tables',
    {
      preHandler: limitRoute(services, 'tables'),
      schema: {
        tags: ['tables'],
        summary: 'Open a table. It begins by itself when every seat is taken.',
        body: Wish,
        response: { 201: SeenTable, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { settings = {}, ...wish } = request.body
      const table = await createTable(services, personIn(request), {
        ...wish,
        settings: settingsWith(settings),
      })
      return reply.code(201).send(table)
    },
  )

  app.post(
    '/api/quick',
    {
      preHandler: limitRoute(services, 'tables'),
      schema: {
        tags: ['tables'],
        summary: 'Sit down at a public table that fits and waits; where there is none, at a new one.',
        body: QuickWish,
        response: changed,
      },
    },
    async (request) => sitQuickly(services, personIn(request), request.body),
  )

  app.post(
    '/api/tables/:table/next',
    {
      preHandler: limitRoute(services, 'tables'),
      schema: {
        tags: ['tables'],
        summary: 'Another round at your table that is over; the same one for all who ask.',
        params: TableParams,
        response: changed,
      },
    },
    async (request) => nextRound(services, personIn(request), request.params.table),
  )

  app.post(
    '/api/tables/:table/seats/:seat/sit',
    {
      schema: {
        tags: ['tables'],
        summary: 'Take a free seat, or your own again from the bot that stepped in.',
        params: SeatParams,
        body: strict({ invitation: Type.Optional(Token) }),
        response: changed,
      },
    },
    async (request) => {
      const { table, seat } = request.params
      return sit(services, personIn(request), table, Number(seat), request.body.invitation)
    },
  )

  app.post(
    '/api/tables/:table/seats/:seat/leave',
    {
      schema: {
        tags: ['tables'],
        summary: 'Leave: before the start the seat is free again, later a bot plays on.',
        params: SeatParams,
        response: changed,
      },
    },
    async (request) => leave(services, personIn(request), request.params.table, Number(request.params.seat)),
  )

  app.put(
    '/api/tables/:table/seats/:seat/bot',
    {
      schema: {
        tags: ['tables'],
        summary: 'Seat a bot on a free seat of your table.',
        params: SeatParams,
        body: strict({ level: Level }),
        response: changed,
      },
    },
    async (request) => {
      const { table, seat } = request.params
      return changeBot(services, personIn(request), table, Number(seat), request.body.level)
    },
  )

  app.delete(
    '/api/tables/:table/seats/:seat/bot',
    {
      schema: {
        tags: ['tables'],
        summary: 'Send a bot away from a table that has not begun.',
        params: SeatParams,
        response: changed,
      },
    },
    async (request) =>
      changeBot(services, personIn(request), request.params.table, Number(request.params.seat), undefined),
  )
}
