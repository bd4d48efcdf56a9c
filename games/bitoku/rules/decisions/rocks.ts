import { at, type Seat } from '@engawa/kernel'
import { resources, rockSlots, rockSpaces } from '../../catalogue/index.ts'
import type { Decision } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { type Reason, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { countGoods, domainOf, payable, payResource } from '../step.ts'

const trailFull = refuse('rock-trail-full', 'BIT-353')
const notInGarden = refuse('rock-not-in-garden', 'BIT-354')

/** BIT-352 to BIT-354, BIT-456. */
export const rock: Decision<'rock', 'rock'> = {
  rule: 'BIT-352',
  answers: ['rock'],
  possible: (state, seat) =>
    domainOf(state, seat).rocks.length < rockSlots && state.garden.some((id) => id !== ''),
  mayDecline: true,
  moves(state) {
    const moves: Move[] = []
    for (const id of state.garden) if (id !== '') moves.push({ kind: 'rock', rock: id })
    return moves
  },
  refuse(state, seat, move) {
    if (domainOf(state, seat).rocks.length >= rockSlots) return trailFull
    return state.garden.includes(move.rock) ? undefined : notInGarden
  },
  play({ state, tell }, seat, move) {
    state.garden[state.garden.indexOf(move.rock)] = ''
    domainOf(state, seat).rocks.push(move.rock)
    tell?.({ kind: 'rockTaken', seat, rock: move.rock })
  },
}

const noPilgrim = refuse('no-pilgrim', 'BIT-358')
const spaceTaken = refuse('rock-space-taken', 'BIT-358')
const noRockBeside = refuse('no-rock-beside', 'BIT-355')
const cannotPay = refuse('cannot-pay', 'BIT-356')

function refuseSpace(state: State, seat: Seat, space: number): Reason | undefined {
  const { pilgrims, rockPilgrims, rocks, goods } = domainOf(state, seat)
  const { beside, cost } = at(rockSpaces, space)
  if (pilgrims === 0) return noPilgrim
  if (rockPilgrims[space]) return spaceTaken
  if (beside.every((slot) => slot >= rocks.length)) return noRockBeside
  return payable(goods, cost) === countGoods(cost) ? undefined : cannotPay
}

/** BIT-355 to BIT-358, BIT-457. */
export const rockPilgrim: Decision<'rockPilgrim', 'rockPilgrim'> = {
  rule: 'BIT-355',
  answers: ['rockPilgrim'],
  possible: (state, seat) =>
    rockSpaces.some((_space, index) => refuseSpace(state, seat, index) === undefined),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    for (let space = 0; space < rockSpaces.length; space++)
      if (refuseSpace(state, seat, space) === undefined) moves.push({ kind: 'rockPilgrim', space })
    return moves
  },
  refuse: (state, seat, { space }) => refuseSpace(state, seat, space),
  play(step, seat, { space }, { source }) {
    const { cost } = at(rockSpaces, space)
    for (const resource of resources) if (cost[resource] > 0) payResource(step, seat, resource, source)
    const domain = domainOf(step.state, seat)
    domain.pilgrims--
    domain.rockPilgrims[space] = true
    step.tell?.({ kind: 'rockPilgrimPlaced', seat, space })
  },
}
