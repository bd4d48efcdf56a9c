import type { Seat } from '@engawa/kernel'
import { type Vision, type VisionItem, vision, visionItems } from '../catalogue/index.ts'
import { visionStock } from './counts.ts'
import type { State } from './state.ts'
import { domainOf } from './step.ts'

type Stock = Record<VisionItem, number>

interface Best {
  points: number
  fulfilled: readonly string[]
}

const fits = (card: Vision, stock: Stock): boolean =>
  visionItems.every((item) => (card.needs[item] ?? 0) <= stock[item])

function use(card: Vision, stock: Stock, sign: 1 | -1): void {
  for (const item of visionItems) stock[item] -= sign * (card.needs[item] ?? 0)
}

/** Better by points, then by the number fulfilled (BIT-413). */
function isBetter(points: number, count: number, best: Best): boolean {
  return points > best.points || (points === best.points && count > best.fulfilled.length)
}

/**
 * BIT-408, BIT-413: which Visions to fulfil when each item serves one only. A fulfilled card is worth its
 * points and the loss it avoids; the rest of the cards bounds what can still be won.
 */
export function bestVisions(cards: readonly Vision[], stock: Stock): Best {
  const rows = cards.slice().sort((a, b) => b.points + b.loss - (a.points + a.loss))
  const losses = rows.reduce((sum, card) => sum + card.loss, 0)
  const best: Best = { points: -losses, fulfilled: [] }
  const chosen: string[] = []
  const search = (index: number, points: number, open: number): void => {
    if (isBetter(points, chosen.length, best)) {
      best.points = points
      best.fulfilled = chosen.slice()
    }
    const card = rows[index]
    if (card === undefined || points + open < best.points) return
    const worth = card.points + card.loss
    if (fits(card, stock)) {
      use(card, stock, 1)
      chosen.push(card.id)
      search(index + 1, points + worth, open - worth)
      chosen.pop()
      use(card, stock, -1)
    }
    search(index + 1, points, open - worth)
  }
  const open = rows.reduce((sum, card) => sum + card.points + card.loss, 0)
  search(0, -losses, open)
  return best
}

/** The Visions the seat would fulfil now. */
export function fulfilledVisions(state: State, seat: Seat): string[] {
  const cards = domainOf(state, seat).visions.map(vision)
  return bestVisions(cards, visionStock(state, seat)).fulfilled.slice()
}

/** BIT-407: once the ascension has begun the count stands. */
export function visionsMet(state: State, seat: Seat): readonly string[] {
  const counted = state.season === 'ascension' || state.season === 'over'
  return counted ? domainOf(state, seat).fulfilled : fulfilledVisions(state, seat)
}
