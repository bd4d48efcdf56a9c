import type { SpotId } from './choice.ts'

/** A ghost goes by itself where its piece has not moved after so long. */
const PATIENCE = 700

/** What was let go where it will lie: its ghost stays in sight until the piece sets out from there. */
class Dropped {
  #piece: SpotId | undefined
  #ghost: Element | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  keep(piece: SpotId, ghost: Element): void {
    this.clear()
    this.#piece = piece
    this.#ghost = ghost
    this.#timer = setTimeout(() => this.clear(), PATIENCE)
  }

  /** Where the ghost of this piece is held; it is put away. */
  take(piece: SpotId): DOMRect | undefined {
    if (piece !== this.#piece) return undefined
    const box = this.#ghost?.getBoundingClientRect()
    this.clear()
    return box
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#ghost?.remove()
    this.#piece = undefined
    this.#ghost = undefined
  }
}

/** A page has one person before it, who drags one thing at a time. */
export const dropped = new Dropped()
