import type { ScoreLine } from '@engawa/kernel'
import { numberOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import type { Scene } from './use-session.ts'

interface Row {
  readonly label: string
  readonly rule: string | undefined
  readonly points: readonly number[]
}

/** One row for each reason somebody has, one column for each seat. */
function rowsOf(scene: Scene): Row[] {
  const labels = new Map<string, ScoreLine>()
  for (const sheet of scene.scores)
    for (const line of sheet.lines) {
      const label = scene.words.scoreLine(line)
      if (!labels.has(label)) labels.set(label, line)
    }
  return [...labels]
    .map(([label, line]) => ({
      label,
      rule: line.rule,
      points: scene.scores.map((sheet) =>
        sheet.lines.reduce((sum, own) => (scene.words.scoreLine(own) === label ? sum + own.points : sum), 0),
      ),
    }))
    .filter((row) => row.points.some((points) => points !== 0))
}

export function ScoreTable({ scene, openRule }: { scene: Scene; openRule(rule: string): void }) {
  const texts = useWords().scoreSheet
  const { locale } = useSettings()
  const show = (points: number) => (points === 0 ? '·' : numberOf(points, locale))
  const rows = rowsOf(scene)
  return (
    <div className="scroll-x">
      <table className="score-table">
        <caption className="unseen">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {scene.scores.map((sheet) => (
              <th key={sheet.seat} scope="col">
                <Crest seat={sheet.seat} size={24} />
                <span>{scene.names.seats[sheet.seat]}</span>
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
                  <button type="button" className="rule-link" onClick={() => openRule(row.rule ?? '')}>
                    {row.rule}
                  </button>
                )}
              </th>
              {row.points.map((points, column) => (
                <td key={scene.scores[column]?.seat}>{show(points)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {scene.scores.map((sheet) => (
              <td key={sheet.seat}>{numberOf(sheet.total, locale)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {rows.length === 0 && <p className="quiet small">{texts.none}</p>}
    </div>
  )
}
