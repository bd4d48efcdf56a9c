import { at, highest, type NoData, type ScoreLineOf, type ScoreSheet, scoreSheet } from '@engawa/kernel'
import { balanceHappiness, nightSpaces, spiritOf, zoneCells, zones } from '../catalogue/index.ts'
import { comfortOf, patternHolds } from './patterns.ts'
import { boardOf, type SeatBoard, type State } from './state.ts'

/** The lines of the final count, and how each came about. */
export interface Lines {
  happiness: NoData
  /** How many different ones. */
  spirits: { kinds: number }
  /** The comfort of both sides. */
  harmony: { left: number; right: number }
  /** How many tiles. */
  unscored: { tiles: number }
  /** Marked spaces still free. */
  night: { open: number }
}
export type Line = ScoreLineOf<Lines>

/** BAM-110 to BAM-113: counted after the last year; happiness is had before. */
export const atEnd: readonly Line['name'][] = ['spirits', 'harmony', 'unscored', 'night']

const pointsPerSpirit = 2
const lossPerComfort = 2
const allCells = at(zoneCells, zones.indexOf('centre'))

/** BAM-110: how many different spirits the seat owns. */
function spiritKinds(board: SeatBoard): number {
  const kinds = new Set<string>()
  for (const tile of board.awake) kinds.add(at(spiritOf, tile))
  for (const tile of board.asleep) kinds.add(at(spiritOf, tile))
  return kinds.size
}

/** The comfort of the two left and the two right columns (BAM-111). */
export function sidesOf(home: readonly number[]): { left: number; right: number } {
  return {
    left: comfortOf(home, at(zoneCells, zones.indexOf('left'))),
    right: comfortOf(home, at(zoneCells, zones.indexOf('right'))),
  }
}

export function harmonyLoss(home: readonly number[]): number {
  const { left, right } = sidesOf(home)
  return lossPerComfort * Math.abs(left - right)
}

/** BAM-112: half of an unscored tile whose pattern holds, rounded up. */
const halfPoints = (tile: number): number => Math.ceil(at(balanceHappiness, tile) / 2)

/** BAM-113: marked spaces that are still free. */
export function openNightSpaces(board: SeatBoard): number {
  const marked = nightSpaces[board.colour] ?? []
  return marked.filter(({ cell }) => board.home[cell] === 0).length
}

function sheetOf(state: State, seat: number): ScoreSheet<Line> {
  const board = boardOf(state, seat)
  const kinds = spiritKinds(board)
  const { left, right } = sidesOf(board.home)
  const complete = board.balance.filter((tile) => patternHolds(board.home, tile))
  const lines: Line[] = [
    { name: 'happiness', points: board.happiness, rule: 'BAM-115' },
    { name: 'spirits', points: pointsPerSpirit * kinds, rule: 'BAM-110', data: { kinds } },
    { name: 'harmony', points: 0 - harmonyLoss(board.home), rule: 'BAM-111', data: { left, right } },
    {
      name: 'unscored',
      points: complete.reduce((sum, tile) => sum + halfPoints(tile), 0),
      rule: 'BAM-112',
      data: { tiles: complete.length },
    },
  ]
  if (state.night) {
    const open = openNightSpaces(board)
    lines.push({ name: 'night', points: 0 - open, rule: 'BAM-113', data: { open } })
  }
  return scoreSheet(seat, lines)
}

/** BAM-110 to BAM-113: the final count as it would be now. */
export function score(state: State): ScoreSheet<Line>[] {
  return state.boards.map((_, seat) => sheetOf(state, seat))
}

/** BAM-114: most points, then most comfort, then shared. */
export function winners(state: State): number[] {
  const totals = score(state).map((sheet) => sheet.total)
  const leaders = highest([...state.boards.keys()], (seat) => at(totals, seat))
  return highest(leaders, (seat) => comfortOf(boardOf(state, seat).home, allCells))
}
