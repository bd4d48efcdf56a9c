import { at, type Game, type LinearValue, type Seat, type Turn } from '@engawa/kernel'

/** Points ahead of the best rival, whose points may count for less than one's own. */
export function leadOf(game: Game, state: unknown, seat: Seat, rivalry = 1): number {
  const totals = game.score(state).map((sheet) => sheet.total)
  const rivals = totals.filter((_, other) => other !== seat)
  return at(totals, seat) - (rivals.length === 0 ? 0 : rivalry * Math.max(...rivals))
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

/**
 * About how likely a lead of so many spreads is to last. A curve with long tails, since the value may be wrong as well,
 * and of operations that every machine rounds alike.
 */
export function chanceToLead(spreads: number): number {
  const steep = 0.8 * spreads
  return 0.5 + (0.5 * steep) / Math.sqrt(1 + steep * steep)
}

/** The seat's part of the victory. */
export function winShare(turn: Turn, seat: Seat): number {
  return turn.over && turn.winners.includes(seat) ? 1 / turn.winners.length : 0
}
