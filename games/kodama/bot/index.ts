import { type Adviser, at, type Seat, sameData } from '@engawa/kernel'
import {
  type Grove,
  type Grow,
  type Laid,
  type Move,
  placementClasses,
  placementScore,
  ROUNDS,
  SEASONS,
  type SeasonRules,
  type State,
  seatTree,
  type Tree,
  treeOf,
} from '../rules/index.ts'
import { goalWorth, handValue } from './plan.ts'
import { elbowRoom, openness, potential } from './potential.ts'
import { search } from './search.ts'

/** What a point of the hand's outlook and of the next placements is worth now. */
interface Taste {
  readonly goals: number
  readonly future: number
}
const OWN: Taste = { goals: 0.8, future: 0.5 }
/** Thinks more of its goals and less of what can grow. */
const RIVAL: Taste = { goals: 1.1, future: 0.25 }
/** How many turns ahead the tree's state still matters. */
const HORIZON = 3
/** How many classes, and how many placements of each, are looked at closely. */
const CLOSE_CLASSES = 6
const CLOSE_PLACEMENTS = 10
/** Above so many moves only classes are compared. */
const MANY = 120
/** One of so many cards of the deck stands for the others. */
const STRIDE = 3
/** What a metre of distance to the nearest other card is worth, where room is not counted out. */
const ELBOWS = 10
/** A fresh display must promise so much more than the present one. */
const CAUTION = 1

/** All that judging a seat's moves needs, once for a list of them. */
interface Outlook {
  readonly taste: Taste
  readonly grove: Grove
  readonly rules: SeasonRules
  readonly tree: Tree
  readonly season: number
  /** Turns of growth the seat has after this one. */
  readonly turnsLeft: number
  readonly hand: number
  readonly open: readonly number[]
  readonly toCome: readonly number[]
}

function outlookOf(view: State, seat: Seat, taste: Taste): Outlook {
  const { grove, rules, tree } = seatTree(view, seat)
  const cards = [...view.deck.inside, ...view.deck.under]
  return {
    taste,
    grove,
    rules,
    tree,
    season: view.season,
    turnsLeft: SEASONS * ROUNDS - (view.season * ROUNDS + view.round) - 1,
    hand: handValue(tree, rules, grove.hand, view.season),
    open: openness(tree, rules),
    toCome: [...view.display, ...cards.filter((_, index) => index % STRIDE === 0)],
  }
}

const futureWeight = ({ taste, turnsLeft }: Outlook): number => taste.future * Math.min(HORIZON, turnsLeft)

/** What a placement is worth: its points, what it does for the goals, and what can grow after it. */
function placementWorth(look: Outlook, move: Grow, closely: boolean): number {
  const { grove, rules, tree, season, turnsLeft } = look
  const { points, bonus } = placementScore(tree, rules, move.card, tree.cards.indexOf(move.on))
  const laid: Laid = { card: move.card, on: move.on, x: move.x, y: move.y, angle: move.angle }
  const grown = treeOf({ ...grove, tree: [...grove.tree, laid] }, rules)
  const goals = handValue(grown, rules, grove.hand, season) - look.hand
  if (turnsLeft === 0) return points + bonus + goals
  const open = closely ? openness(grown, rules) : [...look.open, 1]
  const next = potential(grown, rules, open, look.toCome)
  return points + bonus + look.taste.goals * goals + futureWeight(look) * next
}

/** Spread over a list, so that all parts of it are looked at. */
function someOf<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => at(items, Math.floor((index * items.length) / most)))
}

const isGrow = (move: Move): move is Grow => move.kind === 'grow'

interface Rated {
  readonly move: Grow
  readonly worth: number
}

/** The placement of a class that leaves most room. */
function bestOf(look: Outlook, moves: readonly Grow[]): Rated {
  const rated = someOf(moves, CLOSE_PLACEMENTS).map((move) => ({
    move,
    worth: placementWorth(look, move, true),
  }))
  return rated.reduce((best, one) => (one.worth > best.worth ? one : best))
}

/** One placement for each class, best first; only the better classes are looked at closely. */
function shortlist(view: State, seat: Seat, moves: readonly Move[], taste: Taste): Move[] {
  const others = moves.filter((move) => !isGrow(move))
  const grows = moves.filter(isGrow)
  if (grows.length === 0) return others
  const look = outlookOf(view, seat, taste)
  const classes = placementClasses(view, seat, grows)
    .map(({ moves: members }) => ({ members, worth: placementWorth(look, at(members, 0), false) }))
    .sort((a, b) => b.worth - a.worth)
  const close = classes.slice(0, CLOSE_CLASSES).map(({ members }) => bestOf(look, members))
  const rest = classes.slice(CLOSE_CLASSES).map(({ members }) => at(members, Math.floor(members.length / 2)))
  close.sort((a, b) => b.worth - a.worth)
  return [...close.map(({ move }) => move), ...rest, ...others]
}

function adviseGrowth(look: Outlook, moves: readonly Move[]): number[] {
  const closely = moves.length <= MANY
  const seen = new Map<string, number>()
  const worthOf = (move: Grow): number => {
    if (closely) return placementWorth(look, move, true)
    const key = `${move.card} ${move.on}`
    const known = seen.get(key)
    if (known !== undefined) return known
    const worth = placementWorth(look, move, false)
    seen.set(key, worth)
    return worth
  }
  const room = (move: Grow): number => (closely ? 0 : ELBOWS * elbowRoom(look.tree, move))
  const worths = moves.map((move) => (isGrow(move) ? worthOf(move) + room(move) : 0))
  const renewal = potential(look.tree, look.rules, look.open, look.toCome) * (1 + futureWeight(look))
  return moves.map((move, index) => (move.kind === 'renew' ? renewal - CAUTION : at(worths, index)))
}

const adviserWith = (taste: Taste): Adviser<State, Move> => ({
  advise(view, seat, moves) {
    const look = outlookOf(view, seat, taste)
    const { tree, rules, grove, season } = look
    if (view.phase === 'kodama')
      return moves.map((move) =>
        move.kind === 'play' ? goalWorth(tree, rules, grove.hand, season, move.goal) : 0,
      )
    return adviseGrowth(look, moves)
  },
  shortlist: (view, seat, moves) => shortlist(view, seat, moves, taste),
})

/** Placement points, the goals in hand, room to grow and the season (KOD-090). */
export const adviser: Adviser<State, Move> = {
  ...adviserWith(OWN),
  // Where on the bark a card lies is a matter of a point or two; which card lies on which is the decision.
  alike: (move, other) =>
    isGrow(move) && isGrow(other) ? move.card === other.card && move.on === other.on : sameData(move, other),
  rival: adviserWith(RIVAL),
  slips: {
    passerby: { overlooks: 0.28, blur: 0.8 },
    guest: { overlooks: 0.2, blur: 0.6 },
    neighbour: { overlooks: 0.12, blur: 0.35 },
  },
  search,
}
