import type { Chance, Viewer } from '@engawa/kernel'
import { lights } from '../catalogue/index.ts'
import { copy } from './copy.ts'
import type { State } from './state.ts'

/**
 * Wishes are the only secret (HOT-02): what is in the bag follows from what lies open, and its order does not
 * exist before a firefly is drawn. They are shown for the final count.
 */
export function view(state: State, viewer: Viewer): State {
  const over = state.phase === 'over'
  return {
    ...copy(state),
    wishes: state.wishes.map((wish, seat) => (over || seat === viewer ? wish : 0)),
    spareWishes: state.spareWishes.map(() => 0),
  }
}

/** Deals the wishes that the viewer does not know at random over the places where they can be. */
export function imagine(seen: State, chance: Chance): State {
  const unknown = chance.shuffle(lights.filter((light) => !seen.wishes.includes(light)))
  const fill = (wish: number) => (wish === 0 ? (unknown.pop() ?? 0) : wish)
  return { ...copy(seen), wishes: seen.wishes.map(fill), spareWishes: seen.spareWishes.map(fill) }
}
