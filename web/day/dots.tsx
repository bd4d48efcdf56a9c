import { listOf } from '../app/formats.ts'
import { useSettings } from '../app/settings.ts'
import { useWidth } from '../kit/width.ts'
import type { DayResults } from '../online/api.ts'
import { dotPlot, dotRadius, LINE, stackLabels } from './plot.ts'
import { useDayWords } from './use-words.ts'

/** As wide as the plot is drawn before it is known how wide it may be. */
const WIDTH = 620
const HEIGHT = 190
const EDGE = 24
const FLOOR = 158

/** Every person a paper dot at their points, oneself filled, friends named, the bots' result dashed. */
export function Dots({ results, me }: { results: DayResults; me: string | undefined }) {
  const texts = useDayWords()
  const { locale } = useSettings()
  const friends = new Set(results.friends)
  const names = new Map(results.results.map(({ player, name }) => [player, name]))
  const plot = dotPlot(results)
  const [width, ref] = useWidth(WIDTH)
  const x = (points: number) =>
    EDGE + ((points - plot.low) / Math.max(1, plot.high - plot.low)) * (width - 2 * EDGE)
  const radius = dotRadius(plot, width - 2 * EDGE, FLOOR - 34)
  const y = (row: number) => FLOOR - 4 - radius - row * (2 * radius + 1.5)
  const top = (people: readonly string[]) => y(people.length - 1) - radius - 7
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
    const own = me !== undefined && people.includes(me)
    return { x: x(points), top: top(people), own, text: listOf(called, locale) }
  })
  const columns = plot.columns.map(({ points, people }) => ({ x: x(points), top: top(people) }))
  const stacked = stackLabels(labels, columns, radius, width)
  // Names above each other may need more room than the dots.
  const roof = Math.min(0, ...stacked.map(({ y }) => y - LINE))
  return (
    <svg
      ref={ref}
      className="day-dots"
      viewBox={`0 ${roof} ${width} ${HEIGHT - roof}`}
      role="img"
      aria-label={label}
    >
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
      {stacked.map(({ x: middle, y: baseline, own, text }) => (
        <text key={`${middle} ${text}`} className={own ? 'own' : 'friend'} x={middle} y={baseline}>
          {text}
        </text>
      ))}
      <path className="floor" d={`M${EDGE / 2} ${FLOOR}H${width - EDGE / 2}`} />
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
