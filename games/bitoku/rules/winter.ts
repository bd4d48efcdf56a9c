import { at, type Seat } from '@engawa/kernel'
import { type Market, markets, wilds, yokaiCard } from '../catalogue/index.ts'
import { countItem, countYokai } from './counts.ts'
import type { Move } from './moves.ts'
import { LOCKED, type State } from './state.ts'
import {
  addPoints,
  always,
  boardOf,
  domainOf,
  type Question,
  refusal,
  type Step,
  TENGU,
  turnUp,
  turnUpFrom,
  wrongStep,
} from './step.ts'
import type { TaskOf } from './tasks.ts'

const otherDice = refusal('other-dice', 'BIT-272')

/** Every different order of three values. */
function orders([a = 0, b = 0, c = 0]: readonly number[]): number[][] {
  const found: number[][] = []
  for (const order of [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ])
    if (!found.some((other) => other.every((value, index) => value === order[index]))) found.push(order)
  return found
}

/** BIT-271, BIT-272: the dice come home with their values, in the order the seat chooses. */
export const lay: Question<TaskOf<'lay'>> = {
  possible: always,
  forced(state, seat) {
    const { dice } = domainOf(state, seat)
    return dice.every((value) => value === dice[0]) ? { kind: 'lay', values: dice.slice() } : undefined
  },
  mayDecline: false,
  moves: (state, seat) => orders(domainOf(state, seat).dice).map((values): Move => ({ kind: 'lay', values })),
  refuse(state, seat, _task, move) {
    if (move.kind !== 'lay') return wrongStep
    const own = domainOf(state, seat).dice.slice().sort()
    const laid = move.values.slice().sort()
    return laid.length === 3 && own.every((value, index) => value === laid[index]) ? undefined : otherDice
  },
  play({ state, tell }, seat, _task, move) {
    if (move.kind !== 'lay') return undefined
    const domain = domainOf(state, seat)
    domain.dice = move.values.slice()
    domain.places = [LOCKED, LOCKED, LOCKED]
    tell?.({ kind: 'laid', seat, values: domain.dice.slice() })
    return undefined
  },
}

/** BIT-532: the Tengu's dice return with their values. */
export function lockTenguDice(state: State): void {
  if (state.solo) domainOf(state, TENGU).places = [LOCKED, LOCKED, LOCKED]
}

/** BIT-274: what removing this card would give now. */
export function virtuePoints(state: State, seat: Seat, card: string): number {
  const { points, item, most } = yokaiCard(card).virtue
  return Math.min(most, points * countItem(state, seat, item))
}

const NEEDED = 5
const tooFewYokai = refusal('too-few-yokai', 'BIT-273')
const notPlayed = refusal('not-played', 'BIT-294')

/** BIT-273 to BIT-276, BIT-294. */
export const virtue: Question<TaskOf<'virtue'>> = {
  possible(state, seat) {
    const domain = domainOf(state, seat)
    return countYokai(domain) >= NEEDED && domain.slots.some((card) => card !== '')
  },
  mayDecline: true,
  moves(state, seat) {
    const cards = domainOf(state, seat).slots.filter((card) => card !== '')
    return cards.map((card): Move => ({ kind: 'virtue', card }))
  },
  refuse(state, seat, _task, move) {
    if (move.kind !== 'virtue') return wrongStep
    const domain = domainOf(state, seat)
    if (countYokai(domain) < NEEDED) return tooFewYokai
    return domain.slots.includes(move.card) ? undefined : notPlayed
  },
  play(step, seat, _task, move) {
    if (move.kind !== 'virtue') return undefined
    const domain = domainOf(step.state, seat)
    const points = virtuePoints(step.state, seat, move.card)
    domain.slots[domain.slots.indexOf(move.card)] = ''
    domain.removed.push(move.card)
    step.tell?.({ kind: 'removed', seat, card: move.card, points })
    addPoints(step, seat, points, move.card)
    return undefined
  },
}

/** BIT-278: the other cards on the boards are discarded. */
export function clearBoards(state: State): void {
  for (const { slots, discard } of state.domains)
    slots.forEach((card, slot) => {
      if (card === '') return
      discard.push(card)
      slots[slot] = ''
    })
}

/** BIT-531: in solo a random rock of the garden leaves the game. */
export function loseGardenRock({ state, chance, tell }: Step): void {
  const there = state.garden.filter((id) => id !== '')
  if (there.length === 0) return
  const rock = chance.pick(there)
  state.garden[state.garden.indexOf(rock)] = ''
  state.gone.push(rock)
  tell?.({ kind: 'rockLeft', rock, rule: 'BIT-531' })
}

/** BIT-280 to BIT-284: old cards away, markers back, new cards on every hill. */
export function dealHills({ state, chance, tell }: Step): void {
  for (const card of state.hillYokai) if (card !== '') state.yokaiDiscard.push(card)
  for (const card of state.hillBitoku) if (card !== '') state.bitokuDiscard.push(card)
  state.covered.fill(false)
  wilds.forEach((hill, index) => {
    const bitoku = turnUpFrom(state.bitokuDeck, state.bitokuDiscard, chance) ?? ''
    const yokai = turnUpFrom(state.yokaiDeck, state.yokaiDiscard, chance) ?? ''
    state.hillBitoku[index] = bitoku
    state.hillYokai[index] = yokai
    tell?.({ kind: 'hillDealt', hill, yokai, bitoku })
  })
}

/** BIT-286, BIT-287, BIT-290: tiles slide away from the stack; new ones fill the farthest slot first. */
export function fillMarket({ state, chance, tell }: Step, market: Market): void {
  const { slots } = boardOf(state)
  const shelf = state.markets[market]
  const tiles = shelf.filter((tile) => tile !== '')
  shelf.fill('')
  tiles.forEach((tile, index) => {
    shelf[slots - tiles.length + index] = tile
  })
  for (let slot = slots - tiles.length - 1; slot >= 0; slot--) {
    const tile = turnUp(state.stacks[market], chance)
    if (tile === undefined) return
    shelf[slot] = tile
    tell?.({ kind: 'tileTurned', market, tile, slot })
  }
}

/** BIT-285: the tile farthest from the stack leaves the game. */
function loseFarthest({ state, tell }: Step, market: Market): void {
  const shelf = state.markets[market]
  const tile = at(shelf, shelf.length - 1)
  if (tile === '') return
  shelf[shelf.length - 1] = ''
  state.gone.push(tile)
  tell?.({ kind: 'tileLeft', market, tile })
}

/** BIT-283: winter step E in its order. */
export function dealWinter(step: Step): void {
  dealHills(step)
  for (const market of markets) loseFarthest(step, market)
  for (const market of markets) fillMarket(step, market)
}
