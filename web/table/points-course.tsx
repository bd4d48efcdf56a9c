import { useMemo } from 'react'
import { numberOf } from '../app/formats.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { useWidth } from '../kit/width.ts'
import { lineOf, placing, rangeOf } from './course.ts'
import type { ScreenModel } from './screen-model.ts'

/** As wide as the lines are drawn before it is known how wide they may be. */
const WIDTH = 560
const HEIGHT = 240

/** Seats are told apart by their dashes as well as by their inks. */
export const dashes = ['', '9 4', '3 4', '12 3 3 3', '1 5'] as const

/** Everybody's points along the game; every position is a way to the board as it stood then. */
export function PointsCourse({ model, close }: { model: ScreenModel; close(): void }) {
  const texts = useWords().scoreSheet
  const { locale } = useSettings()
  const { session, names } = model
  const [width, ref] = useWidth(WIDTH)
  const course = useMemo(() => session.course(), [session])
  if (course.length < 2) return null
  const { kind, id } = session
  const frame = { left: 40, top: 12, width: Math.max(1, width - 52), height: HEIGHT - 40 }
  const { x, y } = placing(course, frame)
  const { low, high } = rangeOf(course)
  const seats = course[0]?.totals.map((_, seat) => seat) ?? []
  const end = course.at(-1)?.totals ?? []
  const last = seats
    .map((seat) => `${names.seats[seat] ?? ''} ${numberOf(end[seat] ?? 0, locale)}`)
    .join(', ')
  return (
    <figure className="points-course">
      <figcaption>
        <b>{texts.course}</b> <span className="quiet small">{texts.courseHelp}</span>
        <span className="unseen">{last}</span>
      </figcaption>
      <svg ref={ref} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {[low, Math.round((low + high) / 2), high].map((points) => (
          <g key={points}>
            <path d={`M${frame.left} ${y(points)}H${frame.left + frame.width}`} className="course-level" />
            <text x={frame.left - 6} y={y(points) + 4} textAnchor="end">
              {numberOf(points, locale)}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <path
            key={seat}
            d={lineOf(course, seat, frame)}
            data-seat={seat % 5}
            className="course-line"
            strokeDasharray={dashes[seat % dashes.length]}
          />
        ))}
        {course.map(({ position }) => (
          <a key={position} href={href({ at: 'table', kind, id, position })} tabIndex={-1} onClick={close}>
            <rect
              x={x(position) - frame.width / course.length / 2}
              y={frame.top}
              width={frame.width / course.length}
              height={frame.height}
            />
          </a>
        ))}
        <text x={frame.left} y={HEIGHT - 8}>
          {texts.coursePoint(0)}
        </text>
        <text x={frame.left + frame.width} y={HEIGHT - 8} textAnchor="end">
          {texts.coursePoint(course.at(-1)?.position ?? 0)}
        </text>
      </svg>
    </figure>
  )
}
