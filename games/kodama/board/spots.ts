import { at, type Seat } from '@engawa/kernel'
import {
  type Grove,
  type Grow,
  type Move,
  type PlacementClass,
  placementClasses,
  rulingSeason,
  type State,
  seasonRules,
} from '../rules/index.ts'
import { handGain, outcomeOf } from './outcome.ts'

/** Above this distance, in hundredths of a millimetre, more room is no better. */
const AMPLE = 15_000
/** A card that stands upright may lie so much nearer to its neighbours. */
const UPRIGHT = 3000

/** What a card in everybody's way costs against one with ample room, in points: limbs under it grow no more. */
const ROOM = 3

/** How far the nearest card is that this one does not lie on; beyond what is ample it does not matter. */
function roomRound(grove: Grove, move: Grow): number {
  let nearest = AMPLE
  for (const { card, x, y } of grove.tree)
    if (card !== move.on) nearest = Math.min(nearest, Math.hypot(x - move.x, y - move.y))
  return nearest
}

/** How good a pose looks among those that score the same: far from other cards, and rather upright. */
const grace = (grove: Grove, move: Grow): number =>
  roomRound(grove, move) + UPRIGHT * Math.cos((move.angle * Math.PI) / 180)

function fairest(grove: Grove, moves: readonly Grow[]): Grow {
  let best = at(moves, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const value = grace(grove, move)
    if (value > most) [best, most] = [move, value]
  }
  return best
}

/** Finds good places of one card, or of the whole display: one placement for each class, best first: by its points and the room it leaves. */
export type FindSpots = (card?: number) => readonly Grow[]

/**
 * Nothing is worked out before it is asked for, and everything once.
 * The hand's goals count only where `open` allows what follows from them to be seen.
 */
export function spotFinder(view: State, seat: Seat, moves: readonly Move[], open: boolean): FindSpots {
  const known = new Map<number | undefined, readonly Grow[]>()
  return (card) => {
    const spots = known.get(card) ?? spotsOf(view, seat, moves, card, open)
    known.set(card, spots)
    return spots
  }
}

function spotsOf(
  view: State,
  seat: Seat,
  moves: readonly Move[],
  card: number | undefined,
  open: boolean,
): Grow[] {
  const grove = at(view.groves, seat)
  const rules = seasonRules(rulingSeason(view))
  const grows = moves.filter(
    (move): move is Grow => move.kind === 'grow' && (card === undefined || move.card === card),
  )
  const worth = ({ points, bonus, moves: members }: PlacementClass): number =>
    points + bonus + (open ? handGain(outcomeOf(grove, rules, at(members, 0))) : 0)
  return placementClasses(view, seat, grows)
    .map((group) => {
      const move = fairest(grove, group.moves)
      return { move, worth: worth(group) + (ROOM * roomRound(grove, move)) / AMPLE }
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move)
}
