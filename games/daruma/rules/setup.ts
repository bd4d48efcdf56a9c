import { bagOf, type Chance, clockwise, drawFrom } from '@engawa/kernel'
import {
  darumas,
  diceCount,
  displaySize,
  objectives,
  pupilCount,
  tokens,
  trackLength,
} from '../catalogue/index.ts'
import { begin } from './ending.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

/** DAR-01 to DAR-05 */
export function setup(seats: number, _options: Options, chance: Chance): State {
  const length = trackLength[seats]
  if (length === undefined) throw new RangeError(`Daruma is not played by ${seats}`)
  const rounds = chance.shuffle(tokens.map((token) => token.id))
  const cards = chance.shuffle(objectives.map((objective) => objective.id))
  const deck = bagOf(darumas.map((daruma) => daruma.id))
  const first = chance.int(seats)
  const state: State = {
    seats,
    first,
    track: rounds.slice(0, length),
    spareTokens: rounds.slice(length),
    seat: first,
    phase: 'start',
    counter: 0,
    homeward: false,
    closing: false,
    deck,
    display: zeros(displaySize).map(() => drawFrom(deck, chance) ?? 0),
    pupils: zeros(displaySize),
    painted: zeros(displaySize),
    supply: pupilCount,
    dice: zeros(7),
    hand: [diceCount, ...zeros(6)],
    bottle: [],
    ledger: 0,
    fictitious: 0,
    gifted: false,
    singles: [],
    lifted: 0,
    owned: clockwise(0, seats).map(() => []),
    objectives: cards.slice(0, seats),
    spareObjectives: cards.slice(seats),
  }
  begin({ state, chance, tell: undefined }, first)
  return state
}
