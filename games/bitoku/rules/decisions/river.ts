import { at, type Seat } from '@engawa/kernel'
import { doubleFavour } from '../../catalogue/index.ts'
import { coverFavour, favourCard, isCovered } from '../hills.ts'
import { type Decision, type Plan, type Step, todo } from '../kinds.ts'
import { favours, type Move } from '../moves.ts'
import { planOf } from '../plans.ts'
import { type Reason, refuse } from '../refusals.ts'
import { afterCrossing, emptyHillSpace, regionAt } from '../spaces.ts'
import type { State } from '../state.ts'
import { boardOf, domainOf, remember } from '../step.ts'

const notInForest = refuse('die-not-in-forest', 'BIT-230')
const inHouse = refuse('die-in-house', 'BIT-238')
const dieOfOne = refuse('die-of-one', 'BIT-235')
const hillFull = refuse('hill-full', 'BIT-236')

/** BIT-230 to BIT-238. */
export function refuseCross(state: State, seat: Seat, die: number): Reason | undefined {
  const { dice, places } = domainOf(state, seat)
  const region = regionAt(places[die] ?? 0)
  if (region === 0) return notInForest
  if (region === 3) return inHouse
  if (dice[die] === 1) return dieOfOne
  return emptyHillSpace(state, region) === 0 ? hillFull : undefined
}

/** BIT-231, BIT-234: the die moves and is reduced; then a favour. */
export function cross(step: Step, seat: Seat, die: number): Plan | undefined {
  const { state, tell } = step
  const { dice, places } = domainOf(state, seat)
  const region = regionAt(at(places, die))
  if (region === 0 || region === 3) return undefined
  places[die] = emptyHillSpace(state, region)
  const value = afterCrossing(at(dice, die))
  dice[die] = value
  tell?.({ kind: 'crossed', seat, die, value, region })
  remember(step, seat, 'cross')
  return todo(seat, { kind: 'favour', region })
}

const otherHill = refuse('other-hill', 'BIT-243')
const covered = refuse('favour-covered', 'BIT-242')
const noCard = refuse('no-card', 'BIT-282')
const declineInside = refuse('decline-when-asked', 'BIT-246')

/** BIT-241 to BIT-249. */
export const favour: Decision<'favour', 'favour' | 'cover'> = {
  rule: 'BIT-241',
  answers: ['favour', 'cover'],
  possible: (state, _seat, { region }) =>
    boardOf(state).hills[region].some((hill) => favours.some((one) => !isCovered(state, hill, one))),
  moves(state, _seat, { region }) {
    const found: Move[] = []
    for (const hill of boardOf(state).hills[region])
      for (const one of favours) {
        if (isCovered(state, hill, one)) continue
        if (one === 'double' || favourCard(state, hill, one) !== '')
          found.push({ kind: 'favour', hill, favour: one })
        if (one !== 'double') found.push({ kind: 'cover', hill, favour: one })
      }
    return found
  },
  refuse(state, _seat, move, { region }) {
    if (!boardOf(state).hills[region].includes(move.hill)) return otherHill
    if (isCovered(state, move.hill, move.favour)) return covered
    if (move.favour === 'double') return move.kind === 'cover' ? declineInside : undefined
    const there = favourCard(state, move.hill, move.favour) !== ''
    return there || move.kind === 'cover' ? undefined : noCard
  },
  play(step, seat, move) {
    const card = coverFavour(step, seat, move.hill, move.favour, move.kind === 'favour')
    if (move.kind === 'cover') return undefined
    const domain = domainOf(step.state, seat)
    if (move.favour === 'double') return planOf(doubleFavour, 'favour', seat)
    if (move.favour === 'bitoku') domain.path.push(card)
    else {
      domain.hand.push(card)
      domain.known.push(card)
      domain.known.sort()
    }
    return undefined
  },
}
