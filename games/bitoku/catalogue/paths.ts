import type { Players } from './board.ts'
import type { Worth } from './types.ts'

/** One closed space of a side trail: VP and an amulet (BIT-315). */
export interface TrailSpace {
  readonly points: number
  readonly amulet: Worth | 0
}

export interface Trail {
  readonly id: string
  readonly kind: 'illumination' | 'portal'
  /** The letter of the portal tile that lies here. */
  readonly letter?: 'A' | 'B'
  /** The path space where it begins, which is also linked to its portal (BIT-325). */
  readonly from: string
  /** Best first. */
  readonly spaces: readonly TrailSpace[]
}

export interface PathSpace {
  readonly id: string
  /** The next space of the path, '' at its end. */
  readonly next: string
  /** 1 or 2: so many accomplished cards are needed to step here (BIT-320, BIT-321). */
  readonly bridge: 0 | 1 | 2
}

export interface Paths {
  /** Where new pilgrims may always start (BIT-305). */
  readonly starts: readonly string[]
  readonly spaces: Readonly<Record<string, PathSpace>>
  readonly trails: readonly Trail[]
}

const north = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7']
const south = ['s0', 's1', 's2', 's3', 's4', 's5', 's6']
const bridges: Readonly<Record<string, 1 | 2>> = { n3: 1, n6: 2, s3: 1, s5: 2 }

/** Every space of both paths. */
export const pathSpaces: readonly string[] = [...north, ...south]

type TrailRow = readonly [
  id: string,
  from: string,
  kind: 'I' | 'A' | 'B',
  two: string,
  three: string,
  four: string,
]

/** Ours: a number is the VP of a space, `a` adds a +1 amulet, `aa` a +2 amulet. */
const trailRows: readonly TrailRow[] = [
  ['I1', 'n1', 'I', '3 2a', '3 2a', '3 2a 2'],
  ['NA', 'n2', 'A', '2 1', '2 1', '2 1 1'],
  ['I2', 'n4', 'I', '5 4a', '5 4a', '5 4a 3'],
  ['NB', 'n5', 'B', '4 3', '4 3', '4 3 2'],
  ['I3', 'n7', 'I', '9 7aa', '9 7aa', '9 7aa 6'],
  ['J1', 's1', 'I', '', '3 2a', '3 2a 1a'],
  ['SA', 's2', 'A', '', '2 1a', '2 1a 1'],
  ['SB', 's4', 'B', '', '4 3', '4 3 2'],
  ['J2', 's6', 'I', '', '8 6a', '8 6a 5'],
]

function trailSpace(text: string): TrailSpace {
  const letters = text.length - text.replaceAll('a', '').length
  return { points: Number.parseInt(text, 10), amulet: letters === 2 ? 2 : letters === 1 ? 1 : 0 }
}

function trail([id, from, kind, two, three, four]: TrailRow, players: Players): Trail {
  const text = players === 2 ? two : players === 3 ? three : four
  const spaces = text.split(' ').map(trailSpace)
  return kind === 'I'
    ? { id, kind: 'illumination', from, spaces }
    : { id, kind: 'portal', letter: kind, from, spaces }
}

function pathsFor(players: Players): Paths {
  const lines = players === 2 ? [north] : [north, south]
  const spaces: Record<string, PathSpace> = {}
  for (const line of lines)
    line.forEach((id, index) => {
      spaces[id] = { id, next: line[index + 1] ?? '', bridge: bridges[id] ?? 0 }
    })
  const rows = trailRows.filter(([, from]) => spaces[from] !== undefined)
  return {
    starts: lines.flatMap((line) => line.slice(0, 1)),
    spaces,
    trails: rows.map((row) => trail(row, players)),
  }
}

/** The paths of wisdom for each number of seats. */
export const paths: Readonly<Record<Players, Paths>> = { 2: pathsFor(2), 3: pathsFor(3), 4: pathsFor(4) }
