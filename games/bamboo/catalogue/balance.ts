import type { Provenance } from '@engawa/kernel'
import { gridColumns, gridRows, homeKinds, type Zone, zones } from './kinds.ts'

/** One space of a pattern, counted from its top left; kind -1 is any tile at all. */
export interface PatternCell {
  readonly row: number
  readonly column: number
  readonly kind: number
}

/**
 * What a balance tile asks for: tiles in a shape with some comfort together (BAM-071 to 074, 076),
 * or comfort of one kind, wherever it lies in the zone (BAM-075).
 */
export type Pattern =
  | { readonly asks: 'shape'; readonly cells: readonly PatternCell[]; readonly least: number }
  | { readonly asks: 'comfort'; readonly kind: number; readonly least: number }

export interface BalanceTile {
  readonly id: number
  /** L01, C05, R24: the printed list's own name for it. */
  readonly code: string
  /** Index into the zones. */
  readonly zone: number
  readonly pattern: Pattern
  readonly happiness: number
  /** Whether the rulebooks show this pattern as an example. */
  readonly example: boolean
}

/** The counts and the forms of patterns are stated; which tiles there are beyond the examples is ours. */
export const balanceProvenance: Provenance = 'reconstructed'

/**
 * Rows of a pattern from top to bottom are split by a stroke; a letter is a kind, * any tile, . no part of it.
 * `>=` is the least comfort of the pattern; `sum` asks for comfort of a kind. An x marks the rulebooks' examples.
 */
const printed: Readonly<Record<Zone, string>> = {
  left: `D 2x, F 2, G 2, T 2, DF 3, FG 3, GT 3, TD 3, D/F 3x, F/G 3, G/T 3, T/D 3,
    D/F/G 5, F/G/T 5, G/T/D 5, T/D/F 5, D*>=4 3, F*>=4 3, G*>=4 3, T*>=4 3x,
    sumD>=5 4, sumF>=5 4, sumG>=5 4, sumT>=5 4`,
  centre: `DGF 5, FTG 5, GDT 5, TFD 5, .F./T.G/.D. 7x, .T./D.F/.G. 7, .D./G.T/.F. 7, .G./F.D/.T. 7,
    *DD** 6, *FF** 6, **GG* 6x, **TT* 6, sumD>=7 5, sumF>=7 5x, sumG>=7 5, sumT>=7 5,
    **/**>=7 4, **/**>=8 4, **/**>=9 5x, **/**>=10 6`,
  right: `D 2, F 2, G 2x, T 2, DT 3, FD 3, GF 3x, TG 3, D/T 3, F/D 3, G/F 3, T/G 3,
    D/T/G 5, F/D/T 5, G/F/D 5x, T/G/F 5, *D>=4 3, *F>=4 3, *G>=4 3, *T>=4 3,
    sumD>=5 4, sumF>=5 4, sumG>=5 4, sumT>=5 4`,
}

const kindLetters = 'DFGT'

function parsePattern(text: string): Pattern {
  const [shape = '', least = '0'] = text.split('>=')
  if (shape.startsWith('sum'))
    return { asks: 'comfort', kind: kindLetters.indexOf(shape.charAt(3)), least: Number(least) }
  const cells = shape
    .split('/')
    .flatMap((row, rowIndex) => [...row].map((letter, column) => ({ row: rowIndex, column, letter })))
    .filter(({ letter }) => letter !== '.')
    .map(({ row, column, letter }) => ({ row, column, kind: kindLetters.indexOf(letter) }))
  return { asks: 'shape', cells, least: Number(least) }
}

function parseZone(zone: number, name: Zone): Omit<BalanceTile, 'id'>[] {
  return printed[name].split(',').map((entry, index) => {
    const [pattern = '', points = ''] = entry.trim().split(' ')
    return {
      code: `${name.charAt(0).toUpperCase()}${String(index + 1).padStart(2, '0')}`,
      zone,
      pattern: parsePattern(pattern),
      happiness: Number.parseInt(points, 10),
      example: points.endsWith('x'),
    }
  })
}

export const balanceTiles: readonly BalanceTile[] = zones
  .flatMap((name, zone) => parseZone(zone, name))
  .map((tile, index) => ({ id: index + 1, ...tile }))

/** BAM-070: the columns that a zone counts, first and last. */
export const zoneColumns: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, gridColumns - 1],
  [gridColumns - 2, gridColumns - 1],
]

/** By number; the first stands for no tile. */
export const balanceZone: readonly number[] = [-1, ...balanceTiles.map((tile) => tile.zone)]
export const balanceHappiness: readonly number[] = [0, ...balanceTiles.map((tile) => tile.happiness)]

/** The cells of a zone, row by row. */
export const zoneCells: readonly (readonly number[])[] = zoneColumns.map(([first, last]) =>
  Array.from({ length: gridRows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: last - first + 1 }, (_, step) => row * gridColumns + first + step),
  ),
)

/** How many kinds there are to ask for; a pattern letter beyond them is a slip in the table. */
if (kindLetters.length !== homeKinds.length) throw new Error('a kind of home tile has no letter')
