import { listOf } from '../app/formats.ts'
import { useSettings } from '../app/settings.ts'
import type { DayResults } from '../online/api.ts'
import { ticks } from '../online/player/scale.ts'
import { useDayWords } from './use-words.ts'

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

/** How large dots can be on a plot so wide and high, so that none covers another. */
export function dotRadius({ low, high, step, tallest }: DotPlot, wide: number, tall: number): number {
  return Math.min(LARGEST, tall / (2 * tallest + 1), (wide * step) / Math.max(1, high - low) / 2)
}

const WIDTH = 620
const HEIGHT = 190
const EDGE = 24
const FLOOR = 158
const LARGEST = 8

/** A letter of a label is about so wide, and a line of them so high. */
const LETTER = 7.5
const LINE = 15

/** Names over columns, each as many lines higher as it takes not to cover those beside it. */
export function stackLabels<Label extends { readonly x: number; readonly text: string }>(
  labels: readonly Label[],
): (Label & { readonly level: number })[] {
  const ends: number[] = []
  return labels
    .toSorted((one, other) => one.x - other.x)
    .map((label) => {
      const half = (label.text.length * LETTER) / 2
      const free = ends.findIndex((end) => end < label.x - half)
      const level = free === -1 ? ends.length : free
      ends[level] = label.x + half
      return { ...label, level }
    })
}

/** Every person a paper dot at their points, oneself filled, friends named, the bots' result dashed. */
export function Dots({ results, me }: { results: DayResults; me: string | undefined }) {
  const texts = useDayWords()
  const { locale } = useSettings()
  const friends = new Set(results.friends)
  const names = new Map(results.results.map(({ player, name }) => [player, name]))
  const plot = dotPlot(results)
  const x = (points: number) =>
    EDGE + ((points - plot.low) / Math.max(1, plot.high - plot.low)) * (WIDTH - 2 * EDGE)
  const radius = dotRadius(plot, WIDTH - 2 * EDGE, FLOOR - 34)
  const y = (row: number) => FLOOR - 4 - radius - row * (2 * radius + 1.5)
  const scores = results.results.map(({ score }) => score)
  const bots = results.bots === null ? '' : texts.botsLabel(results.bots)
  const label = texts.dotsLabel(scores.length, Math.min(...scores), Math.max(...scores), bots)
  const rank = (player: string) => (player === me ? 2 : friends.has(player) ? 1 : 0)
  const labels = plot.columns.flatMap(({ points, people }) => {
    const known = people.filter((player) => rank(player) > 0)
    if (known.length === 0) return []
    const called = known
      .toSorted((one, other) => rank(other) - rank(one))
      .map((player) => (player === me ? texts.you : (names.get(player) ?? '')))
    const top = y(people.length - 1) - radius - 7
    return { x: x(points), top, own: me !== undefined && people.includes(me), text: listOf(called, locale) }
  })
  return (
    <svg className="day-dots" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {results.bots !== null && <path className="bots" d={`M${x(results.bots)} 14V${FLOOR}`} />}
      {plot.columns.map(({ points, people }) => {
        // One's own dot and those of friends stand on top, where they are seen.
        const ordered = people.toSorted((one, other) => rank(one) - rank(other))
        return ordered.map((player, row) => (
          <circle
            key={player}
            cx={x(points)}
            cy={y(row)}
            r={radius}
            data-own={player === me || undefined}
            data-friend={friends.has(player) || undefined}
          />
        ))
      })}
      {stackLabels(labels).map(({ x: middle, top, own, text, level }) => (
        <text key={middle} className={own ? 'own' : 'friend'} x={middle} y={top - level * LINE}>
          {text}
        </text>
      ))}
      <path className="floor" d={`M${EDGE / 2} ${FLOOR}H${WIDTH - EDGE / 2}`} />
      {plot.marks.map((mark) => (
        <g key={mark}>
          <path className="tick" d={`M${x(mark)} ${FLOOR}v6`} />
          <text x={x(mark)} y={HEIGHT - 8}>
            {mark}
          </text>
        </g>
      ))}
    </svg>
  )
}
