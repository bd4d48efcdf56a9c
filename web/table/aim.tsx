import type { ScoreSheet, Seat } from '@engawa/kernel'
import { numberOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import type { Space } from '../kit/space.ts'
import { type AimParts, aimOf, type SeatAim } from './aim-parts.ts'
import type { ScreenModel } from './screen-model.ts'

/** How many seats leave room for it below them, by the height of the screen; with more it is one line. */
export const seatsBeside: Readonly<Record<Space['height'], number>> = { low: 0, short: 2, medium: 3, tall: 5 }

/** So many inks tell kinds of points apart; the legend says which is which. */
const INKS = 7

/** How far every seat of a table is. */
const aimsOf = ({ scores, words }: ScreenModel): AimParts => {
  const sheets: readonly ScoreSheet[] = scores
  return aimOf(sheets, words.coaching.kinds)
}

const inWords = ({ parts }: SeatAim, kinds: AimParts['kinds']): string =>
  parts.map(({ kind, points }) => `${kinds[kind]?.name ?? ''} ${points}`).join(', ')

function Bar({ seat, scale }: { seat: SeatAim; scale: number }) {
  const width = (points: number) => `${(points * 100) / scale}%`
  return (
    <span className="aim-bar" aria-hidden="true">
      {seat.gains.map(({ kind, points }) => (
        <i key={kind} data-ink={kind % INKS} style={{ width: width(points) }} />
      ))}
      {seat.lost > 0 && (
        <i
          className="aim-lost"
          style={{
            insetInlineStart: width(Math.max(0, seat.gained - seat.lost)),
            width: width(Math.min(seat.lost, scale)),
          }}
        />
      )}
    </span>
  )
}

/** What wins, and how far everybody is, by kind of points. */
export function Aim({ model }: { model: ScreenModel }) {
  const { aim: texts } = useWords()
  const { locale } = useSettings()
  const { words, names } = model
  const { kinds, seats, scale } = aimsOf(model)
  return (
    <section className="aim aim-inks" aria-label={texts.title}>
      <h2 className="label">{texts.title}</h2>
      <p>{words.coaching.wins}</p>
      <ul>
        {seats.map((seat) => (
          <li key={seat.seat}>
            <span>{names.seats[seat.seat]}</span>
            <Bar seat={seat} scale={scale} />
            <b>{numberOf(seat.total, locale)}</b>
            <span className="unseen">{inWords(seat, kinds)}</span>
          </li>
        ))}
      </ul>
      <p className="aim-legend" aria-hidden="true">
        <Inks kinds={kinds} />
      </p>
    </section>
  )
}

/** Which ink is which kind of points, as far as anybody has some. */
function Inks({ kinds }: Pick<AimParts, 'kinds'>) {
  const { aim: texts } = useWords()
  return (
    <>
      {kinds.map(
        ({ name, gained }, kind) =>
          gained && (
            <span key={name}>
              <i data-ink={kind % INKS} />
              {name}
            </span>
          ),
      )}
      {kinds
        .filter(({ lost }) => lost)
        .map(({ name }) => (
          <span key={`lost ${name}`}>
            <i className="aim-lost" />
            {texts.lost(name)}
          </span>
        ))}
    </>
  )
}

/** Where there is no room for more: what wins, and which ink is which kind of points; the plates have the bars. */
export function AimLine({ model }: { model: ScreenModel }) {
  const { aim: texts } = useWords()
  const { kinds } = aimsOf(model)
  return (
    <p className="aim-line aim-inks">
      <span className="unseen">{texts.title}: </span>
      <b>{model.words.coaching.wins}</b>
      <span className="aim-legend" aria-hidden="true">
        <Inks kinds={kinds} />
      </span>
    </p>
  )
}

/** The same below a dock that has little height: it can be pushed sideways, by keyboard too. */
export function AimRow({ model }: { model: ScreenModel }) {
  const { aim: texts } = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="aim-row scroll-x" aria-label={texts.title} tabIndex={0}>
      <AimLine model={model} />
    </section>
  )
}

/** How far one seat is beside the others, on its plate. */
export function PlateAim({ model, seat }: { model: ScreenModel; seat: Seat }) {
  const { kinds, seats, scale } = aimsOf(model)
  const own = seats.find((one) => one.seat === seat)
  if (own === undefined) return null
  return (
    <span className="plate-aim aim-inks">
      <Bar seat={own} scale={scale} />
      <span className="unseen">{inWords(own, kinds)}</span>
    </span>
  )
}
