import type { DayResults } from '../online/api.ts'
import { ticks } from '../online/player/scale.ts'

/** A dot for each person, where it lies: columns of points, each with so many people. */
export interface DotPlot {
  readonly columns: readonly { readonly points: number; readonly people: readonly string[] }[]
  readonly marks: readonly number[]
  readonly low: number
  readonly high: number
  readonly tallest: number
  /** How many points a column stands for. */
  readonly step: number
}

const MOST_COLUMNS = 48

/** Sorts people into columns: one for each number of points, or for several where they lie far apart. */
export function dotPlot({ results, bots }: Pick<DayResults, 'results' | 'bots'>): DotPlot {
  const scores = [...results.map(({ score }) => score), ...(bots === null ? [] : [bots])]
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  const step = Math.max(1, Math.ceil((most - least + 1) / MOST_COLUMNS))
  const columns = new Map<number, string[]>()
  for (const { score, player } of results) {
    const points = least + Math.floor((score - least) / step) * step
    columns.set(points, [...(columns.get(points) ?? []), player])
  }
  const marks = ticks(least, Math.max(most, least + 4), 6)
  return {
    columns: [...columns].map(([points, people]) => ({ points, people })),
    marks,
    low: Math.min(least, marks[0] ?? least),
    high: Math.max(most, marks.at(-1) ?? most),
    tallest: Math.max(...[...columns.values()].map((people) => people.length)),
    step,
  }
}

/** In which column somebody with so many points stands. */
export function columnOf({ columns, step }: DotPlot, score: number): number {
  return columns.find(({ points }) => points <= score && score < points + step)?.points ?? score
}

/** How large dots can be on a plot so wide and high, so that none covers another. */
export function dotRadius({ low, high, step, tallest }: DotPlot, wide: number, tall: number): number {
  return Math.min(LARGEST, tall / (2 * tallest + 1), (wide * step) / Math.max(1, high - low) / 2)
}

const LARGEST = 8

/** A letter of a label is about so wide, and a line of them so high. */
const LETTER = 7.5
export const LINE = 15

/** The top of a column of dots, where what is written over it stands. */
export interface ColumnTop {
  readonly x: number
  readonly top: number
}

/**
 * Names over columns, each as high as it takes to cover neither dots nor other names, and none beyond an edge of a plot
 * so wide. `radius` is that of the dots.
 */
export function stackLabels<Label extends ColumnTop & { readonly text: string }>(
  labels: readonly Label[],
  columns: readonly ColumnTop[],
  radius: number,
  wide: number,
): (Label & { readonly y: number })[] {
  const placed: { label: Label; x: number; y: number; from: number; to: number }[] = []
  for (const label of labels.toSorted((one, other) => one.x - other.x)) {
    const half = Math.min(wide, label.text.length * LETTER) / 2
    const x = Math.min(Math.max(label.x, half), wide - half)
    const [from, to] = [x - half, x + half]
    const below = columns.filter((column) => column.x + radius > from && column.x - radius < to)
    let y = Math.min(label.top, ...below.map(({ top }) => top))
    const others = placed.filter((other) => other.from < to && from < other.to)
    // From the lowest up: who makes way for one meets the next above it.
    for (const other of others.toSorted((one, two) => two.y - one.y))
      if (Math.abs(other.y - y) < LINE) y = other.y - LINE
    placed.push({ label, x, y, from, to })
  }
  return placed.map(({ label, x, y }) => ({ ...label, x, y }))
}
