import { ProblemAnswer } from '../schemas/basic.ts'
import * as schemas from '../schemas/index.ts'
import type { App } from './server.ts'

/** The same for two schemas that say the same. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

const named = { ...schemas, ProblemAnswer }
const names = new Map(Object.entries(named).map(([name, schema]) => [canonical(schema), name]))

/** The document with what has a name said once, under its name. */
export function withNamedSchemas(document: object): object {
  const plain = JSON.parse(JSON.stringify(document)) as { components?: object }
  const components = Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [
      name,
      referring(JSON.parse(JSON.stringify(schema)), name),
    ]),
  )
  const whole = referring(plain) as typeof plain
  return { ...whole, components: { ...whole.components, schemas: components } }
}

function referring(part: unknown, within?: string): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => referring(one))
  const name = names.get(canonical(part))
  if (name !== undefined && name !== within) return { $ref: `#/components/schemas/${name}` }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, referring(value)]))
}

/** Gives every operation an id of its own: POST /api/tables/:table/moves is postTablesTableMoves. */
export function nameOperations(app: App): void {
  app.addHook('onRoute', (route) => {
    if (route.schema === undefined || route.schema.hide === true || typeof route.method !== 'string') return
    const words = route.url.replace(/^\/api/, '').split(/[^A-Za-z0-9]+/)
    const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
    route.schema = { ...route.schema, operationId: `${route.method.toLowerCase()}${capitals}` }
  })
}
