import { statfs } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isLoopback } from '../../addresses.ts'
import { sameText } from '../../ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { ProblemAnswer, strict } from '../../schemas/basic.ts'
import type { Services } from '../../services.ts'
import { sendJsonText } from '../answers.ts'
import type { Metrics } from '../metrics.ts'
import { withNamedSchemas } from '../openapi.ts'
import type { App } from '../server.ts'

/** For whoever keeps the server running. */
export function systemRoutes(app: App, services: Services, metrics: Metrics): void {
  const Ok = { 200: strict({ ok: Type.Boolean() }), 503: ProblemAnswer }

  app.get(
    '/api/health',
    { schema: { tags: ['system'], summary: 'Is the process alive?', response: Ok } },
    async () => ({ ok: true }),
  )

  app.get(
    '/api/ready',
    { schema: { tags: ['system'], summary: 'Can it answer, with its store in reach?', response: Ok } },
    async () => {
      try {
        await services.store.db.selectFrom('tables').select('id').limit(1).execute()
      } catch {
        throw new Problem(503, 'not-ready', 'The store cannot be reached.')
      }
      if (!(await hasSpace(services))) throw new Problem(503, 'disk-full', 'The disk is full.')
      return { ok: true }
    },
  )

  app.get(
    '/metrics',
    {
      schema: {
        tags: ['system'],
        summary: 'Figures in the text format of Prometheus.',
        response: { 200: Type.String() },
      },
    },
    async (request, reply) => {
      if (!mayReadMetrics(request, services.config.metricsKey)) throw notFound('page')
      return reply.type('text/plain; version=0.0.4').send(metrics.text())
    },
  )

  let document: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(withNamedSchemas(app.swagger()))
    return sendJsonText(reply, document)
  })

  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\n'),
  )
}

/** Whether there is room for what people do; on PostgreSQL its own machine knows. */
async function hasSpace({ config, store }: Services): Promise<boolean> {
  if (store.engine === 'postgres') return true
  const { bavail, bsize } = await statfs(config.dataFolder)
  return bavail * bsize >= config.leastSpace
}

/** Whoever has the key; without one this machine itself, unless it only passes something on. */
function mayReadMetrics({ headers, hostname, socket }: FastifyRequest, key: string | undefined): boolean {
  if (key !== undefined) return sameText(headers.authorization ?? '', `Bearer ${key}`)
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded
  // A page of another site whose name was made to lead here asks by that name.
  const named = hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))
  return forwarded === undefined && named && isLoopback(socket.remoteAddress ?? '')
}
