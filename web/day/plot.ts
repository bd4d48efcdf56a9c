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

/**
 * Names over columns, each as many lines higher as it takes not to cover those beside it, and none beyond an edge of a
 * plot so wide.
 */
export function stackLabels<Label extends { readonly x: number; readonly text: string }>(
  labels: readonly Label[],
  wide: number,
): (Label & { readonly level: number })[] {
  const ends: number[] = []
  return labels
    .toSorted((one, other) => one.x - other.x)
    .map((label) => {
      const half = Math.min(wide, label.text.length * LETTER) / 2
      const x = Math.min(Math.max(label.x, half), wide - half)
      const free = ends.findIndex((end) => end < x - half)
      const level = free === -1 ? ends.length : free
      ends[level] = x + half
      return { ...label, x, level }
    })
}
