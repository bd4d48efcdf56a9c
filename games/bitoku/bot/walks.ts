import { at } from '@engawa/kernel'
import { bitokuCard, type Deed, portal } from '../catalogue/index.ts'
import { pathsOf, portalAt, startsOf, trailFrom } from '../rules/index.ts'
import { itemWorth } from './items.ts'
import { type Mind, pilgrimWorth, pipWorth, topics, usualWorth, weigh, weighed } from './mind.ts'

/** VP of the memory crystals for a deed. */
export function memoryWorth({ memories }: Mind, deed: Deed): number {
  let worth = 0
  for (const memory of memories) if (memory.deed === deed) worth += memory.points
  return worth
}

/** Stepping onto a Bitoku card. */
export function followWorth(mind: Mind, card: string): number {
  const { points, reward } = bitokuCard(card)
  const bridge = mind.domain.pawn < 2 ? mind.weights.bridge * Math.min(1, mind.left) : 0
  return (
    points +
    0.8 * usualWorth(reward) +
    itemWorth(mind, 'accomplished') +
    memoryWorth(mind, 'accomplish') +
    bridge
  )
}

/** Entering a space of a side trail. */
export function enterWorth(mind: Mind, index: number, space: number): number {
  const { view } = mind
  const trail = at(pathsOf(view).trails, index)
  const { points, amulet } = at(trail.spaces, space)
  const tile = trail.kind === 'portal' ? 0.9 * usualWorth(portal(portalAt(view, index)).action) : 0
  return points + amulet * pipWorth(mind) + tile + itemWorth(mind, trail.kind) + memoryWorth(mind, 'enter')
}

/** The best free space of the trail that begins here, or nothing. */
function trailWorth(mind: Mind, from: string): number {
  const index = trailFrom(pathsOf(mind.view), from)
  if (index < 0) return 0
  const key = topics.trail + index
  return weighed(mind, key) ?? weigh(mind, key, bestOfTrail(mind, index))
}

function bestOfTrail(mind: Mind, index: number): number {
  const { view, seat } = mind
  const sleepers = at(view.trails, index)
  if (sleepers.includes(seat)) return 0
  let best = 0
  sleepers.forEach((sleeper, space) => {
    if (sleeper === -1) best = Math.max(best, enterWorth(mind, index, space))
  })
  return best
}

/** Worth per movement point of the best goal ahead of a path space, `spent` points before standing there. */
export function walkRate(mind: Mind, from: string, spent: number, points: number): number {
  const { spaces } = pathsOf(mind.view)
  let best = 0
  let steps = spent
  for (let space = spaces[from]; space !== undefined; space = spaces[space.next]) {
    const cost = steps + 1
    const worth = trailWorth(mind, space.id)
    // What is not reached with these points needs further ones.
    const reached = cost <= points ? 1 : mind.weights.walkLater * Math.min(1, mind.left / 0.7)
    best = Math.max(best, (reached * worth) / cost)
    const next = spaces[space.next]
    if (next !== undefined && mind.domain.pawn < next.bridge) break
    steps++
  }
  return best
}

/** Worth per point of a new pilgrimage from here. */
export function startRate(mind: Mind, from: string, points: number): number {
  return walkRate(mind, from, 1, points) - 0.4 * pilgrimWorth(mind)
}

function bestRate(mind: Mind, points: number): number {
  const { view, seat, domain } = mind
  let best = 0
  for (const from of domain.walkers) best = Math.max(best, walkRate(mind, from, 0, points))
  if (domain.pilgrims > 0)
    for (const from of startsOf(view, seat)) best = Math.max(best, startRate(mind, from, points))
  return best
}

/** So many movement points, each on its best use. */
export function movementWorth(mind: Mind, points: number): number {
  const { path, pawn } = mind.domain
  const rate = bestRate(mind, points)
  let worth = 0
  let next = pawn
  for (let left = points; left > 0; left--) {
    const card = path[next]
    const follow = card === undefined ? 0 : followWorth(mind, card)
    if (follow >= rate) next++
    worth += Math.max(follow, rate)
  }
  return worth
}
