/** The item at an index that must exist; a missing one is a fault of the caller. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`)
  return item
}

/** The seats from `first` on, clockwise, once round. */
export function clockwise(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats)
}
