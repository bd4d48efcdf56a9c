import { at, type Seat } from '@engawa/kernel'
import { darumaOf, displaySize } from '../catalogue/index.ts'
import { kindOf, pointsOf, type State } from '../rules/index.ts'

/** How a turn's end looks to the seat whose turn it was. "Theirs" is the strongest rival's, "next" the seat that comes now. */
export const names = [
  'mineGood',
  'minePlain',
  'mineShunned',
  'theirsGood',
  'theirsPlain',
  'theirsShunned',
  'mineGoodEarly',
  'minePlainEarly',
  'mineShunnedEarly',
  'theirsGoodEarly',
  'theirsPlainEarly',
  'theirsShunnedEarly',
  'leadOverMean',
  'early',
  'closing',
  'four',
  'halfGoodNext',
  'halfPlainNext',
  'halfShunnedNext',
  'halfGoodMine',
  'halfPlainMine',
  'halfShunnedMine',
  'swapNext',
  'swapNextFar',
  'swapMine',
  'swapMineFar',
]

/** The part of the counter's way that is still before it. */
export function wayLeft({ track, counter, homeward, closing }: State): number {
  if (closing) return 0
  const length = track.length - 1
  return (homeward ? counter : 2 * length - counter) / (2 * length)
}

/** How many darumas count two points, one, and less than none: the last can still be given or exchanged away. */
type Kinds = [good: number, plain: number, shunned: number]

function count(kinds: Kinds, daruma: number, objective: number): void {
  const kind = kindOf(daruma, objective)
  if (kind === 'other') kinds[1]++
  else if (kind === 'shunned') kinds[2]++
  else kinds[0]++
}

function kindsOf(darumas: readonly number[], objective: number): Kinds {
  const kinds: Kinds = [0, 0, 0]
  for (const daruma of darumas) count(kinds, daruma, objective)
  return kinds
}

/** What lies half painted: one more 1 takes it. */
function halves({ display, pupils }: State, objective: number): Kinds {
  const kinds: Kinds = [0, 0, 0]
  for (let place = 0; place < displaySize; place++)
    if (pupils[place] === 1) count(kinds, at(display, place), objective)
  return kinds
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What a daruma is worth to two seats together: by so much the lead changes when it moves between them. */
function worthToBoth(daruma: number, one: number, other: number): number {
  return pointsOf(daruma, one) + pointsOf(daruma, other)
}

/** How far the best exchange (DAR-36) with another seat would change the lead over it. */
function exchangeGain({ owned, objectives }: State, seat: Seat, other: Seat): number {
  const worth = (daruma: number) => worthToBoth(daruma, at(objectives, seat), at(objectives, other))
  const mine = at(owned, seat)
  const theirs = at(owned, other)
  const given = mine.length === 0 ? 0 : Math.min(...mine.map(worth))
  const taken = theirs.length === 0 ? 0 : Math.max(...theirs.map(worth))
  return Math.max(0, taken - given)
}

/** Does an exchange lie open, one eye from being made, or two? */
function openExchange({ display, pupils }: State): 'near' | 'far' | undefined {
  let found: 'near' | 'far' | undefined
  for (let place = 0; place < displaySize; place++) {
    const daruma = at(display, place)
    if (daruma === 0 || darumaOf(daruma).action !== 'exchange') continue
    if (pupils[place] === 1) return 'near'
    found = 'far'
  }
  return found
}

/** The seat with most points beside this one. */
function strongestBeside(seat: Seat, points: readonly number[]): Seat {
  let strongest = seat === 0 ? 1 : 0
  for (let other = strongest + 1; other < points.length; other++)
    if (other !== seat && at(points, other) > at(points, strongest)) strongest = other
  return strongest
}

export function features(state: State, seat: Seat): number[] {
  const { seats, owned, objectives, closing, fictitious, seat: next } = state
  const points = owned.map((darumas, one) =>
    sum(darumas.map((daruma) => pointsOf(daruma, at(objectives, one)))),
  )
  const rival = strongestBeside(seat, points)
  const mine = kindsOf(at(owned, seat), at(objectives, seat))
  const theirs = kindsOf(at(owned, rival), at(objectives, rival))
  const early = wayLeft(state)
  const own = at(points, seat)
  const exchange = openExchange(state)
  const threatened = exchange !== undefined && strongestBeside(next, points) === seat
  const gainOfNext = threatened ? exchangeGain(state, next, seat) : 0
  const ownGain = exchange === undefined ? 0 : exchangeGain(state, seat, rival)
  const near = exchange === 'near' ? 1 : 0
  return [
    ...mine,
    ...theirs,
    ...mine.map((kind) => kind * early),
    ...theirs.map((kind) => kind * early),
    own - (sum(points) - own) / (seats - 1),
    early,
    closing ? 1 : 0,
    fictitious,
    ...halves(state, at(objectives, next)),
    ...halves(state, at(objectives, seat)),
    near * gainOfNext,
    (1 - near) * gainOfNext,
    near * ownGain,
    (1 - near) * ownGain,
  ]
}
