import type { Seat } from '@engawa/kernel'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { numberOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Crest, seatLetter } from '../kit/crest.tsx'
import { useSpace } from '../kit/space.ts'
import { upTo } from '../kit/up-to.ts'
import { AimLine, PlateAim } from './aim.tsx'
import { Countdown } from './countdown.tsx'
import { describeSeat } from './names.ts'
import type { SeatPlaces } from './places.ts'
import type { ScreenModel } from './screen-model.ts'
import type { SeatHolder } from './session.ts'

function Plate({
  model,
  seat,
  holder,
  places,
  aim,
}: {
  model: ScreenModel
  seat: Seat
  holder: SeatHolder
  places: SeatPlaces
  aim: boolean
}) {
  const words = useWords()
  const { locale } = useSettings()
  const { turn, session } = model
  const acting = !turn.over && turn.seats.includes(seat)
  const won = turn.over && turn.winners.includes(seat)
  const points = (sheets: ScreenModel['scores']) => sheets.find((sheet) => sheet.seat === seat)?.total ?? 0
  const [sure, total] = [points(model.sure), points(model.scores)]
  const thinking = session.thinking === seat && model.past === undefined
  const role = describeSeat(holder, model.seating.viewer === seat, words)
  const name = model.names.seats[seat] ?? ''
  const doing = thinking ? words.table.thinking : acting ? words.table.acting : undefined
  return (
    <li className="seat" data-seat={seat % 5} data-acting={acting || undefined} data-won={won || undefined}>
      <span className="band" />
      <Crest seat={seat} size={44} />
      <div className="seat-who">
        <h2>
          {name}
          <span className="unseen"> ({seatLetter(seat)})</span>
        </h2>
        <p>
          {[role, doing].filter((part) => part !== undefined && part !== name).join(' · ')}
          {holder.due !== undefined && acting && <Countdown due={holder.due} />}
        </p>
      </div>
      <p className="score">
        <b>{numberOf(sure, locale)}</b>
        <ScoreSeal points={sure} jumped={model.jumped} />
        <span className="unseen">{words.table.points(sure)}</span>
        {total !== sure && (
          <small title={words.table.ifEnded(total)}>
            <span aria-hidden="true">{words.table.atEnd(total)}</span>
            <span className="unseen">, {words.table.ifEnded(total)}</span>
          </small>
        )}
      </p>
      <span className="seat-signs" ref={places.signs(seat)} />
      <div className="seat-more" ref={places.plate(seat)} />
      {aim && <PlateAim model={model} seat={seat} />}
    </li>
  )
}

/** What the points have just changed by, as a seal beside them. */
function ScoreSeal({ points, jumped }: { points: number; jumped: boolean }) {
  const [kept, setKept] = useState({ points, change: 0, number: 0 })
  if (kept.points !== points)
    setKept({ points, change: jumped ? 0 : points - kept.points, number: kept.number + 1 })
  const { change, number } = kept
  if (change === 0) return null
  return (
    <em key={number} className="gain score-seal" data-loss={change < 0 || undefined} aria-hidden="true">
      {change > 0 ? `+${change}` : `−${-change}`}
    </em>
  )
}

/** Pushes the strip as far as it takes to show a plate whole. */
function showPlate(strip: HTMLElement | null, seat: Seat, fromStart = false): void {
  const plate = strip?.querySelectorAll('.seat')[seat]
  if (strip === null || plate === undefined) return
  if (fromStart) strip.scrollLeft = 0
  const [box, shown] = [plate.getBoundingClientRect(), strip.getBoundingClientRect()]
  if (box.left < shown.left) strip.scrollLeft -= shown.left - box.left
  else if (box.right > shown.right) strip.scrollLeft += box.right - shown.right
}

/**
 * In a strip that scrolls, the plate of whoever moved last is in sight while it is told: what they give and take flies
 * from it and to it. Whoever is asked then sees their own, and reads the aim from its first word where both have room.
 */
function usePlateInSight(
  strip: RefObject<HTMLElement | null>,
  { session, past, position, seat }: ScreenModel,
  telling: boolean,
): void {
  const shown = past ?? position
  const mover = session.movers[shown - 1]
  const own = telling || past !== undefined ? undefined : seat
  const step = own === undefined ? shown : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step the plate may grow, or the strip was pushed
  useLayoutEffect(() => {
    if (mover !== undefined) showPlate(strip.current, mover)
  }, [strip, mover, step])
  useEffect(() => {
    if (own === undefined) return
    // What has just happened begins to be told only after this.
    const frame = requestAnimationFrame(() => showPlate(strip.current, own, true))
    return () => cancelAnimationFrame(frame)
  }, [strip, own])
}

export function Seats({
  model,
  places,
  telling,
  aim,
}: {
  model: ScreenModel
  places: SeatPlaces
  /** Steps of others are told now. */
  telling: boolean
  /** The plates say how far everybody is: the aim stands nowhere else. */
  aim: boolean
}) {
  const words = useWords()
  const { shape } = useSpace()
  const strip = shape !== 'columns'
  const seats = useRef<HTMLElement>(null)
  usePlateInSight(seats, model, telling)
  return (
    // Where the seats are a strip it may scroll: what scrolls must be reachable by keyboard.
    <section
      ref={seats}
      className="seats"
      aria-label={words.table.seats}
      tabIndex={strip ? 0 : undefined}
      data-seats={upTo(model.session.seats.length)}
    >
      <ul>
        {model.session.seats.map((holder, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Plate key={seat} model={model} seat={seat} holder={holder} places={places} aim={aim} />
        ))}
      </ul>
      {aim && shape !== 'low' && <AimLine model={model} />}
    </section>
  )
}
