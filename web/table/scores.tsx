import type { ScoreSheet } from '@engawa/kernel'
import { numberOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import { Press } from '../kit/press.tsx'
import { type ScoreRow, scoreParts } from './score-rows.ts'
import type { ScreenModel } from './screen-model.ts'

function Rows({
  rows,
  seats,
  openRule,
}: {
  rows: readonly ScoreRow[]
  seats: readonly number[]
  openRule(rule: string): void
}) {
  const { locale } = useSettings()
  return rows.map((row) => (
    <tr key={row.label}>
      <th scope="row">
        {row.label}
        {row.rule !== undefined && (
          <Press className="rule-link" onClick={() => openRule(row.rule ?? '')}>
            {row.rule}
          </Press>
        )}
      </th>
      {row.cells.map(({ points, detail }, column) => (
        <td key={seats[column]}>
          {points === 0 ? '·' : numberOf(points, locale)}
          {detail !== '' && points !== 0 && <small>{detail}</small>}
        </td>
      ))}
    </tr>
  ))
}

function Sum({ title, sheets }: { title: string; sheets: readonly ScoreSheet[] }) {
  const { locale } = useSettings()
  return (
    <tr className="sum">
      <th scope="row">{title}</th>
      {sheets.map(({ seat, total }) => (
        <td key={seat}>{numberOf(total, locale)}</td>
      ))}
    </tr>
  )
}

/** Every reason for points: what is scored, then what the end would add, each with its sum. */
export function ScoreTable({ model, openRule }: { model: ScreenModel; openRule(rule: string): void }) {
  const texts = useWords().scoreSheet
  const { scores, sure } = model
  const parts = scoreParts(scores, sure, model.words.scoreLine)
  const seats = scores.map(({ seat }) => seat)
  return (
    <div className="scroll-x">
      <table className="score-table">
        <caption className="unseen">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Crest seat={seat} size={24} />
                <span>{model.names.seats[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={parts.sure} seats={seats} openRule={openRule} />
          <Sum title={model.turn.over ? texts.total : texts.sure} sheets={sure} />
        </tbody>
        {parts.ending.length > 0 && (
          <tbody>
            <Rows rows={parts.ending} seats={seats} openRule={openRule} />
            <Sum title={texts.ending} sheets={scores} />
          </tbody>
        )}
      </table>
      {parts.sure.length + parts.ending.length === 0 && <p className="quiet small">{texts.none}</p>}
    </div>
  )
}
