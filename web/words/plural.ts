/** One form for one (in English), another for all else. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}

/** In French nought and one are singular. */
export function pluriel(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many
}
