import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { pageHeaders, problemPage, wantsPage } from './problem-page.ts'
import type { App } from './server.ts'

/** Answers to programs need few headers, and there are many of them. */
export const plainHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export const jsonType = 'application/json; charset=utf-8'

/** Turns whatever goes wrong into one form of answer. */
export function addProblemAnswers(app: App): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) =>
    answerProblem(request, reply, problemFrom(error, request)),
  )
}

/** JSON for programs, a small page for people. */
export function answerProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, code, message, refusal, retryAfter } = problem
  // Whatever stands there tomorrow, nobody keeps that there was nothing today.
  reply.code(status).header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (wantsPage(request)) {
    // What the route promises is JSON; this is none.
    return reply.headers(pageHeaders).serializer(String).send(problemPage(request, code))
  }
  return reply.send({ code, message, ...(refusal === undefined ? {} : { refusal }) })
}

/** An answer that was written as JSON elsewhere. */
export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(jsonType).serializer(String).send(text)
}

function problemFrom(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const status = error.statusCode ?? 500
  if (error.validation !== undefined || status < 500)
    return new Problem(error.validation === undefined ? status : 400, 'bad-request', error.message)
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  return new Problem(500, 'fault', 'Something went wrong on our side.')
}
