import { at, type Chance, malformed, type Refusal, type Seat } from '@engawa/kernel'
import { judgeOnTree } from './judge.ts'
import { type Grow, type Move, shapes } from './moves.ts'
import { canPlace, drawPlacements, placementsOf } from './placements.ts'
import { type SeasonRules, seasonRules } from './seasons.ts'
import { activeSeat, type Grove, rulingSeason, type State } from './state.ts'
import { type Tree, treeOf } from './tree.ts'

interface Growth {
  readonly grove: Grove
  readonly rules: SeasonRules
  readonly tree: Tree
}

function growthOf(state: State, seat: Seat): Growth {
  const grove = at(state.groves, seat)
  const rules = seasonRules(rulingSeason(state))
  return { grove, rules, tree: treeOf(grove, rules) }
}

/** Is it this seat's turn to grow? */
function grows(state: State, seat: Seat): boolean {
  return state.phase === 'growth' && activeSeat(state) === seat
}

/** Every goal in hand, the offer of the season where it stands, every sampled placement, or what is left without one. */
export function moves(state: State, seat: Seat): Move[] {
  if (state.phase === 'over' || activeSeat(state) !== seat) return []
  if (state.phase === 'kodama') return goalMoves(state, seat)
  const { grove, rules, tree } = growthOf(state, seat)
  const placements: Move[] = state.display.flatMap((card) => placementsOf(tree, rules, card))
  if (placements.length === 0)
    placements.push(...state.display.map((card): Move => ({ kind: 'slide', card })))
  if (rules.renewal && !grove.renewed) placements.push({ kind: 'renew' })
  return placements
}

/** In a view of another seat the goals are marks, and none of them can be played. */
function goalMoves(state: State, seat: Seat): Move[] {
  return at(state.groves, seat)
    .hand.filter((goal) => goal > 0)
    .map((goal): Move => ({ kind: 'play', goal }))
}

/**
 * Some legal moves at random, for playouts: about `wanted` placements drawn from the set of KOD-062,
 * or all moves where there are few. Far cheaper than `moves`, and never empty where that is not.
 */
export function sampleMoves(state: State, seat: Seat, chance: Chance, wanted: number): Move[] {
  if (!grows(state, seat)) return moves(state, seat)
  const { grove, rules, tree } = growthOf(state, seat)
  if (rules.renewal && !grove.renewed && chance.int(state.display.length * wanted) === 0)
    return [{ kind: 'renew' }]
  const found = drawPlacements(tree, rules, state.display, chance, wanted, DRAWS * wanted)
  return found.length > 0 ? found : moves(state, seat)
}

/** Draws for each placement wanted: about one in six draws is legal on a grown tree. */
const DRAWS = 60

export function check(state: State, seat: Seat, move: unknown): Refusal | undefined {
  const bad = malformed(shapes, move)
  if (bad !== undefined) return bad
  if (state.phase === 'over') return { code: 'game-over', rule: 'KOD-050' }
  if (activeSeat(state) !== seat) return { code: 'not-your-turn', rule: 'KOD-011' }
  const well = move as Move
  if (well.kind === 'play') return checkGoal(state, seat, well.goal)
  if (state.phase !== 'growth') return { code: 'play-a-kodama', rule: 'KOD-009' }
  switch (well.kind) {
    case 'grow':
      return checkGrow(state, seat, well)
    case 'slide':
      return checkSlide(state, seat, well.card)
    case 'renew':
      return checkRenew(state, seat)
  }
}

function checkGoal(state: State, seat: Seat, goal: number): Refusal | undefined {
  if (state.phase !== 'kodama') return { code: 'grow-first', rule: 'KOD-009' }
  if (!at(state.groves, seat).hand.includes(goal))
    return { code: 'not-in-hand', rule: 'KOD-012', data: { goal } }
  return undefined
}

function checkGrow(state: State, seat: Seat, move: Grow): Refusal | undefined {
  if (!state.display.includes(move.card))
    return { code: 'not-on-display', rule: 'KOD-020', data: { card: move.card } }
  const { grove, rules, tree } = growthOf(state, seat)
  const below = tree.cards.indexOf(move.on)
  if (below < 0) return { code: 'not-in-tree', rule: 'KOD-020', data: { card: move.on } }
  const [first, ...also] = judgeOnTree(tree, rules, grove.trunk, move.card, move, below).reasons
  if (first === undefined) return undefined
  return also.length > 0 ? { ...first, also } : first
}

/** Only where nothing can be placed (KOD-031, KOD-064). */
function checkSlide(state: State, seat: Seat, card: number): Refusal | undefined {
  if (!state.display.includes(card)) return { code: 'not-on-display', rule: 'KOD-031', data: { card } }
  const { rules, tree } = growthOf(state, seat)
  return canPlace(tree, rules, state.display) ? { code: 'can-place', rule: 'KOD-031' } : undefined
}

function checkRenew(state: State, seat: Seat): Refusal | undefined {
  const { grove, rules } = growthOf(state, seat)
  if (!rules.renewal) return { code: 'no-offer', rule: 'KOD-095' }
  return grove.renewed ? { code: 'offer-taken', rule: 'KOD-095' } : undefined
}
