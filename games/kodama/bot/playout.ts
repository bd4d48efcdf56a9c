import { at, type Chance, type Policy, type Seat } from '@engawa/kernel'
import {
  bonusPoints,
  drawPlacementOn,
  elementPoints,
  type Grow,
  goalSum,
  type Move,
  ROUNDS,
  SEASONS,
  type SeasonRules,
  type SeatTree,
  type State,
  sampleMoves,
  seatTree,
  type Tree,
} from '../rules/index.ts'
import { goalWorth } from './plan.ts'
import { elbowRoom } from './potential.ts'

/** What somebody looks at who plays quickly. */
export interface QuickTaste {
  /** What an icon on the card is worth for each of the next turns: it can be continued. */
  readonly icons: number
  /** What a point of the goals in hand is worth. */
  readonly goals: number
  /** Of so many places for the card the one with most room is taken. */
  readonly places: number
}

/** Found by letting such players play some thousand games against each other. */
export const learnedTaste: QuickTaste = { icons: 0.3, goals: 1, places: 6 }

/** Looks at the points alone. */
export const pointsAlone: QuickTaste = { icons: 0, goals: 0, places: 1 }

/** How many turns ahead the icons of a card still matter. */
const HORIZON = 3
/** So many of the best ways are tried, each at so many places for one that is wanted, before any place will do. */
const WAYS = 8
const DRAWS = 4
const FEWEST_DRAWS = 10

/** One card of the display on one card of the tree. */
interface Way {
  readonly card: number
  readonly below: number
  worth: number
}

/** Adds a way to the best of them, best first; the earlier of equals stays ahead. */
function keepBest(best: Way[], way: Way): void {
  if (best.length === WAYS && at(best, WAYS - 1).worth >= way.worth) return
  let place = best.length
  while (place > 0 && at(best, place - 1).worth < way.worth) place--
  best.splice(place, 0, way)
  if (best.length > WAYS) best.pop()
}

/** The best ways that the limit allows, best first; whether there is room is not looked at. */
function waysOf(state: State, { tree, rules, grove }: SeatTree, taste: QuickTaste): Way[] {
  const turnsLeft = SEASONS * ROUNDS - (state.season * ROUNDS + state.round) - 1
  const perIcon = taste.icons * Math.min(HORIZON, turnsLeft)
  const ways: Way[] = []
  for (const card of state.display) {
    const icons = at(rules.icons, card)
    let promise = 0
    for (const count of icons) promise += perIcon * count
    for (let below = 0; below < tree.cards.length; below++) {
      const points = elementPoints(tree, icons, below)
      if (points > rules.limit) continue
      const bonus = rules.bonus === undefined ? 0 : bonusPoints(tree, rules, card, below, points)
      keepBest(ways, { card, below, worth: points + bonus + promise })
    }
  }
  if (taste.goals === 0) return ways
  const now = goalSum(tree, rules, grove.hand)
  for (const way of ways)
    way.worth += taste.goals * (withCard(tree, rules, way, () => goalSum(tree, rules, grove.hand)) - now)
  return ways.sort((a, b) => b.worth - a.worth)
}

/** What a count finds once the card lies there: goals ask which card lies on which, never where. */
function withCard(tree: Tree, rules: SeasonRules, { card, below }: Way, count: () => number): number {
  const carried = at(tree.carries, below)
  tree.cards.push(card)
  tree.below.push(below)
  tree.carries[below] = carried + 1
  tree.carries.push(0)
  tree.distance.push(at(tree.distance, below) + 1)
  tree.icons.push(at(rules.icons, card))
  const found = count()
  tree.carries[below] = carried
  for (const list of [tree.cards, tree.below, tree.carries, tree.distance, tree.icons]) list.pop()
  return found
}

/** Somewhere on the card below, where there is room: of some places the one farthest from other cards. */
function placeFor(tree: Tree, { card, below }: Way, chance: Chance, places: number): Grow | undefined {
  let best: Grow | undefined
  let most = -1
  let found = 0
  const draws = Math.max(FEWEST_DRAWS, DRAWS * places)
  for (let draw = 0; draw < draws && found < places; draw++) {
    const move = drawPlacementOn(tree, card, below, chance)
    if (move === undefined) continue
    found++
    if (places === 1) return move
    const room = elbowRoom(tree, move)
    if (room > most) {
      most = room
      best = move
    }
  }
  return best
}

function growQuickly(state: State, seat: Seat, chance: Chance, taste: QuickTaste): Move {
  const standing = seatTree(state, seat)
  for (const way of waysOf(state, standing, taste)) {
    const move = placeFor(standing.tree, way, chance, taste.places)
    if (move !== undefined) return move
  }
  return at(sampleMoves(state, seat, chance, 1), 0)
}

function playGoal(state: State, seat: Seat): Move {
  const { grove, rules, tree } = seatTree(state, seat)
  const worths = grove.hand.map((goal) => goalWorth(tree, rules, grove.hand, state.season, goal))
  return { kind: 'play', goal: at(grove.hand, worths.indexOf(Math.max(...worths))) }
}

/**
 * Plays all seats by the taste; where one of them asks, the others by points alone, which takes less time:
 * little of what they do depends on the one who asks.
 */
export function quickPlay(taste: QuickTaste, me?: Seat): Policy<State, Move> {
  return {
    choose: (state, seat, chance) =>
      state.phase === 'kodama'
        ? playGoal(state, seat)
        : growQuickly(state, seat, chance, me === undefined || seat === me ? taste : pointsAlone),
  }
}
