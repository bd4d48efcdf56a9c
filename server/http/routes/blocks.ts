import { Type } from 'typebox'
import { Problem } from '../../problem.ts'
import { Id, Nothing, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Person } from '../../schemas/person.ts'
import type { Services } from '../../services.ts'
import { blocks, unblocks } from '../../social/blocks.ts'
import { mustBeKnown, mustHaveRoom } from '../../social/lists.ts'
import type { Statement } from '../../store/store.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const done = { 200: Nothing, '4xx': ProblemAnswer }
const Player = strict({ player: Id })
const mostBlocks = 500

/** Wanting nothing of somebody. They are not told. */
export function blockRoutes(app: App, services: Services): void {
  /** What either of the two may read is another from now on; only one of them hears of it. */
  const write = async (statements: readonly Statement[], user: string, other: string): Promise<void> => {
    await services.write(statements, { kind: 'person', user, out: false })
    await services.write([], { kind: 'person', user: other, out: false, secret: true })
  }

  app.get(
    '/api/me/blocks',
    {
      schema: {
        tags: ['friends'],
        summary: 'Whom you blocked.',
        response: { 200: strict({ players: Type.Array(Person) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const players = await services.store.db
        .selectFrom('blocks')
        .innerJoin('users', 'users.id', 'blocks.other_id')
        .select(['users.id', 'users.name'])
        .where('blocks.user_id', '=', personIn(request).id)
        .orderBy('users.name')
        .execute()
      return { players }
    },
  )

  app.put(
    '/api/me/blocks/:player',
    {
      schema: {
        tags: ['friends'],
        summary: 'Block somebody: neither sees where the other is, what they say or whom they invite.',
        params: Player,
        response: done,
      },
    },
    async (request) => {
      const { id } = personIn(request)
      const { player } = request.params
      if (id === player) throw new Problem(422, 'yourself', 'Nobody blocks themselves.')
      await mustBeKnown(services.store, player)
      await mustHaveRoom(services.store, 'blocks', id, player, mostBlocks)
      await write(blocks(services.store, id, player), id, player)
      return null
    },
  )

  app.delete(
    '/api/me/blocks/:player',
    {
      schema: {
        tags: ['friends'],
        summary: 'Block somebody no more.',
        params: Player,
        response: done,
      },
    },
    async (request) => {
      const { id } = personIn(request)
      const { player } = request.params
      await write([unblocks(services.store, id, player)], id, player)
      return null
    },
  )
}
