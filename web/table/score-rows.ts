import { type Label, type ScoreLine, type ScoreSheet, scoreSheet } from '@engawa/kernel'

export interface ScoreCell {
  readonly points: number
  /** How this seat's points came about, e.g. how many. */
  readonly detail: string
}

export interface ScoreRow {
  readonly label: string
  readonly rule: string | undefined
  readonly cells: readonly ScoreCell[]
}

type Told = ScoreLine & { readonly label: Label }

function cellOf(lines: readonly Told[]): ScoreCell {
  const details = lines.map(({ label }) => label.detail ?? '').filter((detail) => detail !== '')
  return { points: lines.reduce((sum, line) => sum + line.points, 0), detail: details.join(', ') }
}

export interface ScoreParts {
  /** What is scored already; all of it once the game is over. */
  readonly sure: readonly ScoreRow[]
  /** What only the end would bring. */
  readonly ending: readonly ScoreRow[]
}

/** The rows of a sheet, what is sure apart from what it would be if the game ended now. */
export function scoreParts(
  scores: readonly ScoreSheet[],
  sure: readonly ScoreSheet[],
  say: (line: ScoreLine) => Label,
): ScoreParts {
  const had = new Set(sure.flatMap(({ lines }) => lines))
  const ending = scores.map(({ seat, lines }) =>
    scoreSheet(
      seat,
      lines.filter((line) => !had.has(line)),
    ),
  )
  return { sure: scoreRows(sure, say), ending: scoreRows(ending, say) }
}

/** One row for each reason somebody has points, one cell for each seat. */
export function scoreRows(sheets: readonly ScoreSheet[], say: (line: ScoreLine) => Label): ScoreRow[] {
  const told = sheets.map(({ lines }) => lines.map((line): Told => ({ ...line, label: say(line) })))
  const titles = [...new Set(told.flat().map(({ label }) => label.title))]
  const rows = titles.map((title): ScoreRow => {
    const own = told.map((lines) => lines.filter(({ label }) => label.title === title))
    return { label: title, rule: own.flat()[0]?.rule, cells: own.map(cellOf) }
  })
  return rows.filter((row) => row.cells.some((cell) => cell.points !== 0))
}
