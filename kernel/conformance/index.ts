import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { Game, GameEvent } from '../contract.ts'
import { optionSets } from '../options.ts'
import { inspectors } from './inspectors.ts'
import { walk } from './walk.ts'

export interface ConformanceLimits {
  /** A game that is not over after so many moves does not end. */
  readonly longest: number
  /** Random games for each number of seats and each option. */
  readonly games?: number
  /** Costly looks at one step of so many. */
  readonly sampleEvery?: number
}

/** The promises of the contract, on random games with every number of seats and every option. */
export function conformance<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  { longest, games = 12, sampleEvery = 8 }: ConformanceLimits,
): void {
  describe(`${game.id} keeps the contract`, () => {
    for (const seats of game.seats)
      for (const options of optionSets(game.options, seats))
        test(`${seats} seats, ${JSON.stringify(options)}`, () => {
          const whole = Array.from({ length: games }, (_, seed): [number, number] => [seed, longest])
          fc.assert(
            // A game that fails is played again with other cuts, down to the first step that fails.
            fc.property(fc.nat(), fc.nat({ max: longest }), (seed, cut) => {
              walk(game, { seats, options, seed: String(seed), cut }, inspectors, { longest, sampleEvery })
            }),
            { examples: whole, numRuns: games * 2 },
          )
        })
  })
}
