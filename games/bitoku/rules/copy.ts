import { copyBag } from '@engawa/kernel'
import type { Domain, State, Tengu } from './state.ts'

function copyDomain(from: Domain): Domain {
  const { wood, stone, jade, sake } = from.goods
  return {
    vp: from.vp,
    goods: { wood, stone, jade, sake },
    amulets: from.amulets.slice(),
    dice: from.dice.slice(),
    places: from.places.slice(),
    hand: from.hand.slice(),
    deck: copyBag(from.deck),
    discard: from.discard.slice(),
    aside: from.aside.slice(),
    slots: from.slots.slice(),
    removed: from.removed.slice(),
    known: from.known.slice(),
    path: from.path.slice(),
    pawn: from.pawn,
    visions: from.visions.slice(),
    fulfilled: from.fulfilled.slice(),
    mitamas: from.mitamas.slice(),
    dragonflies: from.dragonflies.slice(),
    pairs: from.pairs.slice(),
    held: from.held.slice(),
    crystals: from.crystals.slice(),
    rocks: from.rocks.slice(),
    rockPilgrims: from.rockPilgrims.slice(),
    pilgrims: from.pilgrims,
    spent: from.spent,
    walkers: from.walkers.slice(),
    kodamas: from.kodamas.slice(),
    passed: from.passed,
  }
}

const copyTengu = (from: Tengu): Tengu => ({
  row: from.row.slice(),
  deck: copyBag(from.deck),
  discard: from.discard.slice(),
  active: from.active,
  will: from.will.slice(),
})

/** Frames of the agenda never change, so a copy of the stack is enough. */
export function copy(from: State): State {
  const { markets, stacks, box } = from
  return {
    options: from.options,
    solo: from.solo,
    year: from.year,
    season: from.season,
    order: from.order.slice(),
    current: from.current,
    domains: from.domains.map(copyDomain),
    treasures: from.treasures.slice(),
    portals: from.portals.slice(),
    trails: from.trails.map((trail) => trail.slice()),
    zones: from.zones.slice(),
    owners: from.owners.slice(),
    fresh: from.fresh.slice(),
    markets: {
      building: markets.building.slice(),
      crystal: markets.crystal.slice(),
      mitama: markets.mitama.slice(),
      dragonfly: markets.dragonfly.slice(),
    },
    stacks: {
      building: copyBag(stacks.building),
      crystal: copyBag(stacks.crystal),
      mitama: copyBag(stacks.mitama),
      dragonfly: copyBag(stacks.dragonfly),
    },
    garden: from.garden.slice(),
    hillYokai: from.hillYokai.slice(),
    hillBitoku: from.hillBitoku.slice(),
    covered: from.covered.slice(),
    yokaiDeck: copyBag(from.yokaiDeck),
    yokaiDiscard: from.yokaiDiscard.slice(),
    bitokuDeck: copyBag(from.bitokuDeck),
    bitokuDiscard: from.bitokuDiscard.slice(),
    visionDeck: copyBag(from.visionDeck),
    drawn: from.drawn.slice(),
    gone: from.gone.slice(),
    box: { portals: box.portals.slice(), ancient: box.ancient.slice(), rocks: box.rocks.slice() },
    tengu: copyTengu(from.tengu),
    agenda: from.agenda.slice(),
  }
}
