import { diceCount } from '../catalogue/index.ts'

/** One kind of result of a roll: so many ones and fours, the other dice showing 2, 3, 5 or 6. */
export interface Outcome {
  readonly ones: number
  readonly fours: number
  readonly share: number
}

function ways(dice: number, ones: number, fours: number): number {
  let count = 1
  for (let i = 0; i < ones; i++) count = (count * (dice - i)) / (i + 1)
  for (let i = 0; i < fours; i++) count = (count * (dice - ones - i)) / (i + 1)
  for (let i = ones + fours; i < dice; i++) count *= 4
  return count
}

function outcomesOf(dice: number): Outcome[] {
  let all = 1
  for (let i = 0; i < dice; i++) all *= 6
  const outcomes: Outcome[] = []
  for (let ones = 0; ones <= dice; ones++)
    for (let fours = 0; ones + fours <= dice; fours++)
      outcomes.push({ ones, fours, share: ways(dice, ones, fours) / all })
  return outcomes
}

/** What a roll of so many dice can bring, by number of dice. */
export const outcomes: readonly (readonly Outcome[])[] = Array.from({ length: diceCount + 1 }, (_, dice) =>
  outcomesOf(dice),
)
