import { type AskedMove, at, type Reply, type Said, type Seat } from '@engawa/kernel'
import { bamboo, currentTask, type DecisionKind, type Move, type State } from '../rules/index.ts'

/** The learner sits here, Inès and Kenji on the next two seats. */
export const learner: Seat = 0
const others: readonly Seat[] = [1, 2]

/** Temples, stocks and their colours. */
export const red = 0
export const green = 1
export const blue = 2

/** The board's ids. */
export const id = {
  temple: (temple: number) => `temple:${temple}`,
  stock: (stock: number) => `stock:${learner}:${stock}`,
  stalk: (stalk: number) => `stalk:${stalk}`,
  shoot: (shoot: number) => `shoot:${shoot}`,
  waiting: (stalk: number) => `waiting:${stalk}`,
  food: (space: number) => `food:${space}`,
  tile: (tile: number) => `tile:${tile}`,
  cell: (cell: number) => `cell:${learner}:${cell}`,
  goal: (goal: number) => `goal:${goal}`,
  spirit: (tile: number) => `spirit:${tile}`,
  gift: (gift: string) => `gift:${gift}`,
}

export const stalks = [0, 1, 2, 3].map(id.stalk)

export const same = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other)

/** One move and no other. */
export const only = (asked: Move): AskedMove<State, Move> => ({
  fits: (move) => same(move, asked),
  show: () => asked,
})

/** Of a shoot that is pushed in while it could act. */
export const pushedUnused: Said = {
  en: 'It would be pushed in without acting, and an action of yours would go unused.',
  fr: 'Elle serait poussée sans agir, et l’une de vos actions resterait inutilisée.',
}

/** What the learner is asked for now; nothing where another seat is. */
export function asked(view: State): DecisionKind | undefined {
  const waiting = currentTask(view)
  return waiting?.seat === learner ? (waiting.task.kind as DecisionKind) : undefined
}

/** A balance action may take or score once more; what ends it is ringed. */
export const andNoMore = (view: State): string[] => (asked(view) === 'balanceAgain' ? ['move:done'] : [])

/** The summer turn that was begun is still under way. */
export const inTurn = ({ turn }: State): boolean => turn.stock !== -1

/** The shoots that may act next, the nearest under each stalk: what is pressed for them, and where they lie. */
export const waiting = ({ turn }: State): string[] =>
  turn.under.flatMap((shoots, stalk) => (shoots.length > 0 ? [id.waiting(stalk)] : []))
export const lying = ({ turn }: State): string[] =>
  turn.under.flatMap(([shoot]) => (shoot === undefined ? [] : [id.shoot(shoot)]))

/** The counters that feed most, where one is to be taken. */
export function bestFood({ food }: State): string[] {
  const most = Math.max(...food)
  return food.flatMap((value, space) => (value === most ? [id.food(space)] : [])).slice(0, 1)
}

/** How a plain neighbour answers whatever is asked: the first of these that there is. */
const habits: readonly ((move: Move, view: State) => boolean)[] = [
  (move, { turn }) => move.kind === 'offer' && move.temple === turn.stock,
  (move, { turn }) => move.kind === 'place' && at(turn.under, move.stalk).length === 0,
  ({ kind }) => kind === 'activate',
  (move, { food }) => move.kind === 'cook' && move.food === Math.max(...food),
  ({ kind }) => kind === 'rest' || kind === 'earn' || kind === 'done',
  (move) => move.kind === 'gift' && move.use,
]

export function habit(view: State, moves: readonly Move[]): Move {
  const [first] = habits.flatMap((likes) => moves.find((move) => likes(move, view)) ?? [])
  return first ?? at(moves, 0)
}

/** A turn takes no more moves than this. */
const longestTurn = 24

/** The other seats play so many rounds of turns, as far as they are asked at all. */
export function company(rounds = 1): Reply<State, Move>[] {
  const move = (seat: Seat): Reply<State, Move> => ({
    seat,
    choose: (view) => (currentTask(view)?.seat === seat ? habit(view, bamboo.moves(view, seat)) : undefined),
  })
  return Array.from({ length: rounds }, () => others).flatMap((seats) =>
    seats.flatMap((seat) => Array.from({ length: longestTurn }, () => move(seat))),
  )
}
