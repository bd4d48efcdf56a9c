import { int, type MoveShapes, oneOf } from '@engawa/kernel'
import {
  type Action,
  actions,
  balanceTiles,
  type Colour,
  colours,
  type FoodValue,
  foodValues,
  gridCells,
  homes,
  type Spirit,
  shoots,
  spirits,
  temples,
} from '../catalogue/index.ts'

export type Move =
  /** BAM-018: choose a colour. */
  | { readonly kind: 'colour'; readonly colour: Colour }
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

/** Stocks, temples and stalks: there are as many of each. */
const place = int(0, temples.length - 1)
const spirit = oneOf(...spirits)
const food = oneOf(...foodValues)
const shoot = int(1, shoots.length)
const balanceTile = int(1, balanceTiles.length)

export const shapes: MoveShapes = {
  colour: { colour: oneOf(...colours) },
  draft: { shoot },
  gift: { gift: oneOf(...actions), use: oneOf(true, false) },
  visit: { stock: place },
  pass: {},
  offer: { temple: place },
  place: { shoot, stalk: place },
  activate: { stalk: place, as: oneOf(...actions) },
  forgo: { stalk: place },
  stow: { stock: place },
  spirit: { spirit },
  rest: {},
  take: { tile: balanceTile },
  score: { tile: balanceTile },
  earn: {},
  buy: { tile: int(1, homes.length) },
  furnish: { cell: int(0, gridCells - 1) },
  cook: { food },
  renew: {},
  feed: { food },
  wake: { spirit },
  done: {},
}
