import { at } from '@engawa/kernel'
import { type Market, type TenguCard, type Wild, wilds } from '../../catalogue/index.ts'
import { type Plan, type Step, todo } from '../kinds.ts'
import { advanceKodama } from '../kodamas.ts'
import { addPoints, boardOf, domainOf, giveResource, joinPair, TENGU } from '../step.ts'
import { nextPawn, slotFor } from '../zones.ts'
import { randomSlot } from './random.ts'
import {
  advanceMostCompetitive,
  gainAssociated,
  mostCompetitive,
  prefersBuilding,
  prefersMitama,
  shownFor,
} from './terms.ts'

/** Movement of the Tengu, one step of the table for each point. */
const tenguMoves = (points: number, source: string): Plan =>
  todo(TENGU, { kind: 'tenguMovement', points, source })

function lose({ tell }: Step, rule: string): undefined {
  tell?.({ kind: 'tenguLost', seat: TENGU, rule })
}

function takeFrom({ state }: Step, market: Market, slot: number): string {
  const shelf = state.markets[market]
  const tile = at(shelf, slot)
  shelf[slot] = ''
  return tile
}

/** BIT-565: it combines at once and gains two movement points for each pair. */
function combineAll(step: Step): Plan | undefined {
  const { mitamas, dragonflies } = domainOf(step.state, TENGU)
  const pairs = Math.min(mitamas.length, dragonflies.length)
  for (let count = 0; count < pairs; count++) joinPair(step, TENGU, at(mitamas, 0), at(dragonflies, 0))
  return pairs > 0 ? tenguMoves(2 * pairs, 'BIT-565') : undefined
}

/** BIT-562. */
function takeDragonfly(step: Step): Plan | undefined {
  const slot = randomSlot(step, 'dragonfly', () => true)
  if (slot < 0) return lose(step, 'BIT-554')
  const tile = takeFrom(step, 'dragonfly', slot)
  domainOf(step.state, TENGU).dragonflies.push(tile)
  step.tell?.({ kind: 'dragonflyTaken', seat: TENGU, tile })
  return combineAll(step)
}

/** BIT-563: the nearest preferred one, otherwise a random one; the VP of the slot. */
function takeMitama(step: Step): Plan | undefined {
  const { state } = step
  const preferred = state.markets.mitama.findIndex((tile) => tile !== '' && prefersMitama(state, tile))
  const slot = preferred >= 0 ? preferred : randomSlot(step, 'mitama', () => true)
  if (slot < 0) return lose(step, 'BIT-554')
  const tile = takeFrom(step, 'mitama', slot)
  domainOf(state, TENGU).mitamas.push(tile)
  step.tell?.({ kind: 'mitamaTaken', seat: TENGU, tile })
  addPoints(step, TENGU, at(boardOf(state).mitamaPoints, slot), tile)
  return combineAll(step)
}

/** BIT-567: crystal types and slots do not limit it. */
function takeCrystal(step: Step): undefined {
  const slot = randomSlot(step, 'crystal', () => true)
  if (slot < 0) return lose(step, 'BIT-554')
  const tile = takeFrom(step, 'crystal', slot)
  const { crystals } = domainOf(step.state, TENGU)
  crystals.push(tile)
  step.tell?.({ kind: 'crystalTaken', seat: TENGU, tile, slot: crystals.length - 1 })
}

const zonesFor = ({ state }: Step, tile: string): Wild[] =>
  wilds.filter((zone) => slotFor(state, tile, zone) >= 0)

/** The market slot of the nearest preferred building with a legal slot, or -1. */
function preferredBuilding(step: Step): number {
  const { state } = step
  if (nextPawn(state, TENGU) === undefined) return -1
  return state.markets.building.findIndex(
    (tile) => tile !== '' && prefersBuilding(state, tile) && zonesFor(step, tile).length > 0,
  )
}

/** BIT-568, BIT-581, BIT-582. */
function build(step: Step): undefined {
  const { state, tell } = step
  if (nextPawn(state, TENGU) === undefined) return lose(step, 'BIT-582')
  const preferred = preferredBuilding(step)
  const slot =
    preferred >= 0 ? preferred : randomSlot(step, 'building', (tile) => zonesFor(step, tile).length > 0)
  if (slot < 0) return lose(step, 'BIT-554')
  const legal = zonesFor(step, at(state.markets.building, slot))
  const zone = legal.find((one) => one === mostCompetitive(state, legal)) ?? at(legal, 0)
  const tile = takeFrom(step, 'building', slot)
  const place = slotFor(state, tile, zone)
  state.zones[place] = tile
  state.owners[place] = TENGU
  tell?.({ kind: 'built', seat: TENGU, tile, zone })
  advanceKodama(step, TENGU, zone, 1, tile)
}

function actInYomi(step: Step, shows: TenguCard['shows']): Plan | undefined {
  if (shows === 'dragonfly') return takeDragonfly(step)
  if (shows === 'mitama') return takeMitama(step)
  // BIT-564
  return domainOf(step.state, TENGU).mitamas.length > 0 ? takeDragonfly(step) : takeMitama(step)
}

function actInForges(step: Step, shows: TenguCard['shows']): undefined {
  if (shows === 'crystal') return takeCrystal(step)
  if (shows === 'building') return build(step)
  // BIT-569
  return preferredBuilding(step) >= 0 ? build(step) : takeCrystal(step)
}

/** BIT-580. */
function actInClearing(step: Step, card: TenguCard): undefined {
  if (card.region === 4) for (const resource of card.takes) giveResource(step, TENGU, resource, card.id)
  else for (let count = 0; count < 2; count++) gainAssociated(step, card, card.id)
  advanceMostCompetitive(step, card.id)
}

const rules: Readonly<Record<Wild, string>> = { 1: 'BIT-564', 2: 'BIT-566', 4: 'BIT-580', 5: 'BIT-569' }
const shownRules: Readonly<Partial<Record<TenguCard['shows'], string>>> = {
  dragonfly: 'BIT-562',
  mitama: 'BIT-563',
  crystal: 'BIT-567',
  building: 'BIT-568',
}

/** The Tengu's action of a region, with what the card shows if it belongs there (BIT-562 to BIT-582). */
export function actIn(step: Step, region: Wild, card: TenguCard): Plan | undefined {
  const shows = shownFor(step.state, card, region)
  const rule = shownRules[shows] ?? rules[region]
  step.tell?.({ kind: 'tenguActed', seat: TENGU, region, card: card.id, rule })
  switch (region) {
    case 1:
      return actInYomi(step, shows)
    case 2:
      return tenguMoves(3, 'BIT-566')
    case 4:
      return actInClearing(step, card)
    case 5:
      return actInForges(step, shows)
  }
}
