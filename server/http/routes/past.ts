import type { Game } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { Type } from 'typebox'
import { notFound, otherRules, Problem } from '../../problem.ts'
import { movesOf } from '../../room/moves.ts'
import type { Room } from '../../room/room.ts'
import { ProblemAnswer, strict, TableParams } from '../../schemas/basic.ts'
import type { Services } from '../../services.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'

/** So many positions are answered at once: the game is played again from its start for each question. */
const mostViews = 8

/** Looking back at a table, also while it goes on. */
export function pastRoutes(app: App, services: Services): void {
  app.get(
    '/api/tables/:table/views',
    {
      preHandler: limitRoute(services, 'views'),
      schema: {
        tags: ['play'],
        summary:
          'Earlier positions as you saw them then, counted in moves that stand; all of a finished table.',
        params: TableParams,
        querystring: strict({ from: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) }),
        response: {
          200: strict({
            from: Type.Integer(),
            views: Type.Array(
              Type.Unsafe<unknown>({ description: 'the game before any move, after one, …' }),
            ),
          }),
          '4xx': ProblemAnswer,
        },
      },
    },
    async (request) => {
      const { table } = request.params
      const from = Number(request.query.from ?? 0)
      return services.rooms.read(table, async (room) => {
        if (room.viewerOf(request.person?.id) === undefined) throw notFound('table')
        if (room.state.status === 'open') throw new Problem(409, 'not-begun', 'This table has not begun yet.')
        if (room.game === undefined) throw otherRules()
        const moves = movesOf(await services.rooms.entries(table, 0))
        return { from, views: viewsFrom(room, room.game, moves, request.person?.id, from) }
      })
    },
  )
}

function viewsFrom(
  room: Room,
  game: Game,
  moves: readonly { readonly seat: number; readonly move: unknown }[],
  user: string | undefined,
  from: number,
): unknown[] {
  const { people, options, seed } = room.head
  const viewer = room.viewerOf(user) ?? 'table'
  const table = new Table(game, { people, options, seed })
  const seen = () => (room.isOver ? table.reveal() : table.view(viewer))
  const views: unknown[] = from === 0 ? [seen()] : []
  for (const { seat, move } of moves.slice(0, from + mostViews - 1)) {
    const played = table.play(seat, move)
    if (!played.ok) throw new Error(`a move of the log was refused: ${played.refusal.code}`)
    if (table.position >= from) views.push(seen())
  }
  return views
}
