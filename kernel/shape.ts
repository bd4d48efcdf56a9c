import type { Refusal } from './contract.ts'

/** What one field of a move may hold. */
export type Field =
  | { readonly is: 'int'; readonly from: number; readonly to: number }
  | { readonly is: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  | { readonly is: 'list'; readonly of: Field; readonly most: number }

/** The fields of every kind of move of a game, beside `kind` itself. */
export type MoveShapes = { readonly [kind: string]: { readonly [field: string]: Field } }

export const int = (from: number, to: number): Field => ({ is: 'int', from, to })
export const oneOf = (...values: readonly (string | number | boolean)[]): Field => ({ is: 'oneOf', values })
export const listOf = (of: Field, most: number): Field => ({ is: 'list', of, most })

function fits(field: Field, value: unknown): boolean {
  switch (field.is) {
    case 'int':
      return Number.isInteger(value) && (value as number) >= field.from && (value as number) <= field.to
    case 'oneOf':
      return field.values.some((allowed) => allowed === value)
    case 'list':
      return Array.isArray(value) && value.length <= field.most && value.every((item) => fits(field.of, item))
  }
}

/** A refusal for anything that has not exactly the form of one of the moves. */
export function malformed(shapes: MoveShapes, move: unknown): Refusal | undefined {
  const refuse = (code: string, data: { [key: string]: string }): Refusal => ({ code, rule: 'form', data })
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return refuse('not-a-move', {})
  const fields = new Map<string, unknown>(Object.entries(move))
  const kind = fields.get('kind')
  const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined
  if (shape === undefined) return refuse('unknown-move', { kinds: Object.keys(shapes).join(', ') })
  fields.delete('kind')
  for (const [name, field] of Object.entries(shape)) {
    if (!fits(field, fields.get(name))) return refuse('bad-field', { field: name })
    fields.delete(name)
  }
  const [extra] = fields.keys()
  return extra === undefined ? undefined : refuse('extra-field', { field: extra })
}

/** The same plain data, whatever the order of its keys. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  if (Array.isArray(b)) return false
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys) if (!Object.hasOwn(right, key) || !sameData(left[key], right[key])) return false
  return true
}

/** Most lists are numbers: a look at each is enough. */
function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++)
    if (a[index] !== b[index] && !sameData(a[index], b[index])) return false
  return true
}
