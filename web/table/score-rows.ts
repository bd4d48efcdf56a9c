import {
  type GameEvent,
  type GameWords,
  type Label,
  type ScoreLine,
  type ScoreSheet,
  type Seat,
  scoreSheet,
} from '@engawa/kernel'

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
type Saying = Pick<GameWords, 'scoreLine' | 'earned'> & {
  readonly coaching: Pick<GameWords['coaching'], 'kinds'>
}

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

/**
 * The groups of a sheet, what is sure apart from what it would be if the game ended now. With all that happened
 * so far a line that grew while the game was played unfolds into its sources.
 */
export function scoreParts(
  scores: readonly ScoreSheet[],
  sure: readonly ScoreSheet[],
  words: Saying,
  events: readonly GameEvent[] = [],
): ScoreParts {
  const had = new Set(sure.flatMap(({ lines }) => lines))
  const ending = scores.map(({ seat, lines }) =>
    scoreSheet(
      seat,
      lines.filter((line) => !had.has(line)),
    ),
  )
  return { sure: scoreGroups(sure, words, events), ending: scoreGroups(ending, words) }
}

const sameLabel = (one: Label, other: Label): boolean =>
  one.title === other.title && one.detail === other.detail

/** What a seat earned of a line: one part for each source, alike ones as one. */
function sourcesOf(
  line: Told,
  seat: Seat,
  earned: NonNullable<Saying['earned']>,
  events: readonly GameEvent[],
): Told[] {
  const { rule, ...plain } = line
  const parts: Told[] = earned.start === undefined ? [] : [{ ...plain, ...earned.start }]
  for (const event of events) {
    const gain = earned.of(event)
    if (gain?.seat !== seat) continue
    const { points, label } = gain
    const known = parts.findIndex((part) => sameLabel(part.label, label))
    const before = parts[known]
    if (before === undefined) parts.push({ ...plain, points, label })
    else parts[known] = { ...before, points: before.points + points }
  }
  return parts
}

/** The line by its sources, where all of them are known: what does not add up is not shown. */
function unfolded(
  line: Told,
  seat: Seat,
  earned: Saying['earned'],
  events: readonly GameEvent[],
): readonly Told[] {
  if (earned?.line !== line.name) return [line]
  const parts = sourcesOf(line, seat, earned, events)
  return parts.length > 0 && sum(parts.map(({ points }) => points)) === line.points ? parts : [line]
}

/** One group for each kind of points that somebody has, one row in it for each reason, one cell for each seat. */
export function scoreGroups(
  sheets: readonly ScoreSheet[],
  { scoreLine, coaching, earned }: Saying,
  events: readonly GameEvent[] = [],
): ScoreGroup[] {
  const plain = sheets.map(({ lines }) => lines.map((line): Told => ({ ...line, label: scoreLine(line) })))
  const told = plain.map((lines, column) =>
    lines.flatMap((line) => unfolded(line, sheets[column]?.seat ?? column, earned, events)),
  )
  const kindOf = ({ name, label }: Told): string => coaching.kinds[name] ?? label.title
  const kinds = [...new Set(plain.flat().map(kindOf))]
  const groups = kinds.map((kind): ScoreGroup => {
    const rows = rowsOf(told.map((lines) => lines.filter((line) => kindOf(line) === kind)))
    const totals = sheets.map((_, column) => sum(rows.map(({ cells }) => cells[column]?.points ?? 0)))
    const ofKind = plain.flat().filter((line) => kindOf(line) === kind)
    const [whole, ...others] = new Set(ofKind.map(({ label }) => label.title))
    const [only, ...more] = rows
    const one = others.length === 0 ? whole : more.length === 0 ? only?.label : undefined
    return { label: one ?? capital(kind), totals, rows }
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
