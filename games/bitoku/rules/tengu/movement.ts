import { at } from '@engawa/kernel'
import { bitokuCard, type Trail } from '../../catalogue/index.ts'
import { type Plan, type Step, todo } from '../kinds.ts'
import { enterTrail, sleepsOn, startPilgrim, trailFrom, walkPilgrim } from '../paths.ts'
import type { State } from '../state.ts'
import { addPoints, domainOf, pathsOf, TENGU } from '../step.ts'

const chose = ({ tell }: Step, what: string, rule: string): void =>
  tell?.({ kind: 'tenguChose', seat: TENGU, what, rule })

/** The free space of a trail with the most VP, or -1; none on a trail where it has a pilgrim (BIT-586). */
function bestSpace(state: State, index: number): number {
  if (index < 0 || sleepsOn(state, TENGU, index)) return -1
  const spaces = at(pathsOf(state).trails, index).spaces
  let best = -1
  at(state.trails, index).forEach((sleeper, space) => {
    if (sleeper !== -1) return
    if (best < 0 || at(spaces, space).points > at(spaces, best).points) best = space
  })
  return best
}

const pointsAt = (state: State, trail: number, space: number): number =>
  at(at(pathsOf(state).trails, trail).spaces, space).points

/** BIT-574: the most VP of all illumination spaces still open to it. */
function bestIllumination(state: State): number {
  let best = 0
  pathsOf(state).trails.forEach((trail, index) => {
    const space = trail.kind === 'illumination' ? bestSpace(state, index) : -1
    if (space >= 0) best = Math.max(best, pointsAt(state, index, space))
  })
  return best
}

/** BIT-575 to BIT-577: twice the VP of the space, and at a portal a card more. */
function enter(step: Step, from: string, index: number, space: number, rule: string): Plan | undefined {
  const points = 2 * pointsAt(step.state, index, space)
  const trail: Trail = enterTrail(step, TENGU, from, index, space)
  chose(step, trail.id, rule)
  addPoints(step, TENGU, points, trail.id)
  return trail.kind === 'portal' ? todo(TENGU, { kind: 'tenguDraw' }) : undefined
}

const nextOf = (state: State, from: string): string => pathsOf(state).spaces[from]?.next ?? ''

/** BIT-573, BIT-578: a pilgrim that can still move. */
function walker(state: State): string | undefined {
  return domainOf(state, TENGU).walkers.find(
    (from) => nextOf(state, from) !== '' || bestSpace(state, trailFrom(pathsOf(state), from)) >= 0,
  )
}

/** BIT-574 to BIT-578. */
function movePilgrim(step: Step, from: string): Plan | undefined {
  const { state } = step
  const index = trailFrom(pathsOf(state), from)
  const space = bestSpace(state, index)
  const kind = index >= 0 ? at(pathsOf(state).trails, index).kind : undefined
  if (space >= 0 && kind === 'illumination' && pointsAt(state, index, space) === bestIllumination(state))
    return enter(step, from, index, space, 'BIT-574')
  if (space >= 0 && kind === 'portal') return enter(step, from, index, space, 'BIT-576')
  if (nextOf(state, from) === '') return enter(step, from, index, space, 'BIT-578')
  chose(step, nextOf(state, from), 'BIT-578')
  walkPilgrim(step, TENGU, from)
  return undefined
}

/** Does a side trail open to the Tengu lie on the path from here on? */
function trailAhead(state: State, from: string): boolean {
  for (let space = from; space !== ''; space = nextOf(state, space))
    if (bestSpace(state, trailFrom(pathsOf(state), space)) >= 0) return true
  return false
}

/** BIT-579: the rightmost portal it has reached with anything ahead, the starting portal last. */
function startFor(state: State): string | undefined {
  if (domainOf(state, TENGU).pilgrims === 0) return undefined
  const { starts, trails } = pathsOf(state)
  const reached = trails.filter((trail, index) => trail.kind === 'portal' && sleepsOn(state, TENGU, index))
  const open = [...starts, ...reached.map((trail) => trail.from)].reverse()
  return open.find((from) => trailAhead(state, from))
}

/** BIT-571, BIT-572: only the VP of the card. */
function followPath(step: Step): void {
  const domain = domainOf(step.state, TENGU)
  const card = bitokuCard(at(domain.path, domain.pawn))
  domain.pawn++
  chose(step, card.id, 'BIT-571')
  step.tell?.({ kind: 'accomplished', seat: TENGU, card: card.id })
  addPoints(step, TENGU, card.points, card.id)
}

/** BIT-570: each point on the first use that is possible. */
export function spendPoint(step: Step): Plan | undefined {
  const { state, tell } = step
  const { path, pawn } = domainOf(state, TENGU)
  if (pawn < path.length) {
    followPath(step)
    return undefined
  }
  const from = walker(state)
  if (from !== undefined) return movePilgrim(step, from)
  const start = startFor(state)
  if (start === undefined) {
    tell?.({ kind: 'tenguLost', seat: TENGU, rule: 'BIT-579' })
    return undefined
  }
  chose(step, start, 'BIT-579')
  startPilgrim(step, TENGU, start)
  return undefined
}
