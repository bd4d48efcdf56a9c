import type { Seat } from '@engawa/kernel'
import { type RockSpace, resources, rockSlots, rockSpaces } from '../catalogue/index.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { countGoods, domainOf, payable, payResource, type Question, refusal, wrongStep } from './step.ts'
import type { TaskOf } from './tasks.ts'

const trailFull = refusal('rock-trail-full', 'BIT-353')
const notInGarden = refusal('rock-not-in-garden', 'BIT-354')

/** BIT-352 to BIT-354, BIT-456. */
export const rock: Question<TaskOf<'rock'>> = {
  possible: (state, seat) =>
    domainOf(state, seat).rocks.length < rockSlots && state.garden.some((id) => id !== ''),
  mayDecline: true,
  moves(state) {
    const moves: Move[] = []
    for (const id of state.garden) if (id !== '') moves.push({ kind: 'rock', rock: id })
    return moves
  },
  refuse(state, seat, _task, move) {
    if (move.kind !== 'rock') return wrongStep
    if (domainOf(state, seat).rocks.length >= rockSlots) return trailFull
    return state.garden.includes(move.rock) ? undefined : notInGarden
  },
  play({ state, tell }, seat, _task, move) {
    if (move.kind !== 'rock') return undefined
    state.garden[state.garden.indexOf(move.rock)] = ''
    domainOf(state, seat).rocks.push(move.rock)
    tell?.({ kind: 'rockTaken', seat, rock: move.rock })
    return undefined
  },
}

const noPilgrim = refusal('no-pilgrim', 'BIT-358')
const spaceTaken = refusal('rock-space-taken', 'BIT-358')
const noRockBeside = refusal('no-rock-beside', 'BIT-355')
const cannotPay = refusal('cannot-pay', 'BIT-356')

function refuseSpace(state: State, seat: Seat, index: number, space: RockSpace) {
  const { pilgrims, rockPilgrims, rocks, goods } = domainOf(state, seat)
  if (pilgrims === 0) return noPilgrim
  if (rockPilgrims[index]) return spaceTaken
  if (space.beside.every((slot) => slot >= rocks.length)) return noRockBeside
  return payable(goods, space.cost) === countGoods(space.cost) ? undefined : cannotPay
}

/** BIT-355 to BIT-358, BIT-457. */
export const rockPilgrim: Question<TaskOf<'rockPilgrim'>> = {
  possible: (state, seat) =>
    rockSpaces.some((space, index) => refuseSpace(state, seat, index, space) === undefined),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    rockSpaces.forEach((space, index) => {
      if (refuseSpace(state, seat, index, space) === undefined)
        moves.push({ kind: 'rockPilgrim', space: index })
    })
    return moves
  },
  refuse(state, seat, _task, move) {
    const space = move.kind === 'rockPilgrim' ? rockSpaces[move.space] : undefined
    if (move.kind !== 'rockPilgrim' || space === undefined) return wrongStep
    return refuseSpace(state, seat, move.space, space)
  },
  play(step, seat, { source }, move) {
    const space = move.kind === 'rockPilgrim' ? rockSpaces[move.space] : undefined
    if (move.kind !== 'rockPilgrim' || space === undefined) return undefined
    for (const resource of resources) if (space.cost[resource] > 0) payResource(step, seat, resource, source)
    const domain = domainOf(step.state, seat)
    domain.pilgrims--
    domain.rockPilgrims[move.space] = true
    step.tell?.({ kind: 'rockPilgrimPlaced', seat, space: move.space })
    return undefined
  },
}
