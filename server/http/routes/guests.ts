import { cleanName } from '../../names.ts'
import { Name, ProblemAnswer, strict } from '../../schemas/basic.ts'
import { Person } from '../../schemas/person.ts'
import type { Services } from '../../services.ts'
import { limitRoute } from '../limits.ts'
import type { App } from '../server.ts'
import { giveSession, labelOf } from '../session.ts'

export function guestRoutes(app: App, services: Services): void {
  app.post(
    '/api/guests',
    {
      preHandler: limitRoute(services, 'guests'),
      schema: {
        tags: ['people'],
        summary: 'Pick a name and be somebody: sets the session cookie.',
        body: strict({ name: Name }),
        response: { 201: Person, '4xx': ProblemAnswer },
      },
    },
    async (request, reply) => {
      const name = cleanName(request.body.name)
      const { user, token } = await services.people.welcome(name, labelOf(request))
      giveSession(request, reply, services, token)
      return reply.code(201).send({ id: user, name })
    },
  )
}
