import { at, type Bag, bagOf, type Chance } from '@engawa/kernel'
import {
  ancientBuildings,
  bitokuCards,
  boards,
  builtBuildings,
  commonYokai,
  crystalSlots,
  crystals,
  dragonflies,
  markets,
  mitamas,
  type Players,
  paths,
  portals,
  rockSpaces,
  rocks,
  startingDice,
  startingGoods,
  startingPilgrims,
  startingYokai,
  treasures,
  visions,
  wilds,
} from '../catalogue/index.ts'
import { dealHills, fillMarket, turnUp } from './dealing.ts'
import { type Step, todo } from './kinds.ts'
import { idsOf, many, repeat } from './lists.ts'
import type { Options } from './options.ts'
import { type Domain, LOCKED, type State } from './state.ts'
import { domainOf } from './step.ts'
import { setUpTengu } from './tengu/setup.ts'

/** An individual board as it lies at the start (BIT-031 to BIT-040). */
function newDomain(seat: number): Domain {
  const cards = idsOf(startingYokai.filter((card) => card.colour === seat)).sort()
  return {
    vp: 0,
    goods: { ...startingGoods },
    amulets: [1, 0, 0],
    dice: startingDice.slice(),
    places: [LOCKED, LOCKED, LOCKED],
    hand: [],
    deck: bagOf(cards),
    discard: [],
    aside: [],
    slots: ['', '', ''],
    removed: [],
    known: cards,
    path: [],
    pawn: 0,
    visions: [],
    fulfilled: [],
    mitamas: [],
    dragonflies: [],
    pairs: [],
    held: [],
    crystals: repeat(crystalSlots.length, ''),
    rocks: [],
    rockPilgrims: repeat(rockSpaces.length, false),
    pilgrims: startingPilgrims,
    spent: 0,
    walkers: [],
    kodamas: [1, 1, 1, 1, 1],
    passed: false,
  }
}

/** The table before anything is dealt. */
function emptyTable(players: Players, solo: boolean, options: Options): State {
  const shelf = (): string[] => repeat(boards[players].slots, '')
  const { trails } = paths[players]
  return {
    options,
    solo,
    year: 1,
    season: 'spring',
    order: many(players, (seat) => seat),
    current: -1,
    domains: many(players, newDomain),
    treasures: [],
    portals: [],
    trails: many(trails.length, (index) => repeat(at(trails, index).spaces.length, -1)),
    zones: repeat(16, ''),
    owners: repeat(16, -1),
    fresh: [],
    markets: { building: shelf(), crystal: shelf(), mitama: shelf(), dragonfly: shelf() },
    stacks: {
      building: bagOf(idsOf(builtBuildings)),
      crystal: bagOf(idsOf(crystals)),
      mitama: bagOf(idsOf(mitamas)),
      dragonfly: bagOf(idsOf(dragonflies)),
    },
    garden: [],
    hillYokai: repeat(wilds.length, ''),
    hillBitoku: repeat(wilds.length, ''),
    covered: repeat(12, false),
    yokaiDeck: bagOf(idsOf(commonYokai)),
    yokaiDiscard: [],
    bitokuDeck: bagOf(idsOf(bitokuCards)),
    bitokuDiscard: [],
    visionDeck: bagOf(idsOf(visions)),
    drawn: [],
    gone: [],
    box: { portals: [], ancient: [], rocks: [] },
    tengu: { row: [], deck: bagOf([]), discard: [], active: false, will: [] },
    agenda: [],
  }
}

/** The next piece of a stack that holds one. */
function take(bag: Bag<string>, chance: Chance): string {
  const piece = turnUp(bag, chance)
  if (piece === undefined) throw new RangeError('the stack is empty')
  return piece
}

/** BIT-012: a random tile of the right letter on every portal; the others leave the game. */
function layPortals(state: State, players: Players, chance: Chance): void {
  const letter = (wanted: 'A' | 'B') => bagOf(idsOf(portals.filter((tile) => tile.letter === wanted)))
  const bags = { A: letter('A'), B: letter('B') }
  for (const trail of paths[players].trails)
    if (trail.letter !== undefined) state.portals.push(take(bags[trail.letter], chance))
  state.box.portals.push(...bags.A.inside, ...bags.B.inside)
}

/** BIT-013 to BIT-015: on the lower-left slot of some zones. */
function layAncient(state: State, players: Players, chance: Chance): void {
  const bag = bagOf(idsOf(ancientBuildings))
  for (const zone of boards[players].ancient) state.zones[wilds.indexOf(zone) * 4] = take(bag, chance)
  state.box.ancient.push(...bag.inside)
}

/** BIT-019, BIT-041: one rock for each person, then the garden. */
function layRocks(state: State, people: number, garden: number, chance: Chance): void {
  const bag = bagOf(idsOf(rocks))
  for (let seat = 0; seat < people; seat++) domainOf(state, seat).rocks.push(take(bag, chance))
  for (let space = 0; space < garden; space++) state.garden.push(take(bag, chance))
  state.box.rocks.push(...bag.inside)
}

/** The set-up of the table, with the draws in the order of BIT-043. */
export function setup(people: number, options: Options, chance: Chance): State {
  const solo = people === 1
  const players: Players = people === 4 ? 4 : people === 3 ? 3 : 2
  const state = emptyTable(players, solo, options)
  const step: Step = { state, chance, tell: undefined }
  layPortals(state, players, chance)
  layAncient(state, players, chance)
  state.treasures = chance.shuffle(idsOf(treasures))
  for (const market of markets) fillMarket(step, market)
  layRocks(state, people, boards[players].garden, chance)
  dealHills(step)
  if (!solo) chance.shuffle(state.order)
  for (let seat = 0; seat < people; seat++) {
    const domain = domainOf(state, seat)
    domain.dragonflies.push(take(state.stacks.dragonfly, chance))
    domain.visions.push(take(state.visionDeck, chance))
  }
  if (solo) setUpTengu(state, chance)
  state.agenda.push(todo(0, { kind: 'stage', stage: 'spring' }))
  return state
}
