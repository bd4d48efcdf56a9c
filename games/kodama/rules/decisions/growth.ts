import { at, drawFrom, type Seat, slideUnder } from '@engawa/kernel'
import { endGrowthTurn } from '../course.ts'
import { judgeOnTree } from '../judge.ts'
import type { Decision, Step } from '../kinds.ts'
import type { Grow, Move } from '../moves.ts'
import { canPlace, placementsOf } from '../placements.ts'
import { type Reason, refuse } from '../refusals.ts'
import { bonusPoints, elementPoints, placementScore } from '../scoring.ts'
import { addPoints, type State } from '../state.ts'
import { type SeatTree, seatTree } from '../tree.ts'

/** May the seat still renew the display this season? (KOD-095) */
export const hasOffer = ({ rules, grove }: SeatTree): boolean => rules.renewal && !grove.renewed

/** Every sampled placement, or what is left without one, and the season's offer where it stands. */
export function growthMoves(state: State, seat: Seat): Move[] {
  const standing = seatTree(state, seat)
  const { rules, tree } = standing
  const moves: Move[] = state.display.flatMap((card) => placementsOf(tree, rules, card))
  if (moves.length === 0) moves.push(...state.display.map((card): Move => ({ kind: 'slide', card })))
  if (hasOffer(standing)) moves.push({ kind: 'renew' })
  return moves
}

function refuseGrow(state: State, seat: Seat, move: Grow): Reason | undefined {
  if (!state.display.includes(move.card)) return refuse('not-on-display', 'KOD-020', { card: move.card })
  const { grove, rules, tree } = seatTree(state, seat)
  const below = tree.cards.indexOf(move.on)
  if (below < 0) return refuse('not-in-tree', 'KOD-020', { card: move.on })
  const [first, ...also] = judgeOnTree(tree, rules, grove.trunk, move.card, move, below).reasons
  return first === undefined || also.length === 0 ? first : { ...first, also }
}

/** Only where nothing can be placed (KOD-031, KOD-064). */
function refuseSlide(state: State, seat: Seat, card: number): Reason | undefined {
  if (!state.display.includes(card)) return refuse('not-on-display', 'KOD-031', { card })
  const { rules, tree } = seatTree(state, seat)
  return canPlace(tree, rules, state.display) ? refuse('can-place', 'KOD-031') : undefined
}

function refuseRenew(state: State, seat: Seat): Reason | undefined {
  const { grove, rules } = seatTree(state, seat)
  if (!rules.renewal) return refuse('no-offer', 'KOD-095')
  return grove.renewed ? refuse('offer-taken', 'KOD-095') : undefined
}

/** Lays the card and adds both its scores at once (KOD-026, KOD-027, KOD-032). */
function lay({ state, tell }: Step, seat: Seat, move: Grow): void {
  const { card, on, x, y, angle } = move
  const { grove, rules, tree } = seatTree(state, seat)
  const below = tree.cards.indexOf(on)
  const points = elementPoints(tree, at(rules.icons, card), below)
  const bonus = bonusPoints(tree, rules, card, below, points)
  grove.tree.push({ card, on, x, y, angle })
  addPoints(grove.growth, state.season, points)
  addPoints(grove.bonus, state.season, bonus)
  if (tell === undefined) return
  const { lines } = placementScore(tree, rules, card, below)
  tell({ kind: 'grown', seat, card, on, x, y, angle, lines, points })
  if (bonus > 0) tell({ kind: 'bonus', seat, season: rules.id, points: bonus })
}

/** Fills the places of the display from the deck, from left to right (KOD-030). */
function fillDisplay({ state, chance, tell }: Step, places: readonly number[]): void {
  for (const place of places) state.display[place] = drawFrom(state.deck, chance) as number
  tell?.({ kind: 'shown', cards: places.map((place) => at(state.display, place)), places })
}

/** All four under the deck, from left to right, and four new ones; the turn goes on (KOD-095). */
function renew(step: Step, seat: Seat): void {
  const { state, tell } = step
  const cards = state.display.slice()
  for (const card of cards) slideUnder(state.deck, card)
  at(state.groves, seat).renewed = true
  tell?.({ kind: 'renewed', seat, cards })
  fillDisplay(step, [...state.display.keys()])
}

/** A turn of growth: the season's offer, then a card of the display on the own tree (KOD-020, KOD-032). */
export const grow: Decision<'grow', 'grow' | 'slide' | 'renew'> = {
  rule: 'KOD-011',
  answers: ['grow', 'slide', 'renew'],
  moves: growthMoves,
  refuse(state, seat, move) {
    switch (move.kind) {
      case 'grow':
        return refuseGrow(state, seat, move)
      case 'slide':
        return refuseSlide(state, seat, move.card)
      case 'renew':
        return refuseRenew(state, seat)
    }
  },
  play(step, seat, move) {
    if (move.kind === 'renew') return renew(step, seat)
    const { state, tell } = step
    const place = state.display.indexOf(move.card)
    if (move.kind === 'grow') lay(step, seat, move)
    else {
      slideUnder(state.deck, move.card)
      tell?.({ kind: 'slid', seat, card: move.card })
    }
    fillDisplay(step, [place])
    endGrowthTurn(step)
  },
}
