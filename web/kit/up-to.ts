/**
 * For styles that ask whether there are at least so many of a thing: with `data-signs={upTo(4)}` the selector
 * `[data-signs~="3"]` fits. `:has(> :nth-child(3))` asks the same, but at every change the browser then
 * looks through the whole board for whom it may concern: presses took twice as long.
 */
export const upTo = (count: number): string =>
  Array.from({ length: count }, (_, index) => index + 1).join(' ')
