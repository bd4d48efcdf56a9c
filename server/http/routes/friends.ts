import { Type } from 'typebox'
import { hides } from '../../presence.ts'
import { Id, Nothing, ProblemAnswer, strict, Token } from '../../schemas/basic.ts'
import { Person } from '../../schemas/person.ts'
import { FoundPlayer, FriendLink, Friends } from '../../schemas/social.ts'
import type { Services } from '../../services.ts'
import { unseenBy } from '../../social/blocks.ts'
import {
  befriend,
  befriendByLink,
  friendsOf,
  makeFriendLink,
  ownerOfLink,
  unfriend,
} from '../../social/friends.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { originOf, personIn } from '../session.ts'

const done = { 200: Nothing, '4xx': ProblemAnswer }
const Player = strict({ player: Id })
const LinkParams = strict({ token: Token })
const mostFound = 10

/** Friends: asking, answering, the link that makes them, and where they are. */
export function friendRoutes(app: App, services: Services): void {
  const limited = limitRoute(services, 'friends')

  app.get(
    '/api/me/friends',
    {
      schema: {
        tags: ['friends'],
        summary: 'Your friends and where they are, who asked you, and whom you asked.',
        response: { 200: Friends, '4xx': ProblemAnswer },
      },
    },
    async (request) => friendsOf(services, personIn(request).id),
  )

  app.put(
    '/api/me/friends/:player',
    {
      preHandler: limited,
      schema: {
        tags: ['friends'],
        summary: 'Ask somebody to be friends, or say yes to whoever asked.',
        params: Player,
        response: done,
      },
    },
    async (request) => {
      await befriend(services, personIn(request).id, request.params.player)
      return null
    },
  )

  app.delete(
    '/api/me/friends/:player',
    {
      schema: {
        tags: ['friends'],
        summary: 'End a friendship, say no, or take back what you asked.',
        params: Player,
        response: done,
      },
    },
    async (request) => {
      await unfriend(services, personIn(request).id, request.params.player)
      return null
    },
  )

  app.post(
    '/api/me/friend-link',
    {
      preHandler: limited,
      schema: {
        tags: ['friends'],
        summary: 'A link that makes friends of whoever opens it; the one before it ends.',
        response: { 201: FriendLink, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { token, expires } = await makeFriendLink(services, personIn(request).id)
      const url = `${originOf(request, services)}/#/friend/${token}`
      return reply.code(201).send({ token, url, expires })
    },
  )

  app.get(
    '/api/friend-links/:token',
    {
      preHandler: limited,
      schema: {
        tags: ['friends'],
        summary: 'Whose link this is.',
        params: LinkParams,
        response: { 200: Person, '4xx': ProblemAnswer },
      },
    },
    async (request) => ownerOfLink(services, request.params.token, request.person?.id),
  )

  app.post(
    '/api/friend-links/:token',
    {
      preHandler: limited,
      schema: {
        tags: ['friends'],
        summary: 'Become friends with whoever gave you the link.',
        params: LinkParams,
        response: { 200: Person, '4xx': ProblemAnswer },
      },
    },
    async (request) => befriendByLink(services, request.params.token, personIn(request).id),
  )
}

/** Finding people, and not being found. */
export function findingRoutes(app: App, services: Services): void {
  app.get(
    '/api/players',
    {
      preHandler: limitRoute(services, 'searches'),
      schema: {
        tags: ['friends'],
        summary: 'People whose handle begins like this, ten at most.',
        querystring: strict({ handle: Type.String({ pattern: '^[a-z0-9][a-z0-9_.-]{1,31}$' }) }),
        response: { 200: strict({ players: Type.Array(FoundPlayer) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const { handle } = request.query
      const rows = await services.store.db
        .selectFrom('users')
        .select(['id', 'name', 'handle'])
        .where('handle', '>=', handle)
        // The letters of a handle end before this one.
        .where('handle', '<', `${handle}~`)
        .orderBy('handle')
        .limit(mostFound)
        .execute()
      const unseen = await unseenBy(services.store, personIn(request).id)
      return {
        players: rows.flatMap(({ id, name, handle: found }) =>
          found === null || unseen.has(id) ? [] : [{ id, name, handle: found }],
        ),
      }
    },
  )

  app.put(
    '/api/me/hidden',
    {
      schema: {
        tags: ['people'],
        summary: 'Be gone for everybody, wherever your pages are; or not any more.',
        body: strict({ hidden: Type.Boolean() }),
        response: done,
      },
    },
    async (request) => {
      const { id } = personIn(request)
      // Streams that are open count them no more; friends see it the next time they look.
      const notice = { kind: 'person', user: id, out: false, secret: true } as const
      await services.write([hides(services.store, id, request.body.hidden)], notice)
      return null
    },
  )
}
