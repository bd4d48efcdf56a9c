import { at, type Bag, type Seat } from '@engawa/kernel'
import type { Element, SeasonId } from '../catalogue/index.ts'

/** The middle of a card in hundredths of a millimetre, and its angle in whole degrees: the placement itself (KOD-060). */
export interface Pose {
  /** From the left border of the seat's table; the middle of the trunk is at half its width. */
  readonly x: number
  /** Up from the edge the trunk stands on. */
  readonly y: number
  /** Anticlockwise, 0 to 359. */
  readonly angle: number
}

/** A branch card in a tree. It never moves (KOD-026), so the record is never changed and copies share it. */
export interface Laid extends Pose {
  /** 1 to 65. */
  readonly card: number
  /** The card it lies on; 0 is the trunk. */
  readonly on: number
}

/** In a view, a kodama card that the viewer may not know. */
export const HIDDEN = 0

/** A kodama card that was scored. */
export interface PlayedGoal {
  readonly goal: number
  /** 0 spring, 1 summer, 2 autumn. */
  readonly season: number
  readonly points: number
}

/** What lies in front of one seat. */
export interface Grove {
  /** The element of its trunk. */
  readonly trunk: Element
  /** In the order of placing; a card comes after the one it lies on. */
  tree: Laid[]
  /** Kodama cards in hand; `HIDDEN` where the viewer may not know them. */
  hand: number[]
  played: PlayedGoal[]
  /** Points of each season for elements, for bonus cards and for end cards. */
  growth: number[]
  bonus: number[]
  end: number[]
  /** Has taken up this season's offer of a new display (KOD-095). */
  renewed: boolean
}

export type Phase = 'growth' | 'kodama' | 'over'

/** What a seat can be asked. */
export interface Task {
  readonly kind: 'grow' | 'kodama'
}

export interface State {
  groves: Grove[]
  deck: Bag<number>
  /** Four branch cards, from left to right. */
  display: number[]
  /** 0 spring, 1 summer, 2 autumn. */
  season: number
  /** The season cards turned up so far; the last one rules. */
  shown: SeasonId[]
  phase: Phase
  /** The seat with the first-seat marker. */
  first: Seat
  /** Which of the four turns of the season's growth, 0 to 3. */
  round: number
  /** How many seats have had their turn in this round. */
  step: number
  /** What is not in the game, or not yet: trunks, goals (0 in a view), season cards. */
  box: { trunks: Element[]; goals: number[]; seasons: SeasonId[] }
}

/** The season card that rules now. */
export function rulingSeason(state: State): SeasonId {
  const card = state.shown[state.shown.length - 1]
  if (card === undefined) throw new Error('no season card is turned up')
  return card
}

/** The seat whose turn it is, in growth as in the kodama phase. */
export function activeSeat(state: State): Seat {
  return (state.first + state.step) % state.groves.length
}

export function pointsOf(grove: Grove): number {
  let total = 0
  for (const points of grove.growth) total += points
  for (const points of grove.bonus) total += points
  for (const points of grove.end) total += points
  for (const played of grove.played) total += played.points
  return total
}

/** Adds to what a seat scored in a season. */
export function addPoints(points: number[], season: number, more: number): void {
  points[season] = at(points, season) + more
}
