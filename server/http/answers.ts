import type { FastifyError } from 'fastify'
import { Problem } from '../problem.ts'
import type { App } from './server.ts'

/** Turns whatever goes wrong into one form of answer. */
export function addProblemAnswers(app: App): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    if (error instanceof Problem) {
      const { status, code, message, refusal } = error
      return reply.code(status).send({ code, message, ...(refusal === undefined ? {} : { refusal }) })
    }
    if (error.validation !== undefined)
      return reply.code(400).send({ code: 'bad-request', message: error.message })
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ code: 'bad-request', message: error.message })
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    return reply.code(500).send({ code: 'fault', message: 'Something went wrong on our side.' })
  })
}
