import type { ScoreSheet } from '@engawa/kernel'
import { numberOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import type { Space } from '../kit/space.ts'
import { aimOf, type SeatAim } from './aim-parts.ts'
import type { ScreenModel } from './screen-model.ts'

/** How many seats leave room for it below them, by the height of the screen; with more it stands with the rules. */
export const seatsBeside: Readonly<Record<Space['height'], number>> = { low: 0, short: 2, medium: 3, tall: 5 }

/** So many inks tell kinds of points apart; the legend says which is which. */
const INKS = 7

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
  const sheets: readonly ScoreSheet[] = model.scores
  const { kinds, seats, scale } = aimOf(sheets, words.coaching.kinds)
  const lost = kinds.filter(({ lost: some }) => some)
  return (
    <section className="aim" aria-label={texts.title}>
      <h2 className="label">{texts.title}</h2>
      <p>{words.coaching.wins}</p>
      <ul>
        {seats.map((seat) => (
          <li key={seat.seat}>
            <span>{names.seats[seat.seat]}</span>
            <Bar seat={seat} scale={scale} />
            <b>{numberOf(seat.total, locale)}</b>
            <span className="unseen">
              {seat.parts.map(({ kind, points }) => `${kinds[kind]?.name ?? ''} ${points}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="aim-legend" aria-hidden="true">
        {kinds.map(
          ({ name, gained }, kind) =>
            gained && (
              <span key={name}>
                <i data-ink={kind % INKS} />
                {name}
              </span>
            ),
        )}
        {lost.map(({ name }) => (
          <span key={`lost ${name}`}>
            <i className="aim-lost" />
            {texts.lost(name)}
          </span>
        ))}
      </p>
    </section>
  )
}
