import { numberOf } from '../../app/formats.ts'
import { useSettings } from '../../app/settings.ts'
import { useOnlineWords } from '../use-words.ts'
import { type Bin, binsOf } from './scale.ts'

const WIDTH = 340
const HEIGHT = 150
const TOP = 20
const BOTTOM = 24
const WIDEST = 64

/** How often which points were reached. */
export function PointsPlot({ scores }: { scores: readonly number[] }) {
  const texts = useOnlineWords().player
  const { locale } = useSettings()
  const bins = binsOf(scores)
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const width = Math.min(WIDEST, WIDTH / bins.length)
  const left = (WIDTH - width * bins.length) / 2
  const floor = HEIGHT - BOTTOM
  const named = ({ from, to }: Bin) => texts.range(numberOf(from, locale), numberOf(to, locale))
  const told = bins.filter(({ count }) => count > 0).map((bin) => texts.bar(named(bin), bin.count))
  // Where bars are narrow every second one is named by its first value alone.
  const short = width < 52
  const label = (bin: Bin, index: number) => {
    if (!short) return named(bin).replace(/\s\S+\s/, '–')
    return width > 30 || index % 2 === 0 ? numberOf(bin.from, locale) : ''
  }
  return (
    <figure className="plot">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${texts.pointsPlot}. ${told.join(', ')}.`}
      >
        <path className="plot-line" d={`M0 ${floor}H${WIDTH}`} />
        {bins.map((bin, index) => {
          const height = (bin.count / most) * (floor - TOP)
          const middle = left + (index + 0.5) * width
          return (
            <g key={bin.from}>
              <rect
                className="plot-bar"
                x={left + index * width + 3}
                y={floor - height}
                width={width - 6}
                height={height}
              />
              {bin.count > 0 && (
                <text className="plot-count" x={middle} y={floor - height - 5} textAnchor="middle">
                  {bin.count}
                </text>
              )}
              <text x={middle} y={HEIGHT - 6} textAnchor="middle">
                {label(bin, index)}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>{texts.pointsPlot}</figcaption>
    </figure>
  )
}
