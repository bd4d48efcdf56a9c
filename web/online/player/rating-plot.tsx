import { numberOf } from '../../app/formats.ts'
import { useSettings } from '../../app/settings.ts'
import type { PlayerResult } from '../api.ts'
import { useOnlineWords } from '../use-words.ts'
import { ticks } from './scale.ts'

export type Rating = NonNullable<PlayerResult['rating']>

const WIDTH = 340
const HEIGHT = 150
const LEFT = 34
const RIGHT = 10
const TOP = 10
const BOTTOM = 24
/** Half the width of the band where one table is all there is. */
const LONE = 14

const tenth = (value: number) => Math.round(value * 10) / 10

/** Between which values somebody plays, almost surely. */
export const bounds = ({ mu, sigma }: Rating) => ({ low: tenth(mu - 2 * sigma), high: tenth(mu + 2 * sigma) })

/** The estimate after each rated table, in the band where it lies almost surely. */
export function RatingPlot({ ratings }: { ratings: readonly Rating[] }) {
  const texts = useOnlineWords().player
  const { locale } = useSettings()
  const last = ratings.at(-1)
  if (last === undefined) return null
  const bands = ratings.map(bounds)
  const marks = ticks(Math.min(...bands.map(({ low }) => low)), Math.max(...bands.map(({ high }) => high)), 4)
  const [bottom = 0] = marks
  const top = marks.at(-1) ?? 1
  const y = (value: number) => TOP + ((top - value) / (top - bottom)) * (HEIGHT - TOP - BOTTOM)
  const span = WIDTH - LEFT - RIGHT
  const x = (index: number) =>
    LEFT + (ratings.length === 1 ? span / 2 : (index / (ratings.length - 1)) * span)
  // One table alone is drawn as a short stretch, so that there is something to see.
  const stretch = (value: number, index: number) =>
    ratings.length === 1
      ? [`${x(0) - LONE},${y(value)}`, `${x(0) + LONE},${y(value)}`]
      : [`${x(index)},${y(value)}`]
  const upper = bands.flatMap(({ high }, index) => stretch(high, index))
  const lower = bands.flatMap(({ low }, index) => stretch(low, index)).reverse()
  const line = ratings.flatMap(({ mu }, index) => stretch(mu, index))
  const { low, high } = bounds(last)
  const number = (value: number) => numberOf(tenth(value), locale)
  return (
    <figure className="plot">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${texts.ratingPlot}. ${texts.estimate(number(last.mu), number(low), number(high))}`}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path className="plot-line" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
              {number(mark)}
            </text>
          </g>
        ))}
        <polygon className="plot-band" points={[...upper, ...lower].join(' ')} />
        <polyline className="plot-curve" points={line.join(' ')} />
        <circle className="plot-now" cx={x(ratings.length - 1)} cy={y(last.mu)} r="4.5" />
        <text x={x(0)} y={HEIGHT - 6} textAnchor={ratings.length === 1 ? 'middle' : 'start'}>
          1
        </text>
        {ratings.length > 1 && (
          <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
            {ratings.length}
          </text>
        )}
      </svg>
      <figcaption>{texts.ratingPlot}</figcaption>
    </figure>
  )
}
