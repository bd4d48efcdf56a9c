import { int, type MoveShapes, oneOf } from '@engawa/kernel'
import { type Action, actions, type FoodValue, gridCells, type Spirit, spirits } from '../catalogue/index.ts'

export type Move =
  /** BAM-023: take a plain shoot. */
  | { readonly kind: 'draft'; readonly shoot: number }
  /** BAM-031: take a gift; `use` false declines its effect (BAM-032). */
  | { readonly kind: 'gift'; readonly gift: Action; readonly use: boolean }
  | { readonly kind: 'visit'; readonly stock: number }
  | { readonly kind: 'pass' }
  /** One stick to a temple. */
  | { readonly kind: 'offer'; readonly temple: number }
  | { readonly kind: 'place'; readonly shoot: number; readonly stalk: number }
  /** The nearest shoot under the stalk acts; a wildcard says as what. */
  | { readonly kind: 'activate'; readonly stalk: number; readonly as: Action }
  /** The nearest shoot under the stalk is pushed in without acting. */
  | { readonly kind: 'forgo'; readonly stalk: number }
  | { readonly kind: 'stow'; readonly stock: number }
  | { readonly kind: 'spirit'; readonly spirit: Spirit }
  /** BAM-050: 1 HP instead of the two halves. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'take'; readonly tile: number }
  | { readonly kind: 'score'; readonly tile: number }
  /** BAM-053: 1 coin instead of a tile. */
  | { readonly kind: 'earn' }
  /** Chooses a home tile; it is paid and leaves the market when its cell is named. */
  | { readonly kind: 'buy'; readonly tile: number }
  | { readonly kind: 'furnish'; readonly cell: number }
  | { readonly kind: 'cook'; readonly food: FoodValue }
  /** Tengu: all face-up food is replaced. */
  | { readonly kind: 'renew' }
  | { readonly kind: 'feed'; readonly food: FoodValue }
  | { readonly kind: 'wake'; readonly spirit: Spirit }
  /** Leaves it at that: the second half, Tengu's renewal, waking, hunger, the end of the turn. */
  | { readonly kind: 'done' }

const place = int(0, 3)
const spirit = oneOf(...spirits)
const food = int(1, 3)

export const shapes: MoveShapes = {
  draft: { shoot: int(1, 36) },
  gift: { gift: oneOf(...actions), use: oneOf(true, false) },
  visit: { stock: place },
  pass: {},
  offer: { temple: place },
  place: { shoot: int(1, 36), stalk: place },
  activate: { stalk: place, as: oneOf(...actions) },
  forgo: { stalk: place },
  stow: { stock: place },
  spirit: { spirit },
  rest: {},
  take: { tile: int(1, 68) },
  score: { tile: int(1, 68) },
  earn: {},
  buy: { tile: int(1, 64) },
  furnish: { cell: int(0, gridCells - 1) },
  cook: { food },
  renew: {},
  feed: { food },
  wake: { spirit },
  done: {},
}
