import { canonical } from '../http/openapi.ts'
import * as schemas from '../schemas/index.ts'
import type { Operation, Schema } from './openapi.ts'

/** What the server has a name for is called by it: some of these types say more than a document can. */
const names = new Map(Object.entries(schemas).map(([name, schema]) => [canonical(schema), name]))

function typeOf(schema: Schema): string {
  const name = names.get(canonical(schema))
  if (name !== undefined) return name
  if (schema.enum !== undefined) return schema.enum.map((word) => `'${String(word)}'`).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' | ')
  switch (schema.type) {
    case 'object':
      return schema.properties === undefined ? 'unknown' : objectOf(schema.properties, schema.required)
    case 'array':
      return `(${typeOf(schema.items ?? {})})[]`.replace(/^\((\w+)\)/, '$1')
    case 'integer':
      return 'number'
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type
    default:
      return 'unknown'
  }
}

function objectOf(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): string {
  const parts = Object.entries(properties).map(
    ([key, schema]) => `${key}${required.includes(key) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{ ${parts.join('; ')} }`
}

function parametersIn({ parameters }: Operation, where: string): string | undefined {
  const here = parameters.filter((parameter) => parameter.in === where)
  if (here.length === 0) return undefined
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
  const required = here.filter((parameter) => parameter.required).map(({ name }) => name)
  return `${required.length > 0 ? '' : '?'}: ${objectOf(properties, required)}`
}

function operationType(operation: Operation): string {
  const path = parametersIn(operation, 'path')
  const query = parametersIn(operation, 'query')
  const { method, body, answer } = operation
  const lines = [
    ...(path === undefined ? [] : [`path${path}`]),
    ...(query === undefined ? [] : [`query${query}`]),
    ...(body === undefined ? [] : [`body: ${typeOf(body)}`]),
    `answer: ${answer === undefined ? 'null' : typeOf(answer)}`,
  ]
  return [`  '${method} ${operation.path}': {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n')
}

/** All that can be asked of a server, as types. `renew` says how to write the file anew. */
export function operationTypes(operations: readonly Operation[], renew: string): string {
  const types = operations.filter(({ path }) => path.startsWith('/api/')).map(operationType)
  const used = [...names.values()].filter((name) => types.some((text) => text.match(`\\b${name}\\b`)))
  return `// biome-ignore-all format: written by a program
// Out of the document that a server serves. To write it anew: ${renew}
import type { ${used.sort().join(', ')} } from '@engawa/server/schemas'

/** All that can be asked of a server: what is sent along, and what it answers. */
export interface Operations {
${types.join('\n')}
}
`
}
