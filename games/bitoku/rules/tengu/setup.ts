import { bagOf, type Chance } from '@engawa/kernel'
import { rock, tenguCards, tenguDice } from '../../catalogue/index.ts'
import { turnUp } from '../dealing.ts'
import { idsOf } from '../lists.ts'
import { startPilgrim } from '../paths.ts'
import type { State } from '../state.ts'
import { domainOf, pathsOf, removeFrom, TENGU } from '../step.ts'
import { hasRockOf, SEAT } from './terms.ts'

/** BIT-508, BIT-509: one rock of the garden, and one of the other kind from those left over. */
function dealRocks(state: State, chance: Chance): void {
  const { rocks } = domainOf(state, TENGU)
  const takeFromGarden = (fits: (id: string) => boolean): void => {
    const id = chance.pick(state.garden.filter((one) => one !== '' && fits(one)))
    state.garden[state.garden.indexOf(id)] = ''
    rocks.push(id)
  }
  takeFromGarden(() => true)
  const yokaiFirst = hasRockOf(state, 'yokai')
  const fits = (id: string): boolean => (rock(id).family === 'yokai') !== yokaiFirst
  const left = state.box.rocks.filter(fits)
  if (left.length === 0) {
    takeFromGarden(fits)
    return
  }
  const id = chance.pick(left)
  removeFrom(state.box.rocks, id)
  rocks.push(id)
}

/** BIT-511, BIT-603. */
function dealGoods(state: State): void {
  const { goods } = domainOf(state, TENGU)
  if (state.options.tenguWithoutResources) return
  goods.wood = 1
  if (hasRockOf(state, 'building')) goods.stone = 1
  if (hasRockOf(state, 'mitama')) goods.sake = 1
}

/** BIT-504, BIT-601, BIT-608. */
function dealDragonflies(state: State, chance: Chance): void {
  const count = { none: 0, one: 1, two: 2 }[state.options.tenguDragonflies]
  for (let dealt = 0; dealt < count; dealt++) {
    const tile = turnUp(state.stacks.dragonfly, chance)
    if (tile !== undefined) domainOf(state, TENGU).dragonflies.push(tile)
  }
}

/** BIT-512: the row is filled from right to left. */
function dealCards(state: State, chance: Chance): void {
  const { tengu } = state
  tengu.deck = bagOf(idsOf(tenguCards))
  for (let place = 0; place < 3; place++) tengu.row.unshift(turnUp(tengu.deck, chance) ?? '')
}

/** BIT-500 to BIT-515: an ordinary seat turned into the Tengu's. */
export function setUpTengu(state: State, chance: Chance): void {
  const { options } = state
  const domain = domainOf(state, TENGU)
  const cards = domain.deck.inside.splice(0)
  if (!options.tenguWithoutYokai) domain.discard.push(...cards)
  domain.known = []
  domain.goods = { wood: 0, stone: 0, jade: 0, sake: 0 }
  domain.amulets = [0, 0, 0]
  domain.dice = tenguDice.slice()
  domain.crystals = []
  domain.pilgrims = 11
  if (options.tenguKodamasAhead) domain.kodamas = [2, 2, 2, 2, 2]
  state.order = [TENGU, SEAT]
  dealRocks(state, chance)
  dealGoods(state)
  dealDragonflies(state, chance)
  dealCards(state, chance)
  const step = { state, chance, tell: undefined }
  if (options.tenguPilgrim) startPilgrim(step, TENGU, chance.pick(pathsOf(state).starts))
}
