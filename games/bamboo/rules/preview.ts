import { at } from '@engawa/kernel'
import {
  balanceHappiness,
  gridCells,
  ookamiFood,
  type ShootAction,
  shootAction,
  spiritOf,
} from '../catalogue/index.ts'
import { currentTask } from './agenda.ts'
import { foodWorth } from './food.ts'
import { cellTakes, foodNeeded } from './homes.ts'
import { slotOf } from './market.ts'
import { patternCells, patternHolds } from './patterns.ts'
import { harmonyLoss, sidesOf } from './score.ts'
import { boardOf, ghost, type Owner, type State } from './state.ts'
import { sticksOf, templeWinner } from './temples.ts'
import { hasPlace, mustPass } from './turn.ts'

/** What visiting a stock brings, before it is chosen. */
export interface VisitPreview {
  readonly stock: number
  /** Why it cannot be chosen, if so: nothing in it, last turn's stock, or no stick at all. */
  readonly closed: 'empty' | 'barred' | 'passing' | undefined
  readonly shoots: readonly number[]
  readonly actions: readonly ShootAction[]
  /** Sticks to be offered, and so shoots that may act. */
  readonly sticks: number
  /** The temple as it would stand with all of them in it. */
  readonly standing: Standing
}

export function previewVisit(state: State, seat: number, stock: number): VisitPreview {
  const board = boardOf(state, seat)
  const shoots = at(board.stocks, stock)
  const sticks = Math.min(shoots.length, board.sticks)
  return {
    stock,
    closed: closedBecause(state, seat, stock),
    shoots,
    actions: shoots.map((shoot) => shootAction[shoot] ?? 'wildcard'),
    sticks,
    standing: templeStanding(state, stock, seat, sticks),
  }
}

function closedBecause(state: State, seat: number, stock: number): VisitPreview['closed'] {
  const board = boardOf(state, seat)
  if (mustPass(board)) return 'passing'
  if (at(board.stocks, stock).length === 0) return 'empty'
  return stock === board.marker ? 'barred' : undefined
}

/** What a stalk gives back. */
export interface StalkPreview {
  readonly stalk: number
  /** Shoots that fall off for those already under the stalk, in order. */
  readonly falls: readonly number[]
  /** What one more shoot placed here would push off; nothing where there is no place. */
  readonly next: number | undefined
}

export function previewStalk(state: State, stalk: number): StalkPreview {
  const under = at(state.turn.under, stalk)
  const queue = [...at(state.stalks, stalk), ...under]
  return {
    stalk,
    falls: queue.slice(0, under.length),
    next: hasPlace(state.turn, stalk) ? queue[under.length] : undefined,
  }
}

/** How a temple stands. */
export interface Standing {
  readonly counts: readonly { readonly owner: Owner; readonly sticks: number }[]
  readonly leader: Owner | undefined
  /** How many sticks the leader is ahead of the next; 0 where the highest stick decides. */
  readonly lead: number
}

function standingOf(sticks: readonly Owner[]): Standing {
  const owners = [...new Set(sticks)].sort((a, b) => a - b)
  const counts = owners.map((owner) => ({ owner, sticks: sticksOf(sticks, owner) }))
  const leader = templeWinner({ sticks: [...sticks], spirit: 0, below: 0 })
  const own = leader === undefined ? 0 : sticksOf(sticks, leader)
  const others = counts.filter(({ owner }) => owner !== leader).map((count) => count.sticks)
  return { counts, leader, lead: own - Math.max(0, ...others) }
}

/** How the temple stands, or would stand with further sticks of a seat on top. */
export function templeStanding(state: State, temple: number, seat = 0, coming = 0): Standing {
  return standingOf([...at(state.temples, temple).sticks, ...Array.from({ length: coming }, () => seat)])
}

/** How many further sticks would put the seat ahead now; 0 where it leads. The last to come wins a tie. */
export function sticksToLead(state: State, temple: number, seat: number): number {
  const { sticks } = at(state.temples, temple)
  const leader = templeWinner({ sticks: sticks.slice(), spirit: 0, below: 0 })
  if (leader === undefined) return 1
  if (leader === seat) return 0
  return Math.max(1, sticksOf(sticks, leader) - sticksOf(sticks, seat))
}

/** What a home tile would do on a free cell. */
export interface CellPreview {
  readonly cell: number
  /** False where the night side wants another kind there (BAM-120). */
  readonly fits: boolean
  /** Happiness of the market slot, at once. */
  readonly now: number
  /** Comfort of both sides afterwards. */
  readonly left: number
  readonly right: number
  /** What the harmony of the final count gains or loses. */
  readonly harmony: number
  /** Own balance tiles newly complete, what they give once scored, and the cells that complete them. */
  readonly completes: readonly {
    readonly tile: number
    readonly points: number
    readonly cells: readonly number[]
  }[]
  /** All of it together: now, harmony and patterns. */
  readonly total: number
}

/** Every free cell of the seat's home, for a tile that lies in the market. */
export function previewTile(state: State, seat: number, tile: number): CellPreview[] {
  const board = boardOf(state, seat)
  const now = slotOf(state, tile)?.happiness ?? 0
  const open = board.balance.filter((goal) => !patternHolds(board.home, goal))
  const previews: CellPreview[] = []
  for (let cell = 0; cell < gridCells; cell++) {
    if (board.home[cell] !== 0) continue
    const home = board.home.with(cell, tile)
    const harmony = harmonyLoss(board.home) - harmonyLoss(home)
    const completes = open
      .filter((goal) => patternHolds(home, goal))
      .map((goal) => ({ tile: goal, points: at(balanceHappiness, goal), cells: patternCells(home, goal) }))
    previews.push({
      cell,
      fits: cellTakes(state, board, cell, tile),
      now,
      ...sidesOf(home),
      harmony,
      completes,
      total: now + harmony + completes.reduce((sum, goal) => sum + goal.points, 0),
    })
  }
  return previews
}

/** The home tile that waits for its cell, or 0. */
export function heldTile(state: State): number {
  const current = currentTask(state)
  return current?.task.kind === 'furnish' ? current.task.tile : 0
}

/** What the coming winter asks of a seat, as things stand; nothing where none comes. */
export interface HungerForecast {
  readonly need: number
  readonly food: number
  /** Ookami tiles awake: 4 food each. */
  readonly ookami: number
  /** What would be missing with everything spent. */
  readonly missing: number
}

export function hungerForecast(state: State, seat: number): HungerForecast {
  const board = boardOf(state, seat)
  const current = currentTask(state)
  const feeding = current?.seat === seat && current.task.kind === 'feed' ? current.task.missing : undefined
  const need = state.season === 'over' ? 0 : (feeding ?? foodNeeded(board))
  const food = foodWorth(board.food)
  const ookami = board.awake.filter((tile) => spiritOf[tile] === 'ookami').length
  return { need, food, ookami, missing: Math.max(0, need - food - ookami * ookamiFood) }
}

/** Is this stick the ghost's? */
export const isGhost = (owner: Owner): boolean => owner === ghost
