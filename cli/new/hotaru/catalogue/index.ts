/** HOT-01: so many fireflies of each light. */
export const lights = [1, 2, 3, 4, 5, 6] as const
export const firefliesPerLight = 6

/** Every firefly has a number of its own, light after light. */
export const fireflies: readonly number[] = Array.from(
  { length: lights.length * firefliesPerLight },
  (_, index) => index + 1,
)

export function lightOf(firefly: number): number {
  return Math.ceil(firefly / firefliesPerLight)
}
