import { type AskedMove, at, type LessonStep, type MadeMove, waitingFor } from '@engawa/kernel'
import { bitoku, controlOf, type Move, type State, thingsOf } from '../rules/index.ts'

export type TaughtStep = LessonStep<State, Move>
type Asked = AskedMove<State, Move>
/** Which moves are meant. */
export type Meant = (move: Move, view: State) => boolean

/** Every lesson is taken from this seat. */
export const learner = 0

export const own = (view: State) => at(view.domains, learner)

/** What the learner is asked now: a task, or a choice that the agenda holds; nothing while others act. */
export function askedOf(view: State): string | undefined {
  const frame = waitingFor(view.agenda, learner)
  return frame?.kind === 'task' ? frame.task.kind : frame?.kind
}

/** A turn of the learner has begun and is not over. */
const isMidTurn = (view: State) => !['turn', undefined].includes(askedOf(view))

const same = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other)

/** What is pressed for a move: everything it is about, then the control that makes it. */
const pressesFor = (view: State, move: Move): readonly string[] => [
  ...thingsOf(view, learner, move),
  controlOf(move),
]

/** The first of the moves that a wish is about, by the order of the wishes; otherwise the first of all. */
export function firstOf(moves: readonly Move[], wishes: readonly Partial<Move>[]): Move {
  const fits = (wish: Partial<Move>, move: Move) =>
    Object.entries(wish).every(([field, value]) => new Map(Object.entries(move)).get(field) === value)
  for (const wish of wishes) {
    const found = moves.find((move) => fits(wish, move))
    if (found !== undefined) return found
  }
  return at(moves, 0)
}

/** Any of the meant moves ends the step; the one that a wish is about is shown. */
export const oneOf = (meant: Meant, ...wishes: readonly Partial<Move>[]): Asked => ({
  fits: meant,
  show: (view, list) =>
    firstOf(
      list().filter((move) => meant(move, view)),
      wishes,
    ),
})

/** The whole of a turn, or the rest of it: it begins with a meant move, and what follows is the learner's own. */
export const turn = (begins: Meant, ...wishes: readonly Partial<Move>[]): Asked => {
  const fits: Meant = (move, view) => askedOf(view) !== 'turn' || begins(move, view)
  return { ...oneOf(fits, ...wishes), ends: (_move, view) => !isMidTurn(view) }
}

/** Decisions that are the learner's own, whatever the step is about: nothing is ringed there. */
const FREE = ['goods', 'pay', 'choice', 'anyOrder', 'advance', 'pick', 'rock', 'lay']

/** What is asked, with a ring round each thing that the shown move takes. */
export const guided = (asks: Asked): Pick<TaughtStep, 'asks' | 'points'> => ({
  asks,
  points(view) {
    const asked = askedOf(view)
    if (asked === undefined || FREE.includes(asked)) return []
    return pressesFor(
      view,
      asks.show(view, () => bitoku.moves(view, learner)),
    )
  },
})

/** These moves, one after the other; the last ends the step. */
export function inOrder(...moves: readonly MadeMove<Move>[]): Pick<TaughtStep, 'asks' | 'points'> {
  const wanted = moves.map(({ move }) => move)
  return guided({
    fits: (move) => wanted.some((one) => same(one, move)),
    ends: (move) => same(move, at(wanted, wanted.length - 1)),
    show: (view) => wanted.find((move) => bitoku.check(view, learner, move) === undefined) ?? at(wanted, 0),
  })
}
