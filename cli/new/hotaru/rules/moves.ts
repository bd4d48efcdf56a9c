import { int, type MoveShapes } from '@engawa/kernel'
import { fireflies } from '../catalogue/index.ts'

/** Everything a seat can do. */
export type Move =
  /** HOT-04: draw a firefly into the net. */
  | { readonly kind: 'catch' }
  /** HOT-05: the net goes into the jar. */
  | { readonly kind: 'home' }
  /** HOT-06: this firefly of the torn net goes into the jar. */
  | { readonly kind: 'rescue'; readonly firefly: number }

export const shapes: MoveShapes = {
  catch: {},
  home: {},
  rescue: { firefly: int(1, fireflies.length) },
}
