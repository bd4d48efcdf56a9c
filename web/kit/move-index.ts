/** Whatever a game calls a move: a kind and its fields. */
export interface AnyMove {
  readonly kind: string
}

/** The moves of one kind. */
export type MoveOf<Move extends AnyMove, Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>

/** The same text for the same data, in whatever order its fields were written. */
export function dataKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dataKey).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const fields = Object.entries(value).map(([name, field]) => `${name}:${dataKey(field)}`)
  return `{${fields.sort().join()}}`
}

const none: readonly never[] = []

function groupByKind<Move extends AnyMove>(moves: readonly Move[]): Map<string, Move[]> {
  const groups = new Map<string, Move[]>()
  for (const move of moves) {
    const group = groups.get(move.kind)
    if (group === undefined) groups.set(move.kind, [move])
    else group.push(move)
  }
  return groups
}

/**
 * Legal moves, found by kind and by value. Nothing is worked out before it is asked for:
 * a list of free placements is thousands long, and nobody looks it up by value.
 */
export class MoveIndex<Move extends AnyMove> {
  readonly #moves: readonly Move[]
  #byKind: Map<string, Move[]> | undefined
  readonly #keys = new Map<string, ReadonlySet<string>>()

  constructor(moves: readonly Move[]) {
    this.#moves = moves
  }

  of(kind: string): readonly Move[] {
    this.#byKind ??= groupByKind(this.#moves)
    return this.#byKind.get(kind) ?? none
  }

  has(move: Move): boolean {
    const same = this.of(move.kind)
    if (same.length === 0) return false
    const keys = this.#keys.get(move.kind) ?? new Set(same.map(dataKey))
    this.#keys.set(move.kind, keys)
    return keys.has(dataKey(move))
  }
}
