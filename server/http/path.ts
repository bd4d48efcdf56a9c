import type { FastifyRequest } from 'fastify'

/**
 * What a request asks for: the path of the route it reaches, however it was written. `/%61pi/me` and a whole address
 * lead where `/api/me` does; where nothing waits, the path is as it came.
 */
export function pathOf({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url === undefined || routeOptions.url === '/*' ? url : routeOptions.url
}
