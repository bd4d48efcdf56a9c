import { numberOf } from '../../app/formats.ts'
import { useSettings } from '../../app/settings.ts'
import { useWidth } from '../../kit/width.ts'
import type { LeaderRow } from '../api.ts'
import { ticks } from '../player/scale.ts'
import { useOnlineWords } from '../use-words.ts'
import '../../styles/leaderboard.css'

/** As wide as it is drawn before it is known how wide it may be. */
const WIDTH = 360
const HEIGHT = 26
/** With fewer tables a rating still moves much. */
const STEADY = 30

/** How well somebody plays, as far as can be told. */
type Rated = Pick<LeaderRow, 'mu' | 'sigma' | 'games'>

export interface Scale {
  readonly low: number
  readonly high: number
}

const ends = ({ mu, sigma }: Rated) => ({ low: mu - 3 * sigma, high: mu + 3 * sigma })

/** From which to which rating the bars of these people reach. */
export function scaleOf(rows: readonly Rated[]): Scale {
  const bars = rows.map(ends)
  const marks = ticks(Math.min(...bars.map(({ low }) => low)), Math.max(...bars.map(({ high }) => high)), 4)
  return { low: marks[0] ?? 0, high: marks.at(-1) ?? 1 }
}

/** A rating as a range: a thick end on the left, a dot where it is estimated, dashed where it still moves. */
export function Bar({ row, scale }: { row: Rated; scale: Scale }) {
  const texts = useOnlineWords().leaderboard
  const { locale } = useSettings()
  const { low, high } = ends(row)
  const [width, ref] = useWidth(WIDTH)
  const x = (value: number) => 4 + ((value - scale.low) / (scale.high - scale.low)) * (width - 8)
  const number = (value: number) => numberOf(Math.round(value * 10) / 10, locale)
  return (
    <svg
      ref={ref}
      className="rating-bar"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={texts.between(number(low), number(row.mu), number(high))}
    >
      <rect
        x={x(low)}
        y="7"
        width={x(high) - x(low)}
        height="12"
        data-moving={row.games < STEADY || undefined}
      />
      <path d={`M${x(low)} 3V23`} />
      <circle cx={x(row.mu)} cy="13" r="4.5" />
    </svg>
  )
}
