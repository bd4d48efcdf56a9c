import { at, type Data, malformed, type Refusal } from '@engawa/kernel'
import {
  balanceZone,
  type Colour,
  gridCells,
  type Spirit,
  shootAction,
  stockCapacity,
  wakeCost,
} from '../catalogue/index.ts'
import { cellTakes, fitsSomewhere, hasBalanceSlot, slotOf } from './actions.ts'
import { colourTaken, isGhostColour } from './colours.ts'
import { type Move, shapes } from './moves.ts'
import { patternHolds } from './patterns.ts'
import { isSpiritMoment, mustPass, spiritHelps, tileOf } from './spirits.ts'
import type { Decision, SeatBoard, State, Task } from './state.ts'
import { boardOf, currentTask } from './step.ts'
import { actsAs, hasPlace, offerPrice } from './summer.ts'

/** Every reason this game gives. */
export const refusalCodes = [
  'game-over',
  'not-your-turn',
  'not-now',
  'colour-taken',
  'colour-of-ghost',
  'shoot-not-there',
  'gift-not-there',
  'must-pass',
  'may-not-pass',
  'stock-empty',
  'stock-barred',
  'no-coin',
  'stalk-full',
  'no-shoot-there',
  'no-activation',
  'other-action',
  'stock-full',
  'tile-not-there',
  'slots-full',
  'tile-not-yours',
  'pattern-open',
  'cell-taken',
  'cell-wants-other',
  'food-taken-already',
  'food-not-there',
  'food-not-yours',
  'renewed-already',
  'not-asleep',
  'wake-too-dear',
  'home-full',
  'too-dear',
  'fits-nowhere',
  'food-first',
  'must-feed',
  'spirit-not-awake',
  'spirit-in-winter',
  'no-spirit-now',
  'spirit-idle',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

const refuse = (code: RefusalCode, rule: string, data?: { [key: string]: Data }): Refusal =>
  data === undefined ? { code, rule } : { code, rule, data }

/** Which moves answer which decision; spirits are looked at apart. */
const answersTo: Readonly<Record<Decision, readonly Move['kind'][]>> = {
  colour: ['colour'],
  draft: ['draft'],
  gift: ['gift'],
  visit: ['visit', 'pass'],
  offer: ['offer'],
  place: ['place'],
  resolve: ['activate', 'forgo'],
  stow: ['stow'],
  end: ['done'],
  balance: ['rest', 'take', 'score'],
  balanceAgain: ['take', 'score', 'done'],
  improve: ['earn', 'buy'],
  furnish: ['furnish'],
  cook: ['cook'],
  tengu: ['cook', 'renew', 'done'],
  wake: ['wake', 'done'],
  feed: ['feed', 'done'],
}

/** The rule that says what a decision is about. */
const ruleOf: Readonly<Record<Decision, string>> = {
  colour: 'BAM-018',
  draft: 'BAM-023',
  gift: 'BAM-031',
  visit: 'BAM-041',
  offer: 'BAM-042',
  place: 'BAM-044',
  resolve: 'BAM-045',
  stow: 'BAM-047',
  end: 'BAM-049',
  balance: 'BAM-050',
  balanceAgain: 'BAM-050',
  improve: 'BAM-053',
  furnish: 'BAM-053',
  cook: 'BAM-055',
  tengu: 'BAM-096',
  wake: 'BAM-100',
  feed: 'BAM-101',
}

/** Why the move is refused; nothing where it is legal. */
export function check(state: State, seat: number, given: unknown): Refusal | undefined {
  const bad = malformed(shapes, given)
  if (bad !== undefined) return bad
  const current = currentTask(state)
  if (current === undefined) return refuse('game-over', 'BAM-107')
  if (current.seat !== seat) return refuse('not-your-turn', 'BAM-029')
  const move = given as Move
  if (move.kind === 'spirit') return refuseSpirit(state, seat, current.task, move.spirit)
  const decision = current.task.kind as Decision
  if (!answersTo[decision].includes(move.kind)) return refuse('not-now', ruleOf[decision], { decision })
  return refuseSummer(state, boardOf(state, seat), move) ?? refuseAction(state, seat, current.task, move)
}

function refuseSummer(state: State, board: SeatBoard, move: Move): Refusal | undefined {
  const { turn } = state
  switch (move.kind) {
    case 'colour':
      return refuseColour(state, move.colour)
    case 'draft':
      return state.offer.includes(move.shoot) ? undefined : refuse('shoot-not-there', 'BAM-023')
    case 'gift':
      return state.gifts.includes(move.gift) ? undefined : refuse('gift-not-there', 'BAM-031')
    case 'visit':
      if (mustPass(board)) return refuse('must-pass', 'BAM-040')
      if (at(board.stocks, move.stock).length === 0) return refuse('stock-empty', 'BAM-041')
      return move.stock === board.marker ? refuse('stock-barred', 'BAM-041') : undefined
    case 'pass':
      return mustPass(board) ? undefined : refuse('may-not-pass', 'BAM-040')
    case 'offer':
      return offerPrice(turn, move.temple) <= board.coins ? undefined : refuse('no-coin', 'BAM-043')
    case 'place':
      if (!turn.hand.includes(move.shoot)) return refuse('shoot-not-there', 'BAM-044')
      return hasPlace(turn, move.stalk) ? undefined : refuse('stalk-full', 'BAM-044')
    case 'activate':
    case 'forgo':
      return refuseResolve(state, move)
    case 'stow':
      return at(board.stocks, move.stock).length < stockCapacity ? undefined : refuse('stock-full', 'BAM-047')
    default:
      return undefined
  }
}

function refuseColour(state: State, colour: Colour): Refusal | undefined {
  if (isGhostColour(state, colour)) return refuse('colour-of-ghost', 'BAM-025')
  return colourTaken(state, colour) ? refuse('colour-taken', 'BAM-018') : undefined
}

function refuseResolve({ turn }: State, move: Extract<Move, { stalk: number }>): Refusal | undefined {
  const shoot = at(turn.under, move.stalk)[0]
  if (shoot === undefined) return refuse('no-shoot-there', 'BAM-048')
  if (move.kind !== 'activate') return undefined
  if (turn.activations === 0) return refuse('no-activation', 'BAM-045')
  if (!actsAs(turn, move.stalk, move.as))
    return refuse('other-action', 'BAM-001', { action: shootAction[shoot] ?? 'wildcard' })
  return undefined
}

function refuseAction(state: State, seat: number, task: Task, move: Move): Refusal | undefined {
  const board = boardOf(state, seat)
  switch (move.kind) {
    case 'take': {
      const zone = at(balanceZone, move.tile)
      if (!at(state.balance, zone).includes(move.tile)) return refuse('tile-not-there', 'BAM-051')
      return hasBalanceSlot(board, zone) ? undefined : refuse('slots-full', 'BAM-051')
    }
    case 'score':
      if (!board.balance.includes(move.tile)) return refuse('tile-not-yours', 'BAM-052')
      return patternHolds(board.home, move.tile) ? undefined : refuse('pattern-open', 'BAM-052')
    case 'buy':
      return refuseBuy(state, board, move.tile)
    case 'furnish':
      if (board.home[move.cell] !== 0) return refuse('cell-taken', 'BAM-053')
      if (task.kind === 'furnish' && !cellTakes(state, board, move.cell, task.tile))
        return refuse('cell-wants-other', 'BAM-120')
      return undefined
    case 'cook':
      if (task.kind === 'tengu' && task.taken) return refuse('food-taken-already', 'BAM-096')
      return state.food.includes(move.food) ? undefined : refuse('food-not-there', 'BAM-055')
    case 'renew':
      return task.kind === 'tengu' && task.renewed ? refuse('renewed-already', 'BAM-096') : undefined
    case 'wake':
      if (tileOf(board.asleep, move.spirit) === 0) return refuse('not-asleep', 'BAM-100')
      return wakeCost[move.spirit] <= board.coins
        ? undefined
        : refuse('wake-too-dear', 'BAM-098', { price: wakeCost[move.spirit], coins: board.coins })
    case 'feed':
      return (board.food[move.food - 1] ?? 0) > 0 ? undefined : refuse('food-not-yours', 'BAM-101')
    case 'done':
      return refuseDone(board, task)
    default:
      return undefined
  }
}

function refuseBuy(state: State, board: SeatBoard, tile: number): Refusal | undefined {
  const slot = slotOf(state, tile)
  if (slot === undefined) return refuse('tile-not-there', 'BAM-053')
  if (!board.home.includes(0)) return refuse('home-full', 'BAM-058', { cells: gridCells })
  if (slot.price > board.coins)
    return refuse('too-dear', 'BAM-053', { price: slot.price, coins: board.coins })
  return fitsSomewhere(state, board, tile) ? undefined : refuse('fits-nowhere', 'BAM-059')
}

function refuseDone(board: SeatBoard, task: Task): Refusal | undefined {
  if (task.kind === 'tengu' && !task.taken) return refuse('food-first', 'BAM-096')
  if (task.kind === 'feed' && board.food.some((count) => count > 0)) return refuse('must-feed', 'BAM-101')
  return undefined
}

function refuseSpirit(state: State, seat: number, task: Task, spirit: Spirit): Refusal | undefined {
  const board = boardOf(state, seat)
  const owned = tileOf(board.awake, spirit) !== 0
  if (task.kind === 'feed' && spirit === 'ookami')
    return owned ? undefined : refuse('spirit-not-awake', 'BAM-090', { spirit })
  if (spirit === 'ookami') return refuse('spirit-in-winter', 'BAM-095', { spirit })
  if (!isSpiritMoment(state, task)) return refuse('no-spirit-now', 'BAM-049', { spirit })
  if (!owned) return refuse('spirit-not-awake', 'BAM-090', { spirit })
  return spiritHelps(state, board, spirit) ? undefined : refuse('spirit-idle', 'BAM-049', { spirit })
}
