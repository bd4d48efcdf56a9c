import { at } from '@engawa/kernel'
import type { PlacementScore, SeasonRules } from '../rules/index.ts'
import type { Skeleton } from './bark/drawing.ts'
import { sapPath } from './bark/sap.ts'

/** One icon that counts, and which number it is. */
interface Counted {
  readonly x: number
  readonly y: number
  readonly number: number
  /** Beyond the limit of the placement (KOD-025). */
  readonly over: boolean
}

function countedOf(
  skeleton: Skeleton,
  rules: SeasonRules,
  line: PlacementScore['lines'][number],
  before: number,
): Counted[] {
  const spots = line.cards.flatMap((number) => {
    const card = skeleton.cards.find((one) => one.card === number)
    return (card?.places ?? []).filter(({ element }) => at(rules.reads, element) === line.element)
  })
  return spots.map(({ spot: [x, y] }, index) => ({
    x,
    y: -y,
    number: index + 1,
    over: before + index + 1 > rules.limit,
  }))
}

/** A number never gets smaller than it can be read, in pixels. */
const LEAST_TEXT = 12

/**
 * The line that scores: sap rises in the bark, every icon that counts has a ring and its number.
 * First kind solid with rounds, second dotted with squares, third dashed with diamonds.
 */
export function ScoringLines({
  skeleton,
  score,
  rules,
  scale,
}: {
  skeleton: Skeleton
  score: PlacementScore
  rules: SeasonRules
  scale: number
}) {
  const text = Math.max(6.6, LEAST_TEXT / scale)
  const before = score.lines.map((_, lane) =>
    score.lines.slice(0, lane).reduce((sum, { points }) => sum + points, 0),
  )
  return (
    <g className="kod-scoring">
      {score.lines.map((line, lane) => (
        <path
          key={line.element}
          className="kod-sap"
          data-lane={lane}
          d={sapPath(skeleton, line.cards, lane)}
        />
      ))}
      {score.lines.map((line, lane) => (
        <g key={line.element} data-lane={lane}>
          {countedOf(skeleton, rules, line, at(before, lane)).map((one) => (
            <RunningNumber key={one.number} {...one} lane={lane} text={text} />
          ))}
        </g>
      ))}
    </g>
  )
}

function RunningNumber({ x, y, number, over, lane, text }: Counted & { lane: number; text: number }) {
  const size = text * 0.76
  const [cx, cy] = [x + 6.2, y - 7.2]
  return (
    <g className="kod-number" data-over={over || undefined}>
      <circle className="kod-ring" cx={x} cy={y} r="7.7" />
      {lane === 0 ? (
        <circle className="kod-badge" cx={cx} cy={cy} r={size} />
      ) : (
        <rect
          className="kod-badge"
          x={cx - size * 0.92}
          y={cy - size * 0.92}
          width={size * 1.84}
          height={size * 1.84}
          rx="1.6"
          transform={lane === 1 ? undefined : `rotate(45 ${cx} ${cy})`}
        />
      )}
      <text x={cx} y={cy + text * 0.36} fontSize={text}>
        {number}
      </text>
    </g>
  )
}
