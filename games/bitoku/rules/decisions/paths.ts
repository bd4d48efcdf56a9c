import { at, type Seat, sequence } from '@engawa/kernel'
import { bitokuCard, portal } from '../../catalogue/index.ts'
import { type Decision, type Plan, type Step, todo } from '../kinds.ts'
import type { Move, MoveOf } from '../moves.ts'
import { enterTrail, portalAt, sleepsOn, startPilgrim, startsOf, trailFrom, walkPilgrim } from '../paths.ts'
import { planOf } from '../plans.ts'
import { type Reason, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { addPoints, domainOf, giveAmulet, pathsOf, remember } from '../step.ts'

type Walk = MoveOf<'follow' | 'start' | 'walk' | 'enter'>

const noCardAhead = refuse('no-card-ahead', 'BIT-333')
const noPilgrim = refuse('no-pilgrim', 'BIT-306')
const noStart = refuse('no-start', 'BIT-307')
const noWalker = refuse('no-walker', 'BIT-309')
const pathEnds = refuse('path-ends', 'BIT-324')
const firstBridge = refuse('first-bridge', 'BIT-320')
const secondBridge = refuse('second-bridge', 'BIT-321')
const noTrail = refuse('no-trail', 'BIT-311')
const onTrailAlready = refuse('on-trail-already', 'BIT-313')
const spaceTaken = refuse('trail-space-taken', 'BIT-312')

function refuseWalk(state: State, seat: Seat, from: string): Reason | undefined {
  const { walkers, pawn } = domainOf(state, seat)
  const { spaces } = pathsOf(state)
  if (!walkers.includes(from)) return noWalker
  const next = spaces[spaces[from]?.next ?? '']
  if (next === undefined) return pathEnds
  if (pawn >= next.bridge) return undefined
  return next.bridge === 1 ? firstBridge : secondBridge
}

function refuseEnter(state: State, seat: Seat, from: string, space: number): Reason | undefined {
  if (!domainOf(state, seat).walkers.includes(from)) return noWalker
  const trail = trailFrom(pathsOf(state), from)
  if (trail < 0) return noTrail
  if (sleepsOn(state, seat, trail)) return onTrailAlready
  return at(state.trails, trail)[space] === -1 ? undefined : spaceTaken
}

function refusePoint(state: State, seat: Seat, move: Walk): Reason | undefined {
  const { path, pawn, pilgrims } = domainOf(state, seat)
  switch (move.kind) {
    case 'follow':
      return pawn < path.length ? undefined : noCardAhead
    case 'start':
      if (pilgrims === 0) return noPilgrim
      return startsOf(state, seat).includes(move.at) ? undefined : noStart
    case 'walk':
      return refuseWalk(state, seat, move.from)
    case 'enter':
      return refuseEnter(state, seat, move.from, move.space)
  }
}

/** What each pilgrim under way may do; two on one space may do the same. */
function walks(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  const paths = pathsOf(state)
  let last = ''
  for (const from of domainOf(state, seat).walkers) {
    if (from === last) continue
    last = from
    if (refuseWalk(state, seat, from) === undefined) moves.push({ kind: 'walk', from })
    const trail = trailFrom(paths, from)
    if (trail < 0 || sleepsOn(state, seat, trail)) continue
    at(state.trails, trail).forEach((sleeper, space) => {
      if (sleeper === -1) moves.push({ kind: 'enter', from, space })
    })
  }
  return moves
}

/** BIT-333, BIT-334, BIT-338: first the VP of the card, then its reward. */
function follow(step: Step, seat: Seat): Plan {
  const domain = domainOf(step.state, seat)
  const card = bitokuCard(at(domain.path, domain.pawn))
  domain.pawn++
  step.tell?.({ kind: 'accomplished', seat, card: card.id })
  remember(step, seat, 'accomplish')
  addPoints(step, seat, card.points, card.id)
  return planOf(card.reward, card.id, seat)
}

/** BIT-315, BIT-319: VP and amulet of the space, then the action of the portal tile. */
function enter(step: Step, seat: Seat, from: string, space: number): Plan | undefined {
  const index = trailFrom(pathsOf(step.state), from)
  const trail = enterTrail(step, seat, from, index, space)
  remember(step, seat, 'enter')
  const { points, amulet } = at(trail.spaces, space)
  addPoints(step, seat, points, trail.id)
  if (amulet !== 0) giveAmulet(step, seat, amulet, trail.id)
  if (trail.kind !== 'portal') return undefined
  const tile = portal(portalAt(step.state, index))
  return planOf(tile.action, tile.id, seat)
}

function spend(step: Step, seat: Seat, move: Walk): Plan | undefined {
  switch (move.kind) {
    case 'follow':
      return follow(step, seat)
    case 'start':
      startPilgrim(step, seat, move.at)
      return undefined
    case 'walk':
      walkPilgrim(step, seat, move.from)
      return undefined
    case 'enter':
      return enter(step, seat, move.from, move.space)
  }
}

/** BIT-300 to BIT-304, BIT-448: each point is resolved before the next; the rest may be left. */
export const movement: Decision<'movement', Walk['kind']> = {
  rule: 'BIT-300',
  answers: ['follow', 'start', 'walk', 'enter'],
  possible(state, seat) {
    const { path, pawn, pilgrims } = domainOf(state, seat)
    return pilgrims > 0 || pawn < path.length || walks(state, seat).length > 0
  },
  mayDecline: true,
  moves(state, seat) {
    const { path, pawn, pilgrims } = domainOf(state, seat)
    const found = walks(state, seat)
    if (pawn < path.length) found.push({ kind: 'follow' })
    if (pilgrims > 0) for (const space of startsOf(state, seat)) found.push({ kind: 'start', at: space })
    return found
  },
  refuse: refusePoint,
  play(step, seat, move, asked) {
    const followed = spend(step, seat, move)
    if (asked.points === 1) return followed
    const rest = todo(seat, { ...asked, points: asked.points - 1 })
    return followed === undefined ? rest : sequence(followed, rest)
  },
}
