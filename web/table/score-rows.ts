import type { ScoreLine, ScoreSheet } from '@engawa/kernel'

export interface ScoreCell {
  readonly points: number
  /** What this seat's line says beyond the row's title, e.g. how many. */
  readonly detail: string
}

export interface ScoreRow {
  readonly label: string
  readonly rule: string | undefined
  readonly cells: readonly ScoreCell[]
}

/** What all sentences begin with, cut at a whole word. */
function commonStart(sentences: readonly string[]): string {
  const [first = ''] = sentences
  if (sentences.every((sentence) => sentence === first)) return first
  let length = 0
  while (length < first.length && sentences.every((sentence) => sentence[length] === first[length])) length++
  const start = first.slice(0, length)
  return start.slice(0, start.lastIndexOf(' ')).replace(/[\s(:,–-]+$/, '')
}

function rowOf(
  lines: readonly (readonly ScoreLine[])[],
  label: string,
  say: (line: ScoreLine) => string,
): ScoreRow {
  return {
    label,
    rule: lines.flat()[0]?.rule,
    cells: lines.map((own) => ({
      points: own.reduce((sum, line) => sum + line.points, 0),
      detail: own
        .map((line) =>
          say(line)
            .slice(label.length)
            .replace(/^[\s\u202f:,;]+/, ''),
        )
        .filter((rest) => rest !== '')
        .join(' '),
    })),
  }
}

/**
 * One row for each reason somebody has points, one cell for each seat. Lines of one name share a row
 * where every seat has at most one; otherwise each sentence has a row of its own.
 */
export function scoreRows(sheets: readonly ScoreSheet[], say: (line: ScoreLine) => string): ScoreRow[] {
  const names = [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.name)))]
  const rows = names.flatMap((name) => {
    const named = sheets.map((sheet) => sheet.lines.filter((line) => line.name === name))
    const title = commonStart(named.flat().map(say))
    if (title !== '' && named.every((lines) => lines.length <= 1)) return [rowOf(named, title, say)]
    const labels = [...new Set(named.flat().map(say))]
    return labels.map((label) =>
      rowOf(
        named.map((lines) => lines.filter((line) => say(line) === label)),
        label,
        say,
      ),
    )
  })
  return rows.filter((row) => row.cells.some((cell) => cell.points !== 0))
}
