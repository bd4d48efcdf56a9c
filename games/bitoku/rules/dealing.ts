import { at, type Bag, type Chance, drawFrom, type Seat, shuffleInto } from '@engawa/kernel'
import { type Market, markets, wilds } from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import type { Source } from './state.ts'
import { boardOf, domainOf } from './step.ts'

/**
 * Turns up the next piece of a face-down stack. Something was learned even where no number was needed
 * to draw it, so the generator counts a use and the step cannot be taken back.
 */
export function turnUp(bag: Bag<string>, chance: Chance): string | undefined {
  const { uses } = chance
  const piece = drawFrom(bag, chance)
  if (piece !== undefined && chance.uses === uses) chance.int(1)
  return piece
}

/** BIT-087, BIT-284: a common deck that has run out takes its discard pile back. */
export function turnUpFrom(bag: Bag<string>, discard: string[], chance: Chance): string | undefined {
  if (bag.inside.length + bag.under.length === 0) shuffleInto(bag, discard.splice(0))
  return turnUp(bag, chance)
}

/** BIT-081, BIT-084: cards from the own deck; its discard pile is shuffled when a card is missing. */
export function drawOwn({ state, chance, tell }: Step, seat: Seat, count: number, source: Source): void {
  const { hand, deck, discard, known } = domainOf(state, seat)
  const drawn: string[] = []
  for (let left = count; left > 0; left--) {
    if (deck.inside.length === 0) {
      if (discard.length === 0) break
      deck.inside.push(...discard)
      known.push(...discard.splice(0))
      known.sort()
      tell?.({ kind: 'reshuffled', seat })
    }
    const index = chance.int(deck.inside.length)
    drawn.push(...deck.inside.splice(index, 1))
  }
  if (drawn.length === 0) return
  hand.push(...drawn)
  tell?.({ kind: 'drew', seat, count: drawn.length, source })
  tell?.({ kind: 'drewCards', seat, cards: drawn, only: [seat] })
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
