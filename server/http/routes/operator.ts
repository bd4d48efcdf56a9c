import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { sameText } from '../../ids.ts'
import {
  auditOf,
  closeReport,
  decide,
  lift,
  operatorState,
  recentTables,
  reportsOf,
  sanctionsOf,
} from '../../operator/operator.ts'
import { Problem } from '../../problem.ts'
import { Id, Nothing, ProblemAnswer, strict } from '../../schemas/basic.ts'
import {
  AuditEntry,
  OperatorState,
  RecentTable,
  Report,
  Sanction,
  SanctionWish,
} from '../../schemas/operator.ts'
import type { Services } from '../../services.ts'
import { routeLimit } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { App } from '../server.ts'
import { personIn } from '../session.ts'

const done = { 200: Nothing, '4xx': ProblemAnswer }
const tags = ['operator']

/** For whoever runs the server. A key comes with every request and is never kept here: no other site can send it. */
export function operatorRoutes(app: App, services: Services, metrics: Metrics): void {
  const wrongKeys = routeLimit(services, 'operatorKeys')

  /** The name of the key that came with a request. */
  const keyOf = (request: FastifyRequest): string => {
    const { operatorKeys } = services.config
    if (operatorKeys === undefined)
      throw new Problem(404, 'no-operator', 'This server has no operator’s key; set OPERATOR_KEYS.')
    wrongKeys.count(request)
    const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    // All are compared, so that the time it takes tells nothing.
    const [known] = [...operatorKeys].filter(([, secret]) => sameText(secret, sent))
    if (known === undefined) throw new Problem(403, 'wrong-key', 'This is no operator’s key of this server.')
    wrongKeys.refund(request)
    return known[0]
  }

  app.get(
    '/api/me/sanctions',
    {
      schema: {
        tags: ['people'],
        summary: 'What whoever runs the server decided about you, and why.',
        response: { 200: strict({ sanctions: Type.Array(Sanction) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => ({ sanctions: await sanctionsOf(services, personIn(request).id) }),
  )

  app.get(
    '/api/operator',
    {
      schema: {
        tags,
        summary: 'The server at a glance.',
        response: { 200: OperatorState, '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      const key = keyOf(request)
      return { key, ...(await operatorState(services)), ...metrics.pace }
    },
  )

  app.get(
    '/api/operator/reports',
    {
      schema: {
        tags,
        summary: 'What people reported, with three lines before and after.',
        querystring: strict({ closed: Type.Optional(Type.String({ pattern: '^[01]$' })) }),
        response: { 200: strict({ reports: Type.Array(Report) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      keyOf(request)
      return { reports: await reportsOf(services, request.query.closed === '1') }
    },
  )

  for (const [verb, closed, summary] of [
    ['close', true, 'You looked at it, and nothing needs to be done.'],
    ['reopen', false, 'Take it back that a report was looked at.'],
  ] as const)
    app.post(
      `/api/operator/reports/:report/${verb}`,
      { schema: { tags, summary, params: strict({ report: Id }), response: done } },
      async (request) => {
        await closeReport(services, keyOf(request), request.params.report, closed)
        return null
      },
    )

  app.post(
    '/api/operator/acts',
    {
      schema: {
        tags,
        summary: 'Warn, mute or ban somebody, for so long, with a reason that they read.',
        body: SanctionWish,
        response: { 200: Sanction, '4xx': ProblemAnswer },
      },
    },
    async (request) => decide(services, keyOf(request), request.body),
  )

  app.delete(
    '/api/operator/acts/:act',
    { schema: { tags, summary: 'Take it back.', params: strict({ act: Id }), response: done } },
    async (request) => {
      await lift(services, keyOf(request), request.params.act)
      return null
    },
  )

  app.get(
    '/api/operator/audit',
    {
      schema: {
        tags,
        summary: 'What was done, by which key.',
        response: { 200: strict({ entries: Type.Array(AuditEntry) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      keyOf(request)
      return { entries: await auditOf(services) }
    },
  )

  app.get(
    '/api/operator/tables',
    {
      schema: {
        tags,
        summary: 'Tables that something happened at last; not what.',
        response: { 200: strict({ tables: Type.Array(RecentTable) }), '4xx': ProblemAnswer },
      },
    },
    async (request) => {
      keyOf(request)
      return { tables: await recentTables(services) }
    },
  )
}
