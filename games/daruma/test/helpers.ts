import { Chance, type Seat } from '@engawa/kernel'
import { daruma, type Event, type Move, type State } from '../rules/index.ts'

/** A generator that gives these numbers and no others: dice by what they show, draws by index + 1; what is certain needs none. */
export function loaded(...values: readonly number[]): Chance {
  const left = values.slice()
  const int = (bound: number): number => {
    if (bound === 1) return 0
    const value = left.shift()
    if (value === undefined) throw new Error('more chance was asked for than the test expects')
    if (value > bound) throw new Error(`${value} is more than ${bound}`)
    return value - 1
  }
  return Object.assign(Object.create(Chance.prototype) as Chance, { int })
}

/** Counts by value out of single dice. */
export function counts(...values: readonly number[]): number[] {
  const dice = [0, 0, 0, 0, 0, 0, 0]
  for (const value of values) dice[value] = (dice[value] ?? 0) + 1
  return dice
}

/** Darumas by what they do, one for each action, of different colours where it matters. */
export const cards = {
  rerollAll: 1,
  rerollGroup: 11,
  rerollSingles: 21,
  shiftGroup: 32,
  shiftSingles: 42,
  exchange: 53,
  gold: 55,
} as const

const usual = [cards.rerollAll, cards.rerollGroup, cards.rerollSingles, cards.shiftGroup, cards.shiftSingles]

/** A table in the middle of a turn of seat 0, with what the test wants changed. The first six tokens are plain. */
export function desk(changes: Partial<State> = {}, seats = 3): State {
  const length = seats + 4
  const base = daruma.setup(seats, {}, Chance.seeded('desk'))
  const display = changes.display ?? usual
  const gone = [...display, ...(changes.owned ?? []).flat()]
  const inside = Array.from({ length: 60 }, (_, index) => index + 1).filter((id) => !gone.includes(id))
  const track = [1, 2, 3, 4, 5, 6, 7, 8, 9].slice(0, length)
  return daruma.copy({
    ...base,
    first: 0,
    seat: 0,
    phase: 'dice',
    track,
    fictitious: 0,
    deck: { inside, under: [] },
    display,
    hand: counts(),
    objectives: [1, 2, 3, 4, 5].slice(0, seats),
    spareObjectives: [1, 2, 3, 4, 5, 6].slice(seats),
    ...changes,
  })
}

/** Plays a move after the rules agreed to it and gives back what was told. */
export function act(state: State, move: Move, chance: Chance = loaded(), seat: Seat = state.seat): Event[] {
  const refusal = daruma.check(state, seat, move)
  if (refusal !== undefined) throw new Error(`refused: ${refusal.code} (${refusal.rule})`)
  const events: Event[] = []
  daruma.play(state, seat, move, chance, (event) => events.push(event))
  return events
}

export function refusal(state: State, move: unknown, seat: Seat = state.seat): string {
  const found = daruma.check(state, seat, move)
  return found === undefined ? 'allowed' : `${found.code} ${found.rule}`
}

export function kinds(state: State, seat: Seat = state.seat): string[] {
  return [...new Set(daruma.moves(state, seat).map((move) => move.kind))].sort()
}

export function movesOf<Kind extends Move['kind']>(
  state: State,
  kind: Kind,
): Extract<Move, { kind: Kind }>[] {
  const isOfKind = (move: Move): move is Extract<Move, { kind: Kind }> => move.kind === kind
  return daruma.moves(state, state.seat).filter(isOfKind)
}
