import type { FastifyBaseLogger } from 'fastify'

/** What parts that run by themselves report to. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
