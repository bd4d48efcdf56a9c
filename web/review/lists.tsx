import { type DollSize, type SizedDecision, swingOf } from '@engawa/bots'
import { at } from '@engawa/kernel'
import { useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { Press } from '../kit/press.tsx'
import { wholePercent } from '../words/numbers.ts'
import { Doll } from './doll.tsx'
import type { Telling } from './telling.ts'

/** The turns in which somebody's chance changed most. */
export function TurningPoints({
  telling,
  turn,
  show,
}: {
  telling: Telling
  turn: number
  show(turn: number): void
}) {
  const { running, texts, nameOf, own, keyDecision, label } = telling
  const { locale } = useSettings()
  const { review } = running
  const missing = [1, 2, 3].slice(review.turningPoints.length)
  return (
    <section className="review-points" aria-labelledby="review-points">
      <h2 id="review-points">{texts.turningPoints}</h2>
      <ol>
        {review.turningPoints.map((point, index) => {
          const reviewed = at(review.turns, point)
          const { seat } = swingOf(reviewed)
          const [choice, luck] = [at(reviewed.choice.win, seat), at(reviewed.luck.win, seat)]
          const key = keyDecision(point)
          const played = key?.options.find((option) => option.played)
          const name = nameOf(reviewed.seat)
          const title =
            key === undefined || played === undefined
              ? texts.scroll.plays(name)
              : `${name} · ${label(key, played.move)}`
          return (
            <li key={point}>
              <Press
                className="review-point"
                aria-current={point === turn || undefined}
                onClick={() => show(point)}
              >
                <i className="review-seal" aria-hidden="true">
                  {index + 1}
                </i>
                <span className="serif">{title}</span>
                <b className="serif">
                  {wholePercent(at(reviewed.before.win, seat), locale)} →{' '}
                  {wholePercent(at(reviewed.after.win, seat), locale)}
                </b>
                <small className="quiet">{texts.turnOf(point + 1, nameOf(seat), own.includes(seat))}</small>
                {seat === reviewed.seat && (
                  <small className="review-split">
                    <span data-loss={choice < -0.0005 || undefined}>{texts.choice(choice)}</span>{' '}
                    <span data-loss={luck < 0 || undefined}>{texts.luck(luck)}</span>
                  </small>
                )}
              </Press>
            </li>
          )
        })}
        {missing.map((number) => (
          <li key={`rolled ${number}`} className="review-rolled">
            {texts.running.rolled}
          </li>
        ))}
      </ol>
    </section>
  )
}

const fallen = ['slip', 'stumble', 'tumble'] as const satisfies readonly DollSize[]

/** Every move that cost something, by size. */
export function CostlyMoves({
  telling,
  open,
  everyone,
  setEveryone,
  show,
}: {
  telling: Telling
  open: SizedDecision | undefined
  everyone: boolean
  setEveryone(everyone: boolean): void
  show(decision: SizedDecision): void
}) {
  const { running, texts, nameOf, own, label } = telling
  const [hidden, setHidden] = useState<readonly DollSize[]>([])
  const theirs = everyone || own.length === 0
  const all = running.review.decisions.filter(
    ({ size, seat }) => size !== 'best' && (theirs || own.includes(seat)),
  )
  const shown = all.filter(({ size }) => !hidden.includes(size))
  return (
    <section className="review-moves" aria-labelledby="review-moves">
      <header>
        <h2 id="review-moves">{theirs ? texts.moves.all : texts.moves.mine}</h2>
        <div className="review-filters">
          {fallen.map((size) => {
            const count = all.filter((one) => one.size === size).length
            return (
              <Press
                key={size}
                className="review-filter"
                aria-pressed={!hidden.includes(size)}
                aria-label={texts.shows(texts.sizeNames[size], count)}
                title={texts.sizeNames[size]}
                onClick={() =>
                  setHidden(hidden.includes(size) ? hidden.filter((one) => one !== size) : [...hidden, size])
                }
              >
                <Doll size={size} height={20} />
                <span>{count}</span>
              </Press>
            )
          })}
        </div>
      </header>
      {own.length > 0 && (
        <Press className="review-everyone" aria-pressed={everyone} onClick={() => setEveryone(!everyone)}>
          {texts.moves.everyone}
        </Press>
      )}
      {shown.length === 0 && <p className="quiet">{texts.moves.none}</p>}
      <ol>
        {shown.map((decision) => (
          <li key={decision.position}>
            <Press
              className="review-move"
              aria-current={decision.position === open?.position || undefined}
              onClick={() => show(decision)}
            >
              <span className="serif quiet">{decision.turn + 1}</span>
              <Doll size={decision.size} height={24} />
              <span>
                {theirs && `${nameOf(decision.seat)}: `}
                {label(decision, decision.options.find((option) => option.played)?.move)}
                <small className="quiet"> {texts.sizeNames[decision.size]}</small>
              </span>
              <b>{texts.cost(decision.loss.win, decision.loss.points)}</b>
            </Press>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The same as a table: for whoever reads rather than looks. */
export function TurnTable({ telling, seen }: { telling: Telling; seen: boolean }) {
  const { running, texts, nameOf, keyDecision, label } = telling
  const { locale } = useSettings()
  const { review } = running
  const seats = review.result.points.map((_, seat) => seat)
  return (
    <div className={seen ? 'review-turn-table' : 'unseen'}>
      <table>
        <caption>{texts.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.table.turn}</th>
            <th scope="col">{texts.table.seat}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {texts.table.chance(nameOf(seat))}
              </th>
            ))}
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {texts.table.points(nameOf(seat))}
              </th>
            ))}
            <th scope="col">{texts.table.move}</th>
            <th scope="col">{texts.table.doll}</th>
          </tr>
        </thead>
        <tbody>
          {review.turns.map(({ seat: mover, after, from }, turn) => {
            const key = keyDecision(turn)
            return (
              <tr key={from}>
                <th scope="row">{turn + 1}</th>
                <td>{nameOf(mover)}</td>
                {seats.map((seat) => (
                  <td key={seat}>{wholePercent(at(after.win, seat), locale)}</td>
                ))}
                {seats.map((seat) => (
                  <td key={seat}>{Math.round(at(after.points, seat))}</td>
                ))}
                <td>
                  {key === undefined ? '' : label(key, key.options.find((option) => option.played)?.move)}
                </td>
                <td>{key === undefined ? '' : texts.sizes[key.size]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
