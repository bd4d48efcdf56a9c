import type { Lesson, MadeMove } from '@engawa/kernel'
import { type Move, type State, shapes } from '../rules/index.ts'

function fieldOf(text: string): string | number | number[] {
  if (/^\d+$/.test(text)) return Number(text)
  return /^\d(,\d)+$/.test(text) ? text.split(',').map(Number) : text
}

/** One move as a line: who, what, and its fields in the order of its shape, e.g. `0 play S2a 1`. */
function moveOf(line: string): MadeMove<Move> {
  const [seat = '', kind = '', ...words] = line.trim().split(' ')
  const fields = Object.keys(shapes[kind] ?? {})
  // Only the last field may hold spaces, e.g. `0 choose kod 1`.
  const values = fields.map((_, index) =>
    index + 1 < fields.length ? (words[index] ?? '') : words.slice(index).join(' '),
  )
  const move = {
    kind,
    ...Object.fromEntries(fields.map((field, index) => [field, fieldOf(values[index] ?? '')])),
  }
  // Whoever plays it asks the rules.
  return { seat: Number(seat), move: move as Move }
}

/** Moves as lines, several in one separated by semicolons. */
export const movesOf = (...lines: readonly string[]): readonly MadeMove<Move>[] =>
  lines.flatMap((line) => line.split(';').map(moveOf))

/** A table of Bitoku as a lesson finds it. */
export const laid = (
  people: number,
  seed: string,
  ...lines: readonly string[]
): Lesson<State, Move>['position'] => ({
  game: 'bitoku',
  rules: 2,
  people,
  options: {},
  seed,
  moves: movesOf(...lines),
})
