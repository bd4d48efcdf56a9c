import { at, type Seat, sequence } from '@engawa/kernel'
import { building, dragonfly, type Goods, mitama, type Resource, resources } from '../../catalogue/index.ts'
import { type Decision, type Errand, type Plan, type Step, todo } from '../kinds.ts'
import { advanceKodama } from '../kodamas.ts'
import type { Move } from '../moves.ts'
import { planOf } from '../plans.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  addPoints,
  boardOf,
  domainOf,
  giveAmulet,
  joinPair,
  payable,
  payResource,
  remember,
  removeFrom,
} from '../step.ts'
import { zoneOf } from '../zones.ts'

const otherPayment = refuse('other-payment', 'BIT-067')

const payableOf = (state: State, seat: Seat, most: Goods): Resource[] => {
  const { goods } = domainOf(state, seat)
  return resources.filter((resource) => goods[resource] > 0 && most[resource] > 0)
}

/** BIT-067, BIT-068: the seat chooses what it pays, where there is anything to choose. */
export const pay: Decision<'pay', 'pay'> = {
  rule: 'BIT-067',
  answers: ['pay'],
  forced(state, seat, { count, most }) {
    const types = payableOf(state, seat, most)
    const all = payable(domainOf(state, seat).goods, most) === count
    const [resource] = types
    return resource !== undefined && (types.length === 1 || all) ? { kind: 'pay', resource } : undefined
  },
  moves: (state, seat, { most }) =>
    payableOf(state, seat, most).map((resource): Move => ({ kind: 'pay', resource })),
  refuse: (state, seat, { resource }, { most }) =>
    payableOf(state, seat, most).includes(resource) ? undefined : otherPayment,
  play(step, seat, { resource }, asked) {
    payResource(step, seat, resource, asked.source)
    if (asked.count === 1) return undefined
    const most = { ...asked.most, [resource]: asked.most[resource] - 1 }
    return todo(seat, { ...asked, count: asked.count - 1, most })
  },
}

/** BIT-205 to BIT-207: lay the tile, its bonus, then the pawn. */
function receiveBuilding(step: Step, seat: Seat, id: string, slot: number): undefined {
  const { state, tell } = step
  const tile = building(id)
  const zone = zoneOf(slot)
  state.zones[slot] = id
  tell?.({ kind: 'built', seat, tile: id, zone })
  advanceKodama(step, seat, zone, tile.kodama, id)
  for (let count = 0; count < tile.amulets; count++) giveAmulet(step, seat, 1, id)
  state.owners[slot] = seat
  state.fresh.push(id)
  remember(step, seat, 'build')
}

/** BIT-383 to BIT-386. */
function receiveCrystal(step: Step, seat: Seat, id: string, slot: number): undefined {
  // BIT-393: a memory crystal does not fire for its own arrival.
  remember(step, seat, 'crystal')
  const domain = domainOf(step.state, seat)
  domain.crystals[slot] = id
  domain.pilgrims++
  step.tell?.({ kind: 'crystalTaken', seat, tile: id, slot })
}

/** BIT-361, BIT-363: VP of the slot, action of the tile, then it is laid down. */
function receiveMitama(step: Step, seat: Seat, id: string, slot: number): Plan {
  domainOf(step.state, seat).held.push(id)
  step.tell?.({ kind: 'mitamaTaken', seat, tile: id })
  remember(step, seat, 'mitama')
  addPoints(step, seat, at(boardOf(step.state).mitamaPoints, slot), id)
  return sequence(planOf(mitama(id).action, id, seat), todo(seat, { kind: 'layMitama', tile: id }))
}

/** BIT-370, BIT-373: the resources of the slot, then the chance to combine. */
function receiveDragonfly(step: Step, seat: Seat, id: string, slot: number): Plan {
  domainOf(step.state, seat).dragonflies.push(id)
  step.tell?.({ kind: 'dragonflyTaken', seat, tile: id })
  remember(step, seat, 'dragonfly')
  const gives = -at(boardOf(step.state).dragonflyCosts, slot)
  const combining = todo(seat, { kind: 'combine', tile: id })
  if (gives <= 0) return combining
  return sequence(todo(seat, { kind: 'goods', of: resources, count: gives, source: id }), combining)
}

/** The tile leaves the market, paid for. */
export const receive: Errand<'receive'> = {
  run(step, seat, { market, tile, at: place }) {
    const shelf = step.state.markets[market]
    shelf[shelf.indexOf(tile)] = ''
    switch (market) {
      case 'building':
        return receiveBuilding(step, seat, tile, place)
      case 'crystal':
        return receiveCrystal(step, seat, tile, place)
      case 'mitama':
        return receiveMitama(step, seat, tile, place)
      case 'dragonfly':
        return receiveDragonfly(step, seat, tile, place)
    }
  },
}

/** BIT-363, BIT-464: its action finished, the Mitama is laid down and may be combined. */
export const layMitama: Errand<'layMitama'> = {
  run({ state }, seat, { tile }) {
    const domain = domainOf(state, seat)
    removeFrom(domain.held, tile)
    domain.mitamas.push(tile)
    return todo(seat, { kind: 'combine', tile })
  },
}

const isMitama = (tile: string): boolean => tile.startsWith('M')

/** The waiting tiles of the other kind. */
function partners(state: State, seat: Seat, tile: string): readonly string[] {
  const domain = domainOf(state, seat)
  return isMitama(tile) ? domain.dragonflies : domain.mitamas
}

const noPartner = refuse('no-partner', 'BIT-374')

/** BIT-374, BIT-375: the tile just gained may be combined, now only. */
export const combine: Decision<'combine', 'combine'> = {
  rule: 'BIT-374',
  answers: ['combine'],
  possible: (state, seat, { tile }) => partners(state, seat, tile).length > 0,
  mayDecline: true,
  moves: (state, seat, { tile }) =>
    partners(state, seat, tile).map((partner): Move => ({ kind: 'combine', tile: partner })),
  refuse: (state, seat, move, { tile }) =>
    partners(state, seat, tile).includes(move.tile) ? undefined : noPartner,
  play(step, seat, move, { tile }) {
    const [spirit, fly] = isMitama(tile) ? [tile, move.tile] : [move.tile, tile]
    joinPair(step, seat, spirit, fly)
    remember(step, seat, 'combine')
    return planOf(dragonfly(fly).action, fly, seat)
  },
}
