import { at, type Game, type LinearValue, type Seat } from '@engawa/kernel'

/** Points ahead of the best rival. */
export function leadOf(game: Game, state: unknown, seat: Seat): number {
  const totals = game.score(state).map((sheet) => sheet.total)
  const rivals = totals.filter((_, other) => other !== seat)
  return at(totals, seat) - (rivals.length === 0 ? 0 : Math.max(...rivals))
}

/** Weights in the order of the features, the constant first. */
export function weightsFor({ names, weights }: LinearValue, people: number): readonly number[] {
  const counts = Object.keys(weights).map(Number)
  // A number of people that nobody learned for plays by the nearest one.
  const [nearest] = counts.sort((a, b) => Math.abs(a - people) - Math.abs(b - people))
  const learned = nearest === undefined ? undefined : weights[nearest]
  return ['constant', ...names].map((name) => learned?.[name] ?? 0)
}

export function weightedSum(weights: readonly number[], features: readonly number[]): number {
  let sum = weights[0] ?? 0
  for (let index = 0; index < features.length; index++)
    sum += (weights[index + 1] ?? 0) * (features[index] as number)
  return sum
}
