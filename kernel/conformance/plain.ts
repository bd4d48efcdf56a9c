/** The same data with the keys of every object in reverse order. */
export function reorderKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reorderKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reorderKeys(inner)]),
  )
}

/** The paths at which two pieces of plain data differ. */
export function differing(a: unknown, b: unknown, path = ''): string[] {
  if (a === b) return []
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [path]
  const left = new Map<string, unknown>(Object.entries(a))
  const right = new Map<string, unknown>(Object.entries(b))
  const keys = new Set([...left.keys(), ...right.keys()])
  if (Array.isArray(a) !== Array.isArray(b) || left.size !== right.size) return [path]
  return [...keys].flatMap((key) => differing(left.get(key), right.get(key), `${path}/${key}`))
}

/** What stands at a path of `differing`. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const key of path.split('/').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined
    found = new Map<string, unknown>(Object.entries(found)).get(key)
  }
  return found
}
