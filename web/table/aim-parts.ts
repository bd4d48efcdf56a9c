import type { ScoreSheet, Seat } from '@engawa/kernel'

/** Points of one kind, by its place in the list of kinds. */
interface Part {
  readonly kind: number
  readonly points: number
}

/** How far one seat is. */
export interface SeatAim {
  readonly seat: Seat
  readonly total: number
  readonly parts: readonly Part[]
  readonly gains: readonly Part[]
  readonly gained: number
  readonly lost: number
}

interface Kind {
  readonly name: string
  /** Somebody has points of it, somebody loses some by it. */
  readonly gained: boolean
  readonly lost: boolean
}

export interface AimParts {
  readonly kinds: readonly Kind[]
  readonly seats: readonly SeatAim[]
  /** What a whole bar stands for. */
  readonly scale: number
}

const sum = (parts: readonly Part[]): number => parts.reduce((points, part) => points + part.points, 0)

/** The sheets by kind of points; lines whose kinds have one name are one. */
export function aimOf(sheets: readonly ScoreSheet[], names: Readonly<Record<string, string>>): AimParts {
  const all = [...new Set(Object.values(names))]
  const kindOf = (line: string): number => all.indexOf(names[line] ?? '')
  const seats = sheets.map(({ seat, lines, total }): SeatAim => {
    const points = all.map((_, kind) =>
      lines.reduce((part, line) => (kindOf(line.name) === kind ? part + line.points : part), 0),
    )
    const parts = points.map((value, kind) => ({ kind, points: value })).filter((part) => part.points !== 0)
    const gains = parts.filter((part) => part.points > 0)
    const gained = sum(gains)
    return { seat, total, parts, gains, gained, lost: gained - sum(parts) }
  })
  const some = (kind: number, test: (points: number) => boolean): boolean =>
    seats.some(({ parts }) => parts.some((part) => part.kind === kind && test(part.points)))
  return {
    kinds: all.map((name, kind) => ({
      name,
      gained: some(kind, (points) => points > 0),
      lost: some(kind, (points) => points < 0),
    })),
    seats,
    scale: Math.max(1, ...seats.map(({ gained, lost }) => Math.max(gained, lost))),
  }
}
