import { type Adviser, at, type Seat } from '@engawa/kernel'
import { type FoodValue, type Spirit, shootAction, shootColour, wakeCost, years } from '../catalogue/index.ts'
import { currentTask, type Move, previewStalk, previewVisit, type State } from '../rules/index.ts'
import { bundleWorth, cellWorth, type Prices, pricesOf, scoreWorth, takeWorth, tileWorth } from './plans.ts'
import { search } from './search.ts'
import { actionShare, coinWorth, spiritUsefulness, storeOf, storeWorth, templeWorth } from './worth.ts'

const shootActions = ['balance', 'improve', 'cook', 'fund', 'wildcard'] as const

/** Shoots in the long run: what their action is usually worth. */
const shootWorth = { balance: 2, improve: 2.1, cook: 1.8, fund: 1.5, wildcard: 2.6 } as const

/** Where all shoots will act, coins come first and scoring last. */
const order = { fund: 0.4, improve: 0.3, cook: 0.2, balance: 0 } as const

/** What an adviser holds dear: a factor for each action, and for the temples. */
interface Taste extends Prices {
  readonly temple: number
}
const ownTaste: Taste = { balance: 1, improve: 1, cook: 1, fund: 1, wildcard: 1, temple: 1 }
/** Likes coins and temples better than patterns. */
const rivalTaste: Taste = { balance: 0.75, improve: 1.1, cook: 0.9, fund: 1.4, wildcard: 1.1, temple: 1.5 }

interface Mind {
  readonly view: State
  readonly seat: Seat
  readonly taste: Taste
  prices(): Prices
}

function tasted(prices: Prices, taste: Taste): Prices {
  const worth = { ...prices }
  for (const action of shootActions) worth[action] *= taste[action]
  return worth
}

function mindOf(view: State, seat: Seat, taste: Taste): Mind {
  let known: Prices | undefined
  return {
    view,
    seat,
    taste,
    prices: () => {
      known ??= tasted(pricesOf(view, seat), taste)
      return known
    },
  }
}

/** BAM-041 to BAM-046 weighed together: actions, the temple, and what is left for the next turn. */
function visitWorth({ view, seat, prices, taste }: Mind, stock: number): number {
  const board = at(view.boards, seat)
  const { actions, sticks } = previewVisit(view, seat, stock)
  const gained = templeWorth(view, seat, stock, sticks) - templeWorth(view, seat, stock)
  const bundle = bundleWorth(prices(), actions, sticks)
  // Sticks are the clock of the summer: a bundle is judged by what each of them brings.
  const spare = board.sticks - sticks
  return bundle + taste.temple * gained - actionShare * sticks + (spare === 0 ? 0 : 0.2)
}

/** The shoot that falls off, and a stock it does not crowd. */
function placeWorth({ view, seat }: Mind, move: Extract<Move, { kind: 'place' }>): number {
  const next = previewStalk(view, move.stalk).next ?? 0
  if (next === 0) return 0
  const stock = at(at(view.boards, seat).stocks, at(shootColour, next))
  const crowd = stock.length >= 3 ? 0.5 : 0.1 * Math.abs(stock.length - 1)
  const action = at(shootAction, move.shoot)
  const first = action === 'wildcard' ? 0 : 0.05 * order[action]
  return shootWorth[at(shootAction, next)] - crowd + first
}

function activateWorth({ view, prices }: Mind, move: Extract<Move, { kind: 'activate' }>): number {
  const { turn } = view
  const waiting = turn.under.reduce((sum, shoots) => sum + shoots.length, 0)
  // With an action for every shoot only the order matters; otherwise the best ones go first.
  return turn.activations >= waiting ? 5 * order[move.as] + 0.1 * prices()[move.as] : prices()[move.as]
}

/** What calling a spirit now brings; it can be woken again for its price, while there is a next summer. */
function callWorth({ view, seat, prices }: Mind, spirit: Spirit): number {
  const board = at(view.boards, seat)
  const task = currentTask(view)?.task.kind
  const price = view.year < years ? wakeCost[spirit] * coinWorth(view, board) : 0
  const last = task === 'end' || (task === 'visit' && board.sticks === 0)
  const atBest = (worth: number, enough: number) =>
    last || worth >= enough ? worth - price : Number.NEGATIVE_INFINITY
  switch (spirit) {
    case 'kappa':
      return atBest(prices().balance, 3.2)
    case 'tanuki':
      return atBest(prices().improve, 2.6)
    case 'tengu':
      return atBest(prices().cook + 0.3, 2)
    case 'rokurokubi':
      return prices().fund + 0.2 - price
    case 'kitsune':
      return kitsuneGain(view, prices()) - 1.2
    case 'bakeneko':
      return bakenekoGain(view, seat) - 0.8
    case 'ookami':
      return 0
  }
}

function kitsuneGain({ turn }: State, prices: Prices): number {
  const bundle = [...turn.hand, ...turn.under.flat()].map((shoot) => at(shootAction, shoot))
  const wild = bundle.map(() => 'wildcard' as const)
  return bundleWorth(prices, wild, turn.activations) - bundleWorth(prices, bundle, turn.activations)
}

function bakenekoGain(view: State, seat: Seat): number {
  const { turn } = view
  if (turn.stock < 0) return 0
  const gain = (temple: number) =>
    templeWorth(view, seat, temple, turn.toOffer) - templeWorth(view, seat, temple)
  return Math.max(...view.temples.map((_, temple) => gain(temple))) - gain(turn.stock)
}

/** Spends what wastes least and leaves the most useful store. */
function feedWorth({ view, seat }: Mind, food: FoodValue): number {
  const task = currentTask(view)?.task
  const missing = task?.kind === 'feed' ? task.missing : 0
  const waste = Math.max(0, food - missing)
  return -storeWorth(view, at(view.boards, seat), waste) - waste + 0.1 * food
}

function ookamiWorth({ view }: Mind): number {
  const task = currentTask(view)?.task
  const missing = task?.kind === 'feed' ? task.missing : 0
  return missing >= 3 ? 1 : -2
}

/** How good one move looks, in points or something like them. */
function worthOf(mind: Mind, move: Move): number {
  const { view, seat } = mind
  const board = at(view.boards, seat)
  const deciding = currentTask(view)?.task.kind
  switch (move.kind) {
    case 'draft':
      return (
        shootWorth[at(shootAction, move.shoot)] - 0.6 * at(board.stocks, at(shootColour, move.shoot)).length
      )
    case 'gift':
      return move.use ? mind.prices()[move.gift] : -1
    case 'visit':
      return visitWorth(mind, move.stock)
    case 'offer':
      return (
        templeWorth(view, seat, move.temple, 1) -
        templeWorth(view, seat, move.temple) -
        (move.temple === view.turn.stock || view.turn.free ? 0 : 1.2 * coinWorth(view, board) + 0.3)
      )
    case 'place':
      return placeWorth(mind, move)
    case 'activate':
      return activateWorth(mind, move)
    case 'stow':
      return -at(board.stocks, move.stock).length
    case 'spirit':
      return deciding === 'feed' ? ookamiWorth(mind) : 100 * callWorth(mind, move.spirit)
    case 'rest':
      return 1
    case 'earn':
      return coinWorth(view, board)
    default:
      return handWorth(mind, move)
  }
}

function handWorth(mind: Mind, move: Move): number {
  const { view, seat } = mind
  const board = at(view.boards, seat)
  switch (move.kind) {
    // The first half opens a second one, so each is weighed against half of the 1 HP.
    case 'take':
      return takeWorth(view, board, move.tile) + halfBonus(mind)
    case 'score':
      return scoreWorth(view, board, move.tile) + halfBonus(mind)
    case 'buy':
      return tileWorth(view, board, move.tile)
    case 'furnish': {
      const task = currentTask(view)?.task
      return task?.kind === 'furnish' ? cellWorth(view, board, task.tile, move.cell) : 0
    }
    case 'cook':
      return storeWorth(view, board, storeOf(board) + move.food) - storeWorth(view, board, storeOf(board))
    case 'renew':
      return view.food.some((value) => value === 3) ? -0.5 : 1.2
    case 'feed':
      return feedWorth(mind, move.food)
    case 'wake':
      return wakeWorth(view, seat, move.spirit)
    default:
      return 0
  }
}

/** The whole action when it is better than the 1 HP. */
function halfBonus({ view, prices }: Mind): number {
  return currentTask(view)?.task.kind === 'balance' && prices().balance > 1 ? prices().balance : 0
}

function wakeWorth(view: State, seat: Seat, spirit: Spirit): number {
  const board = at(view.boards, seat)
  const store = storeOf(board)
  const meal = spirit === 'ookami' ? storeWorth(view, board, store + 4) - storeWorth(view, board, store) : 0
  const next = spirit === 'ookami' ? 0 : spiritUsefulness(view, board, spirit)
  return meal + next - wakeCost[spirit] * coinWorth(view, board)
}

const adviserWith = (taste: Taste): Adviser<State, Move> => ({
  advise(view, seat, moves) {
    const mind = mindOf(view, seat, taste)
    return moves.map((move) => worthOf(mind, move))
  },
})

export const adviser: Adviser<State, Move> = {
  ...adviserWith(ownTaste),
  rival: adviserWith(rivalTaste),
  slips: { passerby: { overlooks: 0.1, blur: 0.4 }, guest: { overlooks: 0.03, blur: 0.15 } },
  search,
}
