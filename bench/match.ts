/** One game of a benchmark: who plays is always chance, so the seed says it all. */
export interface Match<Options> {
  readonly seats: number
  readonly seed: string
  readonly options: Options
}

/** What a game came to; equal sums of two variants say that they played the same games. */
export interface Finish {
  readonly moves: number
  readonly sum: number
}

/** So many games, the numbers of seats in turn. */
export function matchesOf<Options>(
  name: string,
  count: number,
  seats: readonly number[],
  optionsOf: (index: number) => Options,
): Match<Options>[] {
  return Array.from({ length: count }, (_, index) => ({
    seats: seats[index % seats.length] ?? 0,
    seed: `${name} ${index}`,
    options: optionsOf(index),
  }))
}

/** A checksum of numbers in their order (FNV-1a, a word at a time). */
export function checksum(numbers: Iterable<number>): number {
  let sum = 0x811c9dc5
  for (const number of numbers) sum = Math.imul(sum ^ number, 0x01000193)
  return sum >>> 0
}

export function sameGames(ours: readonly Finish[], theirs: readonly Finish[]): void {
  if (JSON.stringify(ours) !== JSON.stringify(theirs))
    throw new Error('the variants did not play the same games')
}

/** Plays these games and counts their moves. */
export function countMoves<Options>(
  games: readonly Match<Options>[],
  play: (match: Match<Options>) => Finish,
): number {
  return games.reduce((moves, match) => moves + play(match).moves, 0)
}
