import { numberOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import { Press } from '../kit/press.tsx'
import { type ScoreCell, scoreRows } from './score-rows.ts'
import type { ScreenModel } from './screen-model.ts'

export function ScoreTable({ model, openRule }: { model: ScreenModel; openRule(rule: string): void }) {
  const texts = useWords().scoreSheet
  const { locale } = useSettings()
  const show = ({ points }: ScoreCell) => (points === 0 ? '·' : numberOf(points, locale))
  const rows = scoreRows(model.scores, model.words.scoreLine)
  return (
    <div className="scroll-x">
      <table className="score-table">
        <caption className="unseen">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {model.scores.map((sheet) => (
              <th key={sheet.seat} scope="col">
                <Crest seat={sheet.seat} size={24} />
                <span>{model.names.seats[sheet.seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                {row.rule !== undefined && (
                  <Press className="rule-link" onClick={() => openRule(row.rule ?? '')}>
                    {row.rule}
                  </Press>
                )}
              </th>
              {row.cells.map((cell, column) => (
                <td key={model.scores[column]?.seat}>
                  {show(cell)}
                  {cell.detail !== '' && cell.points !== 0 && <small>{cell.detail}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {model.scores.map((sheet) => (
              <td key={sheet.seat}>{numberOf(sheet.total, locale)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {rows.length === 0 && <p className="quiet small">{texts.none}</p>}
    </div>
  )
}
