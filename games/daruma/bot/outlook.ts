import type { Seat } from '@engawa/kernel'
import { darumaOf, darumas, diceCount, displaySize, objectives, tokenOf } from '../catalogue/index.ts'
import { eyesAt, fatefulFours, foursOn, kindOf, type Line, type State } from '../rules/index.ts'
import { worthTo } from './points.ts'
import { outcomes } from './rolls.ts'
import type { Taste } from './taste.ts'

/** What a fictitious four costs with 0, 1, 2 or 3 fours on the ledger; the last is the turn itself. */
const curseCost = [0.1, 0.35, 0.9, 12]

/** What `ones` more dice on this place bring at the end of the turn. */
function placeWorth(state: State, seat: Seat, place: number, ones: number, taste: Taste): number {
  const daruma = state.display[place] ?? 0
  const eyes = eyesAt(state, place) + ones
  let worth = 0
  if (eyes === 2) worth = worthTo(state, seat, seat, daruma)
  else if (eyes === 1) worth = taste.halfPainted
  if (ones > 0 && darumaOf(daruma).action === 'curse')
    for (let one = 0; one < ones; one++)
      worth -= curseCost[Math.min(foursOn(state) + one, fatefulFours - 1)] ?? 0
  return worth
}

/** The best that any number of ones can do on the face-up darumas; all must be placed (DAR-40). */
function bestPainting(state: State, seat: Seat, taste: Taste): number[] {
  let best = [0]
  for (let place = 0; place < displaySize; place++) {
    const room = 2 - eyesAt(state, place)
    const next: number[] = []
    for (let before = 0; before < best.length; before++)
      for (let ones = 0; ones <= room; ones++) {
        const worth = (best[before] ?? 0) + placeWorth(state, seat, place, ones, taste)
        const count = before + ones
        const known = next[count]
        if (known === undefined || worth > known) next[count] = worth
      }
    best = next
  }
  return best
}

/** Does the counter's move with so many unused dice end on a daruma token (DAR-46)? */
function leadsToDaruma(state: State, unused: number): boolean {
  if (state.closing) return false
  let { counter, homeward } = state
  for (let step = 0; step < unused; step++) {
    counter += homeward ? -1 : 1
    if (counter === state.track.length - 1) homeward = true
    if (counter === 0) break
  }
  return tokenOf(state.track[counter] ?? 0).face === 'daruma'
}

const values = diceCount + 1

/** So many are remembered: the trials of one decision meet the same few again and again. */
const mostRemembered = 4000

const remembered = new WeakMap<Taste, Map<number, Outlook>>()

/** What the seat's turn is worth: the same object wherever nothing that counts is different. */
export function outlookOf(state: State, seat: Seat, taste: Taste): Outlook {
  const objective = state.objectives[seat] ?? 0
  if (objective === 0) return new Outlook(state, seat, taste)
  let known = remembered.get(taste)
  if (known === undefined) {
    known = new Map()
    remembered.set(taste, known)
  }
  const key = keyOf(state, objective)
  let outlook = known.get(key)
  if (outlook === undefined) {
    if (known.size >= mostRemembered) known.clear()
    outlook = new Outlook(state, seat, taste)
    known.set(key, outlook)
  }
  return outlook
}

const kinds: readonly Line['name'][] = ['gold', 'wanted', 'shunned', 'other']
const kindsByObjective = objectives.map(({ id }) => [
  kinds.length,
  ...darumas.map((daruma) => kinds.indexOf(kindOf(daruma.id, id))),
])

/** All that an outlook depends on: what lies on each place with how many eyes, the fours, the counter's next spaces. */
function keyOf(state: State, objective: number): number {
  const kindsHere = kindsByObjective[objective - 1]
  let key = 0
  for (let place = 0; place < displaySize; place++)
    key = key * 16 + (kindsHere?.[state.display[place] ?? 0] ?? 0) * 3 + eyesAt(state, place)
  key = key * 4 + Math.min(foursOn(state), fatefulFours - 1)
  return key * 4 + (leadsToDaruma(state, 1) ? 1 : 0) + (leadsToDaruma(state, 2) ? 2 : 0)
}

/**
 * What a turn is worth from here on, if the seat paints as well as it can and rolls by the bottle alone.
 * Special actions to come are left out; those at hand are tried move by move.
 */
export class Outlook {
  readonly #taste: Taste
  readonly #painting: readonly number[]
  readonly #bonus: readonly number[]
  readonly #known = new Float64Array(values * values * fatefulFours).fill(Number.NaN)

  constructor(state: State, seat: Seat, taste: Taste) {
    this.#taste = taste
    this.#painting = bestPainting(state, seat, taste)
    const bonus = (unused: number) => (leadsToDaruma(state, unused) ? taste.unseenDaruma : 0)
    this.#bonus = [0, bonus(1), bonus(2)]
  }

  /** With `others` available dice that show no 1, so many ones, and so many fours on the ledger. */
  worth(others: number, ones: number, fours: number): number {
    const index = (fours * values + ones) * values + others
    const known = this.#known[index]
    if (known !== undefined && !Number.isNaN(known)) return known
    let best = this.stop(others, ones)
    for (let dice = 1; dice < others; dice++)
      best = Math.max(best, this.roll(dice, others - 1 - dice, ones, fours))
    this.#known[index] = best
    return best
  }

  /** Rolling so many dice beside others that lie. Bad luck is worth nothing (DAR-20). */
  roll(dice: number, others: number, ones: number, fours: number): number {
    let sum = 0
    for (const outcome of outcomes[dice] ?? []) {
      if (outcome.fours >= fatefulFours)
        sum += outcome.share * (this.#taste.unseenDaruma + this.stop(others + dice, ones))
      else if (fours + outcome.fours < fatefulFours) {
        const rest = dice - outcome.ones - outcome.fours
        sum += outcome.share * this.worth(others + rest, ones + outcome.ones, fours + outcome.fours)
      }
    }
    return sum
  }

  /** Ending the turn now: ones that find no eye are unused dice like the others (DAR-44). */
  stop(others: number, ones: number): number {
    const placed = Math.min(ones, this.#painting.length - 1)
    return (this.#painting[placed] ?? 0) + (this.#bonus[Math.min(2, others + ones - placed)] ?? 0)
  }
}
