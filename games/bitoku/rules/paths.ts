import { at, type Refusal, type Seat, sequence } from '@engawa/kernel'
import { bitokuCard, type Paths, portal, type Trail } from '../catalogue/index.ts'
import type { Move } from './moves.ts'
import { planOf } from './plans.ts'
import type { State } from './state.ts'
import {
  addPoints,
  domainOf,
  giveAmulet,
  pathsOf,
  type Question,
  refusal,
  remember,
  removeFrom,
  type Step,
  wrongStep,
} from './step.ts'
import { type Plan, type TaskOf, todo } from './tasks.ts'

const noCardAhead = refusal('no-card-ahead', 'BIT-333')
const noPilgrim = refusal('no-pilgrim', 'BIT-306')
const noStart = refusal('no-start', 'BIT-307')
const noWalker = refusal('no-walker', 'BIT-309')
const pathEnds = refusal('path-ends', 'BIT-324')
const firstBridge = refusal('first-bridge', 'BIT-320')
const secondBridge = refusal('second-bridge', 'BIT-321')
const noTrail = refusal('no-trail', 'BIT-311')
const onTrailAlready = refusal('on-trail-already', 'BIT-313')
const spaceTaken = refusal('trail-space-taken', 'BIT-312')

/** The side trail that begins on this path space, by its index, or -1. */
export const trailFrom = (paths: Paths, space: string): number =>
  paths.trails.findIndex((trail) => trail.from === space)

export const sleepsOn = (state: State, seat: Seat, trail: number): boolean =>
  at(state.trails, trail).includes(seat)

/** BIT-305, BIT-307: the starting portal, and the path space of every portal the seat occupies. */
export function startsOf(state: State, seat: Seat): string[] {
  const { starts, trails } = pathsOf(state)
  const open = starts.slice()
  trails.forEach((trail, index) => {
    if (trail.kind === 'portal' && sleepsOn(state, seat, index)) open.push(trail.from)
  })
  return open
}

function refuseWalk(state: State, seat: Seat, from: string): Refusal | undefined {
  const { walkers, pawn } = domainOf(state, seat)
  const { spaces } = pathsOf(state)
  if (!walkers.includes(from)) return noWalker
  const next = spaces[spaces[from]?.next ?? '']
  if (next === undefined) return pathEnds
  if (pawn >= next.bridge) return undefined
  return next.bridge === 1 ? firstBridge : secondBridge
}

function refuseEnter(state: State, seat: Seat, from: string, space: number): Refusal | undefined {
  if (!domainOf(state, seat).walkers.includes(from)) return noWalker
  const trail = trailFrom(pathsOf(state), from)
  if (trail < 0) return noTrail
  if (sleepsOn(state, seat, trail)) return onTrailAlready
  return at(state.trails, trail)[space] === -1 ? undefined : spaceTaken
}

function refuse(state: State, seat: Seat, _task: TaskOf<'movement'>, move: Move): Refusal | undefined {
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
    default:
      return wrongStep
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

function moves(state: State, seat: Seat): Move[] {
  const { path, pawn, pilgrims } = domainOf(state, seat)
  const found = walks(state, seat)
  if (pawn < path.length) found.push({ kind: 'follow' })
  if (pilgrims > 0) for (const space of startsOf(state, seat)) found.push({ kind: 'start', at: space })
  return found
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

export function startPilgrim({ state, tell }: Step, seat: Seat, space: string): void {
  const domain = domainOf(state, seat)
  domain.pilgrims--
  domain.walkers.push(space)
  domain.walkers.sort()
  tell?.({ kind: 'pilgrimStarted', seat, at: space })
}

export function walkPilgrim({ state, tell }: Step, seat: Seat, from: string): void {
  const { walkers } = domainOf(state, seat)
  const to = pathsOf(state).spaces[from]?.next ?? from
  walkers[walkers.indexOf(from)] = to
  walkers.sort()
  tell?.({ kind: 'pilgrimWalked', seat, from, to })
}

/** The pilgrim leaves its path and falls asleep (BIT-316). */
export function enterTrail(
  { state, tell }: Step,
  seat: Seat,
  from: string,
  index: number,
  space: number,
): Trail {
  const trail = at(pathsOf(state).trails, index)
  removeFrom(domainOf(state, seat).walkers, from)
  at(state.trails, index)[space] = seat
  tell?.({ kind: 'pilgrimEntered', seat, from, trail: trail.id, space })
  return trail
}

/** The portal tile of a trail. */
export function portalAt(state: State, trail: number): string {
  const portals = pathsOf(state).trails.filter((one, index) => one.kind === 'portal' && index < trail)
  return at(state.portals, portals.length)
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

function spend(step: Step, seat: Seat, move: Move): Plan | undefined {
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
    default:
      return undefined
  }
}

/** BIT-300 to BIT-304, BIT-448: each point is resolved before the next; the rest may be left. */
export const movement: Question<TaskOf<'movement'>> = {
  possible(state, seat) {
    const { path, pawn, pilgrims } = domainOf(state, seat)
    return pilgrims > 0 || pawn < path.length || walks(state, seat).length > 0
  },
  mayDecline: true,
  moves,
  refuse,
  play(step, seat, asked, move) {
    const followed = spend(step, seat, move)
    if (asked.points === 1) return followed
    const rest = todo(seat, { ...asked, points: asked.points - 1 })
    return followed === undefined ? rest : sequence(followed, rest)
  },
}
