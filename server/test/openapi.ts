/** As much of a JSON schema as the server's own documents use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly const?: unknown
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** What it answers where all is well; nothing where there is nothing to say. */
  readonly answer: Schema | undefined
}

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: Schema } }
}

interface Document {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly parameters?: readonly Parameter[]
        readonly requestBody?: Content
        readonly responses: Record<string, Content>
      }
    >
  >
}

/** Every request that can be made to a server, out of the document that it serves. */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries((resolved(document, document) as Document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: schemaIn(requestBody),
      answer: schemaIn(responses[200] ?? responses[201]),
    })),
  )
}

/** The document with everything where it is referred to. */
function resolved(part: unknown, document: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => resolved(one, document))
  if ('$ref' in part) {
    const path = String(part.$ref).replace('#/', '').split('/')
    const found = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], document)
    return resolved(found, document)
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'components' ? value : resolved(value, document),
    ]),
  )
}

function schemaIn(part: Content | undefined): Schema | undefined {
  return part?.content?.['application/json'].schema
}

/** Texts among which each pattern of the server finds one that fits. */
const texts = [
  'a',
  'pebbles',
  'greedy',
  '0',
  '1',
  'some-name',
  '2026-12-24',
  'someone@example.org',
  'https://push.example.org/x',
  'A'.repeat(22),
  'A'.repeat(43),
  'long enough for a password',
]

/** A value that fits the schema. `known` gives values for names, e.g. the id of a real table. */
export function sample(schema: Schema, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (name in known) return known[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return sample(schema.anyOf[0] ?? {}, known, name)
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {})
      return Object.fromEntries(entries.map(([key, value]) => [key, sample(value, known, key)]))
    }
    case 'array':
      return [sample(schema.items ?? {}, known)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return true
    case 'string':
      return texts.find((text) => fits(schema, text)) ?? ''
    default:
      return null
  }
}

function fits({ pattern = '', minLength = 0, maxLength = 10_000 }: Schema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text)
}

/** The path with its parameters filled in, and its query. */
export function addressOf(operation: Operation, known: Readonly<Record<string, unknown>>): string {
  let { path } = operation
  const query = new URLSearchParams()
  for (const { name, in: where, schema } of operation.parameters) {
    const value = String(sample(schema, known, name))
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else if (where === 'query') query.set(name, value)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

/** Every route that a server has, out of the tree it prints: "GET /api/tables/{table}". */
export function routesIn(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods = ''] = /^([│ ]*[├└]── )(\S+) \((.+)\)$/.exec(line) ?? []
    const depth = branch.length / 4 - 1
    if (depth < 0) return []
    above.splice(depth, above.length, part)
    const path = above.join('').replace(/:(\w+)/g, '{$1}')
    return methods.split(', ').map((method) => `${method} ${path}`)
  })
}
