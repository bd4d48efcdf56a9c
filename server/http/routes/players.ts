import { Type } from 'typebox'
import { playerFor } from '../../accounts/player.ts'
import { notFound } from '../../problem.ts'
import { GameId, Id, Nothing, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Leaderboard } from '../../schemas/leaderboard.ts'
import { Player } from '../../schemas/person.ts'
import type { Services } from '../../services.ts'
import { membersOf } from '../../social/clubs.ts'
import { friendsFor } from '../../social/friends.ts'
import { sendJsonText } from '../answers.ts'
import { KeptTexts } from '../kept-texts.ts'
import { askerOf } from '../limits.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

/** What everybody may know of somebody: how they play, not where. */
export function playerRoutes(app: App, services: Services): void {
  const { db } = services.store
  const lists = new KeptTexts(1000, 200)
  // Whoever is forgotten stands on none of them.
  services.onNotice(({ kind }) => {
    if (kind === 'person') lists.forget()
  })

  app.get(
    '/api/leaderboard/:game/:people',
    {
      schema: {
        tags: ['people'],
        summary: 'Who plays a game with so many seats best, by what is sure; and your own place.',
        params: strict({ game: GameId, people: Type.String({ pattern: '^[1-9]$' }) }),
        querystring: strict({
          among: Type.Optional(
            Type.Union([Type.Literal('friends'), Id], { description: 'you and your friends, or a club' }),
          ),
        }),
        response: { 200: Leaderboard, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const { game, people } = request.params
      services.games.entry(game)
      const user = request.person?.id
      const { among } = request.query
      const list = await lists.get([game, people, among, user].join(), async () => {
        const some = await peopleAmong(services, among, user)
        const wish = { game, people: Number(people), user, among: some }
        return services.history.run({ kind: 'leaderboard', ...wish }, askerOf(request))
      })
      return sendJsonText(reply, list)
    },
  )

  app.put(
    '/api/me/leaderboard',
    {
      schema: {
        tags: ['people'],
        summary: 'Stand on leaderboards, or leave them: your place is then simply missing.',
        body: strict({ listed: Type.Boolean() }),
        response: { 200: Nothing, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const user_id = personIn(request).id
      const query = request.body.listed
        ? db.deleteFrom('unlisted').where('user_id', '=', user_id)
        : db
            .insertInto('unlisted')
            .values({ user_id })
            .onConflict((on) => on.doNothing())
      await services.write([{ query }])
      lists.forget()
      return null
    },
  )

  app.get(
    '/api/players/:player',
    {
      schema: {
        tags: ['people'],
        summary: 'Somebody’s name, ratings, records, opponents and last tables.',
        params: strict({ player: Id }),
        response: { 200: Player, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const player = await playerFor(services.store, request.params.player, request.person?.id)
      if (player === undefined) throw notFound('player')
      return player
    },
  )
}

/** Whom a list is about: everybody where it does not say. */
async function peopleAmong(
  { store }: Services,
  among: string | undefined,
  user: string | undefined,
): Promise<string[] | undefined> {
  if (among === undefined) return undefined
  if (among !== 'friends') return membersOf(store, among)
  return user === undefined ? [] : [user, ...(await friendsFor(store, user)).map(({ id }) => id)]
}
