import { type GameWords, type Label, type ScoreLine, type ScoreSheet, scoreSheet } from '@engawa/kernel'

/** One of the lines that a number is made of. */
interface ScorePart {
  readonly points: number
  /** How it came about, e.g. how many. */
  readonly detail: string
}

export interface ScoreCell {
  readonly points: number
  readonly parts: readonly ScorePart[]
}

export interface ScoreRow {
  readonly label: string
  readonly rule: string | undefined
  readonly cells: readonly ScoreCell[]
}

/** Points of one kind: their rows are what its numbers unfold into. */
export interface ScoreGroup {
  readonly label: string
  readonly totals: readonly number[]
  readonly rows: readonly ScoreRow[]
}

type Told = ScoreLine & { readonly label: Label }

/** What the sheet needs of a game's words. */
type Saying = Pick<GameWords, 'scoreLine'> & { readonly coaching: Pick<GameWords['coaching'], 'kinds'> }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, more) => total + more, 0)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function cellOf(lines: readonly Told[]): ScoreCell {
  const parts = lines.map(({ points, label }) => ({ points, detail: label.detail ?? '' }))
  return { points: sum(lines.map(({ points }) => points)), parts: parts.filter(({ points }) => points !== 0) }
}

export interface ScoreParts {
  /** What is scored already; all of it once the game is over. */
  readonly sure: readonly ScoreGroup[]
  /** What only the end would bring. */
  readonly ending: readonly ScoreGroup[]
}

/** The groups of a sheet, what is sure apart from what it would be if the game ended now. */
export function scoreParts(
  scores: readonly ScoreSheet[],
  sure: readonly ScoreSheet[],
  words: Saying,
): ScoreParts {
  const had = new Set(sure.flatMap(({ lines }) => lines))
  const ending = scores.map(({ seat, lines }) =>
    scoreSheet(
      seat,
      lines.filter((line) => !had.has(line)),
    ),
  )
  return { sure: scoreGroups(sure, words), ending: scoreGroups(ending, words) }
}

/** One group for each kind of points that somebody has, one row in it for each reason, one cell for each seat. */
export function scoreGroups(sheets: readonly ScoreSheet[], { scoreLine, coaching }: Saying): ScoreGroup[] {
  const told = sheets.map(({ lines }) => lines.map((line): Told => ({ ...line, label: scoreLine(line) })))
  const kindOf = ({ name, label }: Told): string => coaching.kinds[name] ?? label.title
  const kinds = [...new Set(told.flat().map(kindOf))]
  const groups = kinds.map((kind): ScoreGroup => {
    const rows = rowsOf(told.map((lines) => lines.filter((line) => kindOf(line) === kind)))
    const totals = sheets.map((_, column) => sum(rows.map(({ cells }) => cells[column]?.points ?? 0)))
    const [only, ...more] = rows
    return { label: only !== undefined && more.length === 0 ? only.label : capital(kind), totals, rows }
  })
  return groups.filter(({ rows }) => rows.length > 0)
}

function rowsOf(told: readonly (readonly Told[])[]): ScoreRow[] {
  const titles = [...new Set(told.flat().map(({ label }) => label.title))]
  const rows = titles.map((title): ScoreRow => {
    const own = told.map((lines) => lines.filter(({ label }) => label.title === title))
    return { label: title, rule: own.flat()[0]?.rule, cells: own.map(cellOf) }
  })
  return rows.filter(({ cells }) => cells.some(({ parts }) => parts.length > 0))
}
