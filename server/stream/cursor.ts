/** Where a stream stands at each of its tables. */
export type Positions = Map<string, number>

/** Enough of a table's id to tell the tables of one browser apart. */
const shortened = 8
const mostTables = 400

/**
 * The id of a message: where the stream stands at all its tables after it. A browser sends back the last
 * one it got, so that any process can go on exactly there, whatever became of the one before.
 */
export function writeCursor(positions: Positions): string {
  let cursor = ''
  // Called for every message: this way no pairs and no list are made for it.
  positions.forEach((position, table) => {
    cursor += `${cursor === '' ? '' : '.'}${table.slice(0, shortened)}${position.toString(36)}`
  })
  return cursor
}

/** Reads what a browser sent back; anything unreadable is left out. */
export function readCursor(text: string | undefined): (table: string) => number | undefined {
  const known = new Map<string, number>()
  for (const part of (text ?? '').split('.').slice(0, mostTables)) {
    const position = Number.parseInt(part.slice(shortened), 36)
    if (Number.isSafeInteger(position) && position >= 0) known.set(part.slice(0, shortened), position)
  }
  return (table) => known.get(table.slice(0, shortened))
}
