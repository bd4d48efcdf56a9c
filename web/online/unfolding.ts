import type { Patience } from '../table/session.ts'
import type { News } from './changes.ts'

/**
 * What an automa does needs no thought, so that the steps of its turn come from the server in one moment. They wait
 * here and are taken in one after the other, each when the one before was seen; what comes behind them waits with them.
 */
export class Unfolding {
  /** Resolves when the step before was seen; nothing while nobody watches. */
  patience: Patience | undefined
  readonly #waiting: News[] = []
  readonly #takeIn: (news: News) => void
  #unfolds = false

  constructor(takeIn: (news: News) => void) {
    this.#takeIn = takeIn
  }

  /** `step`: it is told at its own time; anything else is taken in at once, unless steps wait before it. */
  bring(news: News, step: boolean): void {
    if (this.patience === undefined || (!step && this.#waiting.length === 0)) {
      this.#takeIn(news)
      return
    }
    this.#waiting.push(news)
    if (!this.#unfolds) void this.#unfold(this.patience)
  }

  /** Takes in at once whatever waits. */
  finish(): void {
    for (const news of this.#waiting.splice(0)) this.#takeIn(news)
  }

  async #unfold(patience: Patience): Promise<void> {
    this.#unfolds = true
    while (this.#waiting.length > 0) {
      await patience()
      const next = this.#waiting.shift()
      if (next !== undefined) this.#takeIn(next)
    }
    this.#unfolds = false
  }
}
