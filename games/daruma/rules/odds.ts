import { fatefulFours } from './luck.ts'

/** An exact probability: `ways` of the `outcomes` equally likely rolls. */
export interface Odds {
  readonly ways: number
  readonly outcomes: number
}

/** How many rolls of so many dice show exactly so many fours. */
function rollsWithFours(dice: number, fours: number): number {
  let ways = 1
  for (let taken = 0; taken < fours; taken++) ways = (ways * (dice - taken)) / (taken + 1)
  for (let other = fours; other < dice; other++) ways *= 5
  return ways
}

/**
 * Bad luck by the next roll of so many dice, with so many fours on the ledger, fictitious ones included.
 * Four or more in the roll itself are good fortune instead (DAR-21); what follows on it is not counted.
 */
export function badLuckOdds(dice: number, foursOnLedger: number): Odds {
  let outcomes = 1
  for (let die = 0; die < dice; die++) outcomes *= 6
  let ways = 0
  for (let fours = 1; fours < fatefulFours && fours <= dice; fours++)
    if (foursOnLedger + fours >= fatefulFours) ways += rollsWithFours(dice, fours)
  return { ways, outcomes }
}

/** The same as a number from 0 to 1. */
export function badLuckChance(dice: number, foursOnLedger: number): number {
  const { ways, outcomes } = badLuckOdds(dice, foursOnLedger)
  return ways / outcomes
}
