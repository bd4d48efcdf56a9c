/** One game of a benchmark: who plays is always chance, so the seed says it all. */
export interface Match {
  readonly seats: number
  readonly seed: string
}

/** What a game came to; equal sums of two variants say that they played the same games. */
export interface Finish {
  readonly moves: number
  readonly sum: number
}

export const matches: readonly Match[] = Array.from({ length: 24 }, (_, index) => ({
  seats: 2 + (index % 4),
  seed: `daruma ${index}`,
}))

/** A checksum of where everything lies at the end. */
export function checksum(
  counter: number,
  display: readonly number[],
  owned: readonly (readonly number[])[],
): number {
  let sum = Math.imul(0x811c9dc5 ^ counter, 0x01000193)
  for (const daruma of display) sum = Math.imul(sum ^ daruma, 0x01000193)
  for (const own of owned) {
    sum = Math.imul(sum ^ 0xff, 0x01000193)
    for (const daruma of own) sum = Math.imul(sum ^ daruma, 0x01000193)
  }
  return sum >>> 0
}

export function sameGames(ours: readonly Finish[], theirs: readonly Finish[]): void {
  const text = JSON.stringify(ours)
  if (text !== JSON.stringify(theirs)) throw new Error('the variants did not play the same games')
}
