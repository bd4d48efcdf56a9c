import type { SpotId } from './choice.ts'

/**
 * What whoever looks had taken up on the table and left there: where another takes the last of it, that is told
 * as something that happened to them. It is known to this page alone, and told once until they take up something else.
 */
export class Wanted {
  #taken: readonly SpotId[] = []

  /** It is chosen now, though nothing is played yet. */
  takeUp(piece: SpotId): void {
    this.#taken = [...this.#taken.filter((other) => other !== piece), piece]
  }

  /** It was played, or is gone. */
  letGo(piece: SpotId): void {
    this.#taken = this.#taken.filter((other) => other !== piece)
  }

  /** Is this what was left last? Then it is told, and all others are forgotten: one such moment is enough. */
  lose(piece: SpotId): boolean {
    const last = this.#taken.at(-1) === piece
    if (last) this.clear()
    else this.letGo(piece)
    return last
  }

  clear(): void {
    this.#taken = []
  }
}

/** A page has one person before it at a time. */
export const wanted = new Wanted()
