import type { Outcome, Review } from '@engawa/bots'
import { at, type Seat } from '@engawa/kernel'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Crest } from '../kit/crest.tsx'
import { Press } from '../kit/press.tsx'
import { useWidth } from '../kit/width.ts'
import { DollShape } from './doll.tsx'
import { chanceOf, type Telling } from './telling.ts'

/** Pixels of the drawing. */
const left = 40
/** Captions have a line of their own: on a phone seals and numbers of turns would lie over them. */
const chanceTop = 50
const chanceHigh = 124
const pointsTop = chanceTop + chanceHigh + 44
const pointsHigh = 52
const floor = pointsTop + pointsHigh + 42
const high = floor + 10
const marks = ['round', 'triangle', 'square', 'lozenge', 'petals'] as const
/** A drag along the edge of the scroll goes no further than its ends. */
const clamp = (value: number, low: number, top: number) => Math.min(top, Math.max(low, value))

/** As wide as the scroll is drawn before it is known how wide it may be. */
const WIDTH = 900

/** Who lies where in the landscape: the sea at the foot, the sky above, the hills between. */
function bandsOf({ result }: Review, foot: Seat): Seat[] {
  const others = result.points.map((_, seat) => seat).filter((seat) => seat !== foot)
  const strength = (seat: Seat) => at(result.win, seat) * 1000 + at(result.points, seat)
  return [foot, ...others.sort((a, b) => strength(a) - strength(b))]
}

interface Drawing {
  readonly course: readonly Outcome[]
  x(index: number): number
}

function Landscape({ bands, course, x }: Drawing & { bands: readonly Seat[] }) {
  const y = (share: number) => chanceTop + chanceHigh * (1 - share)
  const top = (index: number, upTo: number) =>
    bands.slice(0, upTo + 1).reduce((sum, seat) => sum + at(at(course, index).win, seat), 0)
  const line = (upTo: number) =>
    course.map((_, index) => `${x(index).toFixed(1)} ${y(top(index, upTo)).toFixed(1)}`)
  const last = x(course.length - 1)
  return (
    <g className="landscape">
      {bands
        .map((seat, band) => ({ seat, band }))
        .reverse()
        .map(({ seat, band }) => {
          const kind = band === 0 ? 'sea' : band === bands.length - 1 ? 'sky' : 'hill'
          const area = `M${line(band).join('L')}L${last} ${y(0)}L${x(0)} ${y(0)}Z`
          return (
            <g key={seat} data-seat={seat % 5}>
              <path d={area} className={`scape ${kind}`} />
              <path d={area} fill={`url(#pattern-${kind})`} />
              {band < bands.length - 1 && <path d={`M${line(band).join('L')}`} className="ridge" />}
            </g>
          )
        })}
      <rect x={x(0)} y={chanceTop} width={last - x(0)} height={chanceHigh} className="plate" />
    </g>
  )
}

function Mark({ seat, x, y }: { seat: Seat; x: number; y: number }) {
  const shape = marks[seat % marks.length]
  const paths = {
    triangle: 'M0 -4.6L4.6 3.8H-4.6Z',
    square: 'M-3.8 -3.8H3.8V3.8H-3.8Z',
    lozenge: 'M0 -5L4 0L0 5L-4 0Z',
    petals: 'M0 -5L1.4 -1.5L5 -1.2L2.2 1.2L3 5L0 3L-3 5L-2.2 1.2L-5 -1.2L-1.4 -1.5Z',
  }
  return shape === 'round' || shape === undefined ? (
    <circle cx={x} cy={y} r="4.2" className="mark" />
  ) : (
    <path transform={`translate(${x} ${y})`} d={paths[shape]} className="mark" />
  )
}

function PointLines({ course, x, foot }: Drawing & { foot: Seat }) {
  const all = course.flatMap(({ points }) => points)
  const [low, top] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))]
  const y = (value: number) => pointsTop + pointsHigh * (1 - (value - low) / Math.max(1, top - low))
  const seats = at(course, 0).points.map((_, seat) => seat)
  const every = Math.max(1, Math.ceil(course.length / 7))
  return (
    <g className="point-lines">
      {[low, Math.round((low + top) / 2), top].map((value) => (
        <g key={value}>
          <path d={`M${x(0)} ${y(value)}H${x(course.length - 1)}`} className="level" />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {seats.map((seat) => (
        <g key={seat} data-seat={seat % 5}>
          <path
            d={`M${course.map((one, index) => `${x(index).toFixed(1)} ${y(at(one.points, seat)).toFixed(1)}`).join('L')}`}
            className={seat === foot ? 'points-line own' : 'points-line'}
          />
          {course.map((one, index) =>
            (index + seat * 2) % every === 0 || index === course.length - 1 ? (
              <Mark key={`${seat} ${x(index)}`} seat={seat} x={x(index)} y={y(at(one.points, seat))} />
            ) : null,
          )}
        </g>
      ))}
    </g>
  )
}

function Patterns() {
  return (
    <defs>
      <pattern id="pattern-sea" width="16" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 8A8 8 0 0 1 16 8M4 8A4 4 0 0 1 12 8M-8 4A8 8 0 0 1 8 4M8 4A8 8 0 0 1 24 4" />
      </pattern>
      <pattern id="pattern-hill" width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 0L14 14M14 0L0 14" />
      </pattern>
      <pattern id="pattern-sky" width="14" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0L7 8L14 0M0 8L7 16L14 8M7 0V16" />
      </pattern>
    </defs>
  )
}

/** A seal is so wide, with the air it needs. */
const sealRoom = 27

/** Seals of turns that lie close stand beside one another, none beyond the edge. */
function apart(places: readonly number[], edge: number): number[] {
  const shown = [...places]
  for (let index = shown.length - 1; index >= 0; index--)
    shown[index] = Math.min(
      at(shown, index),
      index === shown.length - 1 ? edge : at(shown, index + 1) - sealRoom,
    )
  return shown
}

/** The whole game as a landscape that one walks on. */
export function Scroll({
  telling,
  turn,
  foot,
  everyone,
  show,
  setFoot,
  step,
}: {
  telling: Telling
  turn: number
  foot: Seat
  everyone: boolean
  /** Stands on a turn; `kept` where it stays there when the pointer leaves. */
  show(turn: number, kept: boolean): void
  setFoot(seat: Seat): void
  step(event: KeyboardEvent): void
}) {
  const { running, texts, nameOf, own } = telling
  const { review, reviewing } = running
  const [width, measure] = useWidth(WIDTH)
  const plot = useRef<HTMLDivElement>(null)
  const all = reviewing.spans.length
  const course = [review.start, ...review.turns.map(({ after }) => after)]
  const open = Math.max(1, review.turns.length)
  const right = Math.max(left + 1, width - 24)
  const x = (index: number) => left + ((right - left) * index) / open
  const bands = bandsOf(review, foot)
  const turnUnder = (event: { clientX: number; currentTarget: Element }) => {
    const from = event.currentTarget.getBoundingClientRect().left
    const share = (event.clientX - from - left) / Math.max(1, right - left)
    return clamp(Math.ceil(share * open) - 1, 0, open - 1)
  }
  const moved = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse' || event.buttons > 0)
      show(turnUnder(event), event.pointerType !== 'mouse')
  }
  useEffect(() => {
    const element = plot.current
    if (element === null) return
    const wheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) + Math.abs(event.deltaY) < 4 || event.ctrlKey) return
      event.preventDefault()
      show(clamp(turn + Math.sign(event.deltaY + event.deltaX), 0, open - 1), true)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [turn, open, show])
  const here = review.turns[turn]
  const key = telling.keyDecision(turn)
  const decisions = review.decisions.filter(({ seat }) => everyone || own.length === 0 || own.includes(seat))
  const worst = new Map<number, (typeof decisions)[number]>()
  for (const decision of decisions) {
    const known = worst.get(decision.turn)
    if (
      known === undefined ||
      decision.loss.win + decision.loss.points / 50 > known.loss.win + known.loss.points / 50
    )
      worst.set(decision.turn, decision)
  }
  const seals = apart(
    review.turningPoints.map((point) => x(point + 1)),
    right,
  )
  const ticks = Math.max(1, Math.round(open / 6))
  const chances = here === undefined ? undefined : chanceOf(here)
  const said =
    here === undefined || chances === undefined
      ? ''
      : texts.scroll.value(
          turn + 1,
          nameOf(here.seat),
          chances.before,
          chances.after,
          key === undefined ? '' : texts.sizes[key.size],
        )
  return (
    <div className="scroll-graph" ref={measure}>
      <div
        ref={plot}
        className="scroll-plot"
        role="slider"
        tabIndex={0}
        aria-label={texts.scroll.label}
        aria-valuemin={1}
        aria-valuemax={all}
        aria-valuenow={turn + 1}
        aria-valuetext={said}
        onPointerMove={moved}
        onPointerDown={(event) => show(turnUnder(event), true)}
        onPointerLeave={() => show(-1, false)}
        onKeyDown={step}
      >
        <svg width={width} height={high} viewBox={`0 0 ${width} ${high}`} aria-hidden="true">
          <Patterns />
          <Landscape bands={bands} course={course} x={x} />
          {[0, 25, 50, 75, 100].map((share) => (
            <text
              key={share}
              x={left - 8}
              y={chanceTop + chanceHigh * (1 - share / 100) + 4}
              textAnchor="end"
            >
              {share}
            </text>
          ))}
          <text x={left} y={chanceTop - 38}>
            {texts.scroll.chance}
          </text>
          <text x={left} y={pointsTop - 10}>
            {texts.scroll.points}
          </text>
          {course.map((_, index) =>
            index > 0 && index % ticks === 0 && index !== turn + 1 ? (
              <text key={x(index)} x={x(index)} y={chanceTop + chanceHigh + 16} textAnchor="middle">
                {index}
              </text>
            ) : null,
          )}
          <PointLines course={course} x={x} foot={foot} />
          {here !== undefined && (
            <g className="standing">
              <rect
                x={x(turn)}
                y={chanceTop}
                width={x(turn + 1) - x(turn)}
                height={pointsTop + pointsHigh - chanceTop}
              />
              <path d={`M${x(turn + 1)} ${chanceTop - 4}V${floor}`} />
              <rect
                className="flag"
                x={x(turn + 1) - 16}
                y={chanceTop + chanceHigh + 2}
                width="32"
                height="19"
                rx="3"
              />
              <text className="flag-text" x={x(turn + 1)} y={chanceTop + chanceHigh + 16} textAnchor="middle">
                {turn + 1}
              </text>
            </g>
          )}
          <path className="floor" d={`M${left} ${floor}H${right}`} />
          {[...worst.values()].map((decision) => {
            const middle = (x(decision.turn) + x(decision.turn + 1)) / 2
            return decision.size === 'best' ? (
              <path key={decision.turn} className="well" d={`M${middle} ${floor}v-12`} />
            ) : (
              <g key={decision.turn} transform={`translate(${middle} ${floor - 1})`}>
                <DollShape size={decision.size} />
              </g>
            )
          })}
          {review.turningPoints.map((point, index) => (
            <g key={point} className={point === turn ? 'seal-mark on' : 'seal-mark'}>
              <path d={`M${x(point + 1)} ${chanceTop}v${chanceHigh}`} />
              <rect x={at(seals, index) - 12} y={chanceTop - 30} width="24" height="24" rx="4" />
              <text x={at(seals, index)} y={chanceTop - 12} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <div className="scroll-crests">
        {bands.map((seat) => (
          <Press
            key={seat}
            className="scroll-crest"
            aria-label={texts.scroll.foot(nameOf(seat))}
            title={texts.scroll.foot(nameOf(seat))}
            aria-pressed={seat === foot}
            onClick={() => setFoot(seat)}
          >
            <Crest seat={seat} size={24} />
            <span>{nameOf(seat)}</span>
          </Press>
        ))}
      </div>
    </div>
  )
}
