import { at, type Seat } from '@engawa/kernel'
import type { Paths, Trail } from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import type { State } from './state.ts'
import { domainOf, pathsOf, removeFrom } from './step.ts'

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
