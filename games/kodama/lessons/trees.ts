import { type AskedMove, at, type Reply, type Seat } from '@engawa/kernel'
import {
  activeSeat,
  eachPlacement,
  elementPoints,
  type Grow,
  goalPoints,
  type Move,
  placementScore,
  type State,
  seatTree,
} from '../rules/index.ts'

export const learner: Seat = 0
const other: Seat = 1

/** The board's ids. */
export const branch = (card: number) => `branch:${card}`
export const goal = (card: number) => `goal:${card}`
export const home = `tree:${learner}`
/** The controls that grow what is held, and play what is chosen. */
export const grow = 'move:grow'
export const play = 'move:play'
/** Where to grow is weighed on the tree, with the points it would bring. */
export const growthNeeds = (): readonly string[] => [home, 'preview']

/** The best that one of these cards can do on the seat's tree: the first place found on the best card below. */
export function bestGrowth(
  view: State,
  seat: Seat,
  cards: readonly number[],
  onto?: number,
): Grow | undefined {
  const { tree, rules } = seatTree(view, seat)
  let best: Grow | undefined
  let most = -1
  for (const card of cards)
    eachPlacement(tree, rules, card, (below, x, y, angle) => {
      const on = at(tree.cards, below)
      const points = elementPoints(tree, at(rules.icons, card), below)
      if (points > most && (onto === undefined || on === onto)) {
        most = points
        best = { kind: 'grow', card, on, x, y, angle }
      }
      return false
    })
  return best
}

/** The same where something fits; a seat that is stuck slides a card away (KOD-031). */
export function growth(view: State, seat: Seat, cards: readonly number[]): Move {
  return bestGrowth(view, seat, cards) ?? { kind: 'slide', card: at(view.display, 0) }
}

/** The other seat's turn of growth, if it is its turn; the card that the next step is about stays where it is. */
export const growsNext = (kept?: number): Reply<State, Move> => ({
  seat: other,
  choose(view) {
    // Whoever has the fewest points begins the next season (KOD-013).
    if (activeSeat(view) !== other || view.phase !== 'growth') return undefined
    return growth(
      view,
      other,
      view.display.filter((card) => card !== kept),
    )
  },
})

export const playsGoal: Reply<State, Move> = {
  seat: other,
  choose: (view) =>
    activeSeat(view) === other && view.phase === 'kodama'
      ? { kind: 'play', goal: at(at(view.groves, other).hand, 0) }
      : undefined,
}

/** Any card anywhere; what is shown is the one with most points. */
export const free: AskedMove<State, Move> = {
  fits: ({ kind }) => kind === 'grow',
  show: (view) => growth(view, learner, view.display),
}

/** What a placement of the learner brings for its pictures; 0 for any other move. */
export function pointsFor(move: Move, view: State): number {
  if (move.kind !== 'grow') return 0
  const { tree, rules } = seatTree(view, learner)
  return placementScore(tree, rules, move.card, tree.cards.indexOf(move.on)).points
}

/** The learner's kodama card that is worth most on the tree as it stands. */
export function bestGoal(view: State): number {
  const { tree, rules, grove } = seatTree(view, learner)
  const worth = (card: number) => goalPoints(tree, rules, card).points
  return [...grove.hand].sort((one, two) => worth(two) - worth(one))[0] ?? 0
}
