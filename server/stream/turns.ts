import { Lines } from '../lines.ts'

/** One of all who wait goes on in a turn of the event loop, so that whoever plays is answered in between. */
export class Turns {
  readonly #waiting = new Lines<() => void>()
  #scheduled = false

  /** Resolves when the turn of those for whom it is has come. */
  next(whom: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(whom, resolve)
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.isEmpty) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#waiting.take()?.()
      this.#schedule()
    })
  }
}
