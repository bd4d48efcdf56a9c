import { createContext, useCallback, useContext } from 'react'
import type { SpotId } from './choice.ts'
import type { Flying } from './flight.ts'

/** A piece at its place, as the page shows it. */
export interface Lying {
  readonly at: SpotId
  readonly box: DOMRect
  readonly element: Element
  /** What held it: gone as well where another page of the board is shown. */
  readonly holder: Element | null
}

/**
 * Where the pieces and places of a board are on the page, by their ids. A piece may be drawn more than once,
 * e.g. on the table and in a sheet: the one that was drawn last and is in sight counts.
 */
export class Spots {
  readonly #pieces = new Map<SpotId, Set<Element>>()
  readonly #places = new Map<SpotId, Set<Element>>()
  /** The pieces that are on their way. */
  readonly flights = new Map<SpotId, Flying>()

  join(kind: 'piece' | 'place', id: SpotId, element: Element): () => void {
    const all = kind === 'piece' ? this.#pieces : this.#places
    const drawn = all.get(id) ?? new Set()
    all.set(id, drawn.add(element))
    return () => {
      drawn.delete(element)
      if (drawn.size === 0 && all.get(id) === drawn) all.delete(id)
    }
  }

  piece(id: SpotId): Element | undefined {
    return inSight(this.#pieces.get(id))
  }

  place(id: SpotId): Element | undefined {
    return inSight(this.#places.get(id))
  }

  /** Where every piece in sight lies now. */
  lying(): ReadonlyMap<SpotId, Lying> {
    const all = new Map<SpotId, Lying>()
    for (const [id, drawn] of this.#pieces) {
      const element = inSight(drawn)
      if (element === undefined) continue
      all.set(id, {
        at: element.getAttribute('data-at') ?? '',
        box: element.getBoundingClientRect(),
        element,
        holder: element.parentElement,
      })
    }
    return all
  }
}

function inSight(drawn: ReadonlySet<Element> | undefined): Element | undefined {
  return drawn && [...drawn].findLast((element) => element.checkVisibility())
}

const Drawn = createContext(new Spots())
export const SpotsProvider = Drawn.Provider

/** For the `ref` of something that arrows and travels lead from or to, and that is nothing to press or to ask about. */
export function useSpot(id: SpotId) {
  const spots = useSpots()
  return useCallback(
    (element: Element | null) => (element === null ? undefined : spots.join('place', id, element)),
    [spots, id],
  )
}

/** Where the pieces and places of this board are on the page. */
export const useSpots = (): Spots => useContext(Drawn)
