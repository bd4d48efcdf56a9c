import { at } from '@engawa/kernel'
import {
  type BalanceTile,
  balanceTiles,
  gridColumns,
  gridRows,
  homeComfort,
  homeKind,
  type Pattern,
  zoneCells,
  zoneColumns,
} from '../catalogue/index.ts'

/** One place where a shape can lie: its cells, and the kind each asks for (-1 any). */
interface Placement {
  readonly cells: readonly number[]
  readonly kinds: readonly number[]
}

interface Goal {
  readonly pattern: Pattern
  readonly placements: readonly Placement[]
  readonly zone: readonly number[]
}

/** BAM-070, BAM-077: every place of the shape that lies wholly inside the zone; never turned or mirrored. */
function placementsOf(tile: BalanceTile): Placement[] {
  const { pattern } = tile
  if (pattern.asks === 'comfort') return []
  const height = 1 + Math.max(...pattern.cells.map((cell) => cell.row))
  const width = 1 + Math.max(...pattern.cells.map((cell) => cell.column))
  const [first, last] = at(zoneColumns, tile.zone)
  const kinds = pattern.cells.map((cell) => cell.kind)
  const found: Placement[] = []
  for (let row = 0; row + height <= gridRows; row++)
    for (let column = first; column + width - 1 <= last; column++)
      found.push({
        cells: pattern.cells.map((cell) => (row + cell.row) * gridColumns + column + cell.column),
        kinds,
      })
  return found
}

const goals: readonly Goal[] = balanceTiles.map((tile) => ({
  pattern: tile.pattern,
  placements: placementsOf(tile),
  zone: at(zoneCells, tile.zone),
}))

/** Comfort of the cells together; of one kind only where a kind is given (BAM-075, BAM-078). */
export function comfortOf(home: readonly number[], cells: readonly number[], kind = -1): number {
  let sum = 0
  for (const cell of cells) {
    const tile = home[cell] ?? 0
    if (kind < 0 || homeKind[tile] === kind) sum += homeComfort[tile] ?? 0
  }
  return sum
}

function lies(home: readonly number[], { cells, kinds }: Placement): boolean {
  for (let i = 0; i < cells.length; i++) {
    const tile = home[cells[i] ?? 0] ?? 0
    const kind = kinds[i] ?? -1
    // BAM-077: "any" still needs a tile.
    if (tile === 0 || (kind >= 0 && homeKind[tile] !== kind)) return false
  }
  return true
}

/** Does the balance tile's pattern hold in this home? One place where it does is enough (BAM-070). */
export function patternHolds(home: readonly number[], tile: number): boolean {
  const { pattern, placements, zone } = at(goals, tile - 1)
  if (pattern.asks === 'comfort') return comfortOf(home, zone, pattern.kind) >= pattern.least
  for (const placement of placements)
    if (lies(home, placement) && comfortOf(home, placement.cells) >= pattern.least) return true
  return false
}

/** The cells that make the pattern hold; none where it does not. */
export function patternCells(home: readonly number[], tile: number): readonly number[] {
  const { pattern, placements, zone } = at(goals, tile - 1)
  if (!patternHolds(home, tile)) return []
  if (pattern.asks === 'comfort') return zone.filter((cell) => homeKind[home[cell] ?? 0] === pattern.kind)
  const placement = placements.find(
    (place) => lies(home, place) && comfortOf(home, place.cells) >= pattern.least,
  )
  return placement?.cells ?? []
}

/** What the nearest place of a pattern still lacks: free cells and the kind each needs (-1 any). */
export interface Lack {
  readonly cells: readonly { readonly cell: number; readonly kind: number }[]
  /** Comfort still missing, once the cells are filled with what is there now counted. */
  readonly comfort: number
}

const mostComfort = Math.max(...homeComfort)

/** The place that needs the fewest further tiles; nothing where other tiles block every place. */
export function patternLack(home: readonly number[], tile: number): Lack | undefined {
  const { pattern, placements, zone } = at(goals, tile - 1)
  if (pattern.asks === 'comfort')
    return { cells: [], comfort: Math.max(0, pattern.least - comfortOf(home, zone, pattern.kind)) }
  let best: Lack | undefined
  for (const { cells, kinds } of placements) {
    const missing: { cell: number; kind: number }[] = []
    const blocked = cells.some((cell, index) => {
      const kind = kinds[index] ?? -1
      if (home[cell] === 0) missing.push({ cell, kind })
      return home[cell] !== 0 && kind >= 0 && homeKind[home[cell] ?? 0] !== kind
    })
    const comfort = Math.max(0, pattern.least - comfortOf(home, cells))
    // What the missing tiles cannot bring at their best never comes: tiles do not move (BAM-057).
    if (blocked || comfort > mostComfort * missing.length) continue
    if (best === undefined || missing.length < best.cells.length) best = { cells: missing, comfort }
  }
  return best
}
